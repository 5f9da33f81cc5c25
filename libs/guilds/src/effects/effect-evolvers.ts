import { alignmentEvolvers } from './alignment-effects.js';
import { cardEvolvers } from './cards.js';
import { fightEffectEvolvers } from './fight-effect-evolvers.js';
import { itemEvolvers } from './item-effects.js';
import { mageEvolvers } from './mage-effects.js';
import { questEvolvers } from './quest-effects.js';
import { recruitingEvolvers } from './recruiting-effects.js';
import { rubyEvolvers } from './ruby-effects.js';
import { secondActionEvolvers } from './second-action-effects.js';

/** How what objects, spells and powers do changes the state. */
export const effectEvolvers = {
  ...cardEvolvers,
  ...rubyEvolvers,
  ...itemEvolvers,
  ...mageEvolvers,
  ...alignmentEvolvers,
  ...recruitingEvolvers,
  ...questEvolvers,
  ...secondActionEvolvers,
  ...fightEffectEvolvers,
};
