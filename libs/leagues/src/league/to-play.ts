import { gamesOf } from './running/match-games.js';
import { seatsOf, type League, type Pairing, type Round, type Season } from './state.js';

/** A pairing that an account still has to play. */
export interface ToPlay {
  readonly season: Season;
  readonly round: Round;
  /** Of a match, the game that is played now. */
  readonly pairing: Pairing;
  /** When that game is opened, in milliseconds since 1970. */
  readonly startsAt: number;
  /** Its seat. */
  readonly seat: number;
}

/** The pairings that an account still has to play in a league, in the order of pairing. */
export const toPlayIn = ({ seasons }: League, account: string): readonly ToPlay[] =>
  seasons.flatMap((season) =>
    season.rounds.flatMap((round) =>
      round.pairings.flatMap((pairing) => {
        if (pairing.outcome) return [];
        return gamesOf(pairing).flatMap((game, place) => {
          const own = game.outcome ? undefined : seatsOf(season, game).find((seat) => seat.account === account);
          const startsAt = pairing.games?.[place]?.startsAt ?? round.startsAt;
          return own ? [{ season, round, pairing: game, startsAt, seat: own.seat }] : [];
        });
      }),
    ),
  );
