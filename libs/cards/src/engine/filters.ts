import type { Card } from '../schema/card-fields.js';
import type { CreatureFilter } from '../schema/filter.js';

/**
 * True when a creature, or a guardian, fits everything that the filter says (cards.md 4.3). Vitality is the base; whether it
 * flies is asked only when the filter speaks of it.
 */
export const fitsFilter = (filter: CreatureFilter, card: Card, flies: () => boolean): boolean =>
  isOneOf(filter.kinds, card.kind) &&
  isOneOf(filter.sizes, card.size) &&
  hasOneOf(filter.classes, card.classes) &&
  hasOneOf(filter.vulnerable, card.vulnerabilities) &&
  (filter.attackType === undefined || filter.attackType === card.attackType) &&
  (filter.maxVitality === undefined || (card.vitality ?? Infinity) <= filter.maxVitality) &&
  (filter.guardian === undefined || card.type === 'GUARDIAN') &&
  (filter.flying === undefined || filter.flying === flies());

const isOneOf = <T>(wanted: readonly T[] | undefined, value: T | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

const hasOneOf = <T>(wanted: readonly T[] | undefined, values: readonly T[] = []): boolean =>
  wanted === undefined || values.some((value) => wanted.includes(value));
