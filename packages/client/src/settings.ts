import type { BackoffSettings } from './backoff.js';
import type { SeedStore } from './seed.js';

/** A token, or a function that returns a valid one: called before each connection and each request. */
export type TokenSource = string | (() => string | Promise<string>);

/** The settings of a client. */
export interface ClientSettings {
  /** The address of the server, for instance `https://play.example`. */
  readonly url: string;
  /** The token of the player; without one you see what is public. */
  readonly token?: TokenSource;
  /** The language of descriptions and messages: `en` or `fr`. */
  readonly locale?: string;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** In place of the global `WebSocket`; where there is none, as in Node 20, the package `ws`. */
  readonly webSocketImpl?: unknown;
  readonly backoff?: BackoffSettings;
  /** Milliseconds until an unanswered request is given up, over all its tries. Two minutes by default. */
  readonly patience?: number;
  /** Milliseconds that one try of a request, or to open a socket, may take. Twenty seconds by default. */
  readonly timeout?: number;
  /**
   * Milliseconds between two pings of a server, and within which it has to answer before its socket is given up.
   * Twenty seconds by default.
   */
  readonly heartbeat?: number;
  /**
   * The store of hidden seeds until they are given; in memory by default. A program that may restart needs a
   * persistent one.
   */
  readonly seeds?: SeedStore;
}

/** The default milliseconds of one try. */
export const TIMEOUT = 20_000;

/** The default milliseconds between two pings. */
export const HEARTBEAT = 20_000;

/** The current token; `undefined` without one. */
export const tokenOf = async ({ token }: ClientSettings): Promise<string | undefined> =>
  typeof token === 'function' ? token() : token;

/** An address of the server. */
export const addressOf = ({ url }: ClientSettings, path: string): string => `${url.replace(/\/+$/, '')}${path}`;
