import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { API_SETTINGS, type ApiSettings } from '../../api-settings.js';
import { GRAPHQL_PATH } from '../graphql-path.js';
import { ConnectionCounts } from './connection-counts.js';
import { SocketProtocol, type SocketState } from './socket-protocol.js';

const PING_EVERY = 20_000;
const INIT_WITHIN = 3_000;

/**
 * Serves subscriptions over `graphql-ws`. Our own, because Nest's transport lets one unauthenticated request end the
 * process and goes past the limits on documents.
 */
@Injectable()
export class SubscriptionServer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly sockets: WebSocketServer;
  private readonly counts: ConnectionCounts;
  private stop: () => void | Promise<void> = () => undefined;

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly protocol: SocketProtocol,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
  ) {
    this.sockets = new WebSocketServer({ noServer: true, maxPayload: settings.bodyBytes });
    this.counts = new ConnectionCounts(settings.sockets.connections);
  }

  onApplicationBootstrap(): void {
    const served = useServer<Record<string, unknown>, SocketState>(
      { ...this.protocol.hooks(), connectionInitWaitTimeout: INIT_WITHIN, isProd: true },
      this.sockets,
      PING_EVERY,
    );
    this.stop = () => served.dispose();
    const server = this.adapter.httpAdapter.getHttpServer() as Server;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.upgrade(request, socket, head),
    );
  }

  /** Before Apollo ends every connection of the server, sockets included, without a word. */
  async onModuleDestroy(): Promise<void> {
    await this.stop();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Without a listener, a reset connection would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) {
      refuse(socket, '404 Not Found');
      return;
    }
    const leave = this.counts.enter(this.protocol.addressOf(request));
    if (!leave) {
      refuse(socket, '429 Too Many Requests');
      return;
    }
    socket.once('close', leave);
    this.sockets.handleUpgrade(request, socket, head, (accepted) => this.sockets.emit('connection', accepted, request));
  }
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
