import type { Turn } from '#kernel';
import type { SkirmishEvent } from './events/skirmish-events.js';
import type { Table } from './rulebook.js';
import type { SkirmishState } from './state.js';

/** The turn of one command, as shared rules see it: a game's own, with more in its state and more events, is one. */
export type SkirmishTurn = Turn<SkirmishState, SkirmishEvent>;

/** A command at work on a game: what runs frames is one, and so is a turn with the book of its game beside. */
export interface TableTurn extends Table {
  readonly turn: SkirmishTurn;
}
