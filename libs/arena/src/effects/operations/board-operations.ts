import type { EffectTag, EffectWhat, InstanceId } from '#cards';
import { isPrey } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import type { Target } from '../../commands.js';
import type { ArenaTurn } from '../../flow/turn.js';
import { cardOf } from '../../table/cards.js';
import type { State } from '../../state.js';
import { discard, sendToPen } from '../../table/moves.js';
import { otherSeat, playerOf, seats, standing, strongholdOf } from '../../table/players.js';
import { shownCard, shownCards } from '../../table/faces.js';
import { immuneToAttack } from '../../totals/attributes.js';
import { atStrongholds, faceDownCards, placeNamed } from './enemy-places.js';
import { onlyWhile, type OperationRules, type OperationTable } from './operation-rules.js';

/** The own creature in the enemy's prison. */
const captiveOf = (state: State, seat: Seat): InstanceId | null =>
  playerOf(state, otherSeat(seat)).prison?.captive ?? null;

/** Operations on cards on the table outside the combats (cards.md 5.3, 5.5, 5.6). */
export const boardOperations = {
  DISCARD: {
    *targets(state, seat, { what }) {
      if (what === 'UPGRADE') yield* attachedCards(state);
      else if (theCard(state, seat, what) !== null) yield null;
    },
    apply(turn, { seat, effect: { what }, target }) {
      const card = target?.cardId ?? theCard(turn.state, seat, what);
      if (card !== null) discard(turn, [card], 'EFFECT');
      return false;
    },
  },
  FREE_CAPTIVE: {
    targets: onlyWhile((state, seat) => captiveOf(state, seat) !== null),
    apply(turn, { seat }) {
      const captive = captiveOf(turn.state, seat);
      if (captive !== null) sendToPen(turn, [captive], 'EFFECT');
      return false;
    },
  },
  REVEAL: {
    targets: (state, seat) => faceDownCards(state, seat, atStrongholds),
    apply(turn, { seat, target }) {
      turnUp(turn, seat, target);
      return false;
    },
  },
  /** A card that is no creature, or a bigger one, only stays face up (CARD-12). */
  AMBUSH: {
    targets: (state, seat) => faceDownCards(state, seat, atStrongholds),
    apply(turn, { seat, effect, target }) {
      const card = turnUp(turn, seat, target);
      const { state } = turn;
      const isImmuneTo = (tag: EffectTag): boolean => immuneToAttack(state, card, tag);
      if (isPrey(effect, cardOf(state, card), isImmuneTo)) discard(turn, [card], 'DESTROYED');
      return false;
    },
  },
  EXTRA_STEP: {
    targets: steps,
    apply(turn, { seat, target }) {
      const { from, to } = target ?? {};
      if (from && to) turn.emit({ type: 'garrisonsMoved', moves: [{ seat, from, to }] });
      return false;
    },
  },
} satisfies Partial<OperationTable>;

/** Every upgrade and downgrade in play, of both seats. */
function* attachedCards(state: State): Iterable<Target> {
  for (const seat of seats) {
    for (const position of standing(state, seat)) {
      const { upgrade, downgrade } = strongholdOf(state, seat, position);
      for (const cardId of [upgrade, downgrade]) if (cardId !== null) yield { cardId };
    }
  }
}

/** The one card of a sort that can be meant: the terrain of the duel zone, the enemy's standard bearer. */
function theCard(state: State, seat: Seat, what: EffectWhat | undefined): InstanceId | null {
  if (what === 'TERRAIN') return state.terrain;
  return what === 'STANDARD_BEARER' ? playerOf(state, otherSeat(seat)).standardBearer : null;
}

/** Turns up a face-down card of the enemy, with its items. */
function turnUp(turn: ArenaTurn, seat: Seat, target: Target | null): InstanceId {
  const { state } = turn;
  const { place, placed } = placeNamed(state, seat, target);
  const items = placed.items.map(({ id }) => id);
  turn.emit({
    type: 'cardTurnedUp',
    seat: otherSeat(seat),
    place,
    card: shownCard(state, placed.id),
    items: shownCards(state, items),
  });
  return placed.id;
}

/** Own cards ON strongholds, each with every own stronghold that stands and has nothing ON it. */
function* steps(...[state, seat]: Parameters<OperationRules['targets']>): Iterable<Target> {
  const own = standing(state, seat);
  const isFull = (position: (typeof own)[number]): boolean => strongholdOf(state, seat, position).on !== null;
  for (const from of own.filter(isFull)) {
    for (const to of own.filter((position) => !isFull(position))) yield { from, to };
  }
}
