import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { TestIssuer } from '#accounts/testing';
import { readConfiguration } from '#platform';
import { WRONG_TOKEN_COST } from '../../apps/api/src/access/points.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { Page } from '../guide/guide.js';

const ME = '{ me { account { id name } scopes identities { id subject } } }';
const SIGN_IN =
  'mutation($name: String!) { signIn(name: $name) { __typename ... on SignedIn { account { id name } } ... on AccountNameTaken { message } } }';
const LINK = 'mutation($token: String!) { linkIdentity(token: $token) { id issuer subject } }';
const UNLINK = 'mutation($id: ID!) { unlinkIdentity(id: $id) { subject } }';
const CREATE_TOKEN = 'mutation($input: CreateTokenInput!) { createToken(input: $input) { token about { expiresAt } } }';

describe('A caller with a token of an issuer', () => {
  let issuer: TestIssuer;
  let api: TestApi;

  beforeAll(async () => {
    issuer = await TestIssuer.start();
    const oidcIssuers = [{ issuer: issuer.url, audience: 'chronicler' }];
    api = await startTestApi({ settings: { oidcIssuers, sockets: { recheck: 50 } } });
  });
  afterAll(async () => {
    await api.close();
    await issuer.stop();
  });

  const by = async (subject: string, claims: object = {}): Promise<TestClient> =>
    new TestClient(api.url, await issuer.token(subject, claims));
  const codeOf = async (client: TestClient, query: string, variables: object = {}): Promise<unknown> =>
    (await client.ask(query, variables)).errors?.[0]?.extensions['code'];
  const signedIn = async (subject: string, name: string): Promise<TestClient> => {
    const client = await by(subject);
    await client.data(SIGN_IN, { name });
    return client;
  };

  it('has no account until it signs in, and then the same account with any of its tokens', async () => {
    const client = await by('ada');
    expect(await client.data('{ me { account { name } } }')).toEqual({ me: null });
    expect((await client.ask(CREATE_TOKEN, { input: { name: 'x', scopes: ['GAMES_READ'] } })).errors).toMatchObject([
      { message: 'You have no account here yet: sign in first (`signIn`).', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    const { signIn } = await client.data<{ signIn: object }>(SIGN_IN, { name: 'Ada' });
    expect(signIn).toMatchObject({ __typename: 'SignedIn', account: { name: 'Ada' } });
    // Sent again, and from another device: the same account, with any name.
    expect(await client.data(SIGN_IN, { name: 'Bo' })).toEqual({ signIn });
    expect(await (await by('ada')).data(ME)).toMatchObject({
      me: {
        account: { name: 'Ada' },
        scopes: ['GAMES_READ', 'GAMES_PLAY', 'LEAGUES_RUN', 'ACCOUNT_MANAGE'],
        identities: [{ subject: 'ada' }],
      },
    });
    expect(await (await by('bo')).data(SIGN_IN, { name: 'ADA' })).toMatchObject({
      signIn: { __typename: 'AccountNameTaken' },
    });
    expect(await codeOf(await by('bo'), SIGN_IN, { name: '-' })).toBe('BAD_USER_INPUT');
    expect(await codeOf(new TestClient(api.url), SIGN_IN, { name: 'Cy' })).toBe('UNAUTHENTICATED');
  });

  it('plays, and makes lasting tokens', async () => {
    const client = await signedIn('player', 'Player');
    const open = 'mutation($input: OpenGameInput!) { openGame(input: $input) { __typename } }';
    expect(await client.data(open, { input: { commandId: randomUUID(), options: { lantern: {} } } })).toEqual({
      openGame: { __typename: 'CommandAccepted' },
    });
    const input = { name: 'mine', scopes: ['GAMES_READ', 'ACCOUNT_MANAGE'] };
    const { createToken } = await client.data<{ createToken: { token: string; about: object } }>(CREATE_TOKEN, {
      input,
    });
    expect(createToken.about).toEqual({ expiresAt: null });
    const lasting = new TestClient(api.url, createToken.token);
    expect(await lasting.data('{ me { account { name } } }')).toEqual({ me: { account: { name: 'Player' } } });
    // A lost token: its owner revokes it, without having it.
    await client.data('mutation { revokeAllTokens { id } }');
    expect(await codeOf(lasting, '{ me { account { name } } }')).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['is over', { exp: 1 }],
    ['is for another audience', { aud: 'mail' }],
    ['is of another issuer', { iss: 'https://id.example' }],
  ])('is refused when the token %s', async (_, claims) => {
    expect((await (await by('ada', claims)).post('{ __typename }')).status).toBe(401);
  });

  it('may play with a long token', async () => {
    const client = await by('ada', { groups: Array.from({ length: 300 }, (_, at) => `group-${at}`) });
    expect(client.token!.length).toBeGreaterThan(4_000);
    expect(await client.data('{ me { account { name } } }')).toMatchObject({ me: { account: { name: 'Ada' } } });
  });

  it('links further identities by another one, never by a token that may be stolen', async () => {
    const cy = await TestClient.register(api.url, 'Cy');
    const first = await issuer.token('cy-1');
    const { linkIdentity } = await cy.data<{ linkIdentity: { id: string } }>(LINK, { token: first });
    expect(linkIdentity).toMatchObject({ issuer: issuer.url, subject: 'cy-1' });
    expect(await cy.data(LINK, { token: first })).toEqual({ linkIdentity });
    const second = await issuer.token('cy-2');
    expect(await codeOf(cy, LINK, { token: second })).toBe('FORBIDDEN');
    expect(await codeOf(cy, UNLINK, linkIdentity)).toBe('FORBIDDEN');
    const identified = new TestClient(api.url, first);
    expect(await codeOf(identified, UNLINK, linkIdentity)).toBe('FORBIDDEN');
    await identified.data(LINK, { token: second });
    expect(await codeOf(await by('ada'), LINK, { token: second })).toBe('FORBIDDEN');
    expect(await codeOf(identified, LINK, { token: 'x' })).toBe('BAD_USER_INPUT');
    expect(await codeOf(await by('ada'), UNLINK, linkIdentity)).toBe('NOT_FOUND');
    expect(await new TestClient(api.url, second).data(UNLINK, linkIdentity)).toEqual({
      unlinkIdentity: { subject: 'cy-1' },
    });
    expect(await identified.data('{ me { scopes } }')).toEqual({ me: null });
  });

  it('links identities up to the limit', async () => {
    const narrow = await startTestApi({
      settings: { oidcIssuers: [{ issuer: issuer.url, audience: 'chronicler' }], quotas: { identities: 2 } },
    });
    const first = new TestClient(narrow.url, await issuer.token('many-1'));
    await first.data(SIGN_IN, { name: 'Many' });
    await first.data(LINK, { token: await issuer.token('many-2') });
    const third = await issuer.token('many-3');
    const { errors } = await first.ask(LINK, { token: third });
    expect(errors).toMatchObject([{ message: expect.stringContaining('2'), extensions: { code: 'FORBIDDEN' } }]);
    const { me } = await first.data<{ me: { identities: { id: string; subject: string }[] } }>(
      '{ me { identities { id subject } } }',
    );
    await first.data(UNLINK, { id: me.identities.find(({ subject }) => subject === 'many-2')!.id });
    await first.data(LINK, { token: third });
    await narrow.close();
  });

  it('whose issuer does not answer gets that reason, not that the token is wrong; the address pays', async () => {
    const away = await TestIssuer.start();
    const faulty = await startTestApi({
      settings: {
        oidcIssuers: [{ issuer: away.url, audience: 'chronicler' }],
        rates: { address: 2 * WRONG_TOKEN_COST },
      },
    });
    const token = await away.token('ada');
    away.isBroken = true;
    for (const status of [503, 503, 429]) {
      const answer = await new TestClient(faulty.url, token).post('{ __typename }');
      expect([answer.status, answer.get('retry-after')]).toEqual([status, expect.any(String)]);
      const code = status === 503 ? 'ISSUER_AWAY' : 'RATE_LIMITED';
      expect(answer.body).toMatchObject({ errors: [{ extensions: { code } }] });
    }
    expect(faulty.faults).toEqual([expect.objectContaining({ message: expect.stringContaining(away.url) })]);
    await faulty.close();
    await away.stop();
  });

  /** A caller's socket, with its close code. */
  const socketOf = async ({ url, token }: TestClient): Promise<{ closed: Promise<[number, string, number]> }> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const closed = once(socket, 'close').then(([code, reason]: unknown[]): [number, string, number] => [
      Number(code),
      String(reason),
      Date.now(),
    ]);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    await once(socket, 'message');
    return { closed };
  };

  it('has its sockets closed within a second of the end of its token, signed in or not', async () => {
    const exp = Math.ceil(Date.now() / 1_000) + 1;
    const sockets = [await by('ada', { exp }), await by('nobody-yet', { exp })].map(socketOf);
    for (const { closed } of await Promise.all(sockets)) {
      const [code, reason, at] = await closed;
      expect([code, reason]).toEqual([4403, 'The token was revoked or has expired.']);
      expect(at - exp * 1_000).toBeGreaterThanOrEqual(0);
      expect(at - exp * 1_000).toBeLessThan(1_000);
    }
  });

  it('has its sockets closed when its identity is unlinked', async () => {
    const di = await signedIn('di-1', 'Di');
    const token = await issuer.token('di-2');
    const { linkIdentity } = await di.data<{ linkIdentity: { id: string } }>(LINK, { token });
    const { closed } = await socketOf(new TestClient(api.url, token));
    await di.data(UNLINK, linkIdentity);
    expect((await closed).slice(0, 2)).toEqual([4403, 'The token was revoked or has expired.']);
  });

  describe('or an owner who has lost all tokens', () => {
    const CODE = 'mutation($code: String) { createRecoveryCode(recoveryCode: $code) { recoveryCode } }';
    const REPLACE =
      'mutation($code: String!, $name: String!) { replaceTokens(recoveryCode: $code, name: $name) { token recoveryCode about { name scopes expiresAt } } }';
    interface Replaced {
      readonly replaceTokens: { readonly token: string; readonly recoveryCode: string; readonly about: object };
    }
    const codeFor = async (client: TestClient, code?: string): Promise<string> =>
      (await client.data<{ createRecoveryCode: { recoveryCode: string } }>(CODE, { code })).createRecoveryCode
        .recoveryCode;

    it('recovers the account by its code, once, and stolen tokens become worthless', async () => {
      const client = await TestClient.register(api.url, 'Loser');
      const code = await codeFor(client);
      expect(code).toMatch(/^chr_recovery_[0-9a-f]{16}_[0-9a-f]{32}$/);
      const { closed } = await socketOf(client);
      const stranger = new TestClient(api.url);
      expect(await codeOf(stranger, REPLACE, { code, name: '' })).toBe('BAD_USER_INPUT');
      const { replaceTokens } = await stranger.data<Replaced>(REPLACE, { code, name: 'new' });
      expect(replaceTokens.about).toEqual({
        name: 'new',
        scopes: ['GAMES_READ', 'GAMES_PLAY', 'LEAGUES_RUN', 'ACCOUNT_MANAGE'],
        expiresAt: null,
      });
      expect((await closed)[0]).toBe(4403);
      expect((await client.post('{ __typename }')).status).toBe(401);
      const back = new TestClient(api.url, replaceTokens.token);
      expect(await back.data('{ me { account { name } } }')).toEqual({ me: { account: { name: client.name } } });
      expect(await codeOf(stranger, REPLACE, { code, name: 'again' })).toBe('UNAUTHENTICATED');
      await stranger.data(REPLACE, { code: replaceTokens.recoveryCode, name: 'again' });
    });

    it('keeps the account despite a stolen token', async () => {
      const owner = await TestClient.register(api.url, 'Owner');
      const code = await codeFor(owner);
      const thief = new TestClient(api.url, owner.token);
      const token = await issuer.token('thief');
      expect(await codeOf(thief, CODE)).toBe('FORBIDDEN');
      expect(await codeOf(thief, LINK, { token })).toBe('FORBIDDEN');
      const other = await codeFor(await TestClient.register(api.url, 'Other'));
      expect(await codeOf(thief, CODE, { code: other })).toBe('FORBIDDEN');
      // The holder of the code can change what secures the account.
      const next = await codeFor(owner, code);
      const link =
        'mutation($token: String!, $code: String) { linkIdentity(token: $token, recoveryCode: $code) { subject } }';
      const mine = await issuer.token('owner');
      expect(await codeOf(owner, link, { token: mine, code })).toBe('FORBIDDEN');
      await owner.data(link, { token: mine, code: next });
      const latest = await codeFor(new TestClient(api.url, mine));
      expect(await codeOf(new TestClient(api.url), REPLACE, { code: next, name: 'x' })).toBe('UNAUTHENTICATED');
      await new TestClient(api.url).data(REPLACE, { code: latest, name: 'x' });
      expect(await new TestClient(api.url, mine).data('{ me { scopes } }')).toEqual({ me: null });
    });

    it('cannot guess codes: wrong ones are charged as wrong tokens are', async () => {
      const strict = await startTestApi({ settings: { rates: { address: 1_000 } } });
      const wrong = { code: `chr_recovery_${'0'.repeat(16)}_${'0'.repeat(32)}`, name: 'x' };
      const codes: unknown[] = [];
      for (let times = 0; times < 9; times += 1) codes.push(await codeOf(new TestClient(strict.url), REPLACE, wrong));
      expect(codes[0]).toBe('UNAUTHENTICATED');
      expect(codes.at(-1)).toBe('RATE_LIMITED');
      await strict.close();
    });
  });
});

describe('The guide to sign in', () => {
  it('has a list of issuers that the configuration accepts', () => {
    const guide = new Page('docs/guides/sign-in.md');
    const issuers = guide.block('issuers');
    expect(readConfiguration({ OIDC_ISSUERS: issuers }).oidcIssuers).toEqual(JSON.parse(issuers));
    expect(guide.left('json')).toEqual([]);
  });
});
