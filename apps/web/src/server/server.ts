import { ChroniclerClient } from '#client';
import { signal } from '@preact/signals';
import { locale } from '../messages/locale.js';
import { WatchedSocket } from './connection.js';

const newClient = (): ChroniclerClient =>
  new ChroniclerClient({ url: location.origin, locale, webSocketImpl: WatchedSocket, patience: 15_000 });

let client = newClient();

/** Counts the clients of this page. What follows a game follows it again when there is a new one. */
export const session = signal(1);

/** The client of this page. It sends no token: the cookie of the session says who the visitor is. */
export const server = (): ChroniclerClient => client;

/** Gives up the socket that was opened for another visitor: the next subscription opens one for this one. */
export function forgetVisitor(): void {
  void client.close();
  client = newClient();
  session.value += 1;
}
