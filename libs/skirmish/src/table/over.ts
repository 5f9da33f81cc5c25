import type { SkirmishState } from '../state.js';

/** Whether no seat has a task any more: a game that has ended may still have heroes who advance (CLASH-256, SKAROV-CAMP-06). */
export const isOver = ({ phase }: Pick<SkirmishState, 'phase'>): boolean => phase === 'OVER';
