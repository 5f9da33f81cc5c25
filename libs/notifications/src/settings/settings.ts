import type { Locale } from '#kernel';
import { z } from 'zod';
import { happeningKinds } from '../kinds.js';

/** How long messages are gathered: none, to the full hour, or to one time of the day. */
export const digests = ['NONE', 'HOURLY', 'DAILY'] as const;

/** A time of the day: `22:30`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 22:30' });

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** What an account wants to be told, and when. */
export const settingsSchema = z.strictObject({
  events: z.array(z.enum(happeningKinds)).max(happeningKinds.length),
  /** Nothing is sent from the one time to the other; they may lie around midnight. */
  quietHours: z
    .strictObject({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, { error: 'must begin and end at different times' })
    .nullable(),
  /** An IANA name. */
  timeZone: z.string().max(60).refine(isTimeZone, { error: 'must be a time zone such as Europe/Paris' }).default('UTC'),
  digest: z.enum(digests).default('NONE'),
  /** When the digest of the day is sent. */
  digestAt: timeOfDay.default('08:00'),
  /** How many hours before the end of their time an account is told of it. */
  warningHours: z.int().min(1).max(72).default(3),
  locale: z.enum(['en', 'fr'] satisfies Locale[]).default('en'),
});

/** What an account wants to be told, and when. */
export type NotificationSettings = Readonly<z.infer<typeof settingsSchema>>;

/** Those of an account that has changed none. */
export const standardSettings: NotificationSettings = settingsSchema.parse({
  events: [...happeningKinds],
  quietHours: null,
});
