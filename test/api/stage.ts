import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { SettingsChanges } from '../../apps/api/src/api-settings.js';
import { startTestApi, type TestApi, type TestClient } from '../../apps/api/src/testing/index.js';

/** The resources of a test, which it opens and closes. */
export class Stage {
  private readonly closing: (() => unknown)[] = [];

  /** An API of its own. */
  async api(settings: SettingsChanges = {}): Promise<TestApi> {
    const api = await startTestApi({ settings });
    this.closing.unshift(() => api.close());
    return api;
  }

  /** A socket for the subscriptions of a client. */
  socketOf(client: TestClient): Client {
    const socket = client.socket();
    this.closing.unshift(() => socket.dispose());
    return socket;
  }

  /** A raw socket, not authenticated yet. */
  raw(url: string, headers: Record<string, string> = {}): WebSocket {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    this.closing.unshift(() => socket.terminate());
    return socket;
  }

  /** Closes what was opened, the last first. */
  async clear(): Promise<void> {
    for (const close of this.closing.splice(0)) await close();
  }
}

/** The code and reason of a socket's close. */
export const closeOf = (socket: WebSocket): Promise<{ readonly code: number; readonly reason: string }> =>
  new Promise((resolve) => socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })));

/** Authenticates a socket, and returns the first answer. Throws an Error when it is closed instead. */
export const greeted = (socket: WebSocket, payload: object = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })));
    socket.once('message', (text: Buffer) => resolve(JSON.parse(text.toString())));
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });
