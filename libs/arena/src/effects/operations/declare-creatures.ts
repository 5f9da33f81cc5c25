import { propertiesOf, valuesOf, type Property } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import type { ArenaTurn } from '../../flow/turn.js';
import { cardOf } from '../../table/cards.js';
import { playerOf } from '../../table/players.js';

/** Publishes how many creatures of each kind, size or class a seat has in hand and pen (`DECLARE_FIRST`, cards.md 5.4). */
export function declareCreatures(turn: ArenaTurn, seat: Seat, what: Property): void {
  const { hand, pen } = playerOf(turn.state, seat);
  const creatures = [...hand, ...pen].map((id) => cardOf(turn.state, id)).filter(({ type }) => type === 'CREATURE');
  const numbers = valuesOf(what).map((value) => ({
    value,
    count: creatures.filter((card) => propertiesOf(card, what).includes(value)).length,
  }));
  turn.emit({ type: 'creaturesDeclared', seat, what, numbers });
}
