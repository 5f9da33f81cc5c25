import { minuteOfDay, minutesIn, nextAt } from './local-time.js';
import type { NotificationSettings } from './settings.js';

const HOUR = 3_600_000;

/** When the quiet hours end that a moment lies in; `undefined` where it lies in none. Milliseconds since 1970. */
export function quietUntil(at: number, { quietHours, timeZone }: NotificationSettings): number | undefined {
  if (!quietHours) return undefined;
  const [from, to, now] = [minutesIn(quietHours.from), minutesIn(quietHours.to), minuteOfDay(at, timeZone)];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  return isQuiet ? nextAt(at, to, timeZone) : undefined;
}

/** When something is told that happens now: at the time of the digest, and never in quiet hours. */
export function dueAt(at: number, settings: NotificationSettings): number {
  const gathered = digestAfter(at, settings);
  return quietUntil(gathered, settings) ?? gathered;
}

function digestAfter(at: number, { digest, digestAt, timeZone }: NotificationSettings): number {
  switch (digest) {
    case 'NONE':
      return at;
    case 'HOURLY':
      return nextHour(at, timeZone);
    case 'DAILY':
      return nextAt(at, minutesIn(digestAt), timeZone);
  }
}

/** The next full hour on the clocks of a time zone: some zones are half an hour apart from the others. */
function nextHour(at: number, timeZone: string): number {
  const minutes = minuteOfDay(at, timeZone) % 60;
  return at - (at % 60_000) + (60 - minutes) * 60_000;
}

/** A warning, and the moments that it lies between. */
interface Warning {
  /** When the turn is seen to wait. */
  readonly now: number;
  /** When the time of the seat runs out. */
  readonly deadline: number;
}

/**
 * When an account is told that its time runs out: so many hours before. Digests do not delay it. Where that is in quiet hours that last
 * beyond the deadline, it is told before they begin. `undefined` where it has fewer hours from the beginning, or no such moment.
 */
export function warningAt({ now, deadline }: Warning, settings: NotificationSettings): number | undefined {
  const wanted = deadline - settings.warningHours * HOUR;
  if (wanted <= now) return undefined;
  const loud = quietUntil(wanted, settings);
  if (loud === undefined || loud < deadline) return loud ?? wanted;
  const before = quietFrom(wanted, settings) - 60_000;
  return before > now ? before : undefined;
}

/** When the quiet hours began that a moment lies in. */
function quietFrom(at: number, { quietHours, timeZone }: NotificationSettings): number {
  const from = minutesIn(quietHours?.from ?? '00:00');
  return nextAt(at - 24 * HOUR, from, timeZone);
}
