import { likelyFoes, seatedSight, type Foe, type SeatedSight } from '#cards-presentation';
import type { Card, InstanceId } from '#cards';
import type { Seat, Sight } from '#kernel';
import {
  type Command,
  type GroundView,
  type OwnView,
  printed,
  rulebook,
  type Space,
  type StackView,
  type View,
} from '#guardians/queries';

/** The outlook of the warlord, made once for each decision. */
export interface Outlook extends SeatedSight<View, Command> {
  /** The creatures that the enemy may have, where none is seen. */
  readonly foes: readonly Foe[];
}

/** The outlook of a player at this seat, from the view. Throws a RangeError for the view of a spectator. */
export function outlookOf(sight: Sight<View, Command>): Outlook {
  const seated = seatedSight(sight);
  const { enemy } = seated;
  let foes: readonly Foe[] | undefined;
  return {
    ...seated,
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

/** The print of a card of the seat’s hand, depot, pen, stacks or combat. Throws a RangeError for any other. */
export function ownCard(outlook: Outlook, id: InstanceId): Card {
  const shown = [...inHand(outlook), ...creaturesOf(outlook), ...fightersOf(outlook)].find(
    (card) => card.instanceId === id,
  );
  if (!shown) throw new RangeError(`The seat does not hold "${id}".`);
  return printed(shown.cardId);
}

/** The creatures of the seat in a combat, also those that no stack has any more. */
const fightersOf = ({ view, own, seat }: Outlook): OwnView['hand'] => [
  ...own.combatHand,
  ...(view.combat?.fighters ?? []).filter((fighter) => fighter.seat === seat).map(({ card }) => card),
];

/** The creatures of the seat on the board, as far as it may look. */
const creaturesOf = ({ view, seat }: Outlook): OwnView['hand'] =>
  view.grounds.flatMap(({ stacks }) =>
    stacks.filter((stack) => stack.seat === seat).flatMap(({ creatures = [] }) => creatures.map(({ card }) => card)),
  );

/** A space of the board. Throws a RangeError for none. */
export function groundAt({ view }: Outlook, space: Space): GroundView {
  const ground = view.grounds.find((one) => one.space === space);
  if (!ground) throw new RangeError(`There is no space ${space}.`);
  return ground;
}

/** The stack of a seat on a space; `undefined` where it has none. */
export const stackOn = (outlook: Outlook, seat: Seat, space: Space): StackView | undefined =>
  groundAt(outlook, space).stacks.find((stack) => stack.seat === seat);
