import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { PostgresAccountStore } from '#accounts';
import { describeDeckStore } from './testing/index.js';
import { PostgresDeckStore } from './postgres-deck-store.js';

let tested: StoreOnPostgres;

beforeAll(async () => {
  tested = await storeOnPostgres();
});
afterAll(() => tested.stop());

describeDeckStore('Decks in PostgreSQL', () => ({
  decks: new PostgresDeckStore(tested.pool),
  accounts: new PostgresAccountStore(tested.pool),
}));
