import { z } from 'zod';

/** The longest delay for spectators, in seconds. */
export const LONGEST_SPECTATOR_DELAY = 3_600;

/** Seconds by which whoever has no seat sees a running game later. */
export const spectatorDelaySchema = z.int().min(1).max(LONGEST_SPECTATOR_DELAY);
