import { actingOn, modifiersOf, type Fight } from '#cards/engine';
import { offColorPart, rulePart, strongholdPart, supportPart, type Contribution, type Support } from '#cards/totals';
import { printed } from '../content/catalogue.js';
import { cardOf } from '../table/cards.js';
import type { Combat, Fighter, State } from '../state.js';
import { guardianIdOf, passiveSeat, strongholdOf } from '../table/players.js';

/** Everything that counts for one creature in the present round; a shielded one counts nothing itself (ARENA-SHD-01). */
export function partsOf(state: State, combat: Combat, fight: Fight, fighter: Fighter): Contribution[] {
  const { id } = fighter;
  if (combat.shields.some(({ on }) => on === id))
    return modifiersOf(fight, id, ({ effect }) => effect.target === 'OPPONENT');
  return [
    ...baseParts(combat, fight, fighter),
    ...(fighter.fresh ? [offColorPart(fight, id, 'ARENA-OCB-02'), ...defensePart(state, combat, fight, fighter)] : []),
    ...modifiersOf(fight, id),
    ...combat.supports.filter(({ receiver }) => receiver === id).map((support) => supportedBy(state, support)),
  ];
}

/**
 * The black number (ARENA-MOD-04), or what a duellist past its first confrontation counts instead (`COUNTS_AS`); taken away
 * again from a duellist whose attack met an immune one (ARENA-IMM-02).
 */
function baseParts(combat: Combat, fight: Fight, { id, seat, part, fresh }: Fighter): Contribution[] {
  const card = fight.cardOf(id);
  const [other] = part === 'DUELLIST' && !fresh ? actingOn(fight, 'COUNTS_AS', id) : [];
  const value = other?.effect.value ?? card.vitality ?? 0;
  const from = { card: card.id, source: id };
  const base = rulePart({ ...from, sort: 'BASE', rule: 'ARENA-MOD-04', value }, id);
  const shown = other ? { ...base, effect: other.index, rule: null } : base;
  const isVoid = part === 'DUELLIST' && combat.voided.includes(seat);
  return isVoid
    ? [shown, rulePart({ ...from, sort: 'ANNULLED', rule: 'ARENA-IMM-02', value: 0 - value }, id)]
    : [shown];
}

/** The number of the stronghold fought over, for its defender (ARENA-RAI-09). */
function defensePart(state: State, combat: Combat, fight: Fight, { id, seat }: Fighter): Contribution[] {
  if (combat.stronghold === null || seat !== passiveSeat(state)) return [];
  const stronghold = printed(strongholdOf(state, seat, combat.stronghold).card);
  return [strongholdPart(fight, id, stronghold, 'ARENA-RAI-09')];
}

const supportRules = { influence: 'ARENA-INF-05', ranged: 'ARENA-RNG-02' };

/** Influence and ranged attacks of this round: by the guardian, or by a creature UNDER a stronghold. */
function supportedBy(state: State, support: Support): Contribution {
  const guardian = guardianIdOf(state, support.seat);
  const given =
    support.source === null
      ? { card: guardian, source: guardian }
      : { card: cardOf(state, support.source).id, source: support.source };
  return supportPart(support, given, supportRules);
}
