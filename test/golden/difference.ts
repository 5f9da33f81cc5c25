import { firstDifference } from '#audit';
import type { GoldenCommit, GoldenGame } from './golden-game.js';

/** Where and how two golden games first differ, in words; `undefined` when they are the same. */
export function gameDifference(stored: GoldenGame, made: GoldenGame): string | undefined {
  const header = difference(stored.header, made.header);
  return header === undefined ? commitsDifference(stored.commits, made.commits) : `header: ${header}`;
}

/** The first commit in which two lists differ, and how; `undefined` when they are the same. Takes no more than it needs. */
export function commitsDifference(stored: readonly GoldenCommit[], made: Iterable<GoldenCommit>): string | undefined {
  let count = 0;
  for (const commit of made) {
    const known = stored[count];
    if (!known) return `commit ${count + 1} (${nameOf(commit)}) is new`;
    count += 1;
    const how = difference(known, commit);
    if (how !== undefined) return `commit ${count} (${nameOf(known)}): ${how}`;
  }
  const missing = stored[count];
  return missing && `commit ${count + 1} (${nameOf(missing)}) is missing`;
}

function nameOf({ command, firstVersion }: GoldenCommit): string {
  const { type, command: played } = command as { type: string; command?: { type: string } };
  return `version ${firstVersion}, ${type}${played ? ` ${played.type}` : ''}`;
}

/** The fields that follow from the rest of a commit: told only when nothing else differs. */
const derived = ['hash', 'stateHash', 'legal'];

/** The first place at which two values of plain data differ. */
function difference(stored: unknown, made: unknown): string | undefined {
  const first = firstDifference(stored, made, '', derived);
  return first && `${first.path} was ${first.expected}, is ${first.found}`;
}
