import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '#platform';
import proxyAddr from 'proxy-addr';

/** Determines the addresses of sockets, as Express does for requests. */
export class SocketAddress {
  private readonly isTrusted: (address: string, hop: number) => boolean;

  constructor(trusted: TrustedProxies) {
    this.isTrusted = typeof trusted === 'number' ? (_address, hop) => hop < trusted : proxyAddr.compile([...trusted]);
  }

  /** The address of the client, or the one stated by trusted proxies. */
  of(request: IncomingMessage): string {
    // A connection that is already closed has no address.
    return request.socket.remoteAddress === undefined ? 'unknown' : proxyAddr(request, this.isTrusted);
  }
}
