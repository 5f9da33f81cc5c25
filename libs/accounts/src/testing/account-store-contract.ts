import { randomUUID } from 'node:crypto';
import { mintRecoveryCode, mintToken } from '../bearer-token.js';
import type { Account, AccountStore, Identity, RecoveryCode, TokenRecord } from '../account-store.js';

const anAccount = (name: string, isBot = false): Account => ({
  id: randomUUID(),
  name,
  createdAt: 1_700_000_000_000,
  isBot,
});

function aToken(accountId: string, changes: Partial<TokenRecord> = {}): TokenRecord {
  const { id, hash } = mintToken('dev');
  const record = {
    id,
    accountId,
    parentId: null,
    name: 'first',
    scopes: ['games:read'] as const,
    hash,
    createdAt: 1_700_000_000_000,
  };
  return { ...record, expiresAt: null, revokedAt: null, ...changes };
}

let made = 0;

const anIdentity = (accountId: string, subject: string = randomUUID()): Identity => ({
  id: `id_${randomUUID().slice(0, 8)}`,
  issuer: 'https://id.example',
  subject,
  accountId,
  createdAt: 1_700_000_000_000 + (made += 1),
});

function aCode(accountId: string): RecoveryCode {
  const { id, hash } = mintRecoveryCode();
  return { id, accountId, hash, createdAt: 1_700_000_000_000 };
}

