import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Cluster } from './cluster.js';
import type { EmbeddedDatabase } from './embedded-database.js';
import { addressesAt } from './login.js';

/**
 * The embedded database that another process runs in a folder; `undefined` where none runs. It starts nothing, and
 * makes no file.
 */
export async function runningEmbeddedDatabase(
  wish: string,
): Promise<Pick<EmbeddedDatabase, 'url' | 'loginUrl' | 'folder'> | undefined> {
  const cluster = new Cluster(wish);
  const { folder } = cluster;
  const port = cluster.exists ? await cluster.runningPort() : undefined;
  const login = join(folder, 'postgres-login-password');
  if (port === undefined || !existsSync(login)) return undefined;
  return { folder, ...addressesAt(port, await cluster.password(), await readFile(login, 'utf8')) };
}
