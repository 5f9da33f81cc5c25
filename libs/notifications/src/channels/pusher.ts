import { carry, type DeliveryOptions } from '#webhooks';
import webPush from 'web-push';
import type { Destination } from '../notification.js';
import type { Message } from '../facts/message.js';
import type { SendOutcome } from './send-outcome.js';

/** The keys by which push services know this server (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** New keys. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** The subscription of a browser. */
export type PushDestination = Extract<Destination, { readonly kind: 'PUSH' }>;

/** Lines that fit into a message of 4 KB beside its encryption. */
const MOST_LINES = 6;

/** Longest line, in characters. */
const LONGEST_LINE = 300;

/** For how many seconds a push service keeps a message for a browser that is not there. */
const KEPT_FOR = 24 * 60 * 60;

/** The parts of a pusher. */
export interface PusherParts {
  readonly keys: () => Promise<VapidKeys>;
  /** Where push services reach the operator: a `mailto:` or `https:` address. */
  readonly subject: string;
  readonly delivery?: DeliveryOptions | undefined;
}

/** Sends Web Push messages (RFC 8030), encrypted for one browser (RFC 8291). */
export class Pusher {
  constructor(private readonly parts: PusherParts) {}

  /** The key that browsers subscribe with. */
  async publicKey(): Promise<string> {
    return (await this.parts.keys()).publicKey;
  }

  /** Makes one attempt. A browser that has unsubscribed is gone. */
  async send(to: PushDestination, message: Message): Promise<SendOutcome> {
    const { headers, body } = encrypted(to, payloadOf(message), await this.parts.keys(), this.parts.subject);
    const outcome = await carry({ address: to.endpoint, headers, body }, this.parts.delivery);
    if (outcome.kind === 'delivered') return { kind: 'delivered', status: outcome.status };
    if (outcome.kind === 'gone') return { kind: 'gone', reason: 'unsubscribed', status: 410 };
    const { reason, status = null, retryAfterMs } = outcome;
    return status === 404
      ? { kind: 'gone', reason: 'unsubscribed', status }
      : { kind: 'failed', reason, status, retryAfterMs };
  }
}

/** True for keys that a message can be encrypted with. */
export function canEncrypt(to: PushDestination): boolean {
  try {
    encrypted(to, 'x', newVapidKeys(), 'https://example.com');
    return true;
  } catch {
    return false;
  }
}

function encrypted(
  { endpoint, p256dh, auth }: PushDestination,
  payload: string,
  keys: VapidKeys,
  subject: string,
): { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array } {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject, ...keys },
    TTL: KEPT_FOR,
    contentEncoding: 'aes128gcm',
  });
  const texts = Object.entries(headers as Readonly<Record<string, string | number>>).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return { headers: Object.fromEntries(texts) as Record<string, string>, body };
}

/** What the worker of the page gets. */
function payloadOf({ subject, lines }: Message): string {
  const [first] = lines;
  const told = lines.slice(0, MOST_LINES).map(({ text }) => text.slice(0, LONGEST_LINE));
  return JSON.stringify({
    title: 'Chronicler',
    body: lines.length === 1 ? subject.slice(0, LONGEST_LINE) : told.join('\n'),
    url: lines.length === 1 ? (first?.url ?? null) : null,
  });
}
