import type { Card, Timing } from '#cards';
import { effectsIn, type NumberedEffect } from '#cards/engine';
import { guardianAt, strongholdAt } from '../board/spaces.js';
import { currentStep } from '../flow/current-step.js';
import type { State } from '../state.js';
import type { Space, Step } from '../words.js';

/** The windows of each timing that is not of a combat alone (cards.md 4.6). */
const windows: Readonly<Partial<Record<Timing, readonly Step[]>>> = {
  ORGANIZE: ['I_B_PLAYS'],
  DOMINANT: ['II_A_PLAYS'],
  TURN: ['II_B_TURN'],
  MOVE_REACTION: ['II_REACT'],
  RESPONSE: ['RESPONSE'],
  SETTLEMENT: ['III_PLAYS'],
  MATCHUP: ['MATCHUP_MODIFY'],
  ANY: ['I_B_PLAYS', 'II_A_PLAYS', 'II_B_TURN', 'MATCHUP_MODIFY', 'III_PLAYS'],
};

/** The kind of the window of a match-up: primary or secondary, on a stronghold, before a guardian (guardians.md 11.1). */
function isOfMatchup({ combat }: State, timing: Timing): boolean {
  if (!combat?.matchup) return false;
  const { place, matchup } = combat;
  if (timing === 'CHALLENGE') return guardianAt(place) !== null;
  if (timing === 'STRONGHOLD') return guardianAt(place) === null && strongholdAt(place as Space) !== null;
  return timing === matchup.kind;
}

/** True when what has these timings can be used now. */
export function isTimed(state: State, timing: readonly Timing[]): boolean {
  const step = currentStep(state);
  return timing.some(
    (one) => windows[one]?.includes(step) === true || (step === 'MATCHUP_MODIFY' && isOfMatchup(state, one)),
  );
}

/** The effects of a spell or hand item in this window: those timed for it, by their own timing or the card's (cards.md 4.6). */
export const effectsNow = (state: State, card: Card): NumberedEffect[] =>
  effectsIn('GUARDIANS', card).filter(({ effect }) => isTimed(state, effect.timing ?? card.timing ?? []));
