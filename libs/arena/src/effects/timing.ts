import type { Card, Timing } from '#cards';
import { effectsIn, type NumberedEffect } from '#cards/engine';
import type { State } from '../state.js';
import type { Stage } from '../words.js';

const actions: readonly Stage[] = ['PRIMARY_ACTIONS', 'SECONDARY_ACTIONS'];

/** The windows of each timing (cards.md 4.6). */
const windows: Readonly<Record<Timing, readonly Stage[]>> = {
  ORGANIZE: ['ENLISTMENT'],
  DOMINANT: ['ENLISTMENT'],
  TURN: ['ENLISTMENT'],
  MOVE_REACTION: ['PRIMARY_ACTIONS'],
  COMMAND: actions,
  MATCHUP: actions,
  PRIMARY: ['PRIMARY_ACTIONS'],
  SECONDARY: ['SECONDARY_ACTIONS'],
  STRONGHOLD: ['PRIMARY_ACTIONS'],
  RESPONSE: actions,
  SETTLEMENT: ['TERRAIN'],
  CHALLENGE: ['CHALLENGE'],
  ANY: ['ENLISTMENT', ...actions, 'TERRAIN'],
};

/** True when what has these timings can be used now; `STRONGHOLD` in raid combats alone. */
export const isTimed = ({ stage, combat }: State, timing: readonly Timing[]): boolean =>
  timing.some((one) => windows[one].includes(stage) && (one !== 'STRONGHOLD' || combat?.kind === 'RAID'));

/** The effects of a spell or hand item in this window: those timed for it, by their own timing or the card's (cards.md 4.6). */
export const effectsNow = (state: State, card: Card): NumberedEffect[] =>
  effectsIn('ARENA', card).filter(({ effect }) => isTimed(state, effect.timing ?? card.timing ?? []));
