import { isAbandoned } from '#kernel/server';
import type { LoadedGame } from '#records';
import { sharedDealOf } from '../league/deals.js';
import type { Placed } from '../league/scoring.js';
import { gamesOf, hasGame } from '../league/running/match-games.js';
import { keepsToVacations } from './league-vacations.js';
import { seatsOf, type League, type Pairing, type Round, type Season } from '../league/state.js';

/** A pairing that is still played, with its position; of a match, one of its games. */
export interface Played {
  readonly season: Season;
  readonly round: Round;
  readonly pairing: Pairing;
  /** When its game is opened, in milliseconds since 1970. */
  readonly startsAt: number;
}

/** The round of a game, as it is paired now; `undefined` where the round was paired again. */
export const roundOf = ({ seasons }: League, gameId: string): Round | undefined =>
  seasons.flatMap(({ rounds }) => rounds).find(({ pairings }) => pairings.some((one) => hasGame(one, gameId)));

/** The season of a game, as it is paired now; `undefined` where its round was paired again. */
export const seasonOfGame = ({ seasons }: League, gameId: string): Season | undefined =>
  seasons.find(({ rounds }) => rounds.some(({ pairings }) => pairings.some((one) => hasGame(one, gameId))));

/** The pairing that is played as this game; `undefined` where it is decided, or was paired again. */
export function playedIn({ seasons }: League, gameId: string): Played | undefined {
  for (const season of seasons.toReversed())
    for (const round of season.rounds.toReversed()) {
      const { startsAt, pairings } = round;
      const whole = pairings.find((one) => hasGame(one, gameId));
      const pairing = whole && gamesOf(whole).find((one) => one.gameId === gameId);
      const begins = whole?.games?.find((one) => one.gameId === gameId)?.startsAt ?? startsAt;
      if (whole && pairing)
        return whole.outcome || pairing.outcome ? undefined : { season, round, pairing, startsAt: begins };
    }
  return undefined;
}

/**
 * The results of the players of a pairing: each has the best rank of its seats, with all their points. `undefined`
 * where the game is not over, or was abandoned: then an organizer decides; and where it had another deal than its round, or gave a
 * player more vacation than the season.
 */
export function placedIn(loaded: LoadedGame, { season, round, pairing }: Played): Placed[] | undefined {
  const { game } = loaded;
  const { placings = [] } = game.outcome ?? {};
  if (game.phase !== 'over' || isAbandoned(game)) return undefined;
  const deal = sharedDealOf(round, pairing.gameId);
  if (deal && deal.promise !== game.seedCommitment) return undefined;
  const seats = seatsOf(season, pairing);
  if (!keepsToVacations(season, seats, loaded)) return undefined;
  return pairing.players.map((player): Placed => {
    const own = new Set(seats.filter((one) => one.player === player).map(({ seat }) => seat));
    const places = placings.filter(({ seat }) => own.has(seat));
    return {
      player,
      rank: Math.min(...places.map(({ rank }) => rank)),
      points: places.reduce((sum, { points }) => sum + points, 0),
    };
  });
}
