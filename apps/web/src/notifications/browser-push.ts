import type { AddPushChannelInput } from '../generated/operations.js';

/** The path of the worker that shows messages. */
const WORKER = '/push-worker.js';

/** The channel to which this browser was subscribed. */
const KEPT = 'push-channel';

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

/** Remembers the channel of this browser. */
export const keepChannel = (id: string): void => localStorage.setItem(KEPT, id);

/** A channel was removed: where it was that of this browser, the browser is not subscribed any more. */
export async function unsubscribeFrom(id: string): Promise<void> {
  if (localStorage.getItem(KEPT) !== id || !canPush()) return;
  localStorage.removeItem(KEPT);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
}

function hasKey({ options: { applicationServerKey } }: PushSubscription, key: string): boolean {
  if (!applicationServerKey) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}
