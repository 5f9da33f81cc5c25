import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { migrate, migrateQueues, packagePath } from '#platform';

const PREFIX = 'chronicler_template_';

/** Copies share this advisory lock of the server; making and dropping templates takes it alone. */
const LOCK = [1001, 3];

/** The addresses of a database: its owner's, and a login's without rights of its own. */
export interface Addresses {
  readonly url: string;
  readonly loginUrl: string;
}

/**
 * Makes a database with all migrations done and the queue's tables, as a copy of a template. The first process that
 * needs the template makes it, after dropping those of other migrations.
 * @param server connected to the server, as a user who may make databases
 * @param addressesOf where a database of that server is reached
 */
export async function createFromTemplate(
  server: pg.Client,
  name: string,
  addressesOf: (name: string) => Addresses,
): Promise<void> {
  const template = templateName();
  for (;;) {
    await server.query('select pg_advisory_lock_shared($1, $2)', LOCK);
    if (await isReady(server, template)) break;
    await server.query('select pg_advisory_unlock_shared($1, $2)', LOCK);
    await server.query('select pg_advisory_lock($1, $2)', LOCK);
    if (!(await isReady(server, template))) await makeTemplate(server, template, addressesOf(template));
    await server.query('select pg_advisory_unlock($1, $2)', LOCK);
  }
  await server.query(`create database ${name} template ${template}`);
  await server.query('select pg_advisory_unlock_shared($1, $2)', LOCK);
}

/** The mark of a template is set when it is finished. */
async function isReady(server: pg.Client, template: string): Promise<boolean> {
  const { rowCount } = await server.query('select from pg_database where datname = $1 and datistemplate', [template]);
  return rowCount === 1;
}

async function makeTemplate(server: pg.Client, template: string, { url, loginUrl }: Addresses): Promise<void> {
  const { rows } = await server.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1)`,
    [PREFIX],
  );
  for (const { datname } of rows) {
    await server.query(`alter database ${datname} is_template false`);
    await server.query(`drop database ${datname} with (force)`);
  }
  await server.query(`create database ${template}`);
  await migrate(loginUrl, url);
  await migrateQueues({ databaseUrl: loginUrl, migrationDatabaseUrl: url });
  // It takes no connections from now on: a copy needs that, and nothing can change it.
  await server.query(`alter database ${template} is_template true allow_connections false`);
}

/** Names the template by a hash of all its sources. */
function templateName(): string {
  const root = dirname(packagePath(import.meta.url, 'package.json'));
  const migrations = readdirSync(join(root, 'migrations')).sort();
  const digest = createHash('sha256');
  for (const file of [...migrations.map((migration) => join('migrations', migration)), ...MAKERS])
    digest.update(`${file}\n`).update(readFileSync(join(root, file)));
  return `${PREFIX}${digest.digest('hex').slice(0, 16)}`;
}

/** Sources beside the migrations that make tables, roles and rights. */
const MAKERS = [
  'libs/platform/src/database.ts',
  'libs/platform/src/database-roles.ts',
  'libs/platform/src/queue-tables.ts',
  'node_modules/bullmq/package.json',
];
