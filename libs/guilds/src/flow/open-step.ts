import type { Seat } from '#kernel';
import { leaderSteps } from '../actions/leader-action.js';
import { recruitmentSteps } from '../actions/recruitment.js';
import { tradeSteps } from '../actions/trade.js';
import { workSteps } from '../actions/work.js';
import { pickSteps } from '../effects/item-effects.js';
import { orderSteps } from '../effects/quest-effects.js';
import { fightSteps } from '../fights/fight-steps.js';
import type { OpenStep, State } from '../state.js';
import type { Step } from '../words.js';
import { actionChoiceSteps } from '../choice/action-choice.js';
import { auctionSteps } from '../auction/auction.js';
import { careSteps } from '../care/care.js';
import { placementSteps } from '../placement/placement.js';
import { setUpSteps } from './set-up.js';
import type { StepRules } from './turn.js';

/** Every state that waits for seats. */
const stepRules: Readonly<Record<Step, StepRules>> = {
  ...setUpSteps,
  ...careSteps,
  ...auctionSteps,
  ...actionChoiceSteps,
  ...placementSteps,
  ...workSteps,
  ...tradeSteps,
  ...recruitmentSteps,
  ...leaderSteps,
  ...fightSteps,
  ...pickSteps,
  ...orderSteps,
};

/** A state that is open: its name, its rules and who is still asked. */
export interface OpenState {
  readonly step: OpenStep;
  readonly rules: StepRules;
  readonly asked: readonly Seat[];
}

/** The state that waits; `undefined` when nobody is asked. An open effect comes first (GUILD-187). */
export function openState(state: State): OpenState | undefined {
  const step = state.effect ? state.effectStep : state.step;
  if (!step || state.over) return undefined;
  const rules = stepRules[step.name];
  const asked = rules.asked(state);
  return asked.length > 0 ? { step, rules, asked } : undefined;
}
