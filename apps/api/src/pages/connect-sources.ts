import type { Request } from 'express';

/** The directive that lets a page of ours reach this server and these origins alone, sockets included: not every browser accepts 'self' for these. */
export function connectSources(request: Request, origins: readonly string[] = []): string {
  const host = hostOf(request);
  return ['connect-src', "'self'", `ws://${host}`, `wss://${host}`, ...origins].join(' ');
}

/** The host of the request, without characters that would end a directive or an address. */
export const hostOf = ({ headers: { host = '' } }: Request): string =>
  /^[\w.:[\]-]+$/.test(host) ? host : 'localhost';
