import { byRank, type Standing } from './entrant.js';

/** The strength of a seat preference; greater is stronger (C.04.3, 1.7). */
export const NONE = 0;
export const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;

/** The seat that a player should have next. */
export interface Preference {
  readonly strength: typeof NONE | typeof MILD | typeof STRONG | typeof ABSOLUTE;
  /** True for the first seat; meaningless without a preference. */
  readonly first: boolean;
  /** The number of first seats minus the number of second seats. */
  readonly difference: number;
}

/** Two opponents, and the one with the first seat. */
export interface Seated {
  readonly first: Standing;
  readonly second: Standing;
}

/** Computed once for a player: a round asks for each of them with each other. */
const known = new WeakMap<Pick<Standing, 'seats'>, Preference>();

/** The seat that a player should have next: of both alike, and not the same again and again. */
export function preferenceOf(standing: Pick<Standing, 'seats'>): Preference {
  const preference = known.get(standing) ?? preferenceBy(standing.seats);
  known.set(standing, preference);
  return preference;
}

function preferenceBy(seats: readonly boolean[]): Preference {
  const difference = seats.reduce((sum, wasFirst) => sum + (wasFirst ? 1 : -1), 0);
  const [last, before] = [seats.at(-1), seats.at(-2)];
  if (last === undefined) return { strength: NONE, first: true, difference };
  if (Math.abs(difference) > 1) return { strength: ABSOLUTE, first: difference < 0, difference };
  if (last === before) return { strength: ABSOLUTE, first: !last, difference };
  if (difference !== 0) return { strength: STRONG, first: difference < 0, difference };
  return { strength: MILD, first: !last, difference };
}

/**
 * The player of two with the first seat (C.04.3, 5.2): by both preferences; else by the stronger one; else reversed
 * from the latest game in which their seats differed; else by the preference of the better player; else by that
 * player's number.
 * @param initial whether odd numbers get the first seat in the first round.
 */
export function seated(one: Standing, other: Standing, initial: boolean): Seated {
  const [upper, lower] = byRank(one, other) <= 0 ? [one, other] : [other, one];
  return isFirst(upper, lower, initial) ? { first: upper, second: lower } : { first: lower, second: upper };
}

function isFirst(upper: Standing, lower: Standing, initial: boolean): boolean {
  const [own, its] = [preferenceOf(upper), preferenceOf(lower)];
  if (own.strength !== NONE && (its.strength === NONE || own.first !== its.first)) return own.first;
  if (own.strength === NONE && its.strength !== NONE) return !its.first;
  if (own.strength === NONE) return upper.number % 2 === 1 ? initial : !initial;
  if (own.strength !== its.strength) return own.strength > its.strength ? own.first : !its.first;
  const [wide, narrow] = [Math.abs(own.difference), Math.abs(its.difference)];
  if (own.strength === ABSOLUTE && wide !== narrow) return wide > narrow ? own.first : !its.first;
  return whenTheyDiffered(upper, lower) ?? own.first;
}

/** Reversed from the latest round in which their seats differed, counted from their latest games. */
function whenTheyDiffered(upper: Standing, lower: Standing): boolean | undefined {
  for (let ago = 1; ago <= Math.min(upper.seats.length, lower.seats.length); ago += 1) {
    const [own, its] = [upper.seats.at(-ago), lower.seats.at(-ago)];
    if (own !== its) return its;
  }
  return undefined;
}

/** The effect of a pair on the seat preferences of its players. */
export interface SeatFaults {
  /** Players who would have one seat over two times more often than the other. */
  readonly beyondTwo: number;
  /** Players who would have the same seat for the third time in a row. */
  readonly thriceInARow: number;
  /** Players who do not get their preferred seat, and among them those with a strong preference. */
  readonly notGranted: number;
  readonly notGrantedStrong: number;
}

export function seatFaults(one: Standing, other: Standing): SeatFaults {
  const pair = seated(one, other, true);
  const faults = { beyondTwo: 0, thriceInARow: 0, notGranted: 0, notGrantedStrong: 0 };
  for (const [standing, sitsFirst] of [
    [pair.first, true],
    [pair.second, false],
  ] as const) {
    const { strength, first, difference } = preferenceOf(standing);
    if (Math.abs(difference + (sitsFirst ? 1 : -1)) > 2) faults.beyondTwo += 1;
    if (standing.seats.length > 1 && standing.seats.slice(-2).every((seat) => seat === sitsFirst))
      faults.thriceInARow += 1;
    if (strength === NONE || first === sitsFirst) continue;
    faults.notGranted += 1;
    if (strength >= STRONG) faults.notGrantedStrong += 1;
  }
  return faults;
}
