import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between a client and a server, and cuts connections: feeds within a message, commands before their answers. */
export class CuttingProxy {
  /** How many feeds were cut, and how many answers were lost. */
  readonly cut = { feeds: 0, answers: 0 };
  private readonly lost = new Set<string>();
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly port: number,
    /** Within this message a feed is cut. */
    private readonly messages: number,
  ) {}

  static async before(url: string, messages: number): Promise<CuttingProxy> {
    const server = createServer();
    const proxy = new CuttingProxy(server, Number(new URL(url).port), messages);
    server.on('connection', (client) => proxy.serve(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(client: Socket): void {
    const upstream = connect(this.port, '127.0.0.1');
    let asked = '';
    let left = this.messages;
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (data) => {
      asked += data.toString('latin1');
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (this.losesAnswer(asked)) return end();
      const isMessage = /^GET \S*\/feed/.test(asked) && data.includes('data: ');
      if (isMessage) left -= 1;
      if (!isMessage || left > 0) return client.write(data);
      this.cut.feeds += 1;
      // The last message comes in half: it is none.
      return client.end(data.subarray(0, data.length / 2));
    });
  }

  /** Each command loses its first answer. */
  private losesAnswer(asked: string): boolean {
    const [, key] = /^POST \S+\/commands .*\r\nidempotency-key: (\S+)/isu.exec(asked) ?? [];
    if (key === undefined || this.lost.has(key)) return false;
    this.lost.add(key);
    this.cut.answers += 1;
    return true;
  }
}
