import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { visitor } from '../server/visitor.js';
import { words as own } from './seat-words.js';
import type { Table } from './use-table.js';
import { useSending } from './use-sending.js';

/** The seats of a running game that the visitor may take over. */
export function TakeOver({
  table,
  onDone,
}: {
  readonly table: Table;
  readonly onDone: () => Promise<void>;
}): JSX.Element | null {
  const { isSending, error, send } = useSending(onDone);
  const account = visitor.value?.id;
  if (account === undefined) return null;
  const open = table.seats.filter((seat) => isFor(seat, account, table.leavers?.mayReturn === true));
  if (open.length === 0) return null;
  return (
    <>
      {error && <Notice error={error} />}
      {open.map(({ seat, name }) => (
        <p key={seat} class="actions">
          <button
            type="button"
            disabled={isSending}
            onClick={() => void send(() => server().takeOverSeat({ gameId: table.id, seat }))}
          >
            {own.take(name ?? words.freeSeat)}
          </button>
        </p>
      ))}
    </>
  );
}

/** Whether a seat is offered to an account, or a bot plays it in its place. */
function isFor({ offered, bot, formerly }: Table['seats'][number], account: string, mayReturn: boolean): boolean {
  if (offered) return (offered.to?.id ?? account) === account;
  return mayReturn && bot !== null && formerly.at(-1)?.account?.id === account;
}
