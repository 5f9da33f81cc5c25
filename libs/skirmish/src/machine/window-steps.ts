import type { StepRules } from '#kernel';
import type { SkirmishCommandOf } from '../commands.js';
import type { SkirmishState } from '../state.js';
import { seatsWhere } from '../table/seats.js';

const asked = (state: SkirmishState): readonly number[] => seatsWhere(state, ({ seat }) => seat === state.window?.seat);

interface WindowSteps {
  readonly 'window.reaction': StepRules<SkirmishState, SkirmishCommandOf<'declineReaction'>>;
  readonly 'window.push': StepRules<SkirmishState, SkirmishCommandOf<'declinePushBack'>>;
  readonly 'window.choice': StepRules<SkirmishState, SkirmishCommandOf<'choose'>>;
}

/** The steps in which a seat answers what has interrupted the game (CLASH-243). */
export const windowSteps: WindowSteps = {
  'window.reaction': { asked, byDefault: () => ({ type: 'declineReaction' }) },
  'window.push': { asked, byDefault: () => ({ type: 'declinePushBack' }) },
  'window.choice': {
    asked,
    byDefault: ({ window }) => ({
      type: 'choose',
      optionId: (window?.kind === 'choice' ? window.options[0]?.optionId : undefined) ?? '',
    }),
  },
};
