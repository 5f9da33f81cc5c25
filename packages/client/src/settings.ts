import type { BackoffSettings } from './backoff.js';
import type { SeedStore } from './seed.js';

/** A token, or what gives a good one: asked before each connection and each request. */
export type TokenSource = string | (() => string | Promise<string>);

/** What a client is made with. */
export interface ClientSettings {
  /** The address of the server, for instance `https://play.example`. */
  readonly url: string;
  /** Who plays; without one you see what everybody sees. */
  readonly token?: TokenSource;
  /** The language of descriptions and messages: `en` or `fr`. */
  readonly locale?: string;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** In place of the global `WebSocket`; where there is none, as in Node 20, the package `ws`. */
  readonly webSocketImpl?: unknown;
  readonly backoff?: BackoffSettings;
  /** Milliseconds until a request that the server does not answer is given up, all its tries together. Two minutes by default. */
  readonly patience?: number;
  /** Milliseconds that one try of a request, or to open a socket, may take. Twenty seconds by default. */
  readonly timeout?: number;
  /**
   * Milliseconds between two signs of life that are asked of a server, and for which an answer is waited before its socket is given
   * up. Twenty seconds by default.
   */
  readonly heartbeat?: number;
  /** Where hidden seeds are kept until they are given; in memory by default. A program that is started again needs another place. */
  readonly seeds?: SeedStore;
}

/** Milliseconds that one try may take where the settings say nothing. */
export const TIMEOUT = 20_000;

/** Milliseconds between two signs of life where the settings say nothing. */
export const HEARTBEAT = 20_000;

/** The token of now; `undefined` without one. */
export const tokenOf = async ({ token }: ClientSettings): Promise<string | undefined> =>
  typeof token === 'function' ? token() : token;

/** An address of the server. */
export const addressOf = ({ url }: ClientSettings, path: string): string => `${url.replace(/\/+$/, '')}${path}`;
