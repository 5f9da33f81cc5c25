import type { DocumentLimits } from './graphql/document-limits.js';

/** What an operator may choose about the API. */
export interface ApiSettings {
  /** Stands in every token, for instance `dev` or `live`: up to 16 lower-case letters and digits. */
  readonly environment: string;
  readonly documents: DocumentLimits;
  /** Largest request, in bytes; also the largest message on a socket. */
  readonly bodyBytes: number;
  /** Requests a minute: from one address without a token, and of one account. */
  readonly rates: { readonly address: number; readonly account: number };
  readonly sockets: {
    /** Most subscriptions of one socket at a time. */
    readonly subscriptions: number;
    /** Most sockets of one address at a time. */
    readonly connections: number;
    /** After how many milliseconds the tokens of all sockets are looked at again: a revoked or expired one closes its sockets. */
    readonly recheck: number;
  };
  /** After how many milliseconds without news subscriptions to lists of games look again whether any were lost. */
  readonly patience: number;
  /** True serves GraphiQL to browsers. */
  readonly graphiql: boolean;
  /** How many proxies in front of the API tell the caller's address (`X-Forwarded-For`). */
  readonly proxies: number;
}

/** Name of the settings for Nest. */
export const API_SETTINGS = Symbol('API_SETTINGS');

/** Limits that a player at a table never meets. */
export const defaultSettings: ApiSettings = {
  environment: 'dev',
  documents: { aliases: 100, depth: 15, nesting: 200, tokens: 5_000, cost: 10_000 },
  bodyBytes: 100_000,
  rates: { address: 300, account: 1_200 },
  sockets: { subscriptions: 50, connections: 20, recheck: 500 },
  patience: 15_000,
  graphiql: true,
  proxies: 0,
};
