import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Confirmed } from '../frame/confirmed.js';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { tablePath } from '../frame/paths.js';
import { OperateOnGameDocument, type GameOperation, type OperationsQuery } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { gameIn } from './game-in.js';
import { words } from './words.js';

type Parked = OperationsQuery['operations']['parkedGames'][number];

const operate = async (gameId: string, action: GameOperation, reason: string): Promise<boolean> =>
  (await server().ask(OperateOnGameDocument, { input: { gameId, action, reason } })).operateOnGame.changed;

interface ParkedProps {
  readonly games: readonly Parked[];
  /** A time in words. */
  readonly said: (at: string) => string;
  readonly onDone: () => void;
}

/** The suspended games, each with its reason and what can be done. */
export const ParkedGames = ({ games, said, onDone }: ParkedProps): JSX.Element => (
  <section aria-labelledby="parked">
    <h2 id="parked">{words.parked}</h2>
    {games.length === 0 && <Notice>{words.noParked}</Notice>}
    <ul class="tokens">
      {games.map((game) => (
        <li key={game.gameId}>
          <span>
            <Link href={tablePath(game.gameId)}>{words.openGame}</Link> <small>{said(game.since)}</small>
            <br />
            {game.reason}
          </span>
          <Acts gameId={game.gameId} onDone={onDone} />
        </li>
      ))}
    </ul>
  </section>
);

interface ActsProps {
  readonly gameId: string;
  readonly onDone: () => void;
}

function Acts({ gameId, onDone }: ActsProps): JSX.Element {
  const [reason, setReason] = useState('');
  const { isBusy, error, run } = useDoing();
  return (
    <form
      class="actions"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => operate(gameId, 'RESUME', reason).then(onDone));
      }}
    >
      <TextBox label={words.reason} value={reason} longest={500} onValue={setReason} />
      <button type="submit" disabled={isBusy}>
        {words.resume}
      </button>
      <Confirmed
        label={words.abandon}
        question={words.abandonQuestion}
        text={words.abandonText}
        stay={words.stay}
        onConfirmed={() => operate(gameId, 'ABANDON', reason).then(onDone)}
      />
      {error && <Notice error={error} />}
    </form>
  );
}

/** Suspends a game that does harm. */
export function ParkAGame({ onDone }: { readonly onDone: () => void }): JSX.Element {
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState('');
  const [told, setTold] = useState('');
  const { isBusy, error, run } = useDoing();
  const park = (): Promise<boolean> =>
    run(async () => {
      const id = gameIn(address);
      if (id === undefined) throw new Error(words.noGame);
      setTold((await operate(id, 'PARK', reason)) ? words.done : words.nothingToDo);
      onDone();
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void park();
      }}
    >
      <fieldset>
        <legend>{words.park}</legend>
        <p class="notice">{words.parkText}</p>
        <TextBox label={words.address} hint={words.addressHint} value={address} longest={500} onValue={setAddress} />
        <TextBox label={words.reason} value={reason} longest={500} onValue={setReason} />
        <p class="actions wide">
          <button type="submit" disabled={isBusy}>
            {words.park}
          </button>
        </p>
        {error && <Notice error={error} />}
        <p class="wide" role="status">
          {told}
        </p>
      </fieldset>
    </form>
  );
}
