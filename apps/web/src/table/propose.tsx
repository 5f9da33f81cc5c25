import type { Answer } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { usualBot } from '../server/usual-bot.js';
import { words } from './agreeing-words.js';
import { nameAt } from './proposal.js';
import { useSending } from './use-sending.js';
import type { Table } from './use-table.js';

interface Props {
  readonly table: Table;
  readonly onDone: () => Promise<void>;
}

/** What the visitor may propose to the others at the table now. */
export function Propose({ table, onDone }: Props): JSX.Element | null {
  const { isSending, error, send } = useSending(onDone);
  const entries = entriesOf(table);
  if (entries.length === 0) return null;
  return (
    <details class="propose">
      <summary>{words.propose}</summary>
      {entries.map(({ label, command }) => (
        <button key={label} type="button" class="quiet" disabled={isSending} onClick={() => void send(command)}>
          {label}
        </button>
      ))}
      {error && <Notice error={error} />}
    </details>
  );
}

interface Entry {
  readonly label: string;
  readonly command: () => Promise<Answer>;
}

function entriesOf(table: Table): readonly Entry[] {
  const { id: gameId, proposal, pause, undoesTo, seats, ruleset } = table;
  const bot = usualBot(ruleset.botProfiles);
  const others = seats.filter((seat) => !seat.mine && seat.bot === null && !seat.resigned);
  const handOver =
    bot === undefined || others.length === 0
      ? []
      : [{ label: words.handOver, command: () => server().agreements.handToBot({ gameId, bot }) }];
  if (proposal) return handOver;
  return [
    ...(pause ? [] : [{ label: words.pause, command: () => server().agreements.propose({ gameId, kind: 'PAUSE' }) }]),
    ...(pause || undoesTo.length === 0
      ? []
      : [{ label: words.undo, command: () => server().agreements.propose({ gameId, kind: 'UNDO' }) }]),
    ...(bot === undefined ? [] : takeovers(table, bot)),
    ...handOver,
  ];
}

/** A bot may be proposed for another person whom the game waits for in vain. */
function takeovers(table: Table, bot: string): readonly Entry[] {
  const { id: gameId, seats, waiting } = table;
  const awaited: readonly number[] = waiting?.__typename === 'WaitingForSeats' ? waiting.seats : [];
  return seats
    .filter(({ seat, mine, timedOut, bot: isBot }) => awaited.includes(seat) && timedOut && !mine && isBot === null)
    .map(({ seat: of }) => ({
      label: words.takeover(nameAt(table, of)),
      command: () => server().agreements.propose({ gameId, kind: 'TAKEOVER', of, bot }),
    }));
}
