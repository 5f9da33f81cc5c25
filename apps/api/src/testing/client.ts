import { globalAgent } from 'node:http';
import { createClient, type Client } from 'graphql-ws';
import request, { type Response } from 'supertest';
import { WebSocket } from 'ws';

/** The response of an API to a document. */
export interface Answer {
  readonly data?: Record<string, never> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Record<string, unknown>;
  }[];
  readonly extensions?: Record<string, unknown>;
}

let named = 0;

/** The name with a number that is unique among the accounts of this worker, since suites share an API. */
export const ownName = (name: string): string => `${name} ${String(++named)}`;

/** A client of the API over the network, with or without a token. */
export class TestClient {
  constructor(
    readonly url: string,
    readonly token?: string,
    /** The id of its account, where `register` made it. */
    readonly name = '',
  ) {}

  /** Makes an account under an `ownName` and returns the client of its first token. */
  static async register(url: string, name: string): Promise<TestClient> {
    const query = 'mutation($name: String!) { createAccount(name: $name) { ... on AccountCreated { token } } }';
    const own = ownName(name);
    const { createAccount } = await new TestClient(url).data<{ createAccount: { token: string } }>(query, {
      name: own,
    });
    return new TestClient(url, createAccount.token, own);
  }

  /** Sends a document and returns the whole response. */
  async post(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Response> {
    return request(this.url)
      .post('/graphql')
      .agent(globalAgent)
      .set({ ...(this.token ? { authorization: `Bearer ${this.token}` } : {}), ...headers })
      .send({ query, variables });
  }

  /** Sends a document and returns its answer. */
  async ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return (await this.post(query, variables, headers)).body as Answer;
  }

  /** Sends a document and returns its data. Throws when there are errors. */
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
