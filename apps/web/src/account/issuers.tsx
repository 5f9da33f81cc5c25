import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { SignInIssuersDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import type { Issuer } from './journey.js';
import { words } from './words.js';

/** The issuers of this server. */
export const useIssuers = (): readonly Issuer[] =>
  useAnswer('issuers', () => server().ask(SignInIssuersDocument, {})).data?.signInIssuers ?? [];

/** A button for each issuer, which leads to its page. */
export function Issuers({ issuers }: { readonly issuers: readonly Issuer[] }): JSX.Element | null {
  const { isBusy, error, run } = useDoing();
  const leave = (issuer: Issuer): Promise<boolean> => run(async () => (await import('./oidc.js')).leaveFor(issuer));
  if (issuers.length === 0) return null;
  return (
    <div>
      <p class="actions">
        {issuers.map((issuer) => (
          <button key={issuer.issuer} type="button" disabled={isBusy} onClick={() => void leave(issuer)}>
            {words.signInWith(issuer.name)}
          </button>
        ))}
      </p>
      {error && <Notice error={error} />}
    </div>
  );
}
