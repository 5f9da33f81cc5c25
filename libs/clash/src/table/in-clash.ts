import type { Table, TableTurn } from '#skirmish';
import type { ClashTurn } from '../flow/turn.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';

/** The port of a game for shared rules, asked of a state of Clash. */
export const inClash =
  <Rest extends unknown[], Answer>(ask: (table: Table, ...rest: Rest) => Answer) =>
  (state: State, ...rest: Rest): Answer =>
    ask({ state, book }, ...rest);

/** The work of shared rules in a command, done in one of Clash. */
export const doneInClash =
  <Rest extends unknown[], Answer>(act: (at: TableTurn, ...rest: Rest) => Answer) =>
  (turn: ClashTurn, ...rest: Rest): Answer =>
    act({ turn, state: turn.state, book }, ...rest);
