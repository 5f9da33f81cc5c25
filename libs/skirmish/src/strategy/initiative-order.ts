import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { Rulebook } from '../rulebook.js';
import type { TableTurn } from '../skirmish-turn.js';
import type { Side } from '../state.js';
import { heroesInPlay } from '../figures/heroes.js';
import { seatAt, sideOf } from '../table/seats.js';

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

/** Stacks the initiative cards of sides in a random order that their seats see (CLASH-111, CLASH-240). */
export function stackDecks({ state, turn }: TableTurn, sides: readonly Side[]): void {
  for (const side of sides) {
    const heroIds = heroesInPlay(state)
      .filter((hero) => hero.side === side)
      .map(({ heroId }) => heroId);
    turn.emit({ type: 'decksStacked', side, order: turn.random.shuffle(heroIds) });
  }
}

/** Another order of the side's initiative deck, so many times a turn (CLASH-240). */
export const orderCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'proposeOrder', Step> => ({
  proposeOrder: {
    steps,
    check(state, { heroIds }, seat) {
      const unknown = heroIds.find((id) => !book.isHeroId(id));
      if (unknown !== undefined) return refused(book, 'order', 'UNKNOWN_ID', { id: unknown });
      const { side, proposals } = seatAt(state, seat);
      const { deck } = sideOf(state, side);
      if (proposals === 0) return refused(book, 'order', 'NO_PROPOSAL_LEFT');
      const complete = heroIds.length === deck.length && deck.every((id) => heroIds.includes(id));
      if (!complete) return refused(book, 'wholeOrder', 'ORDER_INCOMPLETE');
      return isSameOrder(heroIds, deck) ? refused(book, 'order', 'ORDER_UNCHANGED') : undefined;
    },
    offersAreLegal: true,
    *offers(state, seat) {
      const { side, proposals } = seatAt(state, seat);
      if (proposals === 0) return;
      const { deck } = sideOf(state, side);
      for (const heroIds of ordersOf(deck)) {
        if (!isSameOrder(heroIds, deck)) yield { type: 'proposeOrder', heroIds };
      }
    },
    perform(turn, { heroIds }, seat) {
      const { side } = seatAt(turn.state, seat);
      turn.emit({ type: 'orderProposed', seat, side, order: [...heroIds] });
    },
  },
});
