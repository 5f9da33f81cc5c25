import { signal } from '@preact/signals';

/** Whether what the page follows reaches it: `lost` until a socket is open again. */
export type Connection = 'idle' | 'open' | 'lost';

/** The state of the socket of this page. */
export const connection = signal<Connection>('idle');

const NORMAL = 1000;

/** A socket that tells this page when it is lost and when it is back. */
export class WatchedSocket extends WebSocket {
  constructor(address: string | URL, protocols?: string | string[]) {
    super(address, protocols);
    this.addEventListener('open', () => (connection.value = 'open'));
    this.addEventListener('close', ({ code }) => (connection.value = code === NORMAL ? 'idle' : 'lost'));
  }
}
