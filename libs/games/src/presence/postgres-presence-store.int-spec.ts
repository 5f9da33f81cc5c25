import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { describePresenceStore } from '../testing/presence-store-contract.js';
import { PostgresPresenceStore } from './postgres-presence-store.js';

let tested: StoreOnPostgres | undefined;

afterAll(() => tested?.stop());

describePresenceStore('Presences in PostgreSQL', async () => {
  tested = await storeOnPostgres();
  const { pool } = tested;
  const text = `update presence_processes set seen_at = seen_at - make_interval(secs => $2) where process = $1`;
  const age = (process: string, milliseconds: number) => pool.query({ text, values: [process, milliseconds / 1_000] });
  return { store: new PostgresPresenceStore(pool), age };
});
