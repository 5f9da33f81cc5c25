import { Accounts, MemoryAccountStore, mintToken, OidcTokens } from '#accounts';
import { settingsWith } from '../api-settings.js';
import { Authentication } from './authentication.js';
import { Authenticator } from './authenticate.js';
import { LEAST_COST, WRONG_TOKEN_COST } from './points.js';
import { RateLimits } from './rate-limits.js';

/** How many wrong tokens an address may send in a minute here. */
const MOST = 3;

describe('Tokens that do not exist', () => {
  it('are no longer looked up once an address has sent too many, and keep no other address out', async () => {
    const store = new MemoryAccountStore();
    const accounts = new Accounts(store, 'dev');
    const made = await Promise.all(['Ada', 'Bo'].map((name) => accounts.create(name)));
    const [ada, bo] = made.map((one) => (one.status === 'created' ? `Bearer ${one.token}` : '')) as [string, string];
    let lookups = 0;
    const look = store.token.bind(store);
    store.token = (id) => {
      lookups += 1;
      return look(id);
    };
    const rates = new RateLimits(settingsWith({ rates: { address: MOST * WRONG_TOKEN_COST } }), null);
    const authentication = new Authentication(new Authenticator(store, new OidcTokens([])), rates);
    const codeOf = (authorization: string, address = '192.0.2.1'): Promise<unknown> =>
      authentication.authenticate(authorization, address, LEAST_COST).then(
        ({ caller }) => caller.account?.name,
        (error: unknown) => (error as { readonly code?: unknown }).code,
      );

    expect(await codeOf(ada)).toBe('Ada');
    lookups = 0;
    const wrong = Array.from({ length: MOST + 3 }, () => `Bearer ${mintToken('dev').token}`);
    const answers: unknown[] = [];
    for (const token of wrong) answers.push(await codeOf(token));
    expect(answers).toEqual(wrong.map((_, index) => (index < MOST ? 'UNAUTHENTICATED' : 'RATE_LIMITED')));
    expect(lookups).toBe(MOST);
    // A token that was valid here is let in from that address too; other addresses are not even counted.
    expect(await codeOf(ada)).toBe('Ada');
    expect(await codeOf(bo)).toBe('RATE_LIMITED');
    expect(await codeOf(bo, '192.0.2.2')).toBe('Bo');
  });
});
