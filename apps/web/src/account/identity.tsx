import type { JSX } from 'preact';
import type { AccountPageQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { useDoing } from '../server/use-doing.js';
import { signOut } from '../server/visitor.js';
import { Notice } from '../frame/notice.js';
import { words } from './words.js';

type Account = NonNullable<AccountPageQuery['me']>['account'];

/** The account of the visitor, and the way out of it. */
export function Identity({ account: { id, name, createdAt } }: { readonly account: Account }): JSX.Element {
  const { isBusy, error, run } = useDoing();
  return (
    <section aria-labelledby="you">
      <h2 id="you">{words.you}</h2>
      <p>
        <strong>{name}</strong>
        <br />
        <small>{words.since(new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'long' }))}</small>
      </p>
      <p class="shared-link">
        {words.id}: <code>{id}</code>
      </p>
      <details class="decide">
        <summary>{words.signOut}</summary>
        <p>{words.signOutText}</p>
        {error && <Notice error={error} />}
        <button type="button" class="danger" disabled={isBusy} onClick={() => void run(signOut)}>
          {words.signOut}
        </button>
      </details>
    </section>
  );
}
