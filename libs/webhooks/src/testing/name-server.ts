import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** The types of requested records. */
const TYPES: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };

/** The records of a name: addresses as bytes. */
export type Records = Readonly<Partial<Record<'A' | 'AAAA', readonly (readonly number[])[]>>>;

/** A name server in this process, at the loopback address, which answers every query with the same records. */
export class NameServer {
  /** The requested types. */
  readonly asked: string[] = [];
  /** Its records; `undefined`: it never answers. */
  records: Records | undefined = {};

  private constructor(private readonly socket: Socket) {}

  /** A name server without records. */
  static async start(): Promise<NameServer> {
    const socket = createSocket('udp4');
    const server = new NameServer(socket);
    socket.on('message', (question, { port, address }) => {
      const answer = server.answer(question);
      if (answer) socket.send(answer, port, address);
    });
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return server;
  }

  /** `ip:port`. */
  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  /** Stops it: it no longer answers. */
  async stop(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  private answer(question: Buffer): Buffer | undefined {
    // After twelve bytes the name, which a zero ends, then type and class.
    const end = question.indexOf(0, 12) + 5;
    const type = TYPES[question.readUInt16BE(end - 4)]!;
    this.asked.push(type);
    if (!this.records) return undefined;
    const found = this.records[type] ?? [];
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(found.length, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    const records = found.map((bytes) =>
      Buffer.concat([
        Buffer.of(0xc0, 12),
        question.subarray(end - 4, end),
        Buffer.of(0, 0, 0, 0, 0, bytes.length, ...bytes),
      ]),
    );
    return Buffer.concat([header, question.subarray(12, end), ...records]);
  }
}
