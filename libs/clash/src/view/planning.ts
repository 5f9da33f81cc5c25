import type { State } from '../state.js';

/** Whether plans and team-up tokens lie hidden: between the start of the strategy and the reveal (CLASH-110). */
export const isPlanning = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'STRATEGY';
