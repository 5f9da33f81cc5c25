import type { Seat } from '#kernel';
import type { InstanceId } from '../state.js';

/** Notes a card that is seen, with its owner, and gives its id. */
export type See = (card: { readonly id: string; readonly cardId: string }, owner: Seat) => InstanceId;
