import type { Seat } from '#kernel';
import type { State } from '../state.js';

/** These seats, or all players, now know which card lies at this card's place. Changes the state. */
export function learn(state: State, cardId: string, seats: 'everyone' | readonly Seat[]): void {
  const known = state.knowledge[cardId];
  if (known === 'everyone') return;
  state.knowledge[cardId] =
    seats === 'everyone' ? seats : [...new Set([...(known ?? []), ...seats])].sort((a, b) => a - b);
}

/** Only these seats still know where this card lies. Changes the state. */
export function forget(state: State, cardId: string, butFor: readonly Seat[] = []): void {
  if (butFor.length === 0) Reflect.deleteProperty(state.knowledge, cardId);
  else state.knowledge[cardId] = [...butFor];
}

/** True when a viewer (a seat, or `null` for a spectator) knows which card lies at this card's place. */
export function knows(state: State, viewer: Seat | null, cardId: string): boolean {
  const known = state.knowledge[cardId];
  return known === 'everyone' || (viewer !== null && known !== undefined && known.includes(viewer));
}
