import { pointsOf, type Scores } from './scores.js';

/** A way to tell players of equal points apart: the more, the better. `equals` are those who are equal so far, the player among them. */
export type TieBreak = (scores: Scores, player: string, equals: readonly string[]) => number;

/** Buchholz: the points of all opponents, each as often as he was met. */
const buchholz: TieBreak = (scores, player) =>
  opponentsOf(scores, player).reduce((sum, opponent) => sum + pointsOf(scores, opponent), 0);

/** The same without the weakest opponent. */
const buchholzCutOne: TieBreak = (scores, player) => {
  const points = opponentsOf(scores, player).map((opponent) => pointsOf(scores, opponent));
  return points.length === 0 ? 0 : points.reduce((sum, each) => sum + each, 0) - Math.min(...points);
};

/** Sonneborn-Berger: the points of each opponent, times what one got against him. */
const sonnebornBerger: TieBreak = (scores, player) =>
  (scores.get(player) ?? []).reduce(
    (sum, { points, against }) => sum + points * against.reduce((all, opponent) => all + pointsOf(scores, opponent), 0),
    0,
  );

/** What was got against those who are equal; nothing where not all of them have met, for then it would be of one game more or less. */
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

/** How many rounds were won, where a win is one point. */
const wins: TieBreak = (scores, player) => (scores.get(player) ?? []).filter(({ points }) => points >= 1).length;

/** What the games themselves counted. */
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

/** What each of them is, in a sentence. */
export const tieBreakWords: Readonly<Record<TieBreakName, string>> = {
  BUCHHOLZ: 'The points of all opponents, each as often as he was met.',
  BUCHHOLZ_CUT_1: 'The same without the weakest opponent.',
  SONNEBORN_BERGER: 'The points of each opponent, times what one got against him.',
  DIRECT_ENCOUNTER: 'What was got against those who are equal; nothing where not all of them have met.',
  WINS: 'How many rounds brought a point or more.',
  GAME_POINTS: 'The points that the games themselves counted, round by round.',
};

/** The name of a tie-break. */
export type TieBreakName = keyof typeof tieBreaks;
