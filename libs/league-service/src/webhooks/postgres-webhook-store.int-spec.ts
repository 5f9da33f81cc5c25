import { randomBytes, randomUUID } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { rotateSeeds, SeedCipher } from '#infrastructure';
import { describeWebhookStore } from '../testing/webhook-store-contract.js';
import { PostgresWebhookStore } from './postgres-webhook-store.js';

let tested: StoreOnPostgres | undefined;
const oldKey = randomBytes(32);

afterAll(() => tested?.stop());

const open = async (cipher: SeedCipher): Promise<PostgresWebhookStore> => {
  tested ??= await storeOnPostgres();
  return new PostgresWebhookStore(tested.pool, cipher);
};

describeWebhookStore('Webhooks in PostgreSQL', () => open(new SeedCipher(oldKey)));

describe('Secrets of webhooks in PostgreSQL', () => {
  it('are stored encrypted, and sealed again with the seeds under another key', async () => {
    const store = await open(new SeedCipher(oldKey));
    const at = Date.now();
    const webhook = {
      id: randomUUID(),
      leagueId: randomUUID(),
      address: 'https://example.org/',
      types: null,
      isEnabled: true,
      disabledBecause: null,
      writtenTo: 0,
      createdAt: at,
      changedAt: at,
    };
    await store.add(webhook, 'whsec_first', 10);
    await store.renewSecret(webhook.id, 'whsec_second', at + 1_000);
    const { rows } = await tested!.owner.query<{ sealed: Buffer }>('select sealed from webhook_secrets');
    expect(rows).toHaveLength(2);
    expect(rows.some(({ sealed }) => sealed.includes('whsec_'))).toBe(false);

    const newKey = randomBytes(32);
    const owner = await tested!.owner.connect();
    expect(await rotateSeeds(owner, new SeedCipher(newKey, [oldKey]))).toBe(2);
    owner.release();
    const later = await open(new SeedCipher(newKey));
    expect(await later.secrets(webhook.id, at)).toEqual(['whsec_second', 'whsec_first']);
    await expect(store.secrets(webhook.id, at)).rejects.toThrow('SEED_KEY is not the key');
  });
});
