import type { Card } from '../schema/card-fields.js';
import type { CreatureFilter } from '../schema/filter.js';

/** The questions of a filter beyond the print. Each is asked only when the filter needs it. */
export interface Unprinted {
  flies(): boolean;
  isInfluenceable(): boolean;
  /** Of the seat whose filter it is. */
  isOwn(): boolean;
}

/** True when a creature, or a guardian, fits everything that the filter says (cards.md 4.3). Vitality is the base. */
export const fitsFilter = (filter: CreatureFilter, card: Card, asked: Unprinted): boolean =>
  fitsPrint(filter, card) &&
  isAsked(filter.owner === undefined ? undefined : filter.owner === 'OWN', () => asked.isOwn()) &&
  isAsked(filter.influenceable, () => asked.isInfluenceable()) &&
  isAsked(filter.flying, () => asked.flies());

const fitsPrint = (filter: CreatureFilter, card: Card): boolean =>
  isOneOf(filter.kinds, card.kind) &&
  isOneOf(filter.sizes, card.size) &&
  hasOneOf(filter.classes, card.classes) &&
  hasOneOf(filter.vulnerable, card.vulnerabilities) &&
  (filter.attackType === undefined || filter.attackType === card.attackType) &&
  (filter.maxVitality === undefined || (card.vitality ?? Infinity) <= filter.maxVitality) &&
  (filter.guardian === undefined || card.type === 'GUARDIAN');

const isAsked = (wanted: boolean | undefined, question: () => boolean): boolean =>
  wanted === undefined || wanted === question();

const isOneOf = <T>(wanted: readonly T[] | undefined, value: T | undefined): boolean =>
  wanted === undefined || (value !== undefined && wanted.includes(value));

const hasOneOf = <T>(wanted: readonly T[] | undefined, values: readonly T[] = []): boolean =>
  wanted === undefined || values.some((value) => wanted.includes(value));
