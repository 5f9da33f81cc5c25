/** The units of a duration, in seconds, the largest first. */
export const units = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

/** A unit of a duration. */
export type Unit = keyof typeof units;

export const unitNames = Object.keys(units) as readonly Unit[];

/** The largest unit of which a duration in seconds is a whole number; of zero seconds. */
export const unitOf = (seconds: number): Unit =>
  unitNames.find((unit) => seconds > 0 && seconds % units[unit] === 0) ?? 'seconds';

/** The units in which a duration within bounds, in seconds, can be given. */
export const unitsUpTo = (most: number): readonly Unit[] => unitNames.filter((unit) => units[unit] <= most);
