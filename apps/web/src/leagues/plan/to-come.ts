import type { Plan } from './planned.js';

const WEEK = 7;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

/**
 * A plan whose times lie as many weeks later as it takes for all of them to be to come, each at the same time of its day: what was on
 * a Friday evening is on the next one.
 * @param now milliseconds since 1970.
 */
export function toCome(plan: Plan, now: number): Plan {
  const moments: string[] = [];
  const noted = (moment: string): string => {
    moments.push(moment);
    return moment;
  };
  withMoments(plan, noted);
  let weeks = 0;
  while (moments.some((moment) => Date.parse(later(moment, weeks)) <= now)) weeks += 1;
  return withMoments(plan, (moment) => later(moment, weeks)) as Plan;
}

/** A moment some weeks later, by the clock of the visitor: an hour more or less where it was set meanwhile. */
function later(moment: string, weeks: number): string {
  const time = new Date(moment);
  time.setDate(time.getDate() + weeks * WEEK);
  return time.toISOString();
}

/** A value with other moments in it. */
function withMoments(value: unknown, change: (moment: string) => string): unknown {
  if (typeof value === 'string') return MOMENT.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => withMoments(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMoments(one, change)]));
}
