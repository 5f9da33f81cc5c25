import { randomUUID } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { PostgresAccountStore } from './postgres-account-store.js';

describe('a revocation', () => {
  let tested: StoreOnPostgres;
  const accountId = randomUUID();

  beforeAll(async () => {
    tested = await storeOnPostgres(2);
    const text = `with made as (insert into accounts (account_id, name, created_at) values ($1, 'Ada', now()) returning 1)
      insert into tokens (token_id, account_id, name, scopes, hash, created_at)
        select 't', $1, 'mine', '{}', '\\x00', now() from made`;
    await tested.owner.query(text, [accountId]);
  });
  afterAll(() => tested.stop());

  it.each(['null', 'now()', `'infinity'`])('cannot be made %s again, by any role', async (moment) => {
    const store = new PostgresAccountStore(tested.pool);
    const first = await store.revoke(accountId, 't', 1_000);
    const sql = `update tokens set revoked_at = ${moment}`;
    await expect(tested.pool.query(sql)).rejects.toMatchObject({ code: '23001' });
    await expect(tested.owner.query(sql)).rejects.toMatchObject({ code: '23001' });
    expect(await store.revoke(accountId, 't', 2_000)).toEqual(first);
  });
});
