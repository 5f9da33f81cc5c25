import { createServer as createHttp, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SelfSigned } from './self-signed.js';

/** A request as it came. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Byte for byte. */
  readonly body: string;
}

/** How a receiver answers, once it has the whole request. */
export type Answer = RequestListener;

/** Answers with a status, and a body and headers where there are some. */
export const answering =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** Somebody who gets webhooks, in this process, at the loopback address. */
export class Receiver {
  /** What came, oldest first. */
  readonly received: Received[] = [];
  /** The names by which it was asked for a certificate, oldest first. */
  readonly askedAs: string[] = [];
  /** With 204 at first. */
  answer: Answer = answering(204);

  private constructor(private readonly server: Server) {}

  /** A receiver, of `https` where it has a certificate. */
  static async start(certificate?: SelfSigned): Promise<Receiver> {
    const listen: RequestListener = (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        receiver.received.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
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

  /** Where it listens. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** It is gone: nobody answers any more. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
