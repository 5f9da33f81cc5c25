import pg from 'pg';
import { migrations } from '../../../../migrations/index.js';
import { scratchDatabase, type ScratchDatabase } from './scratch-database.js';

describe('Scratch databases', () => {
  const databases: ScratchDatabase[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  async function asked<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row | undefined> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows[0];
    } finally {
      await client.end();
    }
  }

  it('have every migration and the tables of jobs, and nothing of one another', async () => {
    const state = `select (select count(*)::int from migrations) as migrations, to_regclass('mine') as mine,
      to_regclass('bullmq.job') is not null as jobs, current_setting('synchronous_commit') as commit`;
    const fresh = { migrations: migrations.length, mine: null, jobs: true, commit: 'off' };
    databases.push(...(await Promise.all([scratchDatabase(), scratchDatabase()])));
    await asked(databases[0]!.url, 'create table mine ()');
    databases.push(await scratchDatabase());
    for (const { url } of databases.slice(1)) expect(await asked(url, state)).toEqual(fresh);
  });

  it('come from a template that takes no connections', async () => {
    const template = await asked<{ datname: string }>(
      databases[0]!.url,
      `select datname from pg_database where datistemplate and datname like 'chronicler_template_%'`,
    );
    const url = new URL(databases[0]!.url);
    url.pathname = `/${template!.datname}`;
    await expect(asked(url.toString(), 'select 1')).rejects.toThrow('not currently accepting connections');
  });
});
