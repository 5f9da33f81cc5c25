import type { StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { seatsWhere } from '../table/seats.js';

const asked = (state: State): readonly number[] => seatsWhere(state, ({ seat }) => seat === state.window?.seat);

/** The steps in which a seat answers what has interrupted the game (CLASH-243). */
export const windowSteps = {
  'window.reaction': { asked, byDefault: () => ({ type: 'declineReaction' }) },
  'window.push': { asked, byDefault: () => ({ type: 'declinePushBack' }) },
  'window.choice': {
    asked,
    byDefault: ({ window }) => ({
      type: 'choose',
      optionId: (window?.kind === 'choice' ? window.options[0]?.optionId : undefined) ?? '',
    }),
  },
} satisfies Record<string, StepRules>;
