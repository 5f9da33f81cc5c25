import { bodyOf, deliver, type DeliveryOptions } from '#webhooks';
import type { Message } from '../facts/message.js';
import type { Destination } from '../notification.js';
import type { SendOutcome } from './send-outcome.js';

/** A webhook of an account. */
export type HookDestination = Extract<Destination, { readonly kind: 'WEBHOOK' }>;

/** The type of every message to webhooks of accounts. */
export const MESSAGE_TYPE = 'account.notified';

/** Most characters of a message that Discord takes. */
const DISCORD_LONGEST = 2_000;

/** What an attempt needs beside the message. */
export interface HookAttempt {
  /** The same in every attempt. */
  readonly id: string;
  /** When the message was made, in milliseconds since 1970. */
  readonly at: number;
}

/** Makes one attempt to send a message to a webhook, signed as Standard Webhooks in both forms. */
export async function sendToHook(
  { address, form, secret }: HookDestination,
  message: Message,
  { id, at }: HookAttempt,
  options: DeliveryOptions | undefined,
): Promise<SendOutcome> {
  const body =
    form === 'DISCORD' ? discordBody(message) : bodyOf({ type: MESSAGE_TYPE, at, data: standardData(message) });
  const outcome = await deliver({ address, id, body, secrets: [secret] }, options);
  if (outcome.kind === 'delivered') return { kind: 'delivered', status: outcome.status };
  if (outcome.kind === 'gone') return { kind: 'gone', reason: 'gone', status: 410 };
  const { reason, status = null, retryAfterMs } = outcome;
  return { kind: 'failed', reason, status, retryAfterMs };
}

const standardData = ({ data, lines }: Message) => ({
  notifications: data,
  text: lines.map(({ text }) => text),
});

/** A text as Discord takes it: names in it call no one, and addresses show no preview. */
function discordBody({ lines }: Message): string {
  const content = lines.map(({ text, url }) => (url === undefined ? text : `${text} <${url}>`)).join('\n');
  return JSON.stringify({ content: content.slice(0, DISCORD_LONGEST), allowed_mentions: { parse: [] } });
}
