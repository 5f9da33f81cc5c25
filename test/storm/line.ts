import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The connection between processes and their PostgreSQL, which can be cut, and moved to another server. */
export class Line {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private target: URL,
  ) {
    server.on('connection', (near) => this.join(near));
  }

  /** A line to the server of an address. */
  static async to(databaseUrl: string): Promise<Line> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new Line(server, new URL(databaseUrl));
  }

  /** The address at this end. */
  get url(): string {
    return this.at(this.target.toString());
  }

  /** The address of a database of this server, or of another login, at this end. */
  at(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.toString();
  }

  /** New connections go to another server; those that stand are broken. */
  aim(databaseUrl: string): void {
    this.target = new URL(databaseUrl);
    this.breakAll();
  }

  /** Breaks every connection, and refuses new ones for so many milliseconds. */
  async cut(milliseconds: number): Promise<void> {
    this.isCut = true;
    this.breakAll();
    await pause(milliseconds);
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.breakAll();
    this.server.close();
    await once(this.server, 'close');
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket): void {
    if (this.isCut) return void near.destroy();
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
