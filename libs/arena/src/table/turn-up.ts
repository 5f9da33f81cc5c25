import type { InstanceId } from '#cards';
import type { ArenaTurn } from '../flow/turn.js';
import { placeOf } from './players.js';
import { shownCard, shownCards } from './faces.js';

/** A card that lies at a place is shown with its items; nothing happens when all of them lie face up (ARENA-OBJ-03). */
export function turnUp(turn: ArenaTurn, id: InstanceId): void {
  const { state } = turn;
  const found = placeOf(state, id);
  if (!found) return;
  const { seat, place, placed } = found;
  if (placed.faceUp && placed.items.every(({ faceUp }) => faceUp)) return;
  const items = placed.items.map((item) => item.id);
  turn.emit({ type: 'cardTurnedUp', seat, place, card: shownCard(state, id), items: shownCards(state, items) });
}
