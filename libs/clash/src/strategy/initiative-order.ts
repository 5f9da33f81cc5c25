import { findHero } from '../content/catalogue.js';
import type { ClashTurn, CommandTable, Evolvers } from '../flow/turn.js';
import { CHANGES_A_TURN } from '../initial-state.js';
import { refuse } from '../refusals.js';
import { heroesInPlay } from '../table/heroes.js';
import { clashSeat, seatsOf, sidesInPlay } from '../table/seats.js';

const ordersOfPlaces: number[][][] = [[[]]];

/** Every order of so many places, those that begin with the first place first. Made once for each number. */
function placesInOrder(count: number): readonly (readonly number[])[] {
  const known = ordersOfPlaces[count];
  if (known) return known;
  const others = placesInOrder(count - 1);
  const orders = Array.from({ length: count }, (_, first) =>
    others.map((rest) => [first, ...rest.map((place) => (place < first ? place : place + 1))]),
  ).flat();
  ordersOfPlaces[count] = orders;
  return orders;
}

/** Every order of a list, lazily; the list itself comes first. */
function* ordersOf<T>(list: readonly T[]): Iterable<T[]> {
  for (const places of placesInOrder(list.length)) yield places.map((place) => list[place] as T);
}

const isSameOrder = (order: readonly string[], deck: readonly string[]): boolean =>
  deck.every((id, place) => order[place] === id);

/** Stacks the initiative cards of each side in a random order that its seats see (CLASH-111, CLASH-240). */
export function stackDecks(turn: ClashTurn): void {
  const { state } = turn;
  for (const side of sidesInPlay(state)) {
    const heroIds = heroesInPlay(state)
      .filter((hero) => hero.side === side)
      .map(({ heroId }) => heroId);
    turn.emit({ type: 'decksStacked', side, order: turn.random.shuffle(heroIds) });
  }
}

export const orderCommands = {
  proposeOrder: {
    steps: ['strategy'],
    check(state, { heroIds }, seat) {
      const unknown = heroIds.find((id) => !findHero(id));
      if (unknown !== undefined) return refuse(240, 'UNKNOWN_ID', { id: unknown });
      const { side, proposals } = clashSeat(state, seat);
      const { deck } = state.sides[side];
      if (proposals === 0) return refuse(240, 'NO_PROPOSAL_LEFT');
      const complete = heroIds.length === deck.length && deck.every((id) => heroIds.includes(id));
      if (!complete) return refuse(111, 'ORDER_INCOMPLETE');
      return isSameOrder(heroIds, deck) ? refuse(240, 'ORDER_UNCHANGED') : undefined;
    },
    offersAreLegal: true,
    *offers(state, seat) {
      const { side, proposals } = clashSeat(state, seat);
      if (proposals === 0) return;
      const { deck } = state.sides[side];
      for (const heroIds of ordersOf(deck)) {
        if (!isSameOrder(heroIds, deck)) yield { type: 'proposeOrder', heroIds };
      }
    },
    perform(turn, { heroIds }, seat) {
      const { side } = clashSeat(turn.state, seat);
      turn.emit({ type: 'orderProposed', seat, side, order: [...heroIds] });
    },
  },
} satisfies Partial<CommandTable>;

export const orderEvolvers = {
  turnStarted(state, { turn }) {
    Object.assign(state, { turn, phase: 'TURN_START', step: null, nextSide: null });
    for (const seat of state.seats) {
      Object.assign(seat, { ready: false, takeBacks: CHANGES_A_TURN, proposals: CHANGES_A_TURN });
    }
  },
  decksStacked(state, { side, order }) {
    state.sides[side].deck = [...order];
  },
  orderProposed(state, { seat, side, order }) {
    state.sides[side].deck = [...order];
    clashSeat(state, seat).proposals -= 1;
    for (const ally of seatsOf(state, side)) {
      if (ally.seat !== seat) ally.ready = false;
    }
  },
} satisfies Partial<Evolvers>;
