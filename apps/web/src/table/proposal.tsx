import type { GameEvent } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { words } from './agreeing-words.js';
import { asLabel } from './in-words.js';
import { mySeat } from './turn.js';
import { useSending } from './use-sending.js';
import type { Table } from './use-table.js';

interface Props {
  readonly table: Table;
  /** The latest event of the game. */
  readonly latest: GameEvent | undefined;
  readonly onDone: () => Promise<void>;
}

/**
 * What is proposed at the table, or the pause that was agreed on, with the buttons of the visitor. Until the game goes on, also how the
 * latest proposal ended.
 */
export function Agreement({ table, latest, onDone }: Props): JSX.Element | null {
  const { isSending, error, send } = useSending(onDone);
  const { id: gameId, proposal, pause } = table;
  const ended = !proposal && latest?.type === 'proposalDropped' ? latest : undefined;
  if (!proposal && !pause && !ended) return null;
  const isSeated = mySeat(table) !== undefined;
  return (
    <section class="agreement" role="status">
      {pause && <p>{pausedText(pause)}</p>}
      {pause && isSeated && (
        <p class="actions">
          <button
            type="button"
            disabled={isSending}
            onClick={() => void send(() => server().agreements.endPause({ gameId }))}
          >
            {words.goOn}
          </button>
        </p>
      )}
      {ended && <p>{ended.description}</p>}
      {proposal && <Terms table={table} proposal={proposal} />}
      {proposal && <Answers table={table} proposal={proposal} isSending={isSending} send={send} />}
      {error && <Notice error={error} />}
    </section>
  );
}

type Proposal = NonNullable<Table['proposal']>;

function Terms({ table, proposal }: { readonly table: Table; readonly proposal: Proposal }): JSX.Element {
  const { kind, since } = proposal.terms;
  return (
    <>
      <p>{proposedText(table, proposal)}</p>
      {kind === 'UNDO' && <p>{knownText(since ?? [])}</p>}
    </>
  );
}

interface AnswersProps extends Pick<ReturnType<typeof useSending>, 'isSending' | 'send'> {
  readonly table: Table;
  readonly proposal: Proposal;
}

function Answers({ table, proposal, isSending, send }: AnswersProps): JSX.Element {
  const { id: gameId } = table;
  const { number, awaits, terms } = proposal;
  const mine = mySeat(table);
  const answer = (agrees: boolean): void =>
    void send(() => server().agreements.answer({ gameId, proposal: number, agrees }));
  if (mine !== undefined && awaits.includes(mine))
    return (
      <p class="actions">
        <button type="button" disabled={isSending} onClick={() => answer(false)}>
          {words.refuse}
        </button>
        <button type="button" disabled={isSending} onClick={() => answer(true)}>
          {words.agree}
        </button>
      </p>
    );
  return (
    <>
      <p>{words.awaits(awaits.map((seat) => nameAt(table, seat)).join(', '))}</p>
      {terms.seat === mine && (
        <p class="actions">
          <button
            type="button"
            disabled={isSending}
            onClick={() => void send(() => server().agreements.withdraw({ gameId }))}
          >
            {words.withdraw}
          </button>
        </p>
      )}
    </>
  );
}

/** The name of a seat, as far as it is known. */
export const nameAt = ({ seats }: Table, seat: number): string =>
  seats.find((each) => each.seat === seat)?.name ?? String(seat + 1);

function pausedText({ until }: NonNullable<Table['pause']>): string {
  if (until === null) return words.paused;
  return words.pausedUntil(new Date(until).toLocaleString(locale));
}

function proposedText(table: Table, { terms: { seat, kind, bot, of } }: Proposal): string {
  const name = nameAt(table, seat);
  if (kind === 'PAUSE') return words.pauses(name);
  return kind === 'UNDO' ? words.undoes(name) : words.takesOver(name, bot ?? '', nameAt(table, of ?? seat));
}

const knownText = (since: readonly { readonly type: string; readonly count: number }[]): string =>
  since.length === 0
    ? words.nothingKnown
    : words.known(since.map(({ type, count }) => `${asLabel(type)} (${String(count)})`).join(', '));
