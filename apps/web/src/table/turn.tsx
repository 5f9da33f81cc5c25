import type { JSX } from 'preact';
import { words } from '../messages/locale.js';
import { words as agreeing } from './agreeing-words.js';
import type { Table } from './use-table.js';

/** The seat of the visitor; `undefined` for a spectator. */
export const mySeat = ({ seats }: Pick<Table, 'seats'>): number | undefined => seats.find(({ mine }) => mine)?.seat;

/** Whether the game waits for the visitor. */
export const isAsked = ({ waiting }: Pick<Table, 'waiting'>): boolean =>
  waiting?.__typename === 'WaitingForSeats' && waiting.mine;

/** Whose turn it is, in a few words. */
export function turnOf({ status, waiting, seats, parked, pause }: Table): string {
  if (parked) return words.parked;
  if (status === 'OVER') return words.gameOver;
  if (pause) return agreeing.paused;
  if (status === 'OPEN' || !waiting) return words.notBegun;
  if (waiting.__typename !== 'WaitingForSeats') return words.rulesAct;
  if (waiting.mine) return words.yourTurn;
  return words.waitingFor(waiting.seats.map((seat) => seats[seat]?.name ?? String(seat + 1)).join(', '));
}

/** Whose turn it is, and what the step is called. */
export function TurnLine({ table }: { readonly table: Table }): JSX.Element {
  const { waiting, shownLate } = table;
  const step = waiting && 'title' in waiting ? waiting.title : undefined;
  return (
    <p class={isAsked(table) ? 'turn mine' : 'turn'} role="status">
      <strong>{turnOf(table)}</strong>
      {step !== undefined && <span> · {step}</span>}
      {mySeat(table) === undefined && table.status === 'RUNNING' && <span> · {words.watching}</span>}
      {shownLate && <span> {words.shownLate}</span>}
    </p>
  );
}
