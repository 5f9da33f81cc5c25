import { supportOf } from '#cards-presentation';
import type { Card } from '#cards';
import { type Command, type CommandOf, isShieldCard, KEPT, type PlacedView, printed } from '#arena/queries';
import { worthOf } from './card-worth.js';
import { cardAt, chanceOn, contender, duelZone } from './contenders.js';
import { handCard, inHand, type Outlook } from './outlook.js';
import { useWorth } from './use-worth.js';

/** Creatures ON strongholds that are wanted in any case: one to send. The others serve better in hand, where they can join. */
const WANTED = 1;

/** The enlistment action that brings most; passes when none brings anything (ARENA-ENL-01). */
export function enlist(outlook: Outlook): Command | undefined {
  let found: Command | undefined;
  let most = 0;
  for (const command of outlook.legal) {
    const worth = worthOfAction(outlook, command);
    if (worth > most) [found, most] = [command, worth];
  }
  return found ?? outlook.legal.find(({ type }) => type === 'pass');
}

function worthOfAction(outlook: Outlook, command: Command): number {
  switch (command.type) {
    case 'raiseStandardBearer':
      return 3;
    case 'attachUpgrade':
      return 2.5;
    case 'placeUnderStronghold':
      return placingUnder(outlook, command);
    case 'placeOnStronghold':
      return placingOn(outlook, command);
    case 'attachItem':
      return attaching(outlook, command);
    case 'playDepotCard':
    case 'useAbility':
      return useWorth(outlook, command);
    default:
      return 0;
  }
}

/** Those that help every turn lie UNDER: behind the best walls, where there is a choice. */
function placingUnder(outlook: Outlook, { cardId, stronghold }: CommandOf<'placeUnderStronghold'>): number {
  const support = supportOf(handCard(outlook, cardId));
  return support === 0 ? 0 : 2 + 0.1 * support + 0.01 * wallsOf(outlook, stronghold);
}

const wallsOf = ({ me }: Outlook, position: string): number => {
  const card = me.strongholds.find((one) => one.position === position)?.cardId;
  return (card && printed(card).defenseBonus) || 0;
};

/** The best fighter first; after those that are wanted only what the hand cannot hold. */
function placingOn(outlook: Outlook, { cardId, stronghold }: CommandOf<'placeOnStronghold'>): number {
  const card = handCard(outlook, cardId);
  if (card.type !== 'CREATURE') return 0;
  const crowded = inHand(outlook).length > KEPT;
  if (garrisoned(outlook).length >= WANTED && !crowded) return 0;
  if (supportOf(card) > 0 && outlook.legal.some((one) => one.type === 'placeUnderStronghold')) return 0;
  return 1 + strength(outlook, card) + 0.01 * wallsOf(outlook, stronghold);
}

const garrisoned = ({ me }: Outlook): PlacedView[] =>
  me.strongholds.flatMap(({ on }) => (on && cardAt(on)?.type === 'CREATURE' ? [on] : []));

/** The chance of a creature in the duel zone, as it is. */
export const strength = (outlook: Outlook, card: Card, placed?: PlacedView): number =>
  chanceOn(outlook, contender(outlook.me, card, placed), duelZone(outlook));

/** An item goes to whom it helps most. */
function attaching(outlook: Outlook, { cardId, stronghold }: CommandOf<'attachItem'>): number {
  const { me } = outlook;
  const placed = me.strongholds.find((one) => one.position === stronghold)?.on;
  const card = cardAt(placed);
  if (!placed || !card || isShieldCard(card)) return 0;
  const item = handCard(outlook, cardId).id;
  const now = contender(me, card, placed);
  const ground = duelZone(outlook);
  const gain = chanceOn(outlook, { ...now, items: [...now.items, item] }, ground) - chanceOn(outlook, now, ground);
  return gain > 0.08 || (gain >= 0 && inHand(outlook).length > KEPT) ? 0.5 + gain + 0.01 * worthOf(card) : 0;
}
