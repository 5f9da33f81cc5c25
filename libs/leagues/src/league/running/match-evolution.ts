import type { LeagueEvent } from '../events.js';
import type { MatchGame, Pairing, PairingOutcome, Season } from '../state.js';
import type { Placed } from '../scoring.js';
import { matchPlanOf } from './match-games.js';
import { matchPlaced } from './match-score.js';

type Following = Extract<LeagueEvent, { readonly type: 'gameFollowed' }>;
type Paired = Extract<LeagueEvent, { readonly type: 'roundPaired' }>['pairings'][number];
type Confirming = Extract<LeagueEvent, { readonly type: 'resultConfirmed' }>;

/** A pairing as it begins: in a season of matches, with its first game, or with all boards. */
export function begun(season: Season, { boards, ...pairing }: Paired, startsAt: number): Pairing {
  const { gameId, players } = pairing;
  if (boards)
    return { ...pairing, games: boards.map((board) => ({ ...board, startsAt, outcome: null })), outcome: null };
  const games = matchPlanOf(season) ? { games: [{ gameId, players, startsAt, outcome: null }] } : {};
  return { ...pairing, ...games, outcome: null };
}

/** A match with its next game. */
export const withNextGame = (pairing: Pairing, { gameId, players, startsAt }: Following): Pairing => ({
  ...pairing,
  games: [...(pairing.games ?? []), { gameId, players, startsAt, outcome: null }],
});

/** A match with the result of one of its games. */
export function withGameResult(pairing: Pairing, event: Confirming, version: number): Pairing {
  const { gameId, gameHash, endedAt, placed, scores } = event;
  return withOutcome(pairing, gameId, { kind: 'CONFIRMED', scores, gameHash, endedAt, placed, since: version });
}

/** A match in which a player has lost a game by a penalty. */
export function withLostGame(
  pairing: Pairing,
  { gameId, player }: Extract<LeagueEvent, { readonly type: 'gameLost' }>,
  version: number,
): Pairing {
  const placed = lostBy(player, pairing.players);
  const none = { scores: [], gameHash: null, endedAt: null };
  return withOutcome(pairing, gameId, { kind: 'FORFEITED', ...none, placed, absent: [player], since: version });
}

/** The result of a game that a player has lost by a penalty. */
export const lostBy = (loser: string, players: readonly string[]): Placed[] =>
  players.map((player) => ({ player, rank: player === loser ? 2 : 1, points: 0 }));

const withOutcome = (pairing: Pairing, gameId: string, outcome: PairingOutcome): Pairing => ({
  ...pairing,
  games: (pairing.games ?? []).map((game): MatchGame => (game.gameId === gameId ? { ...game, outcome } : game)),
});

/** What was played of a match: its last game that was played to the end, and the result by games. */
export function playedOf({ players, games }: Pairing): Partial<PairingOutcome> {
  const over = (games ?? []).flatMap(({ outcome }) => outcome ?? []);
  const last = over.findLast(({ kind, endedAt }) => kind !== 'ANNULLED' && endedAt !== null);
  if (!last) return {};
  const placed = matchPlaced(
    players,
    over.map((outcome) => outcome.placed),
  );
  return { gameHash: last.gameHash, endedAt: last.endedAt, placed };
}
