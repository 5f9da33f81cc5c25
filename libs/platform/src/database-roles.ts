import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { RIGHTS } from '../../../migrations/index.js';
import { withSetting } from './pool.js';

/** The role under which the application works: it may append to streams, and change nothing that was written. */
export const APPLICATION_ROLE = 'chronicler_app';

/**
 * An address whose connections work as `chronicler_app`, with any login: the role is part of the connection, so that `RESET ROLE`
 * and `DISCARD ALL` keep it. `SET ROLE NONE` gives what the login has; one that `migrate` made has no more.
 */
export const asApplication = (databaseUrl: string): string => withSetting(databaseUrl, 'role', APPLICATION_ROLE);

/** True when the role is there and has its rights, and the read models are its own: a restore may have left them out. */
export async function rightsAreLaid(client: pg.Client): Promise<boolean> {
  const text = `select from pg_roles r, pg_namespace n
    where r.rolname = $1 and n.nspname = 'read_models' and has_schema_privilege(r.oid, n.oid, 'create')
      and not exists (select from pg_class c where c.relnamespace = n.oid and c.relkind = 'r' and c.relowner <> r.oid)`;
  return (await client.query(text, [APPLICATION_ROLE])).rowCount === 1;
}

/** Makes the role where the server has none, lets the owner take it, and gives it its rights, all or none. */
export async function layRights(owner: pg.Client): Promise<void> {
  await owner.query(`begin; ${ROLE} ${RIGHTS} commit;`).catch(async (error: unknown) => {
    await owner.query('rollback');
    throw error;
  });
}

/**
 * Lets the login of an address in, as a member of the role and with the address's password; makes it where there is none.
 * One that gets in already is left alone. Throws when it has rights of its own: the application would have them too.
 */
export async function keepLogin(owner: pg.Client, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  const name = decodeURIComponent(username);
  await refuseMighty(owner, name);
  if (await getsIn(databaseUrl)) return;
  const login = pg.escapeIdentifier(name);
  const secret = password === '' ? 'null' : pg.escapeLiteral(verifierOf(decodeURIComponent(password)));
  await owner.query(`
    do $$ begin
      create role ${login} login;
    exception when duplicate_object or unique_violation then null; end $$;
    alter role ${login} login password ${secret};
    grant ${APPLICATION_ROLE} to ${login};`);
}

/** True when the login could rewrite every game by giving up the role: the owner, or a superuser. */
export const isMighty = async (pool: pg.Pool): Promise<boolean> =>
  (await pool.query(`${MIGHTY} r.rolname = session_user`)).rowCount !== 0;

const MIGHTY = `select from pg_roles r where (r.rolsuper
  or exists (select from pg_class c where c.oid = 'commits'::regclass and c.relowner = r.oid)) and`;

async function refuseMighty(owner: pg.Client, name: string): Promise<void> {
  if ((await owner.query(`${MIGHTY} r.rolname = $1`, [name])).rowCount === 0) return;
  throw new Error(
    `DATABASE_URL logs in as "${name}", which may do everything with the database: name another login, which is made if need be.`,
  );
}

async function getsIn(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: asApplication(databaseUrl),
    application_name: 'chronicler migrate',
  });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** The form in which PostgreSQL keeps a password (SCRAM-SHA-256, RFC 5803). Made here, so that the password stands in no log. */
function verifierOf(password: string): string {
  const [rounds, salt] = [4096, randomBytes(16)];
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, rounds, 32, 'sha256');
  const keyed = (text: string): Buffer => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  const base64 = salt.toString('base64');
  return `SCRAM-SHA-256$${rounds}:${base64}$${stored}:${keyed('Server Key').toString('base64')}`;
}

/** Roles belong to the whole server: another database may make it at this very moment. */
const ROLE = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
    create role ${APPLICATION_ROLE} nologin;
  end if;
exception when duplicate_object or unique_violation then null; end $$;

do $$ begin
  if not pg_has_role(current_user, '${APPLICATION_ROLE}', 'usage') then
    execute format('grant ${APPLICATION_ROLE} to %I', current_user);
  end if;
exception when unique_violation then null; end $$;
`;
