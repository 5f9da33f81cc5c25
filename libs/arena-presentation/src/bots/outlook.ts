import { seatedSight, type Foe, type SeatedSight } from '#cards-presentation';
import type { Card, CardKey } from '#cards';
import type { Sight } from '#kernel';
import { type Command, type OwnView, printed, type State, type View } from '#arena/queries';
import { imaginedTable } from './imagined-table.js';
import { likelyFoes } from './likely-foes.js';

/** The outlook of the duelist, made once for each decision. */
export interface Outlook extends SeatedSight<View, Command> {
  /** The creatures that the enemy may have, where none is seen. */
  readonly foes: readonly Foe[];
  /** The table as far as the seat sees it, for the rules to count on. Made when it is first asked for. */
  readonly table: State;
}

/** The outlook of a player at this seat, from the view. Throws a RangeError for the view of a spectator. */
export function outlookOf(sight: Sight<View, Command>): Outlook {
  const seated = seatedSight(sight);
  let foes: readonly Foe[] | undefined;
  let table: State | undefined;
  return {
    ...seated,
    get foes() {
      return (foes ??= likelyFoes(seated.enemy));
    },
    get table() {
      return (table ??= imaginedTable(seated.view, seated.seat));
    },
  };
}

/** All cards of the seat that are in no pile and not on the table. */
export const inHand = ({ own }: Outlook): OwnView['hand'] => [...own.hand, ...own.depot, ...own.pen];

/** A card of the seat's hand, depot or pen. Throws a RangeError for any other. */
export function handCard(outlook: Outlook, id: CardKey): Card {
  const shown = inHand(outlook).find((card) => card.instanceId === id);
  if (!shown) throw new RangeError(`The seat does not hold "${id}".`);
  return printed(shown.cardId);
}

/** Hidden cards of the enemy and that it may use: hand, depot and pen. */
export const enemyHolds = ({ enemy }: Outlook): number => enemy.hand + enemy.depot + enemy.pen;
