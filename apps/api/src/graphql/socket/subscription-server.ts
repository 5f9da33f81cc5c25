import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Observer } from '#platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { isFromHere } from '../../access/origins.js';
import { SocketPlaces } from '../../access/socket-places.js';
import type { FaultReport } from '../../api-parts.js';
import { API_SETTINGS, OBSERVER, REPORT_FAULT } from '../../core/tokens.js';
import type { ApiSettings } from '../../api-settings.js';
import { GRAPHQL_PATH } from '../graphql-path.js';
import { preferredLocale } from '../../requests/preferred-locale.js';
import { reasonIn } from './close-reason.js';
import { serveSocket } from './serve-socket.js';
import { SocketAddress } from './socket-address.js';
import { SocketProtocol, TOO_MANY, type SocketExtra } from './socket-protocol.js';

/** Close code of WebSocket for a server that stops: clients connect again. */
const GOING_AWAY = 1001;

/** Milliseconds that a socket has to authenticate. */
export const INIT_WITHIN = 3_000;

/** Milliseconds for the closing handshake of a socket. */
const GOODBYE_WITHIN = 1_000;

/**
 * Serves subscriptions over `graphql-ws`. Our own, because Nest's transport lets one unauthenticated request end the
 * process and bypasses the limits on documents.
 */
@Injectable()
export class SubscriptionServer implements OnApplicationBootstrap, OnModuleDestroy {
  @Inject(SocketPlaces) private readonly places: SocketPlaces;
  private readonly sockets: WebSocketServer;
  /** The state of admitted sockets. */
  private readonly extras = new WeakMap<WebSocket, SocketExtra>();
  private readonly address: SocketAddress;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly protocol: SocketProtocol,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
    @Inject(OBSERVER) private readonly observer: Observer,
  ) {
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: settings.sizes.request, handleProtocols });
    this.address = new SocketAddress(settings.trustedProxies);
  }

  onApplicationBootstrap(): void {
    const server = makeServer({ ...this.protocol.hooks(), connectionInitWaitTimeout: INIT_WITHIN });
    const service = { server, report: this.report };
    const http = this.adapter.httpAdapter.getHttpServer() as Server;
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.upgrade(request, socket, head, (extra) => serveSocket(service, extra)),
    );
  }

  /** Before Apollo ends every connection of the server, sockets included, without a close reason. */
  async onModuleDestroy(): Promise<void> {
    for (const socket of this.sockets.clients)
      goodbye(socket, GOING_AWAY, reasonIn(this.extras.get(socket)?.locale ?? 'en', 'stop'));
    await new Promise((resolve) => this.sockets.close(resolve));
  }

  private count(): void {
    this.observer.stands('sockets', this.sockets.clients.size);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, serve: (extra: SocketExtra) => void): void {
    // Without a listener, a reset connection would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const address = this.address.of(request);
    const isAllowed = isFromHere(request.headers, this.settings.allowedOrigins);
    const place = isAllowed ? this.places.enter(address) : undefined;
    if (place) socket.once('close', () => place.leave());
    this.sockets.handleUpgrade(request, socket, head, (accepted) => {
      this.count();
      accepted.once('close', () => this.count());
      const locale = preferredLocale(request.headers['accept-language']);
      if (place) {
        const extra: SocketExtra = { socket: accepted, request, address, place, locale };
        this.extras.set(accepted, extra);
        serve(extra);
      } else if (isAllowed) turnAway(accepted, TOO_MANY, reasonIn(locale, 'sockets'));
      else turnAway(accepted, CloseCode.Forbidden, reasonIn(locale, 'origin'));
    });
  }
}

/**
 * Closes a socket that has just opened: a browser reports why a socket was closed, but nothing about one that never
 * opened.
 */
function turnAway(socket: WebSocket, code: number, reason: string): void {
  socket.on('error', () => undefined);
  goodbye(socket, code, reason);
}

/** Closes a socket, and cuts off a client that does not answer. */
function goodbye(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const cut = setTimeout(() => socket.terminate(), GOODBYE_WITHIN).unref();
  socket.once('close', () => clearTimeout(cut));
}
