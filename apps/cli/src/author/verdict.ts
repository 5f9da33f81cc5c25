import type { LawReport } from '#kernel/testing';
import type { LawsRequest } from './arguments.js';

/** What the laws found, for people; `ok`: nothing. */
export interface Verdict {
  readonly ok: boolean;
  readonly says: string;
}

/** The reports of laws in a line, or each broken law with its first game and the command that shows it. */
export function verdictOn(reports: readonly LawReport[], { place, games }: LawsRequest): Verdict {
  const broken = reports.filter(({ violations }) => violations.length > 0);
  if (broken.length === 0) return { ok: true, says: `All ${reports.length} laws hold.` };
  const debug = broken.flatMap(({ violations }) => violations).flatMap((one) => debugOf(one, place, games) ?? [])[0];
  const seen = new Set<string>();
  const says = broken.map(({ law, violations: [first = ''] }) => {
    const [what = '', ...stack] = first.split('\n');
    // An exception breaks every law in the same game.
    const isNew = !seen.has(what);
    seen.add(what);
    return [
      `law ${law.number}, ${law.name}`,
      `  ${isNew ? what : 'the same'}`,
      ...(isNew ? stack.slice(0, 3) : []),
    ].join('\n');
  });
  const end = debug === undefined ? [] : ['', 'Show the game, with the views of all seats side by side:', `  ${debug}`];
  return { ok: false, says: [...says, ...end].join('\n') };
}

function debugOf(violation: string, place: string, games: number | undefined): string | undefined {
  const seed = /seed "([^"]+-\d+)"/u.exec(violation)?.[1];
  if (seed === undefined) return undefined;
  const version = /version (\d+)/u.exec(violation)?.[1];
  const words = [place, '--seed', seed, ...(version === undefined ? [] : ['--at', version])];
  return ['npx chronicler author', ...words, ...(games === undefined ? [] : ['--games', String(games)])].join(' ');
}
