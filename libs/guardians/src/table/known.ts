import type { ShownCard } from '#cards';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { playerOf } from './players.js';

/** Creatures of a seat, with what they carry, have been shown where they lie (GUARD-227). Changes the state. */
export function makeKnown(
  state: State,
  seat: Seat,
  creatures: readonly { readonly card: ShownCard; readonly item?: ShownCard | undefined }[],
): void {
  const { known } = playerOf(state, seat);
  for (const { instanceId: id } of creatures.flatMap(({ card, item }) => (item ? [card, item] : [card]))) {
    if (!known.includes(id)) known.push(id);
  }
}
