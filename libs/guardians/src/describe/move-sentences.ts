import type { moveEvents } from '../moves/move-events.js';
import type { Tellings } from './teller.js';

/** How shields move. */
export const moveSentences: Tellings<keyof typeof moveEvents> = {};
