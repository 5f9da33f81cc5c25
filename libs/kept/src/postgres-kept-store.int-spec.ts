import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { PostgresAccountStore } from '#accounts';
import { migrate } from '#platform';
import { Bases } from '../../../migrations/0031-bases.js';
import { PostgresKeptStore } from './postgres-kept-store.js';
import { baseShelf, deckShelf } from './shelves.js';
import { basesOf, decksOf, describeKeptStore } from './testing/index.js';

let tested: StoreOnPostgres;

beforeAll(async () => {
  tested = await storeOnPostgres();
});
afterAll(() => tested.stop());

describeKeptStore('in PostgreSQL', decksOf, () => ({
  store: new PostgresKeptStore(tested.pool, deckShelf),
  accounts: new PostgresAccountStore(tested.pool),
}));
describeKeptStore('in PostgreSQL', basesOf, () => ({
  store: new PostgresKeptStore(tested.pool, baseShelf),
  accounts: new PostgresAccountStore(tested.pool),
}));

describe('The migration of bases', () => {
  const [account, deck, base] = [randomUUID(), randomUUID(), randomUUID()];
  const thing = { accountId: account, name: 'Kept', createdAt: 1, changedAt: 1 };
  const decks = (): PostgresKeptStore<typeof decksOf.full> => new PostgresKeptStore(tested.pool, deckShelf);
  const bases = (): PostgresKeptStore<typeof basesOf.full> => new PostgresKeptStore(tested.pool, baseShelf);

  beforeAll(async () => {
    await tested.owner.query(`insert into accounts (account_id, name, created_at) values ($1, 'Ada', now())`, [
      account,
    ]);
    await decks().add({ id: deck, ...thing, ...decksOf.full }, 100);
    await bases().add({ id: base, ...thing, ...basesOf.full }, 100);
  });

  it('goes back and forth on a database with decks, and leaves them alone', async () => {
    const db = tested.owner as unknown as QueryRunner;
    await new Bases().down(db);
    await tested.owner.query(`delete from migrations where name = $1`, [new Bases().name]);
    await expect(bases().find(base)).rejects.toThrow('relation "bases" does not exist');
    expect(await decks().find(deck)).toEqual({ id: deck, ...thing, ...decksOf.full });
    expect(await migrate(tested.ownerUrl)).toEqual([new Bases().name]);
    expect(await bases().find(base)).toBeUndefined();
    expect(await decks().find(deck)).toEqual({ id: deck, ...thing, ...decksOf.full });
  });

  it('lets the application only store bases and change their changeable fields', async () => {
    expect(await bases().add({ id: base, ...thing, ...basesOf.full }, 100)).toBe('added');
    await expect(tested.pool.query('update bases set account_id = $1', [randomUUID()])).rejects.toThrow(
      'permission denied for table bases',
    );
    await expect(tested.pool.query('truncate bases')).rejects.toThrow('permission denied for table bases');
  });
});
