import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { OperationsDocument, type OperationsQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { Alarms } from './alarms.js';
import { Metrics } from './metrics.js';
import { ParkAGame, ParkedGames } from './parked-games.js';
import { useTicks } from './use-ticks.js';
import { words } from './words.js';

type Operations = OperationsQuery['operations'];

const said = (at: string): string => new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** What only operators see and do: alarms, suspended games, late jobs, verifications, and the series of the process. */
export function ForOperators(): JSX.Element {
  const [ticks, refresh] = useTicks();
  const { data, error } = useAnswer(String(ticks), () => server().ask(OperationsDocument, {}));
  return (
    <>
      {error && <Notice error={error} />}
      {data && <Alarms alarms={data.operations.alarms} said={said} />}
      {data && <ParkedGames games={data.operations.parkedGames} said={said} onDone={refresh} />}
      <ParkAGame onDone={refresh} />
      {data && <LateJobs jobs={data.operations.lateJobs} />}
      {data && <Verifications ended={data.operations.verifications} />}
      <Metrics />
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

const Verifications = ({ ended }: { readonly ended: Operations['verifications'] }): JSX.Element => (
  <section aria-labelledby="verifications">
    <h2 id="verifications">{words.verifications}</h2>
    {ended.length === 0 ? (
      <Notice>{words.neverVerified}</Notice>
    ) : (
      <div class="table long" role="group" aria-labelledby="verifications" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.endedAt}</th>
              <th scope="col">{words.streams}</th>
              <th scope="col">{words.faults}</th>
            </tr>
          </thead>
          <tbody>
            {ended.map(({ endedAt, streams, faults }) => (
              <tr key={endedAt}>
                <th scope="row">{said(endedAt)}</th>
                <td>{streams.toLocaleString(locale)}</td>
                <td class={faults === 0 ? 'good' : 'bad'}>{faults.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
