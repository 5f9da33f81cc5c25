import { isIP } from 'node:net';
import { hostOf, readAddress, refusedAs, type AddressRefused } from './address.js';
import { nameServers, type NameResolver } from './names.js';
import { mayBeReached, type Reach } from './public-address.js';

/** The settings of routing. */
export interface RouteOptions extends Reach {
  /** Finds addresses of names; by default asks the name servers of the system. */
  readonly resolve?: NameResolver;
}

/** The destination of an address. */
export type Route =
  /** These IP addresses, all of them allowed: at least one. */
  | { readonly status: 'found'; readonly url: URL; readonly addresses: readonly string[] }
  | AddressRefused
  /** The name has no address. */
  | { readonly status: 'unresolved' }
  /** There was no result before the signal came. */
  | { readonly status: 'timedOut' };

/**
 * Resolves an address once: the connection must use the result, and never resolve again, since the next result may
 * differ. A name with even one forbidden address is refused, since others would choose which one is used.
 */
export async function routeTo(text: string, options: RouteOptions, signal: AbortSignal): Promise<Route> {
  const read = readAddress(text, options);
  if (read.status === 'refused') return read;
  const { url } = read;
  const host = hostOf(url);
  if (isIP(host) !== 0) return { status: 'found', url, addresses: [host] };
  const addresses = await addressesOf(host, options.resolve ?? nameServers(), signal);
  if (addresses === undefined) return { status: 'timedOut' };
  if (addresses.length === 0) return { status: 'unresolved' };
  const allMay = addresses.every((address) => mayBeReached(address, options));
  return allMay ? { status: 'found', url, addresses } : refusedAs('addressNotPublic');
}

/** All addresses of a name; `undefined` when the signal comes first, even if the resolver ignores it. */
async function addressesOf(
  name: string,
  resolve: NameResolver,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  let stop = (): void => undefined;
  const stopped = new Promise<undefined>((done) => {
    stop = () => done(undefined);
    signal.addEventListener('abort', stop, { once: true });
  });
  const first = await Promise.race([stopped, answerOf(resolve, name, signal)]);
  signal.removeEventListener('abort', stop);
  return signal.aborted ? undefined : first;
}

async function answerOf(resolve: NameResolver, name: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return await resolve(name, signal);
  } catch {
    return [];
  }
}
