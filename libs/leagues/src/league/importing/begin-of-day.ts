const DAY = 86_400_000;
/** The days of a year before its months, in a year that begins in March: the leap day is its last one. */
const BEFORE = [0, 31, 61, 92, 122, 153, 184, 214, 245, 275, 306, 337];
/** Days from the first of March of the year 0 to the begin of 1970. */
const EPOCH = 719_468;

/** The begin of a day in UTC, in milliseconds since 1970. @param date as YYYY-MM-DD, of this century. */
export function beginOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const begins = month < 3 ? year - 1 : year;
  const leaps = Math.floor(begins / 4) - Math.floor(begins / 100) + Math.floor(begins / 400);
  return (365 * begins + leaps + (BEFORE[(month + 9) % 12] ?? 0) + day - 1 - EPOCH) * DAY;
}
