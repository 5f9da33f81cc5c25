import { createServer as createHttp, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SelfSigned } from './self-signed.js';

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As text. */
  readonly body: string;
  /** Byte for byte. */
  readonly bytes: Buffer;
}

/** A receiver's answer to a complete request. */
export type Answer = RequestListener;

/** Answers with a status, and a body and headers where there are some. */
export const answering =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** A receiver of webhooks in this process, at the loopback address. */
export class Receiver {
  /** The received requests, oldest first. */
  readonly received: Received[] = [];
  /** The names for which its certificate was requested, oldest first. */
  readonly askedAs: string[] = [];
  /** Initially with 204. */
  answer: Answer = answering(204);

  private constructor(private readonly server: Server) {}

  /** A receiver, of `https` where it has a certificate. */
  static async start(certificate?: SelfSigned): Promise<Receiver> {
    const listen: RequestListener = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        const bytes = Buffer.concat(chunks);
        receiver.received.push({ method, path, headers, body: bytes.toString(), bytes });
        receiver.answer(request, response);
      });
    };
    const SNICallback = (name: string, done: (fault: null) => void): void => {
      receiver.askedAs.push(name);
      done(null);
    };
    const server = certificate ? createHttps({ ...certificate, SNICallback }, listen) : createHttp(listen);
    const receiver = new Receiver(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** Its address. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Stops it: it no longer answers. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
