import type { CardId, InstanceId } from '#cards';
import type { Seat } from '#kernel';

/** Notes a card that is seen, with its owner, and gives its id. */
export type See = (card: { readonly instanceId: InstanceId; readonly cardId: CardId }, owner: Seat) => InstanceId;
