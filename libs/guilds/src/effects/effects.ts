import type { Effect, Mechanic } from '../content/effects.js';
import { alignmentEffects } from './alignment-effects.js';
import type { EffectRules, EffectTable } from './effect-rules.js';
import { fightEffects } from './fight-effects.js';
import { itemEffects } from './item-effects.js';
import { mageEffects } from './mage-effects.js';
import { questEffects } from './quest-effects.js';
import { recruitingEffects } from './recruiting-effects.js';
import { rubyEffects } from './ruby-effects.js';
import { secondActionEffects } from './second-action-effects.js';

/** Mechanics that work automatically while their object is owned: no seat plays them. */
export type PassiveMechanic = 'extraIncome' | 'discount' | 'keepLoss' | 'guardBooty';

const effectTable: EffectTable<Exclude<Mechanic, PassiveMechanic>> = {
  ...alignmentEffects,
  ...fightEffects,
  ...itemEffects,
  ...mageEffects,
  ...questEffects,
  ...recruitingEffects,
  ...rubyEffects,
  ...secondActionEffects,
};

/** The rules of a mechanic; `undefined` for one that no seat plays. */
export const effectRules = (effect: Effect): EffectRules<Mechanic> | undefined =>
  (effectTable as Partial<Record<Mechanic, unknown>>)[effect.effect] as EffectRules<Mechanic> | undefined;
