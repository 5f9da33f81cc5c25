import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Labelled } from '../frame/labelled.js';
import { Notice } from '../frame/notice.js';
import { CreateRecoveryCodeDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { Secret } from './secret.js';
import { words } from './words.js';

/** Makes the code with which a guest keeps their account. One that has a code needs it to get the next. */
export function RecoveryCode(): JSX.Element {
  const [old, setOld] = useState('');
  const [code, setCode] = useState<string>();
  const { isBusy, error, run } = useDoing();
  const make = (): Promise<boolean> =>
    run(async () => {
      const recoveryCode = old === '' ? null : old;
      const { createRecoveryCode: made } = await server().ask(CreateRecoveryCodeDocument, { recoveryCode });
      setCode(made.recoveryCode);
      setOld('');
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <fieldset>
        <legend>{words.keep}</legend>
        <p class="notice">{words.keepText}</p>
        <Labelled label={words.oldCode}>
          {(joined) => (
            <input
              {...joined}
              type="password"
              autoComplete="off"
              value={old}
              onInput={({ currentTarget }) => setOld(currentTarget.value)}
            />
          )}
        </Labelled>
        <p class="actions wide">
          <button type="submit" disabled={isBusy}>
            {words.makeCode}
          </button>
        </p>
        {error && <Notice error={error} />}
        {code !== undefined && <Secret label={words.yourCode} secret={code} />}
      </fieldset>
    </form>
  );
}
