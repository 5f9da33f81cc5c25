import type { AnyRuleset } from '#kernel';
import { table } from './table.js';
import type { Score, Tally } from './tally.js';

/** The tables of a series of games between `seats` seats, ready to be printed or put into the docs as Markdown. */
export function report(ruleset: AnyRuleset, tally: Tally, seats: number): string {
  // Where sides differ in size, a side is what wins: of two sides each has half of the games as its fair share.
  const parties = tally.sides.size || seats;
  const sections = [
    `${tally.games} games of ${ruleset.name} ${ruleset.version}, ${seats} seats`,
    lengths(tally),
    tally.sides.size > 0 ? wins('side', tally.sides, parties) : '',
    wins('seat', tally.seats, parties),
    ...[...tally.traits].map(([kind, traits]) => wins(kind, traits, parties)),
    points(tally),
    counts('command', tally.commands, tally.games),
    counts('used', tally.uses, tally.games),
    unused(ruleset, tally),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function lengths(tally: Tally): string {
  const endings = [...tally.endings].map(([reason, games]) => `${reason} ${percent(games / tally.games)}`).join(', ');
  const rows = [
    ['turns', ...quantiles(tally.turns)],
    ['commits', ...quantiles(tally.commits)],
  ];
  return `${table(['length', 'least', 'median', '95 %', 'most'], rows)}\n\nEndings: ${endings}`;
}

/** Wins against the fair share: 1 is fair. */
function wins(kind: string, scores: ReadonlyMap<string, Score>, seats: number): string {
  const rows = [...scores]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, score]) => [
      name,
      String(score.games),
      percent(score.wins / score.games),
      ((score.wins / score.games) * seats).toFixed(2),
      (score.points / score.games).toFixed(1),
    ]);
  return table([kind, 'played', 'won', 'of fair share', 'mean points'], rows);
}

function points(tally: Tally): string {
  const rows = [...tally.parts].map(([part, sum]) => [part, (sum / tally.games).toFixed(2)]);
  return table(['points from', 'mean a seat'], rows);
}

function counts(what: string, numbers: ReadonlyMap<string, number>, games: number): string {
  const rows = [...numbers]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, times]) => [name, (times / games).toFixed(2)]);
  return rows.length === 0 ? '' : table([what, 'times a game'], rows);
}

/** The entries of the census that no game has used. */
export const neverUsed = (ruleset: AnyRuleset, tally: Tally): readonly string[] =>
  (ruleset.census?.all ?? []).filter((name) => !tally.uses.has(name));

function unused(ruleset: AnyRuleset, tally: Tally): string {
  const missing = neverUsed(ruleset, tally);
  return missing.length === 0 ? '' : `Never used: ${missing.join(', ')}`;
}

function quantiles(numbers: readonly number[]): string[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [0, 0.5, 0.95, 1].map((share) => String(sorted[Math.round(share * (sorted.length - 1))] ?? '-'));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
