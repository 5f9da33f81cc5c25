import { randomUUID } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { describeNoteStore } from '../testing/note-store-contract.js';
import { PostgresNoteStore } from './postgres-note-store.js';

async function open(): Promise<{ tested: StoreOnPostgres; accounts: [string, string] }> {
  const tested = await storeOnPostgres();
  const accounts: [string, string] = [randomUUID(), randomUUID()];
  for (const [at, account] of accounts.entries())
    await tested.owner.query(`insert into accounts (account_id, name, created_at) values ($1, $2, now())`, [
      account,
      `Keeper ${at}`,
    ]);
  return { tested, accounts };
}

describeNoteStore('in PostgreSQL', async () => {
  const { tested, accounts } = await open();
  return { store: new PostgresNoteStore(tested.pool), accounts, stop: () => tested.stop() };
});

describe('The notes of an account', () => {
  it('go with it, and the application changes nothing of them but their content', async () => {
    const { tested, accounts } = await open();
    const store = new PostgresNoteStore(tested.pool);
    const [accountId, other] = accounts;
    const note = { id: randomUUID(), accountId, gameId: randomUUID(), version: 1, text: 'mine', writtenAt: 1 };
    await store.add(note, { onGame: 1, inAll: 1 });
    await expect(tested.pool.query('update game_notes set account_id = $1', [other])).rejects.toThrow(
      'permission denied for table game_notes',
    );
    await tested.owner.query('delete from accounts where account_id = $1', [accountId]);
    expect(await store.list(accountId, note.gameId)).toEqual([]);
    await tested.stop();
  });
});
