import { byEncounter } from './direct-encounter.js';
import { oppositionOf, sumsOf, type Opposition, type Sums } from './opposition.js';
import type { RoundScore, Scores } from './scores.js';
import type { TieBreakRules } from './tie-break-rules.js';

/**
 * A tie-break between players of equal points: the values of the players who are tied so far, in their order. Higher is
 * better.
 */
export type TieBreak = (
  scores: Scores,
  equals: readonly string[],
  rules: TieBreakRules,
  /** The sums of these scores, where they are known already. */
  sums?: Sums,
) => readonly number[];

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** A tie-break by the rounds of each player alone. */
const byRounds =
  (valueOf: (rounds: readonly RoundScore[]) => number): TieBreak =>
  (scores, equals) =>
    equals.map((player) => valueOf(scores.get(player) ?? []));

/** A tie-break by the opponents of each player. */
const byOpposition =
  (valueOf: (opposition: readonly Opposition[]) => number): TieBreak =>
  (scores, equals, rules, sums = sumsOf(scores, rules)) =>
    equals.map((player) => valueOf(oppositionOf(scores, player, rules, sums)));

/** Article 8.1. */
const buchholz = (opposition: readonly Opposition[]): number => opposition.reduce((all, { score }) => all + score, 0);

/** Article 14.1: the same without the least; a round that the player chose not to play is cut before any other. */
function buchholzCutOne(opposition: readonly Opposition[]): number {
  const voluntary = opposition.filter(({ isVoluntary }) => isVoluntary);
  const least = Math.min(...(voluntary.length > 0 ? voluntary : opposition).map(({ score }) => score));
  return opposition.length === 0 ? 0 : buchholz(opposition) - least;
}

/** Article 9.1. */
const sonnebornBerger = (opposition: readonly Opposition[]): number =>
  opposition.reduce((all, { score, points }) => all + score * points, 0);

/** Article 6: how many of the tied players it puts below each. */
const directEncounter: TieBreak = (scores, equals, rules) => {
  const below = new Map<string, number>();
  let left = equals.length;
  for (const part of byEncounter(scores, equals, rules)) {
    left -= part.length;
    for (const player of part) below.set(player, left);
  }
  return equals.map((player) => below.get(player) ?? 0);
};

/** All tie-breaks, by name. */
export const tieBreaks = {
  BUCHHOLZ: byOpposition(buchholz),
  BUCHHOLZ_CUT_1: byOpposition(buchholzCutOne),
  SONNEBORN_BERGER: byOpposition(sonnebornBerger),
  DIRECT_ENCOUNTER: directEncounter,
  /** Article 7.1. */
  WINS: byRounds((rounds) => rounds.filter(({ isWin }) => isWin).length),
  GAME_POINTS: byRounds((rounds) => sum(rounds.map(({ inGame = 0 }) => inGame))),
} as const satisfies Readonly<Record<string, TieBreak>>;

/** The descriptions of the tie-breaks, in a sentence each. */
export const tieBreakWords: Readonly<Record<TieBreakName, string>> = {
  BUCHHOLZ:
    'Buchholz: the points of all opponents, each once per meeting. In a Swiss, unplayed rounds count by FIDE’s C.07.',
  BUCHHOLZ_CUT_1: 'Buchholz without the weakest opponent; a round that the player chose not to play is cut first.',
  SONNEBORN_BERGER: 'Sonneborn-Berger: the points of each opponent, times the own points against them.',
  DIRECT_ENCOUNTER:
    'The number of tied players who come below by their games against each other. Where some have not met, only those are separated whom no missing game could change.',
  WINS: 'The number of rounds worth as much as a win, with or without a game.',
  GAME_POINTS: 'The sum of the points in the games themselves; of teams, the board points.',
};

/** The name of a tie-break. */
export type TieBreakName = keyof typeof tieBreaks;
