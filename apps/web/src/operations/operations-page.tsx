import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { useTitle } from '../frame/use-title.js';
import { OperationsPageDocument } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { visitor } from '../server/visitor.js';
import { ForOperators } from './for-operators.js';
import { healthOfServer, type Parts } from './health.js';
import { useTicks } from './use-ticks.js';
import { VerifyOnServer } from './verify-on-server.js';
import { words } from './words.js';

/** What operators of the server look at: its health, what waits for them, and the verdict on a game. */
export function OperationsPage(): JSX.Element {
  useTitle(common.operations);
  const [ticks, look] = useTicks();
  const { data, error } = useAnswer(String(ticks), healthOfServer);
  const scopes = useAnswer(visitor.value?.id ?? '', () => server().ask(OperationsPageDocument, {}));
  return (
    <>
      <h1>{common.operations}</h1>
      <p class="notice">{words.text}</p>
      <section aria-labelledby="health">
        <h2 id="health">{words.health}</h2>
        {error && <Notice error={error} />}
        {data && <Health parts={data} />}
        <p>
          <button type="button" onClick={look}>
            {words.again}
          </button>
        </p>
      </section>
      {scopes.data?.me?.scopes.includes('SERVER_OPERATE') === true && <ForOperators />}
      <VerifyOnServer />
    </>
  );
}

const named: Readonly<Record<string, string>> = words.parts;

const Health = ({ parts }: { readonly parts: Parts }): JSX.Element => (
  <div class="table">
    <table>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(parts).map(([part, state]) => (
          <tr key={part}>
            <th scope="row">{named[part] ?? part}</th>
            <td class={state === 'ok' ? 'good' : 'bad'}>{words.states[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
