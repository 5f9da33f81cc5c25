import type { JSX } from 'preact';
import { words } from '../messages/locale.js';
import { words as own } from './seat-words.js';
import type { Table } from './use-table.js';

/** Who sits where, and who is awaited. */
export function SeatList({ seats, waiting }: Pick<Table, 'seats' | 'waiting'>): JSX.Element {
  const awaited: readonly number[] = waiting?.__typename === 'WaitingForSeats' ? waiting.seats : [];
  return (
    <section aria-labelledby="seats" class="seats">
      <h2 id="seats">{words.seats}</h2>
      <ol>
        {seats.map((seat) => (
          <li key={seat.seat} aria-current={awaited.includes(seat.seat) ? 'step' : undefined}>
            {seat.name ?? words.freeSeat}
            <small>{marksOf(seat).join(' · ')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function marksOf({ mine, bot, title, resigned, offered, formerly }: Table['seats'][number]): readonly string[] {
  const before = formerly.map((former) => former.account?.name ?? former.bot ?? '').join(', ');
  return [
    mine ? words.you : '',
    bot === null ? '' : words.bot,
    title ?? '',
    resigned ? words.resigned : '',
    offered ? own.offered : '',
    before === '' ? '' : own.formerly(before),
  ].filter(Boolean);
}
