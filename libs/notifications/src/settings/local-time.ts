import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Formats are costly to make, and accounts share few time zones; one zone can be written in many ways. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format;
}

/** Minutes since midnight on the clocks of a time zone. */
export function minuteOfDay(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/** The minutes since midnight of a text such as `22:30`. */
export function minutesIn(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The first moment after `at` at which the clocks of a time zone show a time of the day. Where clocks are changed meanwhile, they
 * are looked at again; a time that is left out that day comes as much later.
 */
export function nextAt(at: number, minute: number, timeZone: string): number {
  const full = at - (at % MINUTE);
  const ahead = (minute - minuteOfDay(at, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guess = full + ahead * MINUTE;
  const off = (minute - minuteOfDay(guess, timeZone) + DAY_MINUTES + DAY_MINUTES / 2) % DAY_MINUTES;
  const changed = guess + (off - DAY_MINUTES / 2) * MINUTE;
  return changed > at && minuteOfDay(changed, timeZone) === minute ? changed : guess;
}
