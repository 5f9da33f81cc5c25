import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { OperationsDocument, type OperationsQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { ParkAGame, ParkedGames } from './parked-games.js';
import { words } from './words.js';

type Operations = OperationsQuery['operations'];

const said = (at: string): string => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** What only operators see and do: suspended games, late jobs, and the last verification. */
export function ForOperators(): JSX.Element {
  const [revision, setRevision] = useState(0);
  const { data, error } = useAnswer(String(revision), () => server().ask(OperationsDocument, {}));
  const refresh = (): void => setRevision((last) => last + 1);
  return (
    <>
      {error && <Notice error={error} />}
      {data && <ParkedGames games={data.operations.parkedGames} said={said} onDone={refresh} />}
      <ParkAGame onDone={refresh} />
      {data && <LateJobs jobs={data.operations.lateJobs} />}
      {data && <LastVerification verification={data.operations.lastVerification} />}
    </>
  );
}

const LateJobs = ({ jobs }: { readonly jobs: Operations['lateJobs'] }): JSX.Element => (
  <section aria-labelledby="late">
    <h2 id="late">{words.late}</h2>
    {jobs.length === 0 ? (
      <Notice>{words.noLate}</Notice>
    ) : (
      <div class="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.job}</th>
              <th scope="col">{words.dueAt}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ streamId, kind, dueAt }) => (
              <tr key={`${streamId} ${kind} ${dueAt}`}>
                <th scope="row">
                  {kind} <code>{streamId}</code>
                </th>
                <td class="bad">{said(dueAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const LastVerification = ({ verification }: { readonly verification: Operations['lastVerification'] }): JSX.Element => (
  <section aria-labelledby="verification">
    <h2 id="verification">{words.lastVerification}</h2>
    <p>
      {verification
        ? words.verified(verification.streams, verification.faults, said(verification.endedAt))
        : words.neverVerified}
    </p>
  </section>
);
