import { best, byChance, firstOf, wish, type Wish } from '../table/wishes.js';
import type { Random } from '#kernel';
import type { Look } from './look.js';

/** How many cards of its type the seat holds. */
const alike = (look: Look, id: unknown): number =>
  look.held.filter((card) => look.typeOf(card.instanceId) === look.typeOf(id)).length;

/** Stays at home: what is asked is answered, and nothing else is done. */
export const letBe: Wish<Look> = firstOf(
  wish('finishDeck'),
  wish('cutDeck', ({ depth }) => depth === 0),
  wish('keepOpeningHand'),
  wish('finishPlacement'),
  best('discardExcess', ({ cardId }, look) => alike(look, cardId)),
  wish('passShield'),
  wish('turnShield'),
  wish('endReinforcing'),
  wish('declareCommand', ({ cardId }) => cardId === null),
  wish('commitAttacker'),
  wish('endSecondary'),
  wish('chooseRetreat'),
  wish('keepShield'),
  wish('discardFromStack'),
  wish('settleTerrain'),
  wish('withdrawShield'),
  wish('settleWithCreature'),
  wish('pass'),
);

/** What a seat may do in a combat besides sending its creatures. */
const inCombat = [
  'declareCommand',
  'playCorruption',
  'playDepotCard',
  'rangedAttack',
  'useAbility',
  'useGuardianInfluence',
  'useStrongholdCreature',
  'heal',
];

/** Takes its chance in a combat every second time, and else lets things be. */
export const fightByChance = (random: Random): Wish<Look> => {
  const any = byChance<Look>(random, (type) => inCombat.includes(type));
  return (look) => (look.view.combat && random.below(2) === 0 ? any(look) : undefined);
};
