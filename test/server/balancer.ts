import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Repeating } from '#event-store';

/** Milliseconds between two looks at each server. */
const EVERY = 100;

/**
 * A proxy as it stands in front of APIs: it looks whether each is ready, sends requests and sockets to those that are, in
 * turn, over connections that it keeps, and never sends a request a second time.
 */
export class Balancer {
  /** How many requests each server was sent, by its address. */
  readonly sent = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Set<string>();
  private readonly loop = new Repeating(async () => {
    await Promise.all(this.servers.map((server) => this.look(server)));
    return EVERY;
  });
  private turn = 0;

  private constructor(
    private readonly servers: readonly string[],
    private readonly http: Server,
  ) {
    http.on('request', (request, response) => this.pass(request, response));
    http.on('upgrade', (request, socket) => this.join(request, socket));
  }

  /** One in front of servers, by their addresses. */
  static async before(servers: readonly string[]): Promise<Balancer> {
    const http = createServer();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const balancer = new Balancer(servers, http);
    balancer.loop.start();
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** How many servers are ready. */
  get size(): number {
    return this.ready.size;
  }

  async close(): Promise<void> {
    await this.loop.stop();
    this.agent.destroy();
    this.http.closeAllConnections();
    this.http.close();
  }

  private async look(server: string): Promise<void> {
    const isReady = await fetch(`${server}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.ready.add(server);
    else this.ready.delete(server);
  }

  private next(): URL | undefined {
    const ready = [...this.ready];
    this.turn += 1;
    const server = ready[this.turn % ready.length];
    if (server === undefined) return undefined;
    this.sent.set(server, (this.sent.get(server) ?? 0) + 1);
    return new URL(server);
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const server = this.next();
    if (!server) {
      response.writeHead(502).end('No server is ready.');
      return;
    }
    const { hostname, port } = server;
    const { url, method, headers } = request;
    const asked = ask({ hostname, port, path: url, method, headers, agent: this.agent }, (answer) => {
      const { connection: _ours, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response);
    });
    asked.on('error', (fault) => response.writeHead(502).end(fault.message));
    request.pipe(asked);
  }

  private join(request: IncomingMessage, client: Duplex): void {
    const server = this.next();
    const there = server && connect(Number(server.port), server.hostname);
    client.on('error', () => there?.destroy());
    if (!there) return void client.destroy();
    const { rawHeaders } = request;
    const headers = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    there.on('error', () => client.destroy());
    there.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    client.pipe(there).pipe(client);
  }
}
