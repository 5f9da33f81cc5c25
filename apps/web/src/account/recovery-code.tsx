import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextBox } from '../frame/fields.js';
import { CreateRecoveryCodeDocument } from '../generated/operations.js';
import { AskingForm } from './asking-form.js';
import { owner } from './proof.js';
import { Secret } from './secret.js';
import { words } from './words.js';

/** Makes the code with which a guest keeps their account. One that has a code needs it to get the next. */
export function RecoveryCode(): JSX.Element {
  const [old, setOld] = useState('');
  const [code, setCode] = useState<string>();
  const make = async (): Promise<void> => {
    const recoveryCode = old === '' ? null : old;
    const { createRecoveryCode: made } = await owner().ask(CreateRecoveryCodeDocument, { recoveryCode });
    setCode(made.recoveryCode);
    setOld('');
  };
  return (
    <>
      <AskingForm legend={words.keep} text={words.keepText} action={words.makeCode} onSend={make}>
        <TextBox label={words.oldCode} value={old} longest={200} type="password" isOptional onValue={setOld} />
      </AskingForm>
      {code !== undefined && <Secret label={words.yourCode} secret={code} />}
    </>
  );
}
