import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { seats } from '../board/spaces.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { ownerOf } from '../table/cards.js';
import { positions, strongholdOf } from '../table/players.js';
import { refusedPlace, refusedToLay } from './place-checks.js';
import { creaturesOn, itemGivenTo, placingOf, unplaced } from './placements.js';

/** An own upgrade in play gives way; a downgrade does not, and nothing that was laid in this step (GUARD-044, GUARD-045). */
function isTaken(state: State, seat: Seat, of: Seat, position: StrongholdPosition): boolean {
  const laid = placingOf(state, seat).placed.some(
    ({ kind, of: whose, stronghold }) => kind === 'WORKS' && whose === of && stronghold === position,
  );
  const { works } = strongholdOf(state, of, position);
  return laid || (works !== null && (of !== seat || ownerOf(state, works) !== seat));
}

function refusedUpgrade(
  state: State,
  seat: Seat,
  id: InstanceId,
  of: Seat,
  position: StrongholdPosition,
): GuardiansRefusal | undefined {
  if (position === 'CENTER') return refuse('044', 'CENTER_NOT_ALLOWED');
  const isDowngrade = cardOf(state, id).variant === 'DOWNGRADE';
  if (isDowngrade === (of === seat)) return refuse(isDowngrade ? '045' : '044', 'WRONG_SIDE');
  const place = refusedPlace(state, of, position);
  if (place) return place;
  return isTaken(state, seat, of, position) ? refuse(isDowngrade ? '045' : '044', 'SLOT_OCCUPIED') : undefined;
}

/** The creatures that a seat has laid on its strongholds, in order. */
const bearers = (state: State, seat: Seat): InstanceId[] =>
  positions.flatMap((position) => creaturesOn(state, seat, position));

/** Upgrades, downgrades, and items with creatures (GUARD-044 to GUARD-046). */
export const attachmentCommands = {
  attachUpgrade: {
    steps: ['I_C_PLACE'],
    *offers(state, seat) {
      for (const cardId of unplaced(state, seat)) {
        if (cardOf(state, cardId).type !== 'UPGRADE') continue;
        for (const targetSeat of seats) {
          for (const stronghold of positions) yield { type: 'attachUpgrade', cardId, targetSeat, stronghold };
        }
      }
    },
    check: (state, { cardId, targetSeat, stronghold }, seat) =>
      refusedToLay(state, seat, cardId, ['UPGRADE']) ?? refusedUpgrade(state, seat, cardId, targetSeat, stronghold),
    perform(turn, { cardId, targetSeat: of, stronghold }, seat) {
      const placement = { cardId, kind: 'WORKS', of, stronghold } as const;
      turn.emit({ type: 'cardLaid', seat, placement, card: shownCard(turn.state, cardId) });
    },
  },
  attachItem: {
    steps: ['I_C_PLACE'],
    offersAreLegal: true,
    *offers(state, seat) {
      const free = bearers(state, seat).filter((id) => itemGivenTo(state, seat, id) === undefined);
      for (const cardId of unplaced(state, seat)) {
        if (cardOf(state, cardId).type !== 'ITEM_CREATURE') continue;
        for (const targetCardId of free) yield { type: 'attachItem', cardId, targetCardId };
      }
    },
    check(state, { cardId, targetCardId }, seat) {
      const refusal =
        refusedToLay(state, seat, cardId, ['ITEM_CREATURE']) ?? refusedCard(state, seat, targetCardId, ['CREATURE']);
      if (refusal) return refusal;
      if (!bearers(state, seat).includes(targetCardId)) return refuse('046', 'CREATURE_NOT_HERE');
      if (itemGivenTo(state, seat, targetCardId) === undefined) return undefined;
      return refuse('046', 'ITEM_LIMIT', { card: targetCardId });
    },
    perform(turn, { cardId, targetCardId }, seat) {
      const placement = { cardId, kind: 'ITEM', of: seat, bearer: targetCardId } as const;
      turn.emit({ type: 'cardLaid', seat, placement, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;
