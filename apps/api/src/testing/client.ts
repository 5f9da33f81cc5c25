import { WebSocket } from 'ws';
import { createClient, type Client } from 'graphql-ws';

/** What an API answers to a document. */
export interface Answer {
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Record<string, unknown>;
  }[];
  readonly extensions?: Record<string, unknown>;
}

/** Somebody who uses the API over the network, with or without a token. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly token?: string,
  ) {}

  /** Makes an account and gives the client of its first token. */
  static async register(url: string, name: string): Promise<TestClient> {
    const query = 'mutation($name: String!) { createAccount(name: $name) { ... on AccountCreated { token } } }';
    const { createAccount } = await new TestClient(url).data<{ createAccount: { token: string } }>(query, { name });
    return new TestClient(url, createAccount.token);
  }

  /** Sends a document and gives the whole response. */
  post(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
  }

  /** Sends a document and gives its answer. */
  async ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return (await (await this.post(query, variables, headers)).json()) as Answer;
  }

  /** Sends a document and gives its data. Throws when there are errors. */
  async data<T>(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<T> {
    const { data, errors } = await this.ask(query, variables, headers);
    if (errors) throw new Error(`The API answered with errors: ${JSON.stringify(errors)}`);
    return data as T;
  }

  /** A socket with the token of this client. */
  socket(
    connectionParams: Record<string, unknown> = this.token ? { authorization: `Bearer ${this.token}` } : {},
  ): Client {
    return createClient({
      url: `${this.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
    });
  }
}
