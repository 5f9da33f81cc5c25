import { meanOver } from '#cards-presentation';
import type { Seat } from '#kernel';
import { printed, type Space, type StackView, strongholdAt } from '#guardians/queries';
import { stackOn, type Outlook } from './outlook.js';

/** Creatures that an army, or a garrison, is taken to have where they are hidden. */
const EXPECTED = { army: 2.6, garrison: 1.7 };
/** Points of vitality by which a combat is still open: commands, influence, corruption, chance. */
const OPEN = 6;
/** The part of its base that a creature is expected to gain by bonuses and influence, in an attack as in defence. */
const INFLUENCE = 3;

const vitalityOf = (stack: StackView['creatures'] & object): number =>
  stack.reduce((sum, { card }) => sum + (printed(card.cardId).vitality ?? 0), 0);

/** The points of a stack: those of its seen creatures, and for the others the average of the enemy’s creatures. */
export function strengthOf(outlook: Outlook, { creatures, known = [], shield }: StackView): number {
  if (creatures) return vitalityOf(creatures);
  const unseen = Math.max(0, (shield ? EXPECTED.army : EXPECTED.garrison) - known.length);
  return vitalityOf(known) + unseen * meanOver(outlook.foes, ({ vitality = 0 }) => vitality);
}

/** The bonus of a standing stronghold to each of its owner’s creatures there. */
function wallOf({ view }: Outlook, seat: Seat, space: Space): number {
  const place = strongholdAt(space);
  if (place?.seat !== seat) return 0;
  const stronghold = view.players[seat]?.strongholds.find(({ position }) => position === place.position);
  return stronghold && !stronghold.ruin ? (printed(stronghold.cardId).defenseBonus ?? 0) : 0;
}

const influenceOf = ({ view }: Outlook, seat: Seat): number =>
  Math.min(3, view.players[seat]?.powerStones ?? 0) * INFLUENCE;

/** The chance that an army of so many points beats the one on a space; 1 where none stands there. */
export function chanceAgainst(outlook: Outlook, strength: number, space: Space): number {
  const { seat } = outlook;
  const foe = stackOn(outlook, 1 - seat, space);
  if (!foe) return 1;
  const own = strength + influenceOf(outlook, seat) + wallOf(outlook, seat, space);
  const theirs = strengthOf(outlook, foe) + influenceOf(outlook, 1 - seat) + 2 * wallOf(outlook, 1 - seat, space);
  return 1 / (1 + Math.exp((theirs - own) / OPEN));
}

/** The total of the enemy guardian in its battle, as it stands now (GUARD-187). */
export function guardianStrength({ enemy }: Outlook): number {
  const base = enemy.guardian === undefined ? 0 : (printed(enemy.guardian).vitality ?? 0);
  const walls = enemy.strongholds
    .filter(({ ruin }) => !ruin)
    .reduce((sum, { cardId }) => sum + (printed(cardId).defenseBonus ?? 0), 0);
  return Math.max(base, Math.min(30, base + walls));
}

/** The most that the own guardian can add to one creature of an army: for all its stones, up to the base (GUARD-138). */
function influenceOn({ me }: Outlook, { creatures = [] }: StackView): number {
  const offered = me.powerStones * ((me.guardian && printed(me.guardian).influenceValue) || 0);
  const receivers = creatures.map(({ card }) => printed(card.cardId)).filter(({ influenceable }) => influenceable);
  return Math.max(0, ...receivers.map(({ vitality = 0 }) => Math.min(vitality, offered)));
}

/**
 * The chance that an army beats the enemy guardian: the bases of its creatures add up, and the last one may be given
 * influence (GUARD-139, GUARD-151). Each card that the enemy has ready may make it one creature less.
 */
export const chanceAgainstGuardian = (outlook: Outlook, stack: StackView): number => {
  const own = strengthOf(outlook, stack) + influenceOn(outlook, stack) - outlook.enemy.depot;
  return 1 / (1 + Math.exp((guardianStrength(outlook) + 1 - own) / 3));
};

/** How near enemy shields are to a space: the strongest that could come there in one move. */
export function threatTo(outlook: Outlook, space: Space, reach: (from: Space) => readonly Space[]): number {
  const enemies = outlook.view.grounds.flatMap((ground) => {
    const stack = stackOn(outlook, 1 - outlook.seat, ground.space);
    return stack?.shield && reach(ground.space).includes(space) ? [strengthOf(outlook, stack)] : [];
  });
  return Math.max(0, ...enemies);
}
