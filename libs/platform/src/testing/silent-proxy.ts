import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/**
 * Stands between a process and its PostgreSQL. It can cut the first connections, and go silent: nothing arrives any more, and no
 * side hangs up.
 */
export interface SilentProxy {
  /** The address that leads through the proxy. */
  readonly url: string;
  /** The connections that are there stay open, and say nothing ever again; new ones get through. */
  silence(): void;
  close(): Promise<void>;
}

/** A proxy on a free port before the server of an address, which cuts so many connections before it lets the next through. */
export async function silentProxy(databaseUrl: string, cut = 0): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let left = cut;
  const server = createServer((near) => {
    if (left > 0) {
      left -= 1;
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.toString(),
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
