import { createClient, type Client } from 'graphql-ws/client';
import type { Fault } from './errors.js';
import { addressOf, HEARTBEAT, TIMEOUT, tokenOf, type ClientSettings } from './settings.js';

/** A message of a subscription. */
export interface Message<Result> {
  readonly data?: Result | null | undefined;
  readonly errors?: readonly Fault[] | undefined;
}

/** The messages of a subscription until its end: then `lost` tells whether its socket was lost, and how. */
export interface Subscription<Result> extends AsyncIterator<Message<Result>, unknown> {
  readonly lost: () => Loss | undefined;
}

/** How a socket was lost. */
export interface Loss {
  /** The close code; `undefined` where there was no answer. */
  readonly code: number | undefined;
  readonly reason: string;
}

/** A socket, from its opening to its end. */
interface Line {
  readonly client: Client;
  loss: Loss | undefined;
}

/** The one socket that all subscriptions of a client share. It is opened with the first, and closed after the last. */
export class Sockets {
  private line: Promise<Line> | undefined;

  constructor(private readonly settings: ClientSettings) {}

  /** Subscribes on the socket, on a new one where the last was lost. The caller subscribes again if it ends. */
  async subscribe<Result>(query: string, variables: Record<string, unknown>): Promise<Subscription<Result>> {
    this.line ??= this.open();
    const opening = this.line;
    const line = await opening.catch((fault: unknown) => {
      if (this.line === opening) this.line = undefined;
      throw fault;
    });
    const messages = line.client.iterate<Result>({ query, variables });
    return {
      next: () => messages.next() as Promise<IteratorResult<Message<Result>, unknown>>,
      return: () => messages.return?.() as Promise<IteratorResult<Message<Result>, unknown>>,
      lost: () => line.loss,
    };
  }

  /** Closes the socket, also with open subscriptions. */
  async dispose(): Promise<void> {
    const line = await this.line?.catch(() => undefined);
    this.line = undefined;
    if (line) await ended(line.client);
  }

  private async open(): Promise<Line> {
    const webSocketImpl = await webSocketOf(this.settings);
    const { timeout = TIMEOUT, heartbeat = HEARTBEAT, locale } = this.settings;
    const token = await tokenOf(this.settings);
    const watch = new Watch(() => line.client.terminate());
    const lose = (loss: Loss): void => {
      watch.end();
      line.loss ??= loss;
      void this.line?.then((now) => {
        if (now === line) this.line = undefined;
      });
      // A graphql-ws client would reconnect automatically after some codes, and repeat the original subscription.
      void ended(line.client);
    };
    const line: Line = {
      loss: undefined,
      client: createClient({
        url: addressOf(this.settings, '/graphql').replace(/^http/, 'ws'),
        webSocketImpl,
        connectionParams: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(locale === undefined ? {} : { locale }),
        },
        retryAttempts: 0,
        connectionAckWaitTimeout: timeout,
        keepAlive: heartbeat,
        on: {
          connecting: () => watch.wait(timeout),
          connected: () => watch.end(),
          ping: (isFromServer) => {
            if (!isFromServer) watch.wait(heartbeat);
          },
          pong: (isFromServer) => {
            if (isFromServer) watch.end();
          },
          error: () => lose({ code: undefined, reason: 'The socket failed.' }),
          closed: (event) => lose(lossOf(event)),
        },
      }),
    };
    return line;
  }
}

/** Closes the socket of a client, if it has one. */
async function ended(client: Client): Promise<void> {
  try {
    await client.dispose();
  } catch {
    // It never opened.
  }
}

/** Calls a function when a wait times out. */
class Watch {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onSilence: () => void) {}

  wait(milliseconds: number): void {
    this.end();
    this.timer = setTimeout(this.onSilence, milliseconds);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

function lossOf(event: unknown): Loss {
  const { code, reason } = event as { readonly code?: unknown; readonly reason?: unknown };
  return { code: typeof code === 'number' ? code : undefined, reason: typeof reason === 'string' ? reason : '' };
}

/** The WebSocket class here. A name in a variable keeps bundlers from including `ws` where it is not needed. */
async function webSocketOf({ webSocketImpl }: ClientSettings): Promise<unknown> {
  const own = webSocketImpl ?? (globalThis as { readonly WebSocket?: unknown }).WebSocket;
  if (own !== undefined) return own;
  const name = 'ws';
  return ((await import(name)) as { readonly default: unknown }).default;
}
