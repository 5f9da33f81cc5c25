import { randomBytes } from 'node:crypto';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { rotateSeeds, SeedCipher } from '#infrastructure';
import { deckCommitment } from '#leagues';
import { PostgresDeckVault } from './postgres-deck-vault.js';

describe('Submitted decks in PostgreSQL', () => {
  let tested: StoreOnPostgres;
  const [key, newer] = [randomBytes(32), randomBytes(32)];
  const deck = { salt: 'salt', content: '{"deck":{"cards":[{"cardId":"é","copies":1}]}}' };
  const commitment = deckCommitment(deck);

  beforeAll(async () => {
    tested = await storeOnPostgres();
  });
  afterAll(() => tested.stop());

  it('are encrypted for their commitment, kept once, and never changed', async () => {
    const vault = new PostgresDeckVault(tested.pool, new SeedCipher(key));
    await vault.keep(commitment, deck);
    await vault.keep(commitment, deck);
    const { rows } = await tested.pool.query<{ sealed: Buffer }>('select sealed from league_decks');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.sealed.includes('cardId')).toBe(false);
    expect(await vault.find([commitment, 'a'.repeat(64)])).toEqual(new Map([[commitment, deck]]));
    expect(await vault.find([])).toEqual(new Map());
    await expect(tested.pool.query('update league_decks set key_id = key_id')).rejects.toThrow('permission denied');
    await expect(tested.pool.query('delete from league_decks')).rejects.toThrow('permission denied');
  });

  it('are encrypted again when the key is changed', async () => {
    const old = new PostgresDeckVault(tested.pool, new SeedCipher(key));
    const next = new PostgresDeckVault(tested.pool, new SeedCipher(newer));
    await old.keep(commitment, deck);
    await expect(next.find([commitment])).rejects.toThrow('cannot be decrypted');
    const owner = await tested.owner.connect();
    try {
      expect(await rotateSeeds(owner, new SeedCipher(newer, [key]))).toBe(1);
    } finally {
      owner.release();
    }
    expect(await next.find([commitment])).toEqual(new Map([[commitment, deck]]));
  });
});
