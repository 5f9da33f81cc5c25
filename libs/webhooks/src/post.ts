import { request as requestHttp, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';

/** A request, and to where exactly. */
export interface Parcel {
  readonly url: URL;
  /** The IP addresses to which a connection may be made: no other is. At least one. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Certificates (PEM) that are trusted beside those that Node trusts. */
  readonly authorities?: readonly string[] | undefined;
}

/** What came back. */
export type Reply =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly retryAfter: string | undefined;
      /** The beginning of the body, as far as it came. */
      readonly body: Uint8Array;
      /** Milliseconds until the status was there. */
      readonly ms: number;
    }
  | { readonly kind: 'unanswered'; readonly reason: 'unreachable' | 'tlsFault' | 'timedOut' | 'brokenOff' };

/** Most bytes that are read of the body of an answer. */
export const MOST_BODY = 2_048;

/** Most bytes of the headers of an answer. */
const MOST_HEADERS = 8_192;

/** Milliseconds for one of several addresses before the next is tried: Node's quarter of a second is too little across an ocean. */
const PATIENCE_PER_ADDRESS = 2_000;

/**
 * Posts a body, and waits for the answer until the signal comes. Follows nothing, keeps no connection.
 * The status is the answer: a body that never ends, or breaks off, changes nothing about it.
 */
export function post(parcel: Parcel, signal: AbortSignal): Promise<Reply> {
  const begun = performance.now();
  const request = requestOf(parcel, signal);
  const stage = stageOf(request);
  return new Promise((resolve) => {
    let isAnswered = false;
    request.once('response', (response) => {
      isAnswered = true;
      const ms = Math.round(performance.now() - begun);
      const { statusCode: status = 0, headers } = response;
      void beginningOf(response).then((body) => {
        request.destroy();
        resolve({ kind: 'answered', status, retryAfter: headers['retry-after'], body, ms });
      });
    });
    const ended = (fault?: NodeJS.ErrnoException): void => {
      if (!isAnswered) resolve({ kind: 'unanswered', reason: signal.aborted ? 'timedOut' : reasonOf(stage(), fault) });
    };
    request.on('error', ended);
    // Some ends are no errors, such as a protocol that the receiver changes to.
    request.once('close', ended);
    request.end(parcel.body);
  });
}

function requestOf({ url, addresses, headers, body, authorities }: Parcel, signal: AbortSignal): ClientRequest {
  const options: RequestOptions & { autoSelectFamilyAttemptTimeout: number } = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection of its own: one that is kept might lead to where the name led before.
    agent: false,
    lookup: only(addresses),
    autoSelectFamilyAttemptTimeout: PATIENCE_PER_ADDRESS,
    maxHeaderSize: MOST_HEADERS,
    signal,
  };
  if (url.protocol === 'http:') return requestHttp(url, options);
  const trusted = authorities && { ca: [...rootCertificates, ...authorities] };
  // Said aloud, for a variable of the environment can turn it off.
  return requestHttps(url, { ...options, ...trusted, rejectUnauthorized: true });
}

/** Answers what was found before, whatever is asked: the name stays in the certificate and in `Host`. */
function only(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, callback) => {
    const [first = { address: '', family: 0 }] = found;
    process.nextTick(() => (all ? callback(null, found) : callback(null, first.address, first.family)));
  };
}

/** How far a connection has come. */
type Stage = 'calling' | 'greeting' | 'open';

function stageOf(request: ClientRequest): () => Stage {
  let stage: Stage = 'calling';
  const isSafe = request.protocol === 'https:';
  request.once('socket', (socket) => {
    socket.once('connect', () => (stage = isSafe ? 'greeting' : 'open'));
    socket.once('secureConnect', () => (stage = 'open'));
  });
  return () => stage;
}

function reasonOf(stage: Stage, fault: NodeJS.ErrnoException | undefined): 'unreachable' | 'tlsFault' | 'brokenOff' {
  if (stage === 'calling') return 'unreachable';
  // Who hangs up while keys are exchanged has not said that anything is wrong with them.
  return stage === 'greeting' && fault?.code !== 'ECONNRESET' ? 'tlsFault' : 'brokenOff';
}

async function beginningOf(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_BODY) break;
    }
  } catch {
    // It broke off, or time was up: what came is all there is.
  }
  return Buffer.concat(chunks).subarray(0, MOST_BODY);
}
