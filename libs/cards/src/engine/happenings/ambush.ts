import type { Card } from '../../schema/card-fields.js';
import type { Effect } from '../../schema/effect.js';
import type { EffectTag } from '../../words.js';
import type { Stacked } from './stacked.js';

/**
 * The creature of a stack that an ambush shows in Guardians: the one of lowest base vitality, of several the one that was
 * placed first (cards.md 5.3). `undefined` where no creature lies.
 * @param stack in the order in which the cards came there.
 */
export function weakestOf(stack: readonly Stacked[]): Stacked | undefined {
  const creatures = stack.filter(({ card }) => card.type === 'CREATURE');
  const least = Math.min(...creatures.map(({ card }) => card.vitality ?? 0));
  return creatures.find(({ card }) => card.vitality === least);
}

/**
 * True when an ambush destroys the card that it has shown: a creature of a base not above its value, and not immune to its tag
 * (CARD-11). Of anything else it only shows the face (CARD-12).
 */
export const isPrey = (
  { value = 0, tag }: Effect,
  { type, vitality = 0 }: Card,
  isImmuneTo: (tag: EffectTag) => boolean,
): boolean => type === 'CREATURE' && vitality <= value && (tag === undefined || !isImmuneTo(tag));
