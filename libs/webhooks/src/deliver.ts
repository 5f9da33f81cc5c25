import { excerptOf } from './excerpt.js';
import type { Failed, Outcome } from './outcome.js';
import { post, type Reply } from './post.js';
import { retryAfterOf } from './retry-after.js';
import { routeTo, type RouteOptions } from './route.js';
import { signatureHeaders, type Secrets } from './sign.js';

/** A message on its way to one receiver. */
export interface WebhookMessage {
  /** As it was chosen: it is checked again with every attempt. */
  readonly address: string;
  /** The id of the message, the same in every attempt. Letters, digits, `_` and `-`. */
  readonly id: string;
  /** The output of `bodyOf`. */
  readonly body: string;
  readonly secrets: Secrets;
}

/** A request to an address that a client chose. */
export interface PostRequest {
  /** As it was chosen: it is checked again with every attempt. */
  readonly address: string;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The settings of an attempt. */
export interface DeliveryOptions extends RouteOptions {
  /** Milliseconds for the whole attempt: resolving the name, connecting, and the answer; ten seconds by default. */
  readonly patience?: number;
  /** The most milliseconds that a `Retry-After` may ask for; a day by default. */
  readonly longestRetryAfter?: number;
  /** Certificates (PEM) that are trusted in addition to Node's. */
  readonly authorities?: readonly string[];
}

const DAY = 24 * 60 * 60 * 1_000;

/** The statuses with which a receiver may request a delay. */
const BUSY = [429, 503];

/**
 * Makes one attempt to deliver a message. Any behaviour of the receiver is returned as a value; throws a RangeError
 * for a message that cannot be signed (see `signatureHeaders`), which is a fault of ours.
 */
export async function deliver(message: WebhookMessage, options: DeliveryOptions = {}): Promise<Outcome> {
  const { address, id, body, secrets } = message;
  const signed = signatureHeaders({ id, at: Date.now(), body }, secrets);
  return carry({ address, headers: { 'content-type': 'application/json', ...signed }, body }, options);
}

/** Makes one attempt to post a body of any kind to an address that a client chose. Any behaviour of the receiver is returned as a value. */
export async function carry(request: PostRequest, options: DeliveryOptions = {}): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), options.patience ?? 10_000);
  try {
    return await attempt(request, options, over.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function attempt(request: PostRequest, options: DeliveryOptions, signal: AbortSignal): Promise<Outcome> {
  const { address, body } = request;
  const headers = { ...HEADERS, ...request.headers };
  const route = await routeTo(address, options, signal);
  if (route.status === 'refused') return { kind: 'failed', reason: 'refusedAddress', refusal: route.code };
  if (route.status !== 'found') return { kind: 'failed', reason: route.status };
  const { url, addresses } = route;
  const reply = await post({ url, addresses, headers, body, authorities: options.authorities }, signal);
  return outcomeOf(reply, options.longestRetryAfter ?? DAY);
}

const HEADERS = {
  'user-agent': 'Chronicler-Webhooks',
  // A compressed answer could not be shown.
  'accept-encoding': 'identity',
};

function outcomeOf(reply: Reply, longestRetryAfter: number): Outcome {
  if (reply.kind === 'unanswered') return { kind: 'failed', reason: reply.reason };
  const { status, ms } = reply;
  if (status >= 200 && status < 300) return { kind: 'delivered', status, ms };
  if (status === 410) return { kind: 'gone' };
  const wanted = BUSY.includes(status) ? retryAfterOf(reply.retryAfter, Date.now(), longestRetryAfter) : undefined;
  const excerpt = excerptOf(reply.body);
  return {
    kind: 'failed',
    reason: status >= 300 && status < 400 ? 'redirected' : 'badStatus',
    status,
    ...(excerpt !== '' && { excerpt }),
    ...(wanted !== undefined && { retryAfterMs: wanted }),
  } satisfies Failed;
}
