import type { LeagueEvent } from '../events.js';
import type { MatchGame, Pairing, PairingOutcome, Season } from '../state.js';
import { matchPlanOf } from './match-decisions.js';
import { matchPlaced } from './match-score.js';

type Following = Extract<LeagueEvent, { readonly type: 'gameFollowed' }>;
type Confirming = Extract<LeagueEvent, { readonly type: 'resultConfirmed' }>;

/** A pairing as it begins: in a season of matches, with its first game. */
export function begun(season: Season, pairing: Omit<Pairing, 'outcome'>, startsAt: number): Pairing {
  const { gameId, players } = pairing;
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
  const outcome: PairingOutcome = { kind: 'CONFIRMED', scores, gameHash, endedAt, placed, since: version };
  const games = (pairing.games ?? []).map((game): MatchGame => (game.gameId === gameId ? { ...game, outcome } : game));
  return { ...pairing, games };
}

/** What was played of a match: its last game that was played to the end, and the result by games. */
export function playedOf({ players, games }: Pairing): Partial<PairingOutcome> {
  const over = (games ?? []).flatMap(({ outcome }) => outcome ?? []);
  const last = over.at(-1);
  if (!last) return {};
  const placed = matchPlaced(
    players,
    over.map((outcome) => outcome.placed),
  );
  return { gameHash: last.gameHash, endedAt: last.endedAt, placed };
}
