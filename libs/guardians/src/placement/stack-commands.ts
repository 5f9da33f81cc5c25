import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { cardOf, isShield } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { positions } from '../table/players.js';
import { SPACE_LIMIT, stacksOf, vitalityOf } from '../table/stacks.js';
import { mayLieUnder } from '../table/under.js';
import { refusedPlace, refusedToLay } from './place-checks.js';
import { creaturesOn, laidAt, placingOf, shieldOn, unplaced } from './placements.js';

const ofStacks = ['CREATURE', 'SHIELD', 'STANDARD_BEARER'] as const;

const isBearer = (state: State, id: InstanceId): boolean => cardOf(state, id).type === 'STANDARD_BEARER';

/** Whether a seat has a standard bearer in play, or laid now (GUARD-052). */
const hasBearer = (state: State, seat: Seat): boolean =>
  stacksOf(state, seat).some(({ stack }) => stack.shield !== null && isBearer(state, stack.shield)) ||
  placingOf(state, seat).placed.some(({ cardId: id }) => isBearer(state, id));

function refusedCreature(
  state: State,
  seat: Seat,
  id: InstanceId,
  position: StrongholdPosition,
): GuardiansRefusal | undefined {
  const stack = [...creaturesOn(state, seat, position), id];
  const total = vitalityOf(
    state,
    stack.map((creature) => ({ id: creature })),
  );
  return total <= SPACE_LIMIT ? undefined : refuse('041', 'SPACE_LIMIT', { total, limit: SPACE_LIMIT });
}

function refusedShield(
  state: State,
  seat: Seat,
  id: InstanceId,
  position: StrongholdPosition,
): GuardiansRefusal | undefined {
  if (creaturesOn(state, seat, position).length === 0) return refuse('043', 'NO_CREATURE_ON');
  if (shieldOn(state, seat, position) !== undefined) return refuse('050', 'SHIELD_PRESENT');
  return isBearer(state, id) && hasBearer(state, seat) ? refuse('052', 'STANDARD_BEARER_LIMIT') : undefined;
}

/** Creatures and shields on strongholds, and creatures under them (GUARD-041 to GUARD-043, GUARD-047). */
export const stackCommands = {
  placeOnStronghold: {
    steps: ['I_C_PLACE'],
    *offers(state, seat) {
      for (const cardId of unplaced(state, seat)) {
        if (!(ofStacks as readonly string[]).includes(cardOf(state, cardId).type)) continue;
        for (const stronghold of positions) yield { type: 'placeOnStronghold', cardId, stronghold };
      }
    },
    check: (state, { cardId, stronghold }, seat) =>
      refusedToLay(state, seat, cardId, ofStacks) ??
      refusedPlace(state, seat, stronghold) ??
      (isShield(state, cardId) ? refusedShield : refusedCreature)(state, seat, cardId, stronghold),
    perform(turn, { cardId, stronghold }, seat) {
      const placement = { cardId, kind: 'ON', of: seat, stronghold } as const;
      turn.emit({ type: 'cardLaid', seat, placement, card: shownCard(turn.state, cardId) });
    },
  },
  placeUnderStronghold: {
    steps: ['I_C_PLACE'],
    *offers(state, seat) {
      for (const cardId of unplaced(state, seat)) {
        if (!mayLieUnder(cardOf(state, cardId))) continue;
        for (const stronghold of positions) yield { type: 'placeUnderStronghold', cardId, stronghold };
      }
    },
    check(state, { cardId, stronghold }, seat) {
      const refusal = refusedToLay(state, seat, cardId, ['CREATURE']);
      if (refusal) return refusal;
      if (!mayLieUnder(cardOf(state, cardId))) {
        return refuse('047', 'NO_STRONGHOLD_ABILITY', { card: cardId });
      }
      const place = refusedPlace(state, seat, stronghold);
      if (place) return place;
      return laidAt(state, seat, 'UNDER', stronghold).length > 0 ? refuse('047', 'SLOT_OCCUPIED') : undefined;
    },
    perform(turn, { cardId, stronghold }, seat) {
      const placement = { cardId, kind: 'UNDER', of: seat, stronghold } as const;
      turn.emit({ type: 'cardLaid', seat, placement, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;
