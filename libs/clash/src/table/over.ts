export { isOver } from '#skirmish/table';
import type { State } from '../state.js';

/** How the game has ended, if it has; heroes of a campaign may still advance (CLASH-256). */
export const overOf = ({ over }: State): State['over'] => over;
