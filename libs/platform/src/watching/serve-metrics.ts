import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.js';

/** The address of the series. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** A server that tells the series of this process, at `/metrics` of an address of its own. */
export interface MetricsServer {
  readonly url: string;
  /** Mounts another handler below a path. */
  mount(path: string, handler: RequestListener): void;
  close(): Promise<void>;
}

/** Serves the series. Throws when the port is taken. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const mounted = new Map<string, RequestListener>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const [, handler] = [...mounted].find(([path]) => pathname === path || pathname.startsWith(`${path}/`)) ?? [];
    if (handler) {
      handler(request, response);
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}/metrics`,
    mount: (path, handler) => void mounted.set(path, handler),
    close: () => closed(server),
  };
}

async function closed(server: Server): Promise<void> {
  const ended = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await ended;
}
