import type { Seat } from '#kernel';
import type { Evolvers, ArenaTurn } from './step-rules.js';
import { playerOf, otherSeat } from '../table/players.js';
import type { Choice, State } from '../state.js';
import type { Stage } from '../words.js';

/** Comes to a state of the turn. `asked` are the seats of a sealed choice; the game waits until each has chosen. */
export function enterStage(turn: ArenaTurn, stage: Stage, asked: readonly Seat[] = []): void {
  turn.emit({ type: 'stageEntered', stage, asked: [...asked] });
}

/** Opens a window in which the seats act or pass in turn (ARENA-GEN-04). */
export const openWindow = (turn: ArenaTurn, first: Seat): void => turn.emit({ type: 'windowOpened', seat: first });

/** The seat of the open window that may act, when it is to be asked: it has declared no passes and `mayAct` (ARENA-GEN-06). */
export function askedInWindow(state: State, mayAct: (state: State, seat: Seat) => boolean): Seat[] {
  const { window } = state;
  if (!window || window.passes >= 2) return [];
  const { holder } = window;
  return playerOf(state, holder).passing === null && mayAct(state, holder) ? [holder] : [];
}

/** Passes for a seat that is not asked, or, after two passes in a row, goes on (ARENA-GEN-04, ARENA-GEN-10). */
export function proceedWindow(turn: ArenaTurn, close: (turn: ArenaTurn) => void): void {
  const { window } = turn.state;
  if (!window || window.passes >= 2) close(turn);
  else turn.emit({ type: 'passed', seat: window.holder });
}

/** Seats of the open sealed stage that have not chosen yet (ARENA-GEN-05). */
export const stillChoosing = ({ sealed }: State): Seat[] =>
  (sealed?.asked ?? []).filter((seat) => choicesOf({ sealed }, seat).length === 0);

/** What a seat has chosen in the open sealed stage. */
export const choicesOf = ({ sealed }: Pick<State, 'sealed'>, seat: Seat): readonly Choice[] =>
  sealed?.choices[seat] ?? [];

/** Records a choice. Changes the state. */
export function recordChoice(state: State, seat: Seat, choice: Choice): void {
  if (!state.sealed) throw new Error('There is nothing to choose.');
  state.sealed.choices[seat] = [...choicesOf(state, seat), choice];
}

export const flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], choices: {} } : null;
    for (const player of state.players) if (player.passing === 'WINDOW') player.passing = null;
  },
  windowOpened(state, { seat }) {
    state.window = { holder: seat, passes: 0, moves: 0 };
  },
  passed(state, { seat }) {
    if (!state.window) {
      state.marks.challenged.push(seat);
      return;
    }
    state.window = { holder: otherSeat(seat), passes: state.window.passes + 1, moves: state.window.moves + 1 };
  },
  priorityGiven(state, { seat }) {
    if (!state.window) return;
    state.window = { holder: seat, passes: 0, moves: state.window.moves + 1 };
  },
  passesDeclared(state, { seat, until }) {
    playerOf(state, seat).passing = until;
  },
  passesWithdrawn(state, { seat }) {
    playerOf(state, seat).passing = null;
  },
  outcomeReached(state, { reason, winner }) {
    state.over = { reason, winner };
  },
} satisfies Partial<Evolvers>;
