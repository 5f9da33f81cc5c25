import type { IncomingMessage } from 'node:http';
import type { Locale } from '#kernel';
import { CloseCode, MessageType, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { FaultReport } from '../../api-parts.js';
import { reasonIn, reasonOfProtocol } from './close-reason.js';

/** Milliseconds of silence after which a client is pinged, and within which it has to answer. */
const PING_EVERY = 20_000;

/** The dependencies of a socket. */
export interface SocketService<Extra> {
  readonly server: Server<Extra>;
  readonly report: FaultReport;
}

/**
 * Lets one WebSocket speak graphql-transport-ws. A client's violation of the protocol closes its socket and is not
 * reported; faults of ours are reported. (The adapter of graphql-ws prints both.)
 */
export function serveSocket<
  Extra extends { readonly socket: WebSocket; readonly request: IncomingMessage; readonly locale: Locale },
>({ server, report }: SocketService<Extra>, extra: Extra): void {
  const { socket } = extra;
  // A broken frame, or one that is too large: ws closes the socket with the code for it.
  socket.on('error', () => undefined);
  const stopPinging = keepAlive(socket);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (text) => sent(socket, text),
      close: (code, reason) => socket.close(code, reasonOfProtocol(extra.locale, code, reason)),
      onMessage: (handle) => socket.on('message', (data: Buffer) => void received(data.toString(), handle)),
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    stopPinging();
    void Promise.resolve(closed(code, String(reason))).catch(report);
  });

  async function received(text: string, handle: (text: string) => Promise<void>): Promise<void> {
    try {
      await handle(text);
    } catch (fault) {
      if (isOfClient(text)) {
        if (socket.readyState === socket.OPEN) report(fault);
        socket.close(CloseCode.InternalServerError, reasonIn(extra.locale, 'fault'));
      } else socket.close(CloseCode.BadRequest, reasonIn(extra.locale, 'message'));
    }
  }
}

const sent = (socket: WebSocket, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) resolve();
    // A closed socket is not written to, and that is not an error.
    else socket.send(text, (fault) => (fault && socket.readyState === socket.OPEN ? reject(fault) : resolve()));
  });

const ofClients: ReadonlySet<unknown> = new Set([
  MessageType.ConnectionInit,
  MessageType.Ping,
  MessageType.Pong,
  MessageType.Subscribe,
  MessageType.Complete,
]);

/** Whether a well-formed message is one that a client may send. */
const isOfClient = (text: string): boolean => ofClients.has((JSON.parse(text) as { readonly type: unknown }).type);

/** Cuts off clients that do not answer. Returns a function that stops it. */
function keepAlive(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const timer = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isThere) {
      socket.terminate();
      return;
    }
    isThere = false;
    socket.ping();
  }, PING_EVERY);
  return () => clearInterval(timer);
}
