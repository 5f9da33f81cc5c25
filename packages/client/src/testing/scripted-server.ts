import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A received request. */
export interface Posted {
  readonly query: string;
  readonly variables: Readonly<Record<string, never>>;
  readonly authorization: string | undefined;
}

/** The answer to a request. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A subscription, on the side of the server. */
export interface Talk {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The connection parameters of the client. */
  readonly greeting: Readonly<Record<string, unknown>>;
  next(data: object): void;
  error(code: string, extensions?: object): void;
  complete(): void;
  close(code: number, reason?: string): void;
  /** Ends the connection without a close code. */
  cut(): void;
  /** Falls silent, without pongs, and leaves the connection open. */
  fallSilent(): void;
}

/**
 * A server with scripted answers, request by request and subscription by subscription; the last of a script repeats.
 */
export class ScriptedServer {
  readonly posted: Posted[] = [];
  readonly talks: Talk[] = [];
  replies: (Reply | 'cut')[] = [];
  script: ((talk: Talk) => void)[] = [];

  private constructor(private readonly http: Server) {
    http.on('request', (request: IncomingMessage, response: ServerResponse) => void this.answer(request, response));
    new WebSocketServer({ server: http, handleProtocols: () => 'graphql-transport-ws' }).on('connection', (socket) =>
      this.talk(socket),
    );
  }

  static async start(port = 0): Promise<ScriptedServer> {
    const http = createServer();
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
    return new ScriptedServer(http);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.http.close(resolve));
    this.http.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as Omit<Posted, 'authorization'>;
    this.posted.push({ ...asked, authorization: request.headers.authorization });
    const reply = nextOf(this.replies, this.posted.length);
    if (reply === 'cut' || reply === undefined) return void request.socket.destroy();
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status ?? 200, reply.headers).end(text);
  }

  private talk(socket: WebSocket): void {
    let greeting = {};
    let isSilent = false;
    const say = (message: object): void => {
      if (!isSilent) socket.send(JSON.stringify(message));
    };
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as {
        type: string;
        id?: string;
        payload?: { query: string; variables: object };
      };
      if (message.type === 'connection_init') {
        greeting = message.payload ?? {};
        say({ type: 'connection_ack' });
      }
      if (message.type === 'ping') say({ type: 'pong' });
      if (message.type !== 'subscribe') return;
      const { id, payload } = message;
      const talk: Talk = {
        query: payload!.query,
        variables: payload!.variables as Talk['variables'],
        greeting,
        next: (data_) => say({ type: 'next', id, payload: { data: data_ } }),
        error: (code, extensions) =>
          say({ type: 'error', id, payload: [{ message: code, extensions: { code, ...extensions } }] }),
        complete: () => say({ type: 'complete', id }),
        close: (code, reason) => socket.close(code, reason),
        cut: () => socket.terminate(),
        fallSilent() {
          isSilent = true;
        },
      };
      this.talks.push(talk);
      nextOf(this.script, this.talks.length)?.(talk);
    });
  }
}

const nextOf = <Item>(items: readonly Item[], count: number): Item | undefined =>
  items[Math.min(count, items.length) - 1];
