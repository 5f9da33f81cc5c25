import { latestGame } from './running/match-games.js';
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
        const game = latestGame(pairing);
        const startsAt = pairing.games?.at(-1)?.startsAt ?? round.startsAt;
        const own = seatsOf(season, game).find((seat) => seat.account === account);
        return own ? [{ season, round, pairing: game, startsAt, seat: own.seat }] : [];
      }),
    ),
  );
