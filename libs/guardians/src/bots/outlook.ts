import type { Card, Foe, InstanceId } from '#cards';
import { likelyFoes } from '#cards';
import type { Random, Seat, Sight } from '#kernel';
import type { Command } from '../commands.js';
import { printed } from '../content/catalogue.js';
import { rulebook } from '../rulebook.js';
import type { GroundView, OwnView, PlayerView, StackView, View } from '../view/view-schema.js';
import type { Space } from '../words.js';

/** What the warlord makes of its sight, once for each decision. */
export interface Outlook {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Command[];
  readonly random: Random;
  readonly me: PlayerView;
  readonly enemy: PlayerView;
  readonly own: OwnView;
  /** The creatures that the enemy may have, where none is seen. */
  readonly foes: readonly Foe[];
}

/** What a player at this seat makes of what it sees. Throws a RangeError for the view of a spectator. */
export function outlookOf({ seat, view, legal, random }: Sight<View, Command>): Outlook {
  const [me, enemy] = [view.players[seat], view.players[1 - seat]];
  const { own } = view;
  if (!me || !enemy || !own) throw new RangeError(`This is not the view of seat ${seat}.`);
  let foes: readonly Foe[] | undefined;
  return {
    seat,
    view,
    legal,
    random,
    me,
    enemy,
    own,
    get foes() {
      return (foes ??= likelyFoes(
        rulebook,
        enemy.guardian,
        enemy.discard.map(({ cardId }) => cardId),
      ));
    },
  };
}

/** All cards of the seat that are in no pile and not on the board. */
export const inHand = ({ own }: Outlook): OwnView['hand'] => [...own.hand, ...own.depot, ...own.pen];

/** What is printed on a card of the seat’s hand, depot, pen or stacks. Throws a RangeError for any other. */
export function ownCard(outlook: Outlook, id: InstanceId): Card {
  const held = inHand(outlook).find((card) => card.id === id);
  const shown = held ?? creaturesOf(outlook).find((card) => card.id === id);
  if (!shown) throw new RangeError(`The seat does not hold "${id}".`);
  return printed(shown.cardId);
}

/** The creatures of the seat on the board, as far as it may look. */
const creaturesOf = ({ view, seat }: Outlook): OwnView['hand'] =>
  view.board.flatMap(({ stacks }) =>
    stacks.filter((stack) => stack.seat === seat).flatMap(({ creatures = [] }) => creatures.map(({ card }) => card)),
  );

/** A space of the board. Throws a RangeError for none. */
export function groundAt({ view }: Outlook, space: Space): GroundView {
  const ground = view.board.find((one) => one.space === space);
  if (!ground) throw new RangeError(`There is no space ${space}.`);
  return ground;
}

/** The stack of a seat on a space; `undefined` where it has none. */
export const stackOn = (outlook: Outlook, seat: Seat, space: Space): StackView | undefined =>
  groundAt(outlook, space).stacks.find((stack) => stack.seat === seat);
