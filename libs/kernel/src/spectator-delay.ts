import { z } from 'zod';

/** The longest delay for spectators, in seconds. */
export const LONGEST_SPECTATOR_DELAY = 3_600;

/** Delay of a running game for viewers without a seat, in seconds. */
export const spectatorDelaySchema = z.int().min(1).max(LONGEST_SPECTATOR_DELAY);
