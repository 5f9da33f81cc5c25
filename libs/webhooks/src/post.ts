import { request as requestHttp, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';

/** A request, with its exact destination. */
export interface Parcel {
  readonly url: URL;
  /** The only IP addresses to which a connection may be made. At least one. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Certificates (PEM) that are trusted in addition to Node's. */
  readonly authorities?: readonly string[] | undefined;
}

/** The answer. */
export type Reply =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly retryAfter: string | undefined;
      /** The beginning of the body, as far as it arrived. */
      readonly body: Uint8Array;
      /** Milliseconds until the status arrived. */
      readonly ms: number;
    }
  | { readonly kind: 'unanswered'; readonly reason: 'unreachable' | 'tlsFault' | 'timedOut' | 'brokenOff' };

/** Most bytes that are read from the body of an answer. */
export const MOST_BODY = 2_048;

/** Most bytes of the headers of an answer. */
const MOST_HEADERS = 8_192;

/** Milliseconds for one of several addresses before the next is tried: Node's quarter of a second is too little across an ocean. */
const PATIENCE_PER_ADDRESS = 2_000;

/**
 * Posts a body, and waits for the answer until the signal comes. Follows no redirects, keeps no connection.
 * The status is the answer: a body that never ends, or breaks off, does not matter.
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
    // Some ends are not errors, such as a switch of protocols.
    request.once('close', ended);
    request.end(parcel.body);
  });
}

function requestOf({ url, addresses, headers, body, authorities }: Parcel, signal: AbortSignal): ClientRequest {
  const options: RequestOptions & { autoSelectFamilyAttemptTimeout: number } = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A new connection: a kept one might lead to an earlier address of the name.
    agent: false,
    lookup: only(addresses),
    autoSelectFamilyAttemptTimeout: PATIENCE_PER_ADDRESS,
    maxHeaderSize: MOST_HEADERS,
    signal,
  };
  if (url.protocol === 'http:') return requestHttp(url, options);
  const trusted = authorities && { ca: [...rootCertificates, ...authorities] };
  // Stated explicitly, since an environment variable can turn it off.
  return requestHttps(url, { ...options, ...trusted, rejectUnauthorized: true });
}

/** Returns the addresses found before for any name: the name stays in the certificate and in `Host`. */
function only(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, callback) => {
    const [first = { address: '', family: 0 }] = found;
    process.nextTick(() => (all ? callback(null, found) : callback(null, first.address, first.family)));
  };
}

/** The progress of a connection. */
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
  // A hang-up during the handshake does not mean that the certificate is wrong.
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
    // It broke off, or timed out: the received part is all there is.
  }
  return Buffer.concat(chunks).subarray(0, MOST_BODY);
}
