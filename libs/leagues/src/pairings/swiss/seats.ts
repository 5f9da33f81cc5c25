import { byRank, type Standing } from './entrant.js';

/** How much somebody wants a seat; the greater, the more (C.04.3, 1.7). */
export const NONE = 0;
export const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;

/** Which seat somebody should have next. */
export interface Preference {
  readonly strength: typeof NONE | typeof MILD | typeof STRONG | typeof ABSOLUTE;
  /** True for the first seat; of no meaning without a preference. */
  readonly first: boolean;
  /** How often he was first, less how often second. */
  readonly difference: number;
}

/** Two who are to play, and who of them sits first. */
export interface Seated {
  readonly first: Standing;
  readonly second: Standing;
}

/** Which seat somebody should have next: of both alike, and not the same again and again. */
export function preferenceOf({ seats }: Pick<Standing, 'seats'>): Preference {
  const difference = seats.reduce((sum, wasFirst) => sum + (wasFirst ? 1 : -1), 0);
  const [last, before] = [seats.at(-1), seats.at(-2)];
  if (last === undefined) return { strength: NONE, first: true, difference };
  if (Math.abs(difference) > 1) return { strength: ABSOLUTE, first: difference < 0, difference };
  if (last === before) return { strength: ABSOLUTE, first: !last, difference };
  if (difference !== 0) return { strength: STRONG, first: difference < 0, difference };
  return { strength: MILD, first: !last, difference };
}

/**
 * Who of two sits first (C.04.3, 5.2): both as they should; else who should more; else the other way round than in the latest game in which
 * they differed; else as the better one should; else by his number.
 * @param initial whether odd numbers sit first in the first round.
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

/** The other way round than when they last sat differently, counted from their latest games. */
function whenTheyDiffered(upper: Standing, lower: Standing): boolean | undefined {
  for (let ago = 1; ago <= Math.min(upper.seats.length, lower.seats.length); ago += 1) {
    const [own, its] = [upper.seats.at(-ago), lower.seats.at(-ago)];
    if (own !== its) return its;
  }
  return undefined;
}

/** What a pair does to the seats that its players should have. */
export interface SeatFaults {
  /** Who would have sat at one seat more than twice oftener than at the other. */
  readonly beyondTwo: number;
  /** Who would sit at the same seat for the third time in a row. */
  readonly thriceInARow: number;
  /** Who does not get the seat that he should have, and of those who should strongly. */
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
