import type { Card, CardType, InstanceId } from '#cards';
import type { State } from '../state.js';
import { cardOf } from './cards.js';

/** A standard bearer is used in all places where a shield can be (ARENA-SHD-06). */
export const shieldTypes = ['SHIELD', 'STANDARD_BEARER'] as const satisfies readonly CardType[];

/** Whether a card may lie ON a stronghold (ARENA-ENL-02, ARENA-RAI-05). */
export const garrisonTypes = ['CREATURE', ...shieldTypes] as const satisfies readonly CardType[];

const printedAs =
  (types: readonly CardType[]) =>
  ({ type }: Pick<Card, 'type'>): boolean =>
    types.includes(type);

/** True for what is printed on a shield, and on a standard bearer, which is one. */
export const isShieldCard = printedAs(shieldTypes);

/** True for what is printed on a card that may lie ON a stronghold. */
export const isGarrisonCard = printedAs(garrisonTypes);

const isOf = (fits: (card: Card) => boolean) => (state: State, id: InstanceId) => fits(cardOf(state, id));

/** True for a shield, and for a standard bearer, which is one. */
export const isShield = isOf(isShieldCard);

/** True for a creature. */
export const isCreature = isOf(printedAs(['CREATURE']));

/** True for what may lie ON a stronghold. */
export const isGarrison = isOf(isGarrisonCard);
