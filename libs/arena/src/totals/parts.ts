import {
  actingOn,
  type CardKey,
  type Contribution,
  type Fight,
  type InstanceId,
  modifiersOf,
  offColorBonus,
} from '#cards';
import { printed } from '../content/catalogue.js';
import { cardOf } from '../table/cards.js';
import type { Combat, Fighter, State, Support } from '../state.js';
import { passiveSeat, playerOf, strongholdOf } from '../table/players.js';

/** A part of a total that a rule makes. */
export const rulePart = (
  given: Pick<Contribution, 'sort' | 'card' | 'source' | 'rule' | 'value'>,
  creature: InstanceId | null,
): Contribution => ({ ...given, creature, effect: null });

/** Everything that counts for one creature in the present round; a shielded one counts nothing itself (ARENA-SHD-01). */
export function partsOf(state: State, combat: Combat, fight: Fight, fighter: Fighter): Contribution[] {
  const { id } = fighter;
  if (combat.shields.some(({ on }) => on === id))
    return modifiersOf(fight, id, ({ effect }) => effect.target === 'OPPONENT');
  return [
    ...baseParts(combat, fight, fighter),
    ...(fighter.fresh ? [...offColorPart(fight, id), ...defensePart(state, combat, fight, fighter)] : []),
    ...modifiersOf(fight, id),
    ...combat.supports.filter(({ receiver }) => receiver === id).map((support) => supportPart(state, support)),
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
  const isVoid = part === 'DUELLIST' && combat.round === 'SECONDARY' && combat.voided.includes(seat);
  return isVoid
    ? [shown, rulePart({ ...from, sort: 'ANNULLED', rule: 'ARENA-IMM-02', value: 0 - value }, id)]
    : [shown];
}

function offColorPart(fight: Fight, id: InstanceId): Contribution[] {
  const opponent = fight.opponentOf(id);
  const card = fight.cardOf(id);
  const value = opponent === null ? 0 : offColorBonus(card, fight.cardOf(opponent));
  return [rulePart({ sort: 'OFF_COLOR', card: card.id, source: id, rule: 'ARENA-OCB-02', value }, id)];
}

/** The number of the stronghold fought over, for its defender (ARENA-RAI-09). */
function defensePart(state: State, combat: Combat, fight: Fight, { id, seat }: Fighter): Contribution[] {
  if (combat.stronghold === null || seat !== passiveSeat(state)) return [];
  const muted = fight.working.some(
    ({ effect, home }) => effect.op === 'NO_STRONGHOLD_BONUS' && (home ?? seat) === seat,
  );
  const source = strongholdOf(state, seat, combat.stronghold).card;
  const value = muted ? 0 : (printed(source).defenseBonus ?? 0);
  return [rulePart({ sort: 'STRONGHOLD', card: source, source, rule: 'ARENA-RAI-09', value }, id)];
}

/** Influence and ranged attacks of this round; turned influence is subtracted. */
function supportPart(state: State, support: Support): Contribution {
  const { kind, seat, receiver, reversed } = support;
  const guardian = playerOf(state, seat).guardian ?? '';
  const source: CardKey = support.source ?? guardian;
  const card = support.source === null ? guardian : cardOf(state, support.source).id;
  const value = reversed ? 0 - support.value : support.value;
  const sort = kind === 'RANGED' ? 'RANGED' : 'INFLUENCE';
  return rulePart({ sort, card, source, rule: kind === 'RANGED' ? 'ARENA-RNG-02' : 'ARENA-INF-05', value }, receiver);
}
