import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { OwnNotificationsDocument, type OwnNotificationsQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { ChannelList } from './channel-list.js';
import { NewChannels } from './new-channels.js';
import { SettingsForm } from './settings-form.js';
import { words } from './words.js';

/** The notifications of the visitor: their channels, what is told when, and what was sent. */
export function Notifications(): JSX.Element {
  const [revision, setRevision] = useState(0);
  const { data, error } = useAnswer(String(revision), () => server().ask(OwnNotificationsDocument, {}));
  const refresh = (): void => setRevision((last) => last + 1);
  const own = data?.me?.notifications;
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications">{words.notifications}</h2>
      <p class="notice">{words.text}</p>
      {error && <Notice error={error} />}
      {own && (
        <>
          <ChannelList channels={own.channels} onChange={refresh} />
          <NewChannels offers={own.offers} onChange={refresh} />
          {own.channels.length > 0 && <SettingsForm settings={own} />}
          {own.log.length > 0 && <Log log={own.log} />}
        </>
      )}
    </section>
  );
}

type Own = NonNullable<OwnNotificationsQuery['me']>['notifications'];

const SHOWN = 10;

const Log = ({ log }: Pick<Own, 'log'>): JSX.Element => (
  <details>
    <summary>{words.log}</summary>
    <ul class="tokens">
      {log.slice(0, SHOWN).map(({ id, kind, channelKind, state, dueAt, endedAt }) => (
        <li key={id}>
          <span>
            {kind === 'CONFIRM' || kind === 'TEST' ? words.logKinds[kind] : words.events[kind]}{' '}
            <small>
              {words.kinds[channelKind]}, {words.states[state]}, {new Date(endedAt ?? dueAt).toLocaleString(locale)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  </details>
);
