import type { InstanceId } from '#cards';
import { best, commandsOf } from '#kernel';
import { type CommandOf, printed } from '#arena/queries';
import { handCard, inHand, type Outlook } from './outlook.js';
import { worthOf } from './card-worth.js';

/** Of cards of these types more than so many are of less use. */
const ENOUGH: Readonly<Partial<Record<string, number>>> = { TERRAIN: 1, SPELL: 1, ITEM_CREATURE: 1, UPGRADE: 1 };
const SURPLUS = 0.15;

/** Gives up what is of least use (ARENA-DSC-01). */
export function discardExcess(outlook: Outlook): CommandOf<'discardExcess'> | undefined {
  return best(commandsOf(outlook, 'discardExcess'), ({ cardId }) => -keeping(outlook, cardId));
}

function keeping(outlook: Outlook, id: InstanceId): number {
  const card = handCard(outlook, id);
  const alike = inHand(outlook).filter(({ cardId }) => printed(cardId).type === card.type).length;
  const enough = ENOUGH[card.type] ?? (card.type === 'CREATURE' ? 5 : 3);
  return worthOf(card) - (alike > enough ? SURPLUS : 0);
}
