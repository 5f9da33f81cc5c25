import { randomBytes, randomUUID } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { rotateSeeds, SeedCipher } from '#infrastructure';
import { describeNotificationStore } from '../testing/notification-store-contract.js';
import { PostgresNotificationStore } from './postgres-notification-store.js';
import { PostgresServerKeys } from './server-keys.js';

let tested: StoreOnPostgres | undefined;
const oldKey = randomBytes(32);

afterAll(() => tested?.stop());

const newAccount = async (): Promise<string> => {
  const id = randomUUID();
  const text = 'insert into accounts (account_id, name, skeleton, created_at) values ($1, $2, $2, now())';
  await tested!.owner.query(text, [id, id]);
  return id;
};

const open = async (cipher: SeedCipher): Promise<PostgresNotificationStore> => {
  tested ??= await storeOnPostgres();
  return new PostgresNotificationStore(tested.pool, cipher);
};

describeNotificationStore('Notifications in PostgreSQL', async () => ({
  store: await open(new SeedCipher(oldKey)),
  account: newAccount,
}));

describe('Addresses and keys in PostgreSQL', () => {
  it('are stored encrypted, sealed again with the seeds, and deleted with the account', async () => {
    const store = await open(new SeedCipher(oldKey));
    const accountId = await newAccount();
    const destination = { kind: 'EMAIL', address: 'secret@example.com' } as const;
    const id = randomUUID();
    const own = { id, accountId, destination, fingerprint: 'f', isConfirmed: true, isEnabled: true };
    await store.add({ ...own, disabledBecause: null, createdAt: Date.now() }, 10);
    const keys = new PostgresServerKeys(tested!.pool, new SeedCipher(oldKey));
    const [one, other] = await Promise.all([keys.keyOf('vapid', () => 'one'), keys.keyOf('vapid', () => 'other')]);
    expect(one).toBe(other);
    const { rows } = await tested!.owner.query<{ row: string }>(
      `select c::text || encode(sealed, 'escape') as row from notification_channels c union all
        select k::text || encode(sealed, 'escape') from server_keys k`,
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toMatch(/secret@|one|other/);

    const newKey = randomBytes(32);
    const owner = await tested!.owner.connect();
    expect(await rotateSeeds(owner, new SeedCipher(newKey, [oldKey]))).toBe(2);
    owner.release();
    const later = await open(new SeedCipher(newKey));
    expect((await later.channel(id))?.destination).toEqual(destination);
    expect(await new PostgresServerKeys(tested!.pool, new SeedCipher(newKey)).keyOf('vapid', () => 'x')).toBe(one);
    await expect(store.channel(id)).rejects.toThrow('SEED_KEY is not the key');

    await tested!.owner.query('delete from accounts where account_id = $1', [accountId]);
    expect(await later.channel(id)).toBeUndefined();
  });
});
