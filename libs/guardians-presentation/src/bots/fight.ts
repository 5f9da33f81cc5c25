import type { Card, CardKey } from '#cards';
import { effectsIn, offColorBonus } from '#cards/engine';
import { meanOver } from '#cards-presentation';
import { best, commandOf, commandsOf } from '#kernel';
import { type CombatView, type Command, type CommandOf, guardianAt, printed } from '#guardians/queries';
import { guardianStrength } from './armies.js';
import { worthOf } from './card-worth.js';
import { ownCard, type Outlook } from './outlook.js';
import { useWorth } from './use-worth.js';

/** Power stones that are kept for later combats, and what one costs. */
const STONE = 1.5;

type Fighter = CombatView['fighters'][number];

const handOf = ({ own }: Outlook): Card[] => own.combatHand.map(({ cardId }) => printed(cardId));

/** A command for a seat with enough creatures to profit by it; cards of the depot rather than creatures. */
export function declareCommand(outlook: Outlook): Command | undefined {
  const { length: creatures } = outlook.own.combatHand;
  const worth = ({ cardId }: CommandOf<'declareCommand'>): number => {
    if (cardId === null) return 0;
    const card = ownCard(outlook, cardId);
    const good = commandWorth(outlook, card);
    return card.type === 'CREATURE' ? (creatures >= 3 ? good - (card.vitality ?? 0) * 0.4 : -1) : good - 2;
  };
  return best(commandsOf(outlook, 'declareCommand'), worth);
}

/** The worth of a command: bonuses for those in hand, malus for the enemy, areas; rules of the combat are worth a little. */
function commandWorth(outlook: Outlook, card: Card): number {
  const hand = outlook.own.combatHand.length;
  return effectsIn('GUARDIANS', card, 'COMMAND').reduce((sum, { effect: { op, value = 0, target } }) => {
    if (op === 'VITALITY') return sum + (target === 'ENEMY_ALL' ? -value : value) * Math.min(3, hand - 1);
    if (op === 'AREA') return sum + value;
    return sum + 1;
  }, 0);
}

/** The creature that is expected to do best against what the enemy may have, strong ones first. */
export const commitAttacker = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'commitAttacker'), ({ cardId }) => {
    const card = ownCard(outlook, cardId);
    const bonus = meanOver(outlook.foes, (foe) => offColorBonus(card, foe) - offColorBonus(foe, card));
    return (card.vitality ?? 0) + bonus + (card.effects.length > 0 ? 0.5 : 0);
  });

/** By how much the seat is ahead in the match-up; turned round where the lower total wins. */
function margin({ view, seat }: Outlook): number {
  const totals = view.combat?.matchup?.totals ?? [];
  const of = (one: number): number => totals.find((total) => total.seat === one)?.total ?? 0;
  return of(seat) - of(1 - seat);
}

const isGuardianFought = ({ view }: Outlook): boolean =>
  view.combat !== undefined && guardianAt(view.combat.place) !== null;

/** The stakes of the match-up: the creatures in it. */
function stakeOf({ view }: Outlook): number {
  const creatures = view.combat?.matchup?.creatures ?? [];
  return creatures.reduce((sum, { card }) => sum + (printed(card.cardId).vitality ?? 0), 0);
}

/** A strong creature, or one that would win, is corrupted. */
export function corrupt(outlook: Outlook): Command | undefined {
  const worth = ({ cardId, targetCardId }: CommandOf<'playCorruption'>): number => {
    const fighter = outlook.view.combat?.fighters.find(({ card }) => card.instanceId === targetCardId);
    const { vitality = 0 } = fighter ? printed(fighter.card.cardId) : {};
    const losing = margin(outlook) < 0 ? 4 : 0;
    return vitality + losing - worthOf(ownCard(outlook, cardId));
  };
  return best(commandsOf(outlook, 'playCorruption'), worth, 0) ?? commandOf(outlook, 'pass');
}

/** Acts while it does not win, by the cheapest that turns the match-up; passes where nothing does, or it is not worth it. */
export function modify(outlook: Outlook): Command | undefined {
  const behind = 1 - margin(outlook);
  const pass = commandOf(outlook, 'pass');
  if (behind <= 0) return pass;
  const options = outlook.legal.flatMap((command) => {
    const [gain, cost] = [gainOf(outlook, command), costOf(outlook, command)];
    return gain > 0 && cost !== undefined ? [{ command, gain, cost }] : [];
  });
  const reach = options.reduce((sum, { gain }) => sum + gain, 0);
  if (reach < behind && !isGuardianFought(outlook)) return pass;
  const turning = options.filter(({ gain }) => gain >= behind);
  const found = best(turning.length > 0 ? turning : options, ({ cost, gain }) => gain / 10 - cost);
  return found && found.cost < stakeOf(outlook) ? found.command : pass;
}

