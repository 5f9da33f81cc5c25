/* eslint-disable no-restricted-globals -- no clock is asked: a given time gets another form */

/** A time as text in ISO 8601, in UTC. @param time milliseconds since 1970. */
export const momentOf = (time: number): string => new Date(time).toISOString();

/** A text in ISO 8601 as milliseconds since 1970. */
export const timeOf = (moment: string): number => Date.parse(moment);
