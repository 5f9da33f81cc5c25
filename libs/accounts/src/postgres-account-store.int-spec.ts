import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { describeAccountStore } from './testing/index.js';
import { PostgresAccountStore } from './postgres-account-store.js';

let tested: StoreOnPostgres;

beforeAll(async () => {
  tested = await storeOnPostgres();
});
afterAll(() => tested.stop());

describeAccountStore('Accounts in PostgreSQL', () => Promise.resolve(new PostgresAccountStore(tested.pool)));