/** The contract of stores of accounts. `open` returns an empty store. */
export function describeAccountStore(title: string, open: () => Promise<AccountStore>): void {
  describe(title, () => {
    let store: AccountStore;

    beforeEach(async () => {
      store = await open();
    });

    it('returns an account and its token unchanged', async () => {
      const account = anAccount(`Ada ${randomUUID()}`);
      const token = aToken(account.id, { expiresAt: 1_800_000_000_123 });
      expect(await store.create(account, token)).toBe('created');
      expect(await store.token(token.id)).toEqual({ token, account });
      expect(await store.tokens(account.id)).toEqual([token]);
      expect(await store.accounts([randomUUID(), account.id])).toEqual([undefined, account]);
    });

    it('knows the accounts of programs', async () => {
      const [person, bot] = [anAccount(`Ada ${randomUUID()}`), anAccount(`Ada's engine ${randomUUID()}`, true)];
      const token = aToken(bot.id);
      expect([await store.create(person, aToken(person.id)), await store.create(bot, token)]).toEqual([
        'created',
        'created',
      ]);
      expect((await store.accounts([person.id, bot.id])).map((account) => account?.isBot)).toEqual([false, true]);
      expect((await store.token(token.id))?.account.isBot).toBe(true);
    });

    it('has one account of a name, regardless of case', async () => {
      const name = `Bo ${randomUUID()}`;
      const first = anAccount(name);
      await store.create(first, aToken(first.id));
      const second = anAccount(name.toUpperCase());
      const token = aToken(second.id);
      expect(await store.create(second, token)).toBe('nameTaken');
      expect(await store.token(token.id)).toBeUndefined();
    });

    it('has one account of all names that look alike', async () => {
      const name = `Hal ${randomUUID()}`;
      const first = anAccount(name);
      await store.create(first, aToken(first.id));
      const second = anAccount(name.replace('Hal', 'Н\u0430l'));
      expect(await store.create(second, aToken(second.id))).toBe('nameTaken');
    });

    it('finds accounts by their names, exactly or by the beginning, regardless of case', async () => {
      const mark = randomUUID().slice(0, 8);
      const names = [`${mark} 100%`, `${mark} 1_00`, `${mark} Zoë`];
      for (const name of names) {
        const account = anAccount(name);
        await store.create(account, aToken(account.id));
      }
      const found = async (start: string): Promise<readonly string[]> =>
        (await store.search(start, 10)).map(({ name }) => name);
      expect((await store.named(names[0]!.toUpperCase()))?.name).toBe(names[0]);
      expect(await store.named(mark)).toBeUndefined();
      expect([...(await found(mark.toUpperCase()))].sort()).toEqual([...names].sort());
      expect(await found(`${mark} 1_`)).toEqual([names[1]]);
      expect(await found(`${mark} %`)).toEqual([]);
      expect(await store.search(mark, 2)).toHaveLength(2);
    });

    it('renames an account, unless the name is taken, and frees its old name', async () => {
      const [one, other] = [anAccount('Mallory'), anAccount('Trent')];
      await store.create(one, aToken(one.id));
      await store.create(other, aToken(other.id));
      expect(await store.rename(one.id, 'TRENT')).toBe(false);
      expect(await store.rename(randomUUID(), 'Nobody')).toBe(false);
      expect(await store.rename(one.id, 'erased-1')).toBe(true);
      expect(await store.accounts([one.id])).toEqual([{ ...one, name: 'erased-1' }]);
      const third = anAccount('Mallory');
      expect(await store.create(third, aToken(third.id))).toBe('created');
    });

    it('knows no token that was never made', async () => {
      expect(await store.token('0123456789abcdef')).toBeUndefined();
    });

    it('stores no more tokens than allowed; revoked and expired ones do not count', async () => {
      const account = anAccount(`Cy ${randomUUID()}`);
      const first = aToken(account.id);
      await store.create(account, first);
      expect(await store.addToken(aToken(account.id, { expiresAt: 1_600_000_000_000 }), 2)).toBe('added');
      expect(await store.addToken(aToken(account.id), 2)).toBe('added');
      expect(await store.addToken(aToken(account.id), 2)).toBe('tooMany');
      await store.revoke(account.id, first.id, 1_700_000_000_001);
      expect(await store.addToken(aToken(account.id), 2)).toBe('added');
    });

    it('revokes a token once, and only for its own account', async () => {
      const account = anAccount(`Di ${randomUUID()}`);
      const token = aToken(account.id);
      await store.create(account, token);
      expect(await store.revoke(randomUUID(), token.id, 5)).toBeUndefined();
      expect(await store.revoke(account.id, token.id, 1_700_000_000_005)).toEqual({
        ...token,
        revokedAt: 1_700_000_000_005,
      });
      expect(await store.revoke(account.id, token.id, 1_700_000_000_009)).toEqual({
        ...token,
        revokedAt: 1_700_000_000_005,
      });
    });

    it('revokes with a token those that were made with it, directly or indirectly; not the one in use', async () => {
      const account = anAccount(`Ed ${randomUUID()}`);
      const first = aToken(account.id);
      const child = aToken(account.id, { parentId: first.id });
      const grandchild = aToken(account.id, { parentId: child.id });
      const spared = aToken(account.id, { parentId: first.id });
      const other = aToken(account.id);
      await store.create(account, first);
      for (const token of [child, grandchild, spared, other]) await store.addToken(token, 10);
      const at = 1_700_000_000_005;
      await store.revoke(account.id, first.id, at, spared.id);
      const ended = (await store.tokens(account.id)).filter(({ revokedAt }) => revokedAt === at);
      expect(new Set(ended.map(({ id }) => id))).toEqual(new Set([first.id, child.id, grandchild.id]));
      const ids = [first, child, grandchild, spared, other].map(({ id }) => id);
      expect(new Set(await store.revokedAmong([...ids, '0123456789abcdef']))).toEqual(new Set(ids.slice(0, 3)));
    });

    it('stores no token that was made with a revoked one', async () => {
      const account = anAccount(`Fy ${randomUUID()}`);
      const first = aToken(account.id);
      await store.create(account, first);
      await store.revoke(account.id, first.id, 1_700_000_000_005);
      expect(await store.addToken(aToken(account.id, { parentId: first.id }), 10)).toBe('parentRevoked');
    });

    it('revokes every token of an account except one, and returns them', async () => {
      const account = anAccount(`Gus ${randomUUID()}`);
      const stranger = anAccount(`Hal ${randomUUID()}`);
      const first = aToken(account.id);
      const kept = aToken(account.id, { parentId: first.id });
      const foreign = aToken(stranger.id);
      await store.create(account, first);
      await store.addToken(kept, 10);
      await store.create(stranger, foreign);
      const at = 1_700_000_000_005;
      expect(await store.revokeAllBut(account.id, kept.id, at)).toEqual([{ ...first, revokedAt: at }]);
      expect(await store.revokeAllBut(account.id, kept.id, at + 1)).toEqual([]);
      expect(await store.revokedAmong([first.id, kept.id, foreign.id])).toEqual([first.id]);
    });

    it('revokes every token of an account, without an exception', async () => {
      const account = anAccount(`Ida ${randomUUID()}`);
      const token = aToken(account.id);
      await store.create(account, token);
      expect(await store.revokeAllBut(account.id, null, 1_700_000_000_005)).toHaveLength(1);
    });

    it('stores an account with an identity, once, and returns both unchanged', async () => {
      const account = anAccount(`Joe ${randomUUID()}`);
      const identity = anIdentity(account.id);
      expect(await store.createKnown(account, identity)).toBe('created');
      expect(await store.identity(identity.issuer, identity.subject)).toEqual({ identity, account });
      expect(await store.identity('https://other.example', identity.subject)).toBeUndefined();
      expect(await store.accounts([account.id])).toEqual([account]);
      expect(await store.tokens(account.id)).toEqual([]);
      const second = anAccount(`Kay ${randomUUID()}`);
      expect(await store.createKnown(second, anIdentity(second.id, identity.subject))).toBe('identityTaken');
      expect(await store.createKnown({ ...second, name: account.name }, anIdentity(second.id))).toBe('nameTaken');
      expect(await store.accounts([second.id])).toEqual([undefined]);
    });

    it('makes one account for two concurrent requests with the same identity', async () => {
      const subject = randomUUID();
      const answers = await Promise.all(
        ['Lou', 'Max'].map((name) => {
          const account = anAccount(`${name} ${randomUUID()}`);
          return store.createKnown(account, anIdentity(account.id, subject));
        }),
      );
      expect(answers.toSorted()).toEqual(['created', 'identityTaken']);
    });

    it('links free identities, as many as an account may have, and deletes them', async () => {
      const account = anAccount(`Ned ${randomUUID()}`);
      const stranger = anAccount(`Oda ${randomUUID()}`);
      const first = anIdentity(account.id);
      await store.createKnown(account, first);
      await store.create(stranger, aToken(stranger.id));
      expect(await store.link(anIdentity(stranger.id, first.subject), 2)).toBe('taken');
      const second = anIdentity(account.id);
      expect(await store.link(second, 2)).toBe('linked');
      expect(await store.link(anIdentity(account.id), 2)).toBe('tooMany');
      expect(await store.identities(account.id)).toEqual([first, second]);
      expect(await store.revokedAmong([first.id, second.id])).toEqual([]);
      expect(await store.unlink(stranger.id, first.id)).toBeUndefined();
      expect(await store.unlink(account.id, first.id)).toEqual(first);
      expect(await store.unlink(account.id, first.id)).toBeUndefined();
      expect(await store.identity(first.issuer, first.subject)).toBeUndefined();
      expect(await store.revokedAmong([first.id, second.id])).toEqual([first.id]);
      expect(await store.link(anIdentity(stranger.id, first.subject), 2)).toBe('linked');
    });

    it('stores one recovery code of an account, and replaces only that one', async () => {
      const account = anAccount(`Pia ${randomUUID()}`);
      await store.create(account, aToken(account.id));
      const [first, second] = [aCode(account.id), aCode(account.id)];
      expect(await store.putRecoveryCode(first, second.id)).toBe(false);
      expect(await store.putRecoveryCode(first, null)).toBe(true);
      expect(await store.putRecoveryCode(second, null)).toBe(false);
      expect(await store.recoveryCodeOf(account.id)).toEqual(first);
      expect(await store.putRecoveryCode(second, first.id)).toBe(true);
      expect(await store.recoveryCode(first.id)).toBeUndefined();
      expect(await store.recoveryCode(second.id)).toEqual(second);
    });

    it('replaces all tokens and identities of an account, once, for a recovery code', async () => {
      const account = anAccount(`Quin ${randomUUID()}`);
      const [old, token] = [aToken(account.id), aToken(account.id)];
      const [identity, code, next] = [anIdentity(account.id), aCode(account.id), aCode(account.id)];
      await store.create(account, old);
      await store.link(identity, 1);
      await store.putRecoveryCode(code, null);
      const at = 1_700_000_000_005;
      expect(await store.replaceAll(code, { token, code: next }, at)).toBe(true);
      expect(await store.replaceAll(code, { token: aToken(account.id), code: aCode(account.id) }, at)).toBe(false);
      expect(await store.tokens(account.id)).toHaveLength(2);
      expect((await store.token(token.id))?.token.revokedAt).toBeNull();
      expect(await store.revokedAmong([old.id, token.id, identity.id])).toEqual(
        expect.arrayContaining([old.id, identity.id]),
      );
      expect(await store.identities(account.id)).toEqual([]);
      expect(await store.recoveryCodeOf(account.id)).toEqual(next);
    });
  });
}
