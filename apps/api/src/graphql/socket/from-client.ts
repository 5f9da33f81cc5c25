/** Messages of graphql-transport-ws that only a server sends. */
const ofServers: ReadonlySet<unknown> = new Set(['connection_ack', 'next', 'error']);

/**
 * Reads a message as `JSON.parse` asks for it, value by value, the whole message last and under no name. Throws a
 * TypeError for one that only a server may send, so that its socket is closed as for any other invalid message
 * (4400).
 */
export function fromClient(name: string, value: unknown): unknown {
  if (name === '' && ofServers.has((value as { readonly type?: unknown } | null)?.type)) {
    throw new TypeError('A client must not send this.');
  }
  return value;
}
