import { assignObjectEvolvers } from './placement/assign-object.js';
import { leaderEvolvers } from './actions/leader-action.js';
import { marketEvolvers } from './actions/market.js';
import { recruitmentEvolvers } from './actions/recruitment-evolvers.js';
import { tradeEvolvers } from './actions/trade.js';
import { alignmentEvolvers } from './effects/alignment-effects.js';
import { cardEvolvers } from './effects/cards.js';
import { fightEffectEvolvers } from './effects/fight-effect-evolvers.js';
import { itemEvolvers } from './effects/item-effects.js';
import { mageEvolvers } from './effects/mage-effects.js';
import { questEvolvers } from './effects/quest-effects.js';
import { recruitingEvolvers } from './effects/recruiting-effects.js';
import { rubyEvolvers } from './effects/ruby-effects.js';
import { secondActionEvolvers } from './effects/second-action-effects.js';
import type { Event, EventType } from './events.js';
import { fightEvolvers } from './fights/fight-evolvers.js';
import { absenceEvolvers } from './flow/absence.js';
import { actionChoiceEvolvers } from './choice/action-choice.js';
import { auctionEvolvers } from './auction/auction-resolution.js';
import { careEvolvers } from './care/care.js';
import { placementEvolvers } from './placement/placement.js';
import { setUpEvolvers } from './flow/set-up.js';
import type { Evolvers } from './flow/turn.js';
import { turnEvolvers } from './flow/turn-evolvers.js';
import type { State } from './state.js';

const evolvers: Evolvers = {
  ...setUpEvolvers,
  ...turnEvolvers,
  ...careEvolvers,
  ...auctionEvolvers,
  ...actionChoiceEvolvers,
  ...placementEvolvers,
  ...assignObjectEvolvers,
  ...marketEvolvers,
  ...tradeEvolvers,
  ...recruitmentEvolvers,
  ...leaderEvolvers,
  ...cardEvolvers,
  ...rubyEvolvers,
  ...itemEvolvers,
  ...mageEvolvers,
  ...alignmentEvolvers,
  ...recruitingEvolvers,
  ...questEvolvers,
  ...secondActionEvolvers,
  ...fightEffectEvolvers,
  ...fightEvolvers,
  ...absenceEvolvers,
};

/** Applies one event to a state, in place. */
export function evolve(state: State, event: Event): void {
  const apply = evolvers[event.type] as (state: State, event: Event & { type: EventType }) => void;
  apply(state, event);
}
