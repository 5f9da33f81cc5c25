import { randomBytes, randomUUID } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { describeConditionalStore } from '#games/testing';
import { rotateSeeds } from '../seeds/rotate-seeds.js';
import { SeedCipher } from '../seeds/seed-cipher.js';
import { PostgresConditionalStore } from './postgres-conditional-store.js';

describe('Lists of conditional commands in PostgreSQL', () => {
  let tested: StoreOnPostgres;
  const [key, newer] = [randomBytes(32), randomBytes(32)];

  beforeAll(async () => {
    tested = await storeOnPostgres();
  });
  afterAll(() => tested.stop());

  const account = async (): Promise<string> => {
    const text = 'insert into accounts (account_id, name, skeleton, created_at) values ($1, $2, $2, now())';
    const id = randomUUID();
    await tested.pool.query(text, [id, id]);
    return id;
  };

  describeConditionalStore('keep their contract', () =>
    Promise.resolve({
      store: new PostgresConditionalStore(tested.pool, new SeedCipher(key)),
      account,
      age: (milliseconds) =>
        tested.owner.query(
          `update conditional_commands set look_at = look_at - interval '${milliseconds} milliseconds'`,
        ),
    }),
  );

  it('are encrypted, also under another key, and go with their account', async () => {
    await tested.owner.query('delete from conditional_commands');
    const [listId, gameId, holder] = [randomUUID(), randomUUID(), await account()];
    const entry = { command: { type: 'chooseCard' }, step: null, after: [], until: [], repeat: false };
    const plan = { since: 1, at: 0, pause: 0, entries: [{ ...entry, number: 0, times: 0 }], claim: null };
    await new PostgresConditionalStore(tested.pool, new SeedCipher(key)).keep({
      listId,
      gameId,
      seat: 0,
      account: holder,
      plan,
    });
    const { rows } = await tested.pool.query<{ sealed: Buffer }>('select sealed from conditional_commands');
    expect(rows[0]!.sealed.includes('chooseCard')).toBe(false);
    const owner = await tested.owner.connect();
    try {
      expect(await rotateSeeds(owner, new SeedCipher(newer, [key]))).toBe(1);
    } finally {
      owner.release();
    }
    const next = new PostgresConditionalStore(tested.pool, new SeedCipher(newer));
    expect(await next.of([gameId])).toMatchObject([{ listId, plan }]);
    await tested.owner.query('delete from accounts where account_id = $1', [holder]);
    expect(await next.of([gameId])).toEqual([]);
  });
});
