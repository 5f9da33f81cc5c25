import { localized, type Localized } from '#kernel';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.js';

/** The position of a member of a list that is ordered by time. */
export interface TimedPlace {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A UUID. */
  readonly id: string;
}

/** The last moment that a Date can be. */
const LAST_TIME = 8.64e15;

const place = z.tuple([z.int().min(0).max(LAST_TIME), z.uuid()]);

/** The cursor of a member of a list that is ordered by time. */
export const cursorOfPlace = (at: number, id: string): string =>
  Buffer.from(JSON.stringify([at, id]), 'utf8').toString('base64url');

/**
 * The position that a cursor stands for.
 * @param what the listed objects, for the message: “a game”. Throws an ApiError `BAD_USER_INPUT` for any other text.
 */
export function placeIn(cursor: string, what: Localized): TimedPlace {
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at, id };
  } catch {
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(`This is not the cursor of ${what.en}.`, `Ce n’est pas le curseur ${what.fr}.`),
    );
  }
}

/** Whether a position comes before another one, in reading direction, in a list that is ordered by time. */
export function comesBefore(place: TimedPlace, other: TimedPlace, descending: boolean): boolean {
  if (place.at !== other.at) return place.at < other.at !== descending;
  return place.id !== other.id && place.id < other.id !== descending;
}
