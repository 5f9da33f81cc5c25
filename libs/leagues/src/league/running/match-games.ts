import type { MatchGame, Pairing, PairingOutcome, Season } from '../state.js';
import type { MatchPlan } from './match-plan.js';

/** The number of games of each pairing of the current rounds of a season; undefined where it is one. */
export const matchPlanOf = ({ plan, finals }: Pick<Season, 'plan' | 'finals'>): MatchPlan | undefined =>
  finals ? plan.finals?.match : plan.match;

/** The games of a pairing, each as a pairing of its own: its single game, or those of its match so far. */
export const gamesOf = (pairing: Pairing): readonly Pairing[] =>
  pairing.games === undefined ? [pairing] : pairing.games.map((game) => gameAsPairing(pairing, game));

/** The game of a pairing that is played now, or was played last, as a pairing of its own. */
export function latestGame(pairing: Pairing): Pairing {
  const game = pairing.games?.at(-1);
  return game ? gameAsPairing(pairing, game) : pairing;
}

/** Whether a game belongs to a pairing. */
export const hasGame = ({ gameId, games = [] }: Pairing, wanted: string): boolean =>
  gameId === wanted || games.some((game) => game.gameId === wanted);

/** Whether a pairing, or a game of its match, has a result. */
export const isTouched = ({ outcome, games = [] }: Pairing): boolean =>
  outcome !== null || games.some((game) => game.outcome !== null);

/** Whether a pairing is a match of teams, on boards. */
export const hasBoards = ({ games = [] }: Pick<Pairing, 'games'>): boolean => games[0]?.accounts !== undefined;

/** The games that are annulled with a pairing: all boards of a match, and else the game that is played now, or was played last. */
export const gamesToAnnul = (pairing: Pairing): readonly string[] =>
  hasBoards(pairing)
    ? gamesOf(pairing).flatMap(({ gameId, outcome }) => (outcome?.kind === 'ANNULLED' ? [] : [gameId]))
    : [latestGame(pairing).gameId];

/** A board has a result of its own. Any other game of a match is decided with it. */
const gameAsPairing = (
  { match, outcome: decided }: Pairing,
  { gameId, players, accounts, outcome }: MatchGame,
): Pairing => ({
  gameId,
  players: [...players],
  ...(accounts ? { accounts } : {}),
  ...(match === undefined ? {} : { match }),
  outcome: decided === null || accounts ? outcome : withMatch(outcome, decided),
});

/** The outcome of a game whose match is decided: a game that was not played to its end is decided with it. */
function withMatch(outcome: PairingOutcome | null, decided: PairingOutcome): PairingOutcome {
  if (outcome === null) return { ...decided, gameHash: null, endedAt: null, placed: [] };
  return decided.kind === 'ANNULLED' ? { ...outcome, kind: 'ANNULLED', scores: [] } : outcome;
}
