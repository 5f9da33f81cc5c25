import type { Card, CardKey, Foe } from '#cards';
import type { Random, Seat, Sight } from '#kernel';
import type { Command } from '../commands.js';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import type { OwnView, PlayerView, View } from '../view/view-schema.js';
import { imaginedTable } from './imagined-table.js';
import { likelyFoes } from './likely-foes.js';

/** What the duelist makes of its sight, once for each decision. */
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
  /** The table as far as the seat sees it, for the rules to count on. Made when it is first asked for. */
  readonly table: State;
}

/** What a player at this seat makes of what it sees. Throws a RangeError for the view of a spectator. */
export function outlookOf({ seat, view, legal, random }: Sight<View, Command>): Outlook {
  const [me, enemy] = [view.players[seat], view.players[1 - seat]];
  const { own } = view;
  if (!me || !enemy || !own) throw new RangeError(`This is not the view of seat ${seat}.`);
  let foes: readonly Foe[] | undefined;
  let table: State | undefined;
  return {
    seat,
    view,
    legal,
    random,
    me,
    enemy,
    own,
    get foes() {
      return (foes ??= likelyFoes(enemy));
    },
    get table() {
      return (table ??= imaginedTable(view, seat));
    },
  };
}

/** All cards of the seat that are in no pile and not on the table. */
export const inHand = ({ own }: Outlook): OwnView['hand'] => [...own.hand, ...own.depot, ...own.pen];

/** A card of the seat's hand, depot or pen. Throws a RangeError for any other. */
export function handCard(outlook: Outlook, id: CardKey): Card {
  const shown = inHand(outlook).find((card) => card.id === id);
  if (!shown) throw new RangeError(`The seat does not hold "${id}".`);
  return printed(shown.cardId);
}

/** Cards of the enemy that nobody sees and that it may use: hand, depot and pen. */
export const enemyHolds = ({ enemy }: Outlook): number => enemy.hand + enemy.depot + enemy.pen;
