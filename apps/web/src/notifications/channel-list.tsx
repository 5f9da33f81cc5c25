import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import {
  EnableNotificationChannelDocument,
  RemoveNotificationChannelDocument,
  TestNotificationChannelDocument,
  type ChannelLineFragment,
} from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { unsubscribeFrom } from './browser-push.js';
import { words } from './words.js';

interface ChannelListProps {
  readonly channels: readonly ChannelLineFragment[];
  readonly onChange: () => void;
}

/** The channels of the visitor, each with what can be done with it. */
export function ChannelList({ channels, onChange }: ChannelListProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  const doing = (action: () => Promise<unknown>): void => void run(action).then(onChange);
  return (
    <>
      {error && <Notice error={error} />}
      <ul class="tokens" aria-label={words.channels}>
        {channels.map((channel) => (
          <li key={channel.id}>
            <span>
              <strong>{words.kinds[channel.kind]}</strong> {channel.address}
              <br />
              <small>{stateOf(channel)}</small>
            </span>
            <span class="actions">
              {channel.confirmed && channel.enabled && (
                <Act
                  name={words.test}
                  channel={channel}
                  isBusy={isBusy}
                  onAct={() => doing(() => server().ask(TestNotificationChannelDocument, { id: channel.id }))}
                />
              )}
              <Act
                name={channel.enabled ? words.disable : words.enable}
                channel={channel}
                isBusy={isBusy}
                onAct={() =>
                  doing(() =>
                    server().ask(EnableNotificationChannelDocument, { id: channel.id, enabled: !channel.enabled }),
                  )
                }
              />
              <Act
                name={words.remove}
                channel={channel}
                isBusy={isBusy}
                isDangerous
                onAct={() => doing(() => remove(channel.id))}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

async function remove(id: string): Promise<void> {
  await server().ask(RemoveNotificationChannelDocument, { id });
  await unsubscribeFrom(id);
}

function stateOf({ confirmed, enabled, disabledBecause }: ChannelLineFragment): string {
  if (!enabled) return disabledBecause === null ? words.off : words.because[disabledBecause];
  return confirmed ? '' : words.unconfirmed;
}

interface ActProps {
  readonly name: string;
  readonly channel: ChannelLineFragment;
  readonly isBusy: boolean;
  readonly isDangerous?: true;
  readonly onAct: () => void;
}

const Act = ({ name, channel, isBusy, isDangerous, onAct }: ActProps): JSX.Element => (
  <button
    type="button"
    class={isDangerous ? 'danger' : ''}
    aria-label={words.about(name, channel.address)}
    disabled={isBusy}
    onClick={onAct}
  >
    {name}
  </button>
);
