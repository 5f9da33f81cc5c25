import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '#platform';
import proxyAddr from 'proxy-addr';

/** Tells where sockets come from, as Express tells it of requests. */
export class SocketAddress {
  private readonly isTrusted: (address: string, hop: number) => boolean;

  constructor(trusted: TrustedProxies) {
    this.isTrusted = typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddr.compile([...trusted]);
  }

  /** The address of the client, or as the proxies that we trust tell it. */
  of(request: IncomingMessage): string {
    // A connection that is gone already has no address.
    return request.socket.remoteAddress === undefined ? 'unknown' : proxyAddr(request, this.isTrusted);
  }
}
