import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import type { Sent } from './documents.js';
import type { RawRequest } from './raw-requests.js';

/** An answer over HTTP. */
export interface Came {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Text that a server never sends: the traces of a fault. */
const TRACES = /\n\s+at |node_modules|INTERNAL_SERVER_ERROR|\.ts:\d+|violates|SQLSTATE/;

const UNLIMITED = 100_000_000;

/** A server without rate limits, which finds fault with its own answers. */
export class FuzzedServer {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });

  private constructor(readonly api: TestApi) {}

  static async start(): Promise<FuzzedServer> {
    return new FuzzedServer(
      await startTestApi({
        settings: {
          rates: { address: UNLIMITED, account: UNLIMITED },
          sockets: { account: UNLIMITED, address: UNLIMITED, greeting: UNLIMITED, refusals: UNLIMITED },
          quotas: { accounts: UNLIMITED, openGames: UNLIMITED, runningGames: UNLIMITED, openSeats: UNLIMITED },
        },
      }),
    );
  }

  /** An account with a token. */
  register(name: string): Promise<TestClient> {
    return TestClient.register(this.api.url, name);
  }

  /** Sends a document. Gives the fault of the answer, and the answer. */
  async ask(sent: Sent, token?: string): Promise<{ readonly wrong?: string; readonly came: Came }> {
    const came = await this.send({
      method: 'POST',
      path: '/graphql',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(sent),
    });
    const wrong = wrongIn(came) ?? wrongInGraphql(came);
    return { came, ...(wrong === undefined ? {} : { wrong }) };
  }

  /** Sends anything. Gives the fault of the answer. */
  async knock(raw: RawRequest): Promise<string | undefined> {
    return wrongIn(await this.send(raw));
  }

  /** Sends frames over one socket, until it is closed or has answered to all of them. Gives the faults of the answers. */
  async talk(frames: readonly (string | Buffer)[], token: string | undefined): Promise<string | undefined> {
    const socket = new WebSocket(`${this.api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const heard: string[] = [];
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    const answered = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString('utf8');
        heard.push(text);
        if (text.includes('"the last"')) resolve();
      });
    });
    await new Promise((resolve) => socket.on('open', resolve));
    const payload = token === undefined ? {} : { authorization: `Bearer ${token}` };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    for (const frame of frames) socket.send(frame);
    socket.send(JSON.stringify({ type: 'ping', payload: { this: 'the last' } }));
    const code = await Promise.race([closed, answered]);
    socket.close();
    await closed;
    if (code === 1006 || code === 1011 || code === 4500) return `closed with ${code}`;
    return heard.find((text) => TRACES.test(text));
  }

  private send({ method, path, headers, body }: RawRequest): Promise<Came> {
    const { port } = this.api.app.getHttpServer().address() as AddressInfo;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', method, path, agent: this.agent, headers: { ...headers, ...length } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.api.close();
  }
}

function wrongIn({ status, text }: Came): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
  return TRACES.test(text) ? `traces of a fault: ${text.slice(0, 300)}` : undefined;
}

/** The answer to any document has the form of GraphQL, and every error has a code. */
function wrongInGraphql({ type, text }: Came): string | undefined {
  if (!type.includes('json')) return `no JSON, but ${type}`;
  const { errors = [], data } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[]; data?: unknown };
  if (errors.length === 0 && (data === undefined || data === null))
    return `neither data nor errors: ${text.slice(0, 300)}`;
  return errors.every(({ extensions }) => typeof extensions?.code === 'string')
    ? undefined
    : `an error without a code: ${text.slice(0, 300)}`;
}
