import { z } from 'zod';

/** Where a Redis is: one server by its URL, or a cluster by some of its nodes. */
export type RedisAddress =
  | { readonly kind: 'server'; readonly url: string }
  | {
      readonly kind: 'cluster';
      /** The nodes that are asked for the others. */
      readonly nodes: readonly { readonly host: string; readonly port: number }[];
      readonly username?: string;
      readonly password?: string;
      readonly isEncrypted: boolean;
    };

/** What `REDIS_URL` has to be. */
export const REDIS_ADDRESSES =
  'must be an address that starts with redis:// or rediss://, or the nodes of a Redis Cluster as redis+cluster://redis-1:6379,redis-2:6379 (rediss+cluster:// with TLS)';

const CLUSTER = /^redis(?<tls>s?)\+cluster:\/\/(?:(?<username>[^:@/]*):(?<password>[^@/]*)@)?(?<nodes>[^@/?#]+)\/?$/;

/** Reads `REDIS_URL`. `undefined` for anything that is no address of a Redis. */
export function readRedisAddress(text: string): RedisAddress | undefined {
  const groups = CLUSTER.exec(text)?.groups;
  if (!groups) return isServer(text) ? { kind: 'server', url: text } : undefined;
  const { tls, username = '', password = '', nodes: named = '' } = groups;
  const nodes = named.split(',').map(nodeIn);
  const credentials = decoded(username, password);
  if (!credentials || !nodes.every((node) => node !== undefined)) return undefined;
  return { kind: 'cluster', nodes, ...credentials, isEncrypted: tls === 's' };
}

/** The environment variable. */
export const redisVariable = z
  .string()
  .refine((text) => readRedisAddress(text) !== undefined, { error: REDIS_ADDRESSES });

/** True where `REDIS_URL` names a cluster. */
export const isClusterUrl = (redisUrl: string): boolean => readRedisAddress(redisUrl)?.kind === 'cluster';

const isServer = (text: string): boolean =>
  URL.canParse(text) && ['redis:', 'rediss:'].includes(new URL(text).protocol);

function nodeIn(text: string): { host: string; port: number } | undefined {
  if (!URL.canParse(`redis://${text}`)) return undefined;
  const { hostname, port } = new URL(`redis://${text}`);
  return hostname === '' ? undefined : { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 6379) };
}

function decoded(username: string, password: string): { username?: string; password?: string } | undefined {
  try {
    return {
      ...(username === '' ? {} : { username: decodeURIComponent(username) }),
      ...(password === '' ? {} : { password: decodeURIComponent(password) }),
    };
  } catch {
    return undefined;
  }
}
