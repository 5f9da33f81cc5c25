import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Confirmed } from '../frame/confirmed.js';
import { Notice } from '../frame/notice.js';
import { OwnIdentitiesDocument, UnlinkIdentityDocument, type OwnIdentitiesQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { Issuers, useIssuers } from './issuers.js';
import type { Issuer } from './journey.js';
import { owner } from './proof.js';
import { words } from './words.js';

type Identity = NonNullable<OwnIdentitiesQuery['me']>['identities'][number];

/** The identities by which the visitor signs in, and the ways to link and unlink them. */
export function Identities(): JSX.Element | null {
  const issuers = useIssuers();
  const [revision, setRevision] = useState(0);
  const { data, error } = useAnswer(String(revision), () => server().ask(OwnIdentitiesDocument, {}));
  const identities = data?.me?.identities ?? [];
  if (issuers.length === 0 && identities.length === 0) return null;
  return (
    <section aria-labelledby="identities">
      <h2 id="identities">{words.identities}</h2>
      <p class="notice">{words.identitiesText}</p>
      {error && <Notice error={error} />}
      <ul class="tokens">
        {identities.map((identity) => (
          <li key={identity.id}>
            <OneIdentity identity={identity} issuers={issuers} onChange={() => setRevision((last) => last + 1)} />
          </li>
        ))}
      </ul>
      <Issuers issuers={issuers} />
    </section>
  );
}

interface OneProps {
  readonly identity: Identity;
  readonly issuers: readonly Issuer[];
  readonly onChange: () => void;
}

function OneIdentity({ identity: { id, issuer, subject, createdAt }, issuers, onChange }: OneProps): JSX.Element {
  const name = issuers.find((one) => one.issuer === issuer)?.name ?? new URL(issuer).host;
  return (
    <>
      <span>
        <strong>{name}</strong> <small>{subject}</small>
        <br />
        <small>{words.linkedOn(new Date(createdAt).toLocaleDateString(locale))}</small>
      </span>
      <Confirmed
        label={words.unlink}
        question={words.unlinkQuestion(name)}
        text={words.unlinkText}
        stay={words.stay}
        onConfirmed={() => owner().ask(UnlinkIdentityDocument, { id }).then(onChange)}
      />
    </>
  );
}
