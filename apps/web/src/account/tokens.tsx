import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Check } from '../frame/check.js';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import {
  CreateTokenDocument,
  OwnTokensDocument,
  RevokeTokenDocument,
  type Scope,
  type TokenLineFragment,
} from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing, type Doing } from '../server/use-doing.js';
import { Secret } from './secret.js';
import { words } from './words.js';

/** The tokens of the account: those that hold, a form for another one, and the way to revoke each. */
export function Tokens({ scopes }: { readonly scopes: readonly Scope[] }): JSX.Element {
  const [revision, setRevision] = useState(0);
  const { data, error } = useAnswer(String(revision), () => server().ask(OwnTokensDocument, {}));
  const doing = useDoing();
  const [secret, setSecret] = useState<string>();
  const refresh = (): void => setRevision((last) => last + 1);
  const revoke = (id: string): Promise<boolean> =>
    doing.run(async () => {
      await server().ask(RevokeTokenDocument, { id });
      refresh();
    });
  const failed = doing.error ?? error;
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">{words.tokens}</h2>
      <p class="notice">{words.tokensText}</p>
      {failed && <Notice error={failed} />}
      <ul class="tokens">
        {data?.me?.tokens
          .filter(({ revokedAt }) => revokedAt === null)
          .map((token) => (
            <li key={token.id}>
              <TokenLine token={token} isBusy={doing.isBusy} onRevoke={() => void revoke(token.id)} />
            </li>
          ))}
      </ul>
      <NewToken
        scopes={scopes}
        doing={doing}
        onToken={(token) => {
          setSecret(token);
          refresh();
        }}
      />
      {secret !== undefined && <Secret label={words.yourToken} secret={secret} />}
    </section>
  );
}

interface TokenLineProps {
  readonly token: TokenLineFragment;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

function TokenLine({ token: { name, scopes, createdAt, expiresAt }, isBusy, onRevoke }: TokenLineProps): JSX.Element {
  const date = (text: string): string => new Date(text).toLocaleDateString(locale);
  return (
    <>
      <span>
        <strong>{name}</strong> <small>{scopes.map((scope) => words.scopes[scope]).join(', ')}</small>
        <br />
        <small>
          {words.created} {date(createdAt)}
          {expiresAt !== null && `, ${words.expires(date(expiresAt))}`}
        </small>
      </span>
      <button type="button" class="danger" aria-label={words.revokeToken(name)} disabled={isBusy} onClick={onRevoke}>
        {words.revoke}
      </button>
    </>
  );
}

interface NewTokenProps {
  readonly scopes: readonly Scope[];
  readonly doing: Doing;
  readonly onToken: (token: string) => void;
}

function NewToken({ scopes, doing: { isBusy, run }, onToken }: NewTokenProps): JSX.Element {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(['GAMES_READ']);
  const create = (): Promise<boolean> =>
    run(async () => {
      const { createToken } = await server().ask(CreateTokenDocument, { input: { name, scopes: chosen } });
      setName('');
      onToken(createToken.token);
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <fieldset>
        <legend>{words.newToken}</legend>
        <TextBox label={words.name} value={name} longest={60} onValue={setName} />
        <div role="group" aria-label={words.rights}>
          {scopes.map((scope) => (
            <div key={scope}>
              <Check
                label={words.scopes[scope]}
                isOn={chosen.includes(scope)}
                onChange={(isOn) => setChosen([...chosen.filter((one) => one !== scope), ...(isOn ? [scope] : [])])}
              />
            </div>
          ))}
        </div>
        <p class="actions wide">
          <button type="submit" disabled={isBusy || chosen.length === 0}>
            {words.createToken}
          </button>
        </p>
      </fieldset>
    </form>
  );
}
