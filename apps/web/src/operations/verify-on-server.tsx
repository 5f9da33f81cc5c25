import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { VerifyGameDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { gameIn } from './game-in.js';
import { words } from './words.js';

/** Has the server verify a finished game, with its own rules and its own store. */
export function VerifyOnServer(): JSX.Element {
  const [address, setAddress] = useState('');
  const [verdict, setVerdict] = useState('');
  const { isBusy, error, run } = useDoing();
  const verify = (): Promise<boolean> =>
    run(async () => {
      setVerdict('');
      const id = gameIn(address);
      if (id === undefined) throw new Error(words.noGame);
      const { verifyGame } = await server().ask(VerifyGameDocument, { id });
      setVerdict(verifyGame.sound ? words.sound : words.unsound(verifyGame.fault?.message ?? ''));
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      <fieldset>
        <legend>{words.verify}</legend>
        <TextBox label={words.address} hint={words.addressHint} value={address} longest={500} onValue={setAddress} />
        <p class="actions wide">
          <button type="submit" disabled={isBusy}>
            {words.check}
          </button>
        </p>
        {error && <Notice error={error} />}
        <p class="wide" role="status">
          {verdict}
        </p>
      </fieldset>
    </form>
  );
}
