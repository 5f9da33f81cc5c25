import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { PostgresAccountStore } from '#accounts';
import { migrate } from '#platform';
import { Bases } from '../../../migrations/0031-bases.js';
import { PostgresSavedContentStore } from './postgres-saved-content-store.js';
import { baseTable, deckTable } from './table-mappings.js';
import { basesOf, decksOf } from './testing/contents.js';
import { describeSavedContentStore } from './testing/saved-content-store-contract.js';

let tested: StoreOnPostgres;

beforeAll(async () => {
  tested = await storeOnPostgres();
});
afterAll(() => tested.stop());

describeSavedContentStore('in PostgreSQL', decksOf, () => ({
  store: new PostgresSavedContentStore(tested.pool, deckTable),
  accounts: new PostgresAccountStore(tested.pool),
}));
describeSavedContentStore('in PostgreSQL', basesOf, () => ({
  store: new PostgresSavedContentStore(tested.pool, baseTable),
  accounts: new PostgresAccountStore(tested.pool),
}));

describe('The migration of bases', () => {
  const [account, deck, base] = [randomUUID(), randomUUID(), randomUUID()];
  const thing = { accountId: account, name: 'Kept', createdAt: 1, changedAt: 1 };
  const decks = (): PostgresSavedContentStore<typeof decksOf.full> =>
    new PostgresSavedContentStore(tested.pool, deckTable);
  const bases = (): PostgresSavedContentStore<typeof basesOf.full> =>
    new PostgresSavedContentStore(tested.pool, baseTable);

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
