import type { CardKey, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { guardianAt, strongholdAt } from '../board/spaces.js';
import type { Creature, Stack, State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { otherSeat, playerOf, strongholdOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';
import { entersFromUnder } from '../table/under.js';
import type { Space } from '../words.js';
import type { Combat, Fighter } from './combat.js';

/** The combat that is on. Throws an Error without one. */
export function combatOf({ combat }: Pick<State, 'combat'>): Combat {
  if (!combat) throw new Error('There is no combat.');
  return combat;
}

/** The seat that was there when the other one came. */
export const defenderOf = ({ attacker }: Combat): Seat => otherSeat(attacker);

/** The attacker before the defender: the order in a combat (CARD-15). */
export const inCombatOrder = (combat: Combat): [Seat, Seat] => [combat.attacker, defenderOf(combat)];

/** The owner of the guardian that is fought; `null` in a combat for a space (GUARD-182). */
export const guardianFought = ({ place }: Combat): Seat | null => guardianAt(place);

/** The space that is fought over; `null` before a guardian. */
export const spaceFoughtOver = ({ place }: Combat): Space | null =>
  guardianAt(place) === null ? (place as Space) : null;

/** The stack with which a seat fights; `null` where it has none left, and of a guardian. */
export function stackOf(state: State, seat: Seat): Stack | null {
  const combat = combatOf(state);
  if (guardianFought(combat) === seat) return null;
  return stackAt(state, seat, seat === combat.attacker ? combat.ground : (combat.place as Space));
}

/** The creature under the stronghold fought over that fights with its garrison or army (GUARD-092). */
function creatureFromUnder(state: State, seat: Seat): Creature[] {
  const space = spaceFoughtOver(combatOf(state));
  const place = space && strongholdAt(space);
  if (place?.seat !== seat) return [];
  const { under } = strongholdOf(state, seat, place.position);
  return under && entersFromUnder(cardOf(state, under.id)) ? [under] : [];
}

/** All creatures with which a seat fights, played or not, in the order in which they came to the space (GUARD-092). */
export const creaturesIn = (state: State, seat: Seat): Creature[] => [
  ...(stackOf(state, seat)?.creatures ?? []),
  ...creatureFromUnder(state, seat),
];

export const fighterOf = ({ combat }: State, id: CardKey): Fighter | undefined =>
  combat?.fighters.find((fighter) => fighter.id === id);

/** The creatures of a seat’s combat hand: those that it has not played yet (GUARD-092). */
export const combatHand = (state: State, seat: Seat): InstanceId[] =>
  creaturesIn(state, seat)
    .map(({ id }) => id)
    .filter((id) => !fighterOf(state, id));

/** Creatures of a seat in play and not beaten, its guardian included. */
export const unbeaten = ({ combat }: State, seat: Seat): Fighter[] =>
  combat?.fighters.filter((fighter) => fighter.seat === seat && !fighter.beaten) ?? [];

/** The creature, or guardian, of a seat in the present match-up; `undefined` when it has gone, and without a match-up. */
export function matchedOf({ combat }: State, seat: Seat): CardKey | undefined {
  const id = combat?.matchup?.creatures[seat];
  return combat?.fighters.some((fighter) => fighter.id === id) ? id : undefined;
}

/** True when both creatures of the match-up are still there: else it has no result (GUARD-110). */
export const isMatched = (state: State): boolean =>
  matchedOf(state, 0) !== undefined && matchedOf(state, 1) !== undefined;

/** True of the guardian that is fought. */
export const isGuardian = (state: State, id: CardKey): boolean => {
  const seat = state.combat && guardianFought(state.combat);
  return seat != null && playerOf(state, seat).guardian === id;
};
