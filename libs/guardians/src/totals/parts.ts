import type { CardKey, Kind } from '#cards';
import { guardianParts, modifiersOf, type Fight } from '#cards/engine';
import { offColorPart, rulePart, strongholdPart, supportPart, type Contribution, type Support } from '#cards/totals';
import type { Combat } from '../combat/combat.js';
import { isGuardian } from '../combat/fighters.js';
import type { State } from '../state.js';
import { guardianIdOf } from '../table/players.js';
import { sourceCard } from '../table/sources.js';
import { wallAt, wallsOf } from './working.js';

/** Everything that counts for one side of the present match-up (GUARD-119). */
export const partsOf = (state: State, combat: Combat, fight: Fight, id: CardKey): Contribution[] => [
  ...baseParts(state, fight, id),
  ...(fight.isFresh(id) ? bonusParts(state, combat, fight, id) : []),
  ...modifiersOf(fight, id),
  ...combat.supports.filter(({ receiver }) => receiver === id).map((support) => supportedBy(state, support)),
  ...earlierAttacks(combat, fight, id),
];

/** The base of a creature; of a guardian with the strongholds that stand (GUARD-187). */
function baseParts(state: State, fight: Fight, id: CardKey): Contribution[] {
  if (!isGuardian(state, id)) return [basePart(fight, id, id, 'GUARD-119')];
  const walls = wallsOf(state, fight.seatOf(id)).map((card) => ({ source: card.id, card }));
  return guardianParts({ source: id, card: fight.cardOf(id) }, walls);
}

function basePart(fight: Fight, of: CardKey, counted: CardKey, rule: string): Contribution {
  const { id: card, vitality = 0 } = fight.cardOf(of);
  return rulePart({ sort: 'BASE', card, source: of, rule, value: vitality }, counted);
}

const cycle: Readonly<Record<Kind, string>> = {
  MORTAL: 'GUARD-111',
  ELEMENTAL: 'GUARD-112',
  OUTSIDER: 'GUARD-113',
};

/** The parts of a creature in its first confrontation alone, by rules (GUARD-111 to GUARD-114, GUARD-116). */
function bonusParts(state: State, combat: Combat, fight: Fight, id: CardKey): Contribution[] {
  const { kind } = fight.cardOf(id);
  if (!kind) return [];
  const wall = wallAt(state, combat, fight.seatOf(id));
  return [offColorPart(fight, id, cycle[kind]), ...(wall ? [strongholdPart(fight, id, wall, 'GUARD-116')] : [])];
}

/** Influence and ranged attacks of this match-up, by the guardian or by a creature. */
function supportedBy(state: State, support: Support): Contribution {
  const source = support.source ?? guardianIdOf(state, support.seat);
  const influence = support.kind === 'GUARDIAN' ? 'GUARD-135' : 'GUARD-136';
  return supportPart(support, { card: sourceCard(state, source).id, source }, { influence, ranged: 'GUARD-117' });
}

/**
 * For a secondary attacker the base of every creature of its side that has been matched with the target and still lies
 * there (GUARD-151, GUARD-152).
 */
function earlierAttacks({ matchup, attacks, fighters }: Combat, fight: Fight, id: CardKey): Contribution[] {
  if (matchup?.kind !== 'SECONDARY' || fight.seatOf(id) !== matchup.attacker) return [];
  const target = fight.opponentOf(id);
  return attacks
    .filter(({ by, on }) => on === target && by !== id && fighters.some((fighter) => fighter.id === by))
    .map(({ by }) => basePart(fight, by, id, 'GUARD-151'));
}
