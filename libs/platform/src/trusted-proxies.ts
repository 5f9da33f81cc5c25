import { isIP } from 'node:net';

/** The proxies in front of the server that tell the caller's address: so many of them, or those at these addresses. */
export type TrustedProxies = number | readonly string[];

/** Names that stand for the addresses of one's own machine or network. */
const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads a number of proxies, or a list of addresses, ranges (`10.0.0.0/8`) and names (`loopback`, `linklocal`,
 * `uniquelocal`) with commas between. `undefined` for anything else.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every(isProxy) ? proxies : undefined;
}

function isProxy(text: string): boolean {
  if (names.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
