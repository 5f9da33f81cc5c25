import { ChroniclerClient } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextBox } from '../frame/fields.js';
import { ReplaceTokensDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { signInWith } from '../server/visitor.js';
import { AskingForm } from './asking-form.js';
import { Issuers, useIssuers } from './issuers.js';
import { words } from './words.js';

interface SignInProps {
  /** Is given the next recovery code, where one was used. */
  readonly onCode: (code: string) => void;
}

/** The ways into an account: an issuer, a new one, a recovery code, a token. */
export function SignIn({ onCode }: SignInProps): JSX.Element {
  const issuers = useIssuers();
  return (
    <section aria-label={words.signIn}>
      <Issuers issuers={issuers} />
      <OneField
        legend={words.newAccount}
        label={words.name}
        hint={words.nameHint}
        longest={40}
        action={words.create}
        onText={async (name) => {
          const { client, token } = await ChroniclerClient.register({ url: location.origin, locale }, { name });
          await client.close();
          await signInWith(token);
        }}
      />
      <OneField
        legend={words.byCode}
        text={words.byCodeText}
        label={words.code}
        longest={200}
        isSecret
        action={words.signIn}
        onText={async (recoveryCode) => {
          const { replaceTokens: made } = await server().ask(ReplaceTokensDocument, { recoveryCode, name: 'web' });
          onCode(made.recoveryCode);
          await signInWith(made.token);
        }}
      />
      <OneField
        legend={words.byToken}
        label={words.token}
        longest={3_900}
        isSecret
        action={words.signIn}
        onText={signInWith}
      />
    </section>
  );
}

interface OneFieldProps {
  readonly legend: string;
  readonly text?: string;
  readonly label: string;
  readonly hint?: string;
  readonly longest: number;
  readonly isSecret?: boolean;
  readonly action: string;
  readonly onText: (text: string) => Promise<void>;
}

function OneField({
  legend,
  text,
  label,
  hint,
  longest,
  isSecret = false,
  action,
  onText,
}: OneFieldProps): JSX.Element {
  const [value, setValue] = useState('');
  return (
    <AskingForm
      legend={legend}
      action={action}
      onSend={() => onText(value.trim())}
      {...(text !== undefined && { text })}
    >
      <TextBox
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={value}
        longest={longest}
        type={isSecret ? 'password' : 'text'}
        onValue={setValue}
      />
    </AskingForm>
  );
}
