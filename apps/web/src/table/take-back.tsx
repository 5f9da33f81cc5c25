import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useSending } from './use-sending.js';
import type { Table } from './use-table.js';

interface TakeBackProps {
  readonly table: Table;
  readonly onDone: () => Promise<void>;
}

/** Takes back the last command of the visitor, or all that can be: those since which nothing was revealed. */
export function TakeBack({ table: { id: gameId, takesBackTo }, onDone }: TakeBackProps): JSX.Element | null {
  const { isSending, error, send } = useSending(onDone);
  const [last] = takesBackTo;
  const first = takesBackTo.at(-1);
  if (last === undefined || first === undefined) return null;
  const button = (label: string, to: number): JSX.Element => (
    <button
      type="button"
      class="quiet"
      disabled={isSending}
      onClick={() => void send(() => server().agreements.takeBack({ gameId, to }))}
    >
      {label}
    </button>
  );
  return (
    <>
      {button(words.takeBack, last)}
      {first !== last && button(words.restartTurn, first)}
      {error && <Notice error={error} />}
    </>
  );
}
