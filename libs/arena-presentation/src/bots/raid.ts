import type { StrongholdPosition } from '#cards';
import { best, commandsOf } from '#kernel';
import { type Command, type CommandOf, isGarrisonCard, printed } from '#arena/queries';
import { worthOfShown } from './card-worth.js';
import { cardAt } from './contenders.js';
import { creatureChance } from './enter-arena.js';
import { handCard, type Outlook } from './outlook.js';
import { preyOf, raidWith, strongholdAt, targetOf } from './raid-values.js';
import { captureGain } from './stakes.js';

/** Attacks where least is likely to stand in the way, and most falls with it (ARENA-RAI-03). */
export function chooseRaidTarget(outlook: Outlook): CommandOf<'chooseRaidTarget'> | undefined {
  const { random } = outlook;
  return best(
    commandsOf(outlook, 'chooseRaidTarget'),
    ({ stronghold }) => promise(outlook, stronghold) + random.below(1000) / 10_000,
  );
}

function promise(outlook: Outlook, position: StrongholdPosition): number {
  const { enemy, me } = outlook;
  const stronghold = strongholdAt(enemy, position);
  if (!stronghold) return -1;
  const { on, under, upgrade, cardId } = stronghold;
  const walls = (cardId && printed(cardId).defenseBonus) || 0;
  const seen = cardAt(on);
  const captive = seen?.type === 'CREATURE' && on?.faceUp ? captureGain(seen, me, enemy) : 0;
  const open = on ? 0 : 0.5;
  const shield = on && !seen ? -0.2 * (1 - creatureChance(on)) : 0;
  return open + shield + captive + (under ? 0.2 : 0) + worthOfShown(upgrade) - 0.05 * walls;
}

/** Moves a better card to where the enemy attacks, or a worse one away from there (ARENA-RAI-04). */
export function moveGarrison(outlook: Outlook): CommandOf<'moveGarrison'> | undefined {
  return best(commandsOf(outlook, 'moveGarrison'), ({ from, to }) => {
    const { me, seat } = outlook;
    const attacked = targetOf(outlook, 1 - seat);
    if (!attacked) return from === null ? 0 : -1;
    const placed = strongholdAt(me, attacked)?.on;
    if (from === null || (from !== attacked && to !== attacked)) {
      const stays = placed ? raidWith(outlook, cardAt(placed), placed) : fromHand(outlook);
      return stays + (from === null ? 0.02 : 0);
    }
    if (from === attacked) return fromHand(outlook);
    const comes = strongholdAt(me, from)?.on;
    return raidWith(outlook, cardAt(comes), comes);
  });
}

/** The promise of the best garrison from the hand, or of none. */
function fromHand(outlook: Outlook): number {
  const values = outlook.own.hand.flatMap(({ cardId }) => {
    const card = printed(cardId);
    return isGarrisonCard(card) ? [raidWith(outlook, card)] : [];
  });
  return Math.max(raidWith(outlook, undefined), ...values);
}

/** Puts the card ON the attacked stronghold from which most is to be expected, or none (ARENA-RAI-05). */
export function placeGarrison(outlook: Outlook): CommandOf<'placeGarrison'> | undefined {
  return best(commandsOf(outlook, 'placeGarrison'), ({ cardId }) =>
    raidWith(outlook, cardId === null ? undefined : handCard(outlook, cardId)),
  );
}

/** A stronghold is worth more than a terrain (ARENA-RAI-15). */
export const sacrifice = (outlook: Outlook): Command | undefined =>
  commandsOf(outlook, 'sacrificeTerrain')[0] ?? commandsOf(outlook, 'declineSacrifice')[0];

/** Takes what would become victorious, else who makes the best prisoner, else the standard bearer (ARENA-RAI-16). */
export function useLoneShield(outlook: Outlook): CommandOf<'useLoneShield'> | undefined {
  const { enemy, me } = outlook;
  return best(commandsOf(outlook, 'useLoneShield'), ({ mode, place }) => {
    if (mode === 'NOTHING') return 0.35;
    if (mode === 'DESTROY_STANDARD_BEARER') return 0.45;
    if (place === 'DUEL_ZONE') return preyOf(outlook, enemy, me);
    const [level, position] = (place ?? '').split('_') as ['ON' | 'UNDER', StrongholdPosition];
    const stronghold = strongholdAt(enemy, position);
    const placed = level === 'ON' ? stronghold?.on : stronghold?.under;
    const card = cardAt(placed);
    return card ? worthOfShown(placed?.card) + captureGain(card, me, enemy) : 0;
  });
}
