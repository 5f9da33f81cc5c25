import { jest } from '@jest/globals';
import { connectRedis } from '#platform';
import type { ApiError } from '../errors/api-error.js';
import { settingsWith, type SettingsChanges } from '../api-settings.js';
import { anybody, type Caller } from './caller.js';
import { RateLimits } from './rate-limits.js';

const codeOf = (payment: Promise<unknown>): Promise<unknown> =>
  payment.then(
    () => 'paid',
    (error: unknown) => (error as ApiError).code,
  );

const limitsWith = (changes: SettingsChanges): RateLimits => new RateLimits(settingsWith(changes), null);

describe('Points a minute', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('are counted here, and wait for nothing, while Redis is away', async () => {
    const faults: unknown[] = [];
    const redis = connectRedis({ redisUrl: 'redis://127.0.0.1:1', report: (fault) => faults.push(fault) });
    const subject = new RateLimits(settingsWith({ rates: { address: 30 } }), redis).subjectOf(anybody, '192.0.2.1');
    const answers: unknown[] = [];
    for (let request = 0; request < 4; request += 1) answers.push(await codeOf(subject.pay(10)));
    redis.disconnect();
    expect(answers).toEqual(['paid', 'paid', 'paid', 'RATE_LIMITED']);
  });

  it('say the balance of the payer, and when to retry', async () => {
    jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const subject = limitsWith({ rates: { address: 30 } }).subjectOf(anybody, '192.0.2.1');
    expect(subject.standing).toBeUndefined();
    await subject.pay(12);
    expect(subject.standing).toEqual({ limit: 30, remaining: 18, reset: 60 });
    await expect(subject.pay(19)).rejects.toMatchObject({ code: 'RATE_LIMITED', facts: { retryAfter: 60 } });
    expect(subject.standing).toEqual({ limit: 30, remaining: 0, reset: 60 });
  });

  it('are those of the account from any address, and of the network for callers without one', async () => {
    const limits = limitsWith({ rates: { address: 10, account: 10 } });
    const ada: Caller = {
      account: { id: 'ada', name: 'Ada', createdAt: 0, isBot: false },
      scopes: new Set(),
      tokenId: null,
      until: null,
    };
    const from = (caller: Caller, address: string): Promise<unknown> =>
      codeOf(limits.subjectOf(caller, address).pay(10));
    expect(await from(anybody, '2001:db8::1')).toBe('paid');
    expect(await from(anybody, '2001:db8::2:1')).toBe('RATE_LIMITED');
    expect(await from(anybody, '2001:db8:1::1')).toBe('paid');
    expect(await from(ada, '2001:db8::1')).toBe('paid');
    expect(await from(ada, '192.0.2.1')).toBe('RATE_LIMITED');
  });
});

describe('Accounts an hour', () => {
  it('are counted by address, and only where one was made', async () => {
    const limits = limitsWith({ quotas: { accounts: 2 } });
    const make = (account: string | undefined): Promise<unknown> =>
      codeOf(limits.makeAccount('192.0.2.1', () => Promise.resolve(account)));
    const fail = codeOf(limits.makeAccount('192.0.2.1', () => Promise.reject(new Error('a fault'))));
    await fail;
    for (let taken = 0; taken < 5; taken += 1) expect(await make(undefined)).toBe('paid');
    expect([await make('Ada'), await make('Bo'), await make('Cy')]).toEqual(['paid', 'paid', 'RATE_LIMITED']);
    expect(await codeOf(limits.makeAccount('192.0.2.2', () => Promise.resolve('Di')))).toBe('paid');
  });
});
