import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Authentication } from './authentication.js';
import { anybody, callerOf, type Caller } from './caller.js';
import { LEAST_COST } from './points.js';
import { Costs, ForEverybody, ForProbes, Needs, ScopeGuard } from './scope-guard.js';
import { allScopes } from '#accounts';

class Handlers {
  forgotten(): void {}
  @ForEverybody() everybody(): void {}
  @ForProbes() probes(): void {}
  @Needs('games:play') players(): void {}
  @ForEverybody() @Costs(200) dear(): void {}
}

const account = { id: 'a', name: 'Ada', createdAt: 0, isBot: false };
const player: Caller = { account, scopes: new Set(allScopes), tokenId: null, until: null };
const reader: Caller = { account, scopes: new Set(['games:read']), tokenId: null, until: null };

/** The answer of the guard: true, or the reason of its refusal. */
async function answer(transport: string, handler: keyof Handlers, caller = player): Promise<unknown> {
  const admitted: unknown[] = [];
  const authentication = {
    authenticate: (...asked: unknown[]) => {
      admitted.push(asked);
      return Promise.resolve({ caller, subject: { standing: undefined } });
    },
  };
  const request = { headers: { authorization: 'Bearer x' }, ip: '192.0.2.7' };
  const context = {
    getType: () => transport,
    getHandler: () => Handlers.prototype[handler],
    getArgs: () => [null, {}, { caller }],
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({ set: () => undefined }) }),
  };
  const guard = new ScopeGuard(new Reflector(), authentication as unknown as Authentication);
  const allowed = await guard
    .canActivate(context as unknown as ExecutionContext)
    .catch((error: unknown) => (error as Error).message);
  const isKept = (() => {
    try {
      return callerOf(request) === caller;
    } catch {
      return false;
    }
  })();
  return { allowed, admitted: admitted.length, isKept, paid: admitted.map((asked) => (asked as unknown[])[2]) };
}

describe('The guard of scopes', () => {
  it.each(['graphql', 'http', 'ws', 'rpc'])('closes a handler over %s that does not state its scope', async (type) => {
    const { allowed } = (await answer(type, 'forgotten')) as { allowed: string };
    expect(allowed).toBe('The operation "forgotten" does not say which scope it needs.');
  });

  it.each(['everybody', 'players'] as const)('closes %s over an unknown transport', async (handler) => {
    const { allowed } = (await answer('ws', handler)) as { allowed: string };
    expect(allowed).toBe('Callers cannot be identified over "ws".');
  });

  it('admits a request over HTTP once, and keeps its sender', async () => {
    expect(await answer('http', 'players')).toMatchObject({ allowed: true, admitted: 1, isKept: true });
    expect(await answer('http', 'everybody', anybody)).toMatchObject({ allowed: true, admitted: 1, isKept: true });
  });

  it('charges the price of a handler, or else that of any request', async () => {
    expect(await answer('http', 'players')).toMatchObject({ paid: [LEAST_COST] });
    expect(await answer('http', 'dear')).toMatchObject({ allowed: true, paid: [200] });
  });

  it('takes the caller of GraphQL from the context, which has admitted it', async () => {
    expect(await answer('graphql', 'players')).toMatchObject({ allowed: true, admitted: 0, isKept: false });
  });

  it('asks no probe who it is', async () => {
    expect(await answer('http', 'probes')).toMatchObject({ allowed: true, admitted: 0, isKept: false });
  });

  it.each(['graphql', 'http'])('refuses over %s a caller that lacks the scope', async (type) => {
    expect(await answer(type, 'players', reader)).toMatchObject({
      allowed: 'Your token lacks the scope “GAMES_PLAY”.',
    });
    expect(await answer(type, 'players', anybody)).toMatchObject({
      allowed: 'This needs a token with the scope “GAMES_PLAY”.',
    });
  });
});