/** Points by which a command changes the match-up for the seat. */
function gainOf(outlook: Outlook, command: Command): number {
  switch (command.type) {
    case 'rangedAttack':
      return ownCard(outlook, command.cardId).rangedStrength ?? 0;
    case 'useGuardianInfluence': {
      const { guardian } = outlook.me;
      return guardian === undefined
        ? 0
        : Math.min(printed(guardian).influenceValue ?? 0, vitalityOf(outlook, command.targetCardId));
    }
    case 'useStrongholdCreature': {
      const under = outlook.me.strongholds.find(({ position }) => position === command.stronghold)?.under?.card;
      return under ? (printed(under.cardId).influenceValue ?? 0) : 0;
    }
    case 'playDepotCard':
      return playGain(outlook, ownCard(outlook, command.cardId));
    default:
      return 0;
  }
}

const vitalityOf = ({ view }: Outlook, id: CardKey): number => {
  const fighter = view.combat?.fighters.find(({ card }) => card.instanceId === id);
  return fighter ? (printed(fighter.card.cardId).vitality ?? 0) : 0;
};

function playGain(outlook: Outlook, card: Card): number {
  return effectsIn('GUARDIANS', card).reduce((sum, { effect: { op, value = 0, target } }) => {
    if (op === 'VITALITY') return sum + (target === 'PICK_ENEMY' ? -value : value);
    return op === 'DESTROY' || op === 'SEND_HOME' || op === 'UNDER_PILE' ? sum + 40 : sum;
  }, 0);
}

function costOf(outlook: Outlook, command: Command): number | undefined {
  switch (command.type) {
    case 'rangedAttack':
      return 0.5;
    case 'useGuardianInfluence':
      return STONE;
    case 'useStrongholdCreature':
      return 0.2;
    case 'playDepotCard': {
      const card = ownCard(outlook, command.cardId);
      return worthOf(card) * 0.7 + (card.cost ?? 0) * STONE;
    }
    default:
      return undefined;
  }
}

/** The sum so far of the attacks on a creature (GUARD-151). */
const earlier = ({ view }: Outlook, target: CardKey): number =>
  (view.combat?.attacks ?? [])
    .filter(({ on }) => on.instanceId === target)
    .reduce((sum, { by }) => sum + (printed(by.cardId).vitality ?? 0), 0);

/** The points of a creature in play against a secondary attacker. */
function defenceOf(outlook: Outlook, { card: { cardId } }: Fighter): number {
  const card = printed(cardId);
  return card.type === 'GUARDIAN' ? guardianStrength(outlook) : (card.vitality ?? 0);
}

/** Sends the smallest that beats the strongest it can; at a guardian everything, as long as all together may beat it. */
export function attackOn(outlook: Outlook): Command | undefined {
  const { combat } = outlook.view;
  const strength = handOf(outlook).reduce((sum, { vitality = 0 }) => sum + vitality, 0);
  const worth = ({ cardId, targetCardId }: CommandOf<'commitSecondary'>): number => {
    const target = combat?.fighters.find(({ card }) => card.instanceId === targetCardId);
    const { vitality = 0 } = ownCard(outlook, cardId);
    if (!target) return 0;
    const needed = defenceOf(outlook, target) - earlier(outlook, targetCardId);
    if (isGuardianFought(outlook)) return strength > needed ? 1 + vitality / 100 : 0;
    return vitality > needed ? 1 + defenceOf(outlook, target) - vitality / 100 : 0;
  };
  return best(commandsOf(outlook, 'commitSecondary'), worth, 0) ?? commandOf(outlook, 'endSecondary');
}

/** Heals and saves what is worth most. */
export function heal(outlook: Outlook): Command | undefined {
  const healed = best(commandsOf(outlook, 'heal'), ({ targetCardId }) => vitalityOf(outlook, targetCardId));
  return healed ?? commandOf(outlook, 'useAbility') ?? commandOf(outlook, 'pass');
}

/** Answers what the enemy has done, where an answer is worth its card. */
export function answer(outlook: Outlook): Command | undefined {
  return best(commandsOf(outlook, 'playDepotCard'), (use) => useWorth(outlook, use), 0) ?? commandOf(outlook, 'pass');
}

/** Home if it can, else where no other shield of its own is lost. */
export const retreat = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'chooseRetreat'), ({ space }) => {
    const there = outlook.view.grounds.find((ground) => ground.space === space)?.stacks[0];
    return (there?.shield ? -10 : 0) + (/[14]/u.test(space) ? 1 : 0);
  });

/** Keeps the standard bearer, and what is strongest. */
export const merge = (outlook: Outlook): Command | undefined =>
  commandOf(outlook, 'keepShield') ??
  best(commandsOf(outlook, 'discardFromStack'), ({ cardId }) => -(ownCard(outlook, cardId).vitality ?? 0));
