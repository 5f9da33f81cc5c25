import { z } from 'zod';

/** The most that a seat gives others in a whole game, in seconds. */
export const MOST_GRANTED = 604_800;

/** The time that a seat gives another one at once, in seconds. */
export const grantedSecondsSchema = z.int().min(1).max(86_400);
