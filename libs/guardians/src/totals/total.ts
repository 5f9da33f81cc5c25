import type { CardKey, InstanceId } from '#cards';
import { actingOn, actsOnSeat, effectPart, isImmuneToFoe, settingsOf, type Fight } from '#cards/engine';
import { ruledBy, rulePart, totalFrom, type Contribution, type RulesOfParts, type Total } from '#cards/totals';
import type { Seat } from '#kernel';
import type { Combat } from '../combat/combat.js';
import {
  combatHand,
  combatOf,
  creaturesIn,
  fighterOf,
  guardianFought,
  matchedOf,
  unbeaten,
} from '../combat/fighters.js';
import { seats } from '../board/spaces.js';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { otherSeat } from '../table/players.js';
import { fightIn } from './fights.js';
import { partsOf } from './parts.js';
import { textsOf } from './working.js';

/** The rule that lets an effect of a card count in a total, by what the effect is of (cards.md 6). */
const rules: RulesOfParts = {
  BASE: 'GUARD-161',
  OFF_COLOR: 'GUARD-114',
  TEXT: 'GUARD-115',
  ITEM: 'GUARD-119',
  TERRAIN: 'GUARD-115',
  STRONGHOLD: 'GUARD-116',
  GUARDIAN: 'GUARD-119',
  COMMAND: 'GUARD-099',
  RANGED: 'GUARD-117',
  INFLUENCE: 'GUARD-135',
  PLAYED: 'GUARD-140',
  ENEMY: 'GUARD-115',
  RED: 'GUARD-002',
  SIDE_TOTAL: 'GUARD-161',
  ANNULLED: 'GUARD-123',
};

const ruled = ruledBy(rulebook, rules);

/** A total of a seat in a combat. */
export interface SeatTotal extends Total {
  readonly seat: Seat;
}

/** The totals of the present match-up, with all their parts (GUARD-119); none when a side of it has gone. */
export const matchupTotals = (state: State): SeatTotal[] => totalsIn(state, fightIn(state, combatOf(state)));

function totalsIn(state: State, fight: Fight): SeatTotal[] {
  const combat = combatOf(state);
  return seats.flatMap((seat) => {
    const id = matchedOf(state, seat);
    return id === undefined ? [] : [{ seat, ...ruled(totalFrom(partsOf(state, combat, fight, id))) }];
  });
}

/** True when a command has turned the comparison round: the lower total wins, never in a Guardian battle (cards.md 5.4, GUARD-185). */
const isLowerWinning = (combat: Combat, fight: Fight): boolean => {
  const settings = settingsOf(fight, 'COMPARE');
  return guardianFought(combat) === null && settings.includes('LOWER_WINS') && !settings.includes('HIGHER_WINS');
};

/** How a match-up ends. */
export interface MatchupResult {
  readonly totals: readonly SeatTotal[];
  readonly lowerWins: boolean;
  /** The owner of the higher total; `null` for a push (GUARD-122). */
  readonly winner: Seat | null;
  /** The seat whose creature is beaten: not one that is immune to the winner (GUARD-120, GUARD-123). */
  readonly beaten: Seat | null;
  /** Seats whose creature was immune to the other one (GUARD-123, GUARD-152). */
  readonly immune: readonly Seat[];
}

/** Compares the match-up. Throws an Error when one of its creatures has gone. */
export function compareMatchup(state: State): MatchupResult {
  const combat = combatOf(state);
  const fight = fightIn(state, combat);
  const [south, north] = seats.map((seat) => matchedOf(state, seat));
  if (south === undefined || north === undefined) throw new Error('A creature of the match-up has gone.');
  const totals = totalsIn(state, fight);
  const lowerWins = isLowerWinning(combat, fight);
  const difference = (totals[0]?.total ?? 0) - (totals[1]?.total ?? 0);
  const winner = difference === 0 ? winnerOfPush(combat, fight, [south, north]) : difference > 0 === lowerWins ? 1 : 0;
  const immune = seats.filter((seat) => {
    const [own, foe] = seat === 0 ? [south, north] : [north, south];
    return combat.matchup?.kind === 'PRIMARY' && isImmuneToFoe(fight, own, foe);
  });
  const loser = winner === null ? null : otherSeat(winner);
  const beaten = loser !== null && !immune.includes(loser) ? loser : null;
  return { totals, lowerWins, winner, beaten, immune };
}

/** A push is a win for a creature with `WIN_PUSHES`; a push if both have it, and in a Guardian battle (cards.md 5.1, GUARD-185). */
function winnerOfPush(combat: Combat, fight: Fight, creatures: readonly [CardKey, CardKey]): Seat | null {
  if (guardianFought(combat) !== null) return null;
  const winners = seats.filter((seat) => {
    const id = creatures[seat];
    return id !== undefined && actingOn(fight, 'WIN_PUSHES', id).length > 0;
  });
  return winners.length === 1 ? (winners[0] ?? null) : null;
}

/**
 * The sum of a seat for the space: the base of its unbeaten creatures, or the value of their texts, and the additions of texts for the
 * side; no red numbers and no modifiers (GUARD-161). Creatures that were not played are one number, which names none.
 */
export interface SpaceSum {
  readonly seat: Seat;
  readonly total: number;
  /** The played cards, and the additions of texts. */
  readonly contributions: readonly Contribution[];
  /** The sum of the creatures still in the combat hand. */
  readonly unplayed: number;
}

export function spaceSum(state: State, seat: Seat): SpaceSum {
  const fight = fightIn(state, combatOf(state));
  const parts = unbeaten(state, seat).map(({ id }) => spacePart(fight, id));
  const { total, contributions } = ruled(totalFrom([...parts, ...sideParts(fight, seat)]));
  const unplayed = combatHand(state, seat).reduce((sum, id) => sum + unplayedValue(state, seat, id), 0);
  return { seat, total: total + unplayed, contributions, unplayed };
}

/** True while a seat has a creature left that is not beaten (GUARD-162). */
export const hasCreatureLeft = (state: State, seat: Seat): boolean =>
  creaturesIn(state, seat).some(({ id }) => fighterOf(state, id)?.beaten !== true);

function spacePart(fight: Fight, id: CardKey): Contribution {
  const { id: card, vitality = 0 } = fight.cardOf(id);
  const [other] = actingOn(fight, 'COUNTS_AS', id);
  const base = rulePart(
    { sort: 'BASE', card, source: id, rule: 'GUARD-161', value: other?.effect.value ?? vitality },
    id,
  );
  return other ? { ...base, effect: other.index, rule: null } : base;
}

/** The points of a creature in the combat hand: the value of its text for the space, else its base (cards.md 5.1). */
function unplayedValue(state: State, seat: Seat, id: InstanceId): number {
  const other = textsOf(state, id, seat).find(({ effect: { op } }) => op === 'COUNTS_AS');
  return other?.effect.value ?? cardOf(state, id).vitality ?? 0;
}

const sideParts = (fight: Fight, seat: Seat): Contribution[] =>
  fight.working
    .filter((working) => working.effect.op === 'SIDE_TOTAL' && actsOnSeat(fight, working, seat))
    .map((working) => effectPart(working, 'SIDE_TOTAL', null));
