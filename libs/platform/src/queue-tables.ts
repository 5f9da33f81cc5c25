import { LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';
import { APPLICATION_ROLE, asApplication } from './database-roles.js';
import { mayMigrate, NotTheOwner } from './database.js';
import { connectTo } from './pool.js';
import type { QueueServer } from './queue-backend.js';

/** The backend of the jobs, and the owner of the database. */
export interface QueueTables extends Pick<QueueServer, 'databaseUrl' | 'redisUrl'> {
  /** The database as its owner; absent where `databaseUrl` is the owner's, or a login's that finds everything done. */
  readonly migrationDatabaseUrl?: string | undefined;
}

/** Processes that start together go one after the other. */
const QUEUE_LOCK = [1001, 2];

/**
 * Brings the tables of the jobs up to date. Does nothing where Redis keeps them. They belong to the application, as BullMQ
 * makes and drops sequences while it works; so its migrations run as the application too, and nothing in
 * its schema ever runs with the rights of the owner. Needs the role that `migrate` makes.
 */
export async function migrateQueues({ databaseUrl, redisUrl, migrationDatabaseUrl }: QueueTables): Promise<void> {
  if (redisUrl !== undefined) return;
  const client = await connectTo(asApplication(migrationDatabaseUrl ?? databaseUrl), 'chronicler migrate queues');
  try {
    if (await isUpToDate(client)) return;
    await client.query('select pg_advisory_lock($1, $2)', QUEUE_LOCK);
    await client.query('set role none');
    if (!(await mayMigrate(client))) throw new NotTheOwner();
    await client.query(HAND_OVER);
    await client.query(`set role ${APPLICATION_ROLE}`);
    await runMigrations(client);
    await client.query(`set role none; ${onDatabase('revoke', 'from')}`);
  } finally {
    await client.end();
  }
}

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_namespace n join pg_class c on c.relnamespace = n.oid and c.relname = 'migration'
      where n.nspname = 'bullmq' and n.nspowner = $1::regrole and c.relowner = n.nspowner`,
    [APPLICATION_ROLE],
  );
  if (rowCount === 0) return false;
  const { rows } = await client.query<{ version: number | null }>(
    'select max(version)::integer as version from bullmq.migration',
  );
  return (rows[0]?.version ?? 0) >= LATEST_SCHEMA_VERSION;
}

/** A schema can only be made by a role that may make any in this database. */
const onDatabase = (verb: 'grant' | 'revoke', preposition: 'to' | 'from'): string =>
  `do $$ begin execute format('${verb} create on database %I ${preposition} ${APPLICATION_ROLE}', current_database()); end $$;`;

/** Objects that a version before has made as the owner, or a restore has given to another role, go over to the application. */
const HAND_OVER = `
${onDatabase('grant', 'to')}
do $$
declare
  change text;
begin
  for change in
    select format('alter schema %I owner to ${APPLICATION_ROLE}', nspname) from pg_namespace where nspname = 'bullmq'
    union all
    select format('alter %s %s owner to ${APPLICATION_ROLE}',
        case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, oid::regclass)
      from pg_class where relnamespace = to_regnamespace('bullmq') and relkind in ('r', 'S', 'v', 'p')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i') and relkind = 'S')
    union all
    select format('alter routine %s owner to ${APPLICATION_ROLE}', oid::regprocedure)
      from pg_proc where pronamespace = to_regnamespace('bullmq')
    union all
    select format('alter type %s owner to ${APPLICATION_ROLE}', oid::regtype)
      from pg_type where typnamespace = to_regnamespace('bullmq') and typtype in ('e', 'd')
  loop
    execute change;
  end loop;
end $$;
`;
