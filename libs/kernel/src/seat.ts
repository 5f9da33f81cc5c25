import type { Locale } from './locale.js';

/** A place at the table that one account or bot holds. Seats are numbered from 0, clockwise. */
export type Seat = number;

/** The name of a seat whose player has no name, for people: counted from 1. */
export const seatName = (seat: Seat, locale: Locale): string => `${locale === 'en' ? 'Seat' : 'Place'} ${seat + 1}`;

/** A place at the table, as `Ruleset.seats` gives it. */
export interface SeatPlan {
  readonly seat: Seat;
  /** The team that the seat plays for; absent where all play for themselves. */
  readonly side?: string;
  /** The role of the seat, where seats differ (for instance `overlord`). */
  readonly role?: string;
}

/** How many seats a game needs under its options, and what they are. */
export interface TablePlan {
  /** Fewest seats that must be taken before the game may start. */
  readonly least: number;
  /** Every seat there is. A game that starts with fewer plays the first ones. */
  readonly seats: readonly SeatPlan[];
}

/**
 * A viewer of a game. A spectator sees what is public; an auditor sees everything
 * (the server admits auditors to finished games only).
 */
export type Viewer =
  { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'spectator' } | { readonly kind: 'auditor' };

/** The viewer who sits at `seat`. */
export const atSeat = (seat: Seat): Viewer => ({ kind: 'seat', seat });

/** A viewer without a seat. */
export const spectator: Viewer = { kind: 'spectator' };

/** A viewer who may see everything. */
export const auditor: Viewer = { kind: 'auditor' };

/** True when a viewer sees the secrets of a seat. */
export const seesAllOf = (viewer: Viewer, seat: Seat): boolean =>
  viewer.kind === 'auditor' || (viewer.kind === 'seat' && viewer.seat === seat);
