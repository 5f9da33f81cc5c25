import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { InvitationLink, invitationHere } from '../new-table/invitation-link.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { someVisitor, visitor } from '../server/visitor.js';
import { mySeat } from './turn.js';
import type { Table } from './use-table.js';
import { useSending } from './use-sending.js';

interface OpenTableProps {
  readonly table: Table;
  readonly onChange: () => Promise<void>;
}

/** A table that waits for players: to sit down at, and to start by who has opened it. */
export function OpenTable({ table, onChange }: OpenTableProps): JSX.Element {
  const { isSending, error, send } = useSending(onChange);
  const { id, seats, leastSeats, openedBy } = table;
  const taken = seats.filter((seat) => seat.taken).length;
  const isOpener = visitor.value != null && openedBy?.id === visitor.value.id;
  const join = async (): Promise<void> => {
    await send(async () => {
      await someVisitor();
      return server().join({ gameId: id, invitation: invitationHere() });
    });
  };
  return (
    <section class="plain">
      <p>{words.notBegun}</p>
      {error && <Notice error={error} />}
      {isOpener && <InvitationLink gameId={id} />}
      {mySeat(table) === undefined && taken < seats.length && (
        <button type="button" class="primary" disabled={isSending} onClick={() => void join()}>
          {words.join}
        </button>
      )}
      {isOpener && taken >= leastSeats && (
        <button
          type="button"
          class="primary"
          disabled={isSending}
          onClick={() => void send(() => server().start({ gameId: id }))}
        >
          {words.begin}
        </button>
      )}
    </section>
  );
}
