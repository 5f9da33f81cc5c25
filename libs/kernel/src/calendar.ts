import { z } from 'zod';
import { localizedIssue } from './issues.js';
import { localized } from './locale.js';

/** A day in milliseconds. */
export const DAY = 86_400_000;

/** The days of a week, by their numbers in ISO 8601: Monday is 1. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** 1970 began on a Thursday: so long after a Monday. */
const AFTER_MONDAY = 3 * DAY;

const TWICE = localized('A day is named twice.', 'Un jour est nommé deux fois.');

/** The days of the week on which no clock runs. */
export const calendarSchema = z
  .strictObject({
    daysOff: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(6)
      .superRefine((days, context) => {
        if (new Set(days).size < days.length) context.addIssue(localizedIssue(TWICE));
      })
      .meta({ description: 'Days that do not count, from 1 for Monday to 7 for Sunday.' }),
    utcOffset: z
      .int()
      .min(-720)
      .max(840)
      .meta({ description: 'Minutes by which its days begin before those of UTC, all year.' }),
  })
  .meta({ id: 'Calendar', description: 'Days of the week on which no clock runs.' });

/** The days of the week on which no clock runs. */
export type Calendar = z.output<typeof calendarSchema>;

/**
 * The first time by which so much time has counted since `start`; never within a pause. Times are milliseconds since 1970, durations
 * milliseconds. Without a calendar all time counts.
 */
export function addCounting(start: number, duration: number, calendar: Calendar | undefined): number {
  if (!calendar) return start + duration;
  return duration > 0 ? momentAfter(countedBy(start, calendar) + duration, calendar) : afterPause(start, calendar);
}

/** How much of the time between two times counts, in milliseconds; 0 where the second is not later. */
export function countingBetween(from: number, until: number, calendar: Calendar | undefined): number {
  if (until <= from) return 0;
  return calendar ? countedBy(until, calendar) - countedBy(from, calendar) : until - from;
}

/** The time that has counted since the Monday before 1970, in milliseconds. */
function countedBy(time: number, calendar: Calendar): number {
  const days = countingDays(calendar);
  const local = localTime(time, calendar);
  const week = Math.floor(local / (7 * DAY));
  const within = local - week * 7 * DAY;
  const inWeek = days.map((day) => Math.min(DAY, Math.max(0, within - (day - 1) * DAY)));
  return week * days.length * DAY + inWeek.reduce((sum, part) => sum + part, 0);
}

/** The first time by which so much time has counted since the Monday before 1970: the end of a day rather than the start of the next one. */
function momentAfter(counted: number, calendar: Calendar): number {
  const days = countingDays(calendar);
  const past = Math.ceil(counted / DAY) - 1;
  const week = Math.floor(past / days.length);
  const day = days[past - week * days.length] as number;
  return week * 7 * DAY + (day - 1) * DAY + (counted - past * DAY) - AFTER_MONDAY - calendar.utcOffset * 60_000;
}

/** The time itself; within a pause its end. */
function afterPause(time: number, calendar: Calendar): number {
  const next = momentAfter(countedBy(time, calendar) + 1, calendar) - 1;
  const last = momentAfter(countedBy(time, calendar), calendar);
  return time > last ? next : time;
}

const countingDays = ({ daysOff }: Calendar): readonly number[] => WEEK.filter((day) => !daysOff.includes(day));

const localTime = (time: number, { utcOffset }: Calendar): number => time + utcOffset * 60_000 + AFTER_MONDAY;
