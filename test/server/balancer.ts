import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Repeating } from '#event-store';
import { until } from '#event-store/testing';

/** Milliseconds between two health checks of each server. */
const EVERY = 100;

/** Seconds that a request waits where no server is ready. */
const PATIENCE = 60;

/**
 * A proxy in front of APIs: it checks whether each is ready, distributes requests and sockets among the ready ones in
 * turn, over kept connections, and never sends a request a second time. Where none is ready, it waits for one.
 */
export class Balancer {
  /** The number of requests to each server, by its address. */
  readonly sent = new Map<string, number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly ready = new Set<string>();
  private readonly loops: readonly Repeating[];
  private turn = 0;

  private constructor(
    servers: readonly string[],
    private readonly http: Server,
  ) {
    this.loops = servers.map((server) => new Repeating(() => this.look(server)));
    http.on('request', (request, response) => void this.pass(request, response));
    http.on('upgrade', (request, socket) => void this.join(request, socket));
  }

  /** A proxy for servers, by their addresses. */
  static async before(servers: readonly string[]): Promise<Balancer> {
    const http = createServer();
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const balancer = new Balancer(servers, http);
    for (const loop of balancer.loops) loop.start();
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** The number of ready servers. */
  get size(): number {
    return this.ready.size;
  }

  async close(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
    this.agent.destroy();
    this.http.closeAllConnections();
    this.http.close();
  }

  private async look(server: string): Promise<number> {
    const isReady = await fetch(`${server}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.ready.add(server);
    else this.ready.delete(server);
    return EVERY;
  }

  /** Throws an Error when none is ready for a minute. */
  private async next(): Promise<URL> {
    await until('a server is ready', () => this.ready.size > 0, PATIENCE, 20);
    const ready = [...this.ready];
    this.turn += 1;
    const server = ready[this.turn % ready.length]!;
    this.sent.set(server, (this.sent.get(server) ?? 0) + 1);
    return new URL(server);
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hostname, port } = await this.next();
    const { url, method, headers } = request;
    const asked = ask({ hostname, port, path: url, method, headers, agent: this.agent }, (answer) => {
      const { connection: _ours, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response);
    });
    asked.on('error', (fault) => response.writeHead(502).end(fault.message));
    request.pipe(asked);
  }

  private async join(request: IncomingMessage, client: Duplex): Promise<void> {
    const server = await this.next();
    const there = connect(Number(server.port), server.hostname);
    client.on('error', () => there.destroy());
    const { rawHeaders } = request;
    const headers = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : []));
    there.on('error', () => client.destroy());
    there.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    client.pipe(there).pipe(client);
  }
}
