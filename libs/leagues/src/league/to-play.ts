import { seatsOf, type League, type Pairing, type Round, type Season } from './state.js';

/** A pairing that an account still has to play. */
export interface ToPlay {
  readonly season: Season;
  readonly round: Round;
  readonly pairing: Pairing;
  /** Its seat. */
  readonly seat: number;
}

/** The pairings that an account still has to play in a league, in the order of pairing. */
export const toPlayIn = ({ seasons }: League, account: string): readonly ToPlay[] =>
  seasons.flatMap((season) =>
    season.rounds.flatMap((round) =>
      round.pairings.flatMap((pairing) => {
        if (pairing.outcome) return [];
        const own = seatsOf(season, pairing).find((seat) => seat.account === account);
        return own ? [{ season, round, pairing, seat: own.seat }] : [];
      }),
    ),
  );
