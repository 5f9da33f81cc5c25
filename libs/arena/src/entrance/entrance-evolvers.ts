import type { Seat } from '#kernel';
import { recordChoice } from '../flow/sealed-choices.js';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { leave } from '../table/leave.js';
import { at } from '../table/players.js';
import type { Place } from '../words.js';

/** How creatures enter the arena. */
export const entranceEvolvers = {
  entranceChosen(state, { seat, place }) {
    recordChoice(state, seat, { place });
  },
  arenaEntered(state, { creatures }) {
    for (const { seat, place } of creatures) moveToArena(state, seat, place);
  },
} satisfies Partial<Evolvers>;

/** It keeps its facing and its items; what others were let see of it they forget (ARENA-ENT-02, ARENA-ENG-10). */
function moveToArena(state: State, seat: Seat, place: Place): void {
  const placed = at(state, seat, place);
  if (!placed) return;
  leave(state, placed.id);
  state.arena[seat] = { ...placed, seenBy: [] };
}
