import type { State } from '../state.js';
import type { Stage } from '../words.js';

const stages: readonly Stage[] = ['I_A_DRAW', 'I_B_RESERVE', 'I_B_PLAYS', 'I_C_PLACE', 'I_D_DISCARD', 'I_D_SPLIT'];

/** Whether the seats draw and organise: there is a reserve hand, of which pen and depot are a part (GUARD-030, GUARD-037). */
export const isPhaseOne = ({ stage }: Pick<State, 'stage'>): boolean => stages.includes(stage);
