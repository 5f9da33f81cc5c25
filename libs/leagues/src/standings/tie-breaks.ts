import { pointsOf, type Scores } from './scores.js';

/**
 * A tie-break between players of equal points: higher is better. `equals` are the players who are tied so far,
 * including the player.
 */
export type TieBreak = (scores: Scores, player: string, equals: readonly string[]) => number;

/** Buchholz: the points of all opponents, each once per meeting. */
const buchholz: TieBreak = (scores, player) =>
  opponentsOf(scores, player).reduce((sum, opponent) => sum + pointsOf(scores, opponent), 0);

/** The same without the weakest opponent. */
const buchholzCutOne: TieBreak = (scores, player) => {
  const points = opponentsOf(scores, player).map((opponent) => pointsOf(scores, opponent));
  return points.length === 0 ? 0 : points.reduce((sum, each) => sum + each, 0) - Math.min(...points);
};

/** Sonneborn-Berger: the points of each opponent, times the own points against them. */
const sonnebornBerger: TieBreak = (scores, player) =>
  (scores.get(player) ?? []).reduce(
    (sum, { points, against }) => sum + points * against.reduce((all, opponent) => all + pointsOf(scores, opponent), 0),
    0,
  );

/** The points against tied players; nothing where not all of them have met, since the numbers of games would differ. */
const directEncounter: TieBreak = (scores, player, equals) => {
  const others = (of: string): readonly string[] => equals.filter((each) => each !== of);
  const metAll = (of: string): boolean => {
    const met = new Set(opponentsOf(scores, of));
    return others(of).every((other) => met.has(other));
  };
  if (!equals.every(metAll)) return 0;
  const among = new Set(others(player));
  return (scores.get(player) ?? [])
    .filter(({ against }) => against.some((opponent) => among.has(opponent)))
    .reduce((sum, { points }) => sum + points, 0);
};

/** The number of won rounds, where a win is one point. */
const wins: TieBreak = (scores, player) => (scores.get(player) ?? []).filter(({ points }) => points >= 1).length;

/** The points in the games themselves. */
const gamePoints: TieBreak = (scores, player) =>
  (scores.get(player) ?? []).reduce((sum, { inGame = 0 }) => sum + inGame, 0);

const opponentsOf = (scores: Scores, player: string): readonly string[] =>
  (scores.get(player) ?? []).flatMap(({ against }) => against);

/** All tie-breaks, by name. */
export const tieBreaks = {
  BUCHHOLZ: buchholz,
  BUCHHOLZ_CUT_1: buchholzCutOne,
  SONNEBORN_BERGER: sonnebornBerger,
  DIRECT_ENCOUNTER: directEncounter,
  WINS: wins,
  GAME_POINTS: gamePoints,
} as const satisfies Readonly<Record<string, TieBreak>>;

/** The descriptions of the tie-breaks, in a sentence each. */
export const tieBreakWords: Readonly<Record<TieBreakName, string>> = {
  BUCHHOLZ: 'Buchholz: the points of all opponents, each once per meeting.',
  BUCHHOLZ_CUT_1: 'Buchholz without the weakest opponent.',
  SONNEBORN_BERGER: 'Sonneborn-Berger: the points of each opponent, times the own points against them.',
  DIRECT_ENCOUNTER: 'The points against tied players; nothing where not all of them have met.',
  WINS: 'The number of rounds with a point or more.',
  GAME_POINTS: 'The sum of the points in the games themselves.',
};

/** The name of a tie-break. */
export type TieBreakName = keyof typeof tieBreaks;
