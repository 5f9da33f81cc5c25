import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';

/** One connection that stays open, as a client holds it. */
const agentOf = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

const CREATE = 'mutation($name: String!) { createAccount(name: $name) { ... on AccountCreated { token } } }';

/** An account, one connection for its requests, and one for its subscriptions, opened when they are asked for. */
export class BenchClient {
  private readonly agent = agentOf();
  private socket: Client | undefined;

  private constructor(
    private readonly url: string,
    readonly token: string | undefined,
  ) {}

  /** Makes an account. */
  static async register(url: string): Promise<BenchClient> {
    const stranger = new BenchClient(url, undefined);
    const name = `bench ${randomBytes(8).toString('hex')}`;
    const { createAccount } = await stranger.ask<{ createAccount: { token: string } }>(CREATE, { name });
    stranger.agent.destroy();
    return new BenchClient(url, createAccount.token);
  }

  /** Sends a document. Throws an Error when it is answered with one. */
  async ask<T>(query: string, variables: object = {}): Promise<T> {
    const text = await this.post(JSON.stringify({ query, variables }));
    const { data, errors } = JSON.parse(text) as { data?: T; errors?: unknown };
    if (errors !== undefined || data === undefined) throw new Error(`${query} was answered with ${text}`);
    return data;
  }

  /** Gives a command, which has to be accepted. */
  async command<T = unknown>(name: string, input: object, selection = 'version'): Promise<T> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { __typename ... on CommandAccepted { ${selection} } ... on PlayerError { message } } }`;
    const data = await this.ask<Record<string, { readonly __typename: string }>>(query, {
      input: { commandId: randomUUID(), ...input },
    });
    if (data[name]?.__typename !== 'CommandAccepted') throw new Error(`${name}: ${JSON.stringify(data)}`);
    return data[name] as T;
  }

  /** Subscribes to the events of a game after a version, and calls `heard` for each. Settles when the game is over or
   * the client lets go; throws when the subscription ends before. */
  async listen(
    gameId: string,
    heard: (event: { readonly version: number; readonly type: string }) => void,
  ): Promise<void> {
    this.socket ??= createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      // News while a socket is away are lost: the bench has to hear of it.
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${this.token ?? ''}` },
    });
    const query = 'subscription($gameId: ID!) { gameEvents(gameId: $gameId) { version type } }';
    const events = this.socket.iterate<{ gameEvents: { version: number; type: string } }>({
      query,
      variables: { gameId },
    });
    try {
      for await (const { data, errors } of events) {
        if (errors) throw new Error(JSON.stringify(errors));
        if (data) heard(data.gameEvents);
      }
    } catch (fault) {
      // Refusals of the server are no errors here, nor is the end of a socket.
      throw fault instanceof Error ? fault : new Error(`The subscription has ended: ${JSON.stringify(fault)}`);
    }
  }

  /** Lets go of both connections. */
  async close(): Promise<void> {
    this.agent.destroy();
    await this.socket?.dispose();
  }

  private post(body: string): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}/graphql`, { method: 'POST', agent: this.agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        response.on('error', reject);
      });
      // The server closes connections that were silent for some seconds, perhaps in this very moment. A command id makes it safe.
      sent.on('error', (fault) => (sent.reusedSocket ? resolve(this.post(body)) : reject(fault)));
      sent.end(body);
    });
  }
}
