import type { AddPushChannelInput } from '../generated/operations.js';

/** The path of the worker that shows messages. */
const WORKER = '/push-worker.js';

/** True where this browser can get Web Push. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/**
 * Subscribes this browser, after its user has agreed; `undefined` where they have not.
 * @param key of the server, in base64url.
 */
export async function subscribe(key: string): Promise<AddPushChannelInput | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // A subscription under another key of the server gets nothing from it any more.
  if (known && !hasKey(known, key)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return endpoint === undefined ? undefined : { endpoint, p256dh, auth };
}

function hasKey({ options: { applicationServerKey } }: PushSubscription, key: string): boolean {
  if (!applicationServerKey) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
