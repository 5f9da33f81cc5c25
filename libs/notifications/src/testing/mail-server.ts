import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** By lower-case names, unfolded. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, decoded. */
  readonly text: string;
}

/** A mail server in this process, at the loopback address. */
export class MailServer {
  /** The received mails, oldest first. */
  readonly received: ReceivedMail[] = [];
  /** The status with which mailboxes are refused; `undefined`: they are accepted. */
  refuses: number | undefined;

  private constructor(private readonly server: SMTPServer) {}

  /** A mail server that takes mail of everyone for everyone. */
  static async start(): Promise<MailServer> {
    const server: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        const { refuses } = mails;
        done(refuses === undefined ? null : Object.assign(new Error('no such mailbox'), { responseCode: refuses }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          mails.received.push({ to, ...readMail(Buffer.concat(chunks).toString('utf8')) });
          done();
        });
      },
    });
    const mails = new MailServer(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return mails;
  }

  /** For instance `smtp://127.0.0.1:40025`. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Stops it: it no longer answers. */
  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), decoded(value.join(':').trim())];
    }),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers['content-transfer-encoding'];
  return {
    headers,
    text: encoding === 'base64' ? fromBase64(body) : encoding === 'quoted-printable' ? unquoted(body) : body,
  };
}

/** A header with encoded words (RFC 2047). */
const decoded = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_all, form: string, word: string) =>
      form.toLowerCase() === 'b' ? fromBase64(word) : unquoted(word.replaceAll('_', ' ')),
    );

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
