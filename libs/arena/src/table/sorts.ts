import type { CardType, InstanceId } from '#cards';
import type { State } from '../state.js';
import { cardOf } from './cards.js';

/** A standard bearer is used wherever a shield can be (ARENA-SHD-06). */
export const shieldTypes = ['SHIELD', 'STANDARD_BEARER'] as const satisfies readonly CardType[];

/** What may lie ON a stronghold (ARENA-ENL-02, ARENA-RAI-05). */
export const garrisonTypes = ['CREATURE', ...shieldTypes] as const satisfies readonly CardType[];

const isOf = (types: readonly CardType[]) => (state: State, id: InstanceId) => types.includes(cardOf(state, id).type);

/** True for a shield, and for a standard bearer, which is one. */
export const isShield = isOf(shieldTypes);

/** True for a creature. */
export const isCreature = isOf(['CREATURE']);

/** True for what may lie ON a stronghold. */
export const isGarrison = isOf(garrisonTypes);
