import { meanOver } from '#cards-presentation';
import { best, commandsOf } from '#kernel';
import { type CommandOf, type Place, type PlacedView, printed } from '#arena/queries';
import { worthOf } from './card-worth.js';
import { cardAt, chanceOn, contender, duelZone } from './contenders.js';
import { enemyHolds, inHand, type Outlook } from './outlook.js';
import { victoryOf } from './stakes.js';

/** The part of cards ON strongholds that are creatures, where nothing tells. */
const CREATURES = 0.8;
/** How often a seat that could send a creature does so. */
const SENT = 0.92;
/** The gain in the chance of a duel by one card more in hand than the enemy, as it can join. */
const CARD_MORE = 0.03;

/** Sends the creature from which most is to be expected, or none (ARENA-ENT-01). */
export function enterArena(outlook: Outlook): CommandOf<'enterArena'> | undefined {
  return best(commandsOf(outlook, 'enterArena'), ({ place }) => expectation(outlook, place));
}

/** The expectation of sending the creature of a place; of sending none, for `null`. */
function expectation(outlook: Outlook, place: Place | null): number {
  const { me, enemy, foes } = outlook;
  const met = chanceOfMeeting(outlook);
  const foeWorth = meanOver(foes, worthOf);
  const placed = place === null ? undefined : placedAt(outlook, place);
  const card = cardAt(placed);
  if (!card) return met * (foeWorth - victoryOf(enemy));
  const cost = worthOf(card) + 0.1 * (placed?.items ?? 0);
  const wins = chanceToWin(outlook, contender(me, card, placed));
  const won = victoryOf(me) - cost + foeWorth;
  const lost = foeWorth - victoryOf(enemy) - cost;
  return (1 - met) * (victoryOf(me) - cost) + met * (wins * won + (1 - wins) * lost);
}

/** The chance of the duel as a whole: the creatures, and what either side holds to join and to shield. */
function chanceToWin(outlook: Outlook, own: ReturnType<typeof contender>): number {
  const alone = againstThem(outlook, own);
  const helpers = inHand(outlook).filter(({ cardId }) => ['CREATURE', 'SHIELD'].includes(printed(cardId).type)).length;
  const shift = CARD_MORE * (helpers - 0.6 * enemyHolds(outlook));
  return Math.min(0.97, Math.max(0.03, alone + shift));
}

/** The mean over the creatures that the enemy may send; one that lies face up is known. */
function againstThem(outlook: Outlook, own: ReturnType<typeof contender>): number {
  const ground = duelZone(outlook);
  const sent = outlook.enemy.strongholds.flatMap(({ on }) => (on && creatureChance(on) > 0 ? [on] : []));
  if (sent.length === 0) return chanceOn(outlook, own, ground);
  return sent.reduce((sum, placed) => sum + chanceOn(outlook, own, ground, placed), 0) / sent.length;
}

function placedAt({ me }: Outlook, place: Place): PlacedView | undefined {
  const [level, position] = place.split('_');
  const stronghold = me.strongholds.find((one) => one.position === position);
  return level === 'ON' ? stronghold?.on : stronghold?.under;
}

/** How likely the enemy sends a creature. */
export function chanceOfMeeting({ enemy }: Outlook): number {
  const on = enemy.strongholds.flatMap((stronghold) => stronghold.on ?? []);
  const none = on.reduce((chance, placed) => chance * (1 - creatureChance(placed)), 1);
  return SENT * (1 - none);
}

/** How likely a card ON a stronghold is a creature: certainly with an item on it (ARENA-ENL-03). */
export function creatureChance(placed: PlacedView): number {
  const card = cardAt(placed);
  if (card) return card.type === 'CREATURE' ? 1 : 0;
  return placed.items > 0 ? 1 : CREATURES;
}
