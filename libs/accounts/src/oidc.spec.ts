import { exportSPKI, importJWK, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { OidcTokens } from './oidc.js';
import { ownScopes } from './scopes.js';
import { TestIssuer } from './testing/index.js';

describe('Tokens of an issuer', () => {
  let issuer: TestIssuer;
  let tokens: OidcTokens;

  beforeEach(async () => {
    issuer = await TestIssuer.start();
    tokens = new OidcTokens([{ issuer: issuer.url, audience: 'chronicler' }], {
      patience: 1_000,
      cooldown: 0,
      silence: 0,
    });
  });
  afterEach(() => issuer.stop());

  const statusOf = async (token: string): Promise<string> => (await tokens.read(token)).status;
  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1_000) + seconds;

  it('state an identity, and an expiry', async () => {
    const exp = inSeconds(30);
    expect(await tokens.read(await issuer.token('ada', { exp }))).toEqual({
      status: 'good',
      claims: { issuer: issuer.url, subject: 'ada', scopes: ownScopes, until: exp * 1_000 },
    });
  });

  it('give the rights that are configured, and no others', async () => {
    const scopes = ['games:read'];
    tokens = new OidcTokens([{ issuer: issuer.url, audience: 'chronicler', scopes }]);
    expect(await tokens.read(await issuer.token('ada'))).toMatchObject({ claims: { scopes } });
  });

  it('are valid for their audience, one of several', async () => {
    expect(await statusOf(await issuer.token('ada', { aud: ['mail', 'chronicler'] }))).toBe('good');
  });

  it.each([
    ['for another audience', { aud: 'mail' }],
    ['for no audience', { aud: undefined }],
    ['of another issuer', { iss: 'https://id.example' }],
    ['without an issuer', { iss: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that cannot be stored', { sub: 'a\0b' }],
    ['without an end', { exp: undefined }],
    ['not good yet', { nbf: Math.floor(Date.now() / 1_000) + 60 }],
  ])('%s are not known', async (_, claims) => {
    expect(await statusOf(await issuer.token('ada', claims))).toBe('unknown');
  });

  it('expire without grace, and may be a little too new', async () => {
    expect(await statusOf(await issuer.token('ada', { exp: inSeconds(-1) }))).toBe('expired');
    expect(await statusOf(await issuer.token('ada', { exp: inSeconds(-600) }))).toBe('expired');
    expect(await statusOf(await issuer.token('ada', { nbf: inSeconds(2) }))).toBe('good');
  });

  it('must be signed by a private key of the issuer', async () => {
    const other = await TestIssuer.start();
    const [key] = other.keys;
    expect(await statusOf(await issuer.token('ada', {}, { ...key!, kid: 'first' }))).toBe('unknown');
    expect(await statusOf(await issuer.token('ada', {}, { ...key!, kid: 'third' }))).toBe('unknown');
    await other.stop();
    const claims = { iss: issuer.url, aud: 'chronicler', sub: 'ada', exp: inSeconds(60) };
    expect(await statusOf(new UnsecuredJWT(claims).encode())).toBe('unknown');
    const pem = await exportSPKI((await importJWK(issuer.keys[0]!.publicKey, 'ES256')) as CryptoKey);
    const shared = new TextEncoder().encode(pem);
    const signed = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(shared);
    expect(await statusOf(await signed)).toBe('unknown');
    const [header, , signature] = (await issuer.token('ada')).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'bo' })).toString('base64url');
    expect(await statusOf([header, forged, signature].join('.'))).toBe('unknown');
  });

  it.each(['', 'x', 'a.b.c', `${'a'.repeat(2_000)}.e30.x`])('"%.10s" is none', async (text) => {
    expect(await statusOf(text)).toBe('unknown');
  });

  it('are valid with a new key, and no longer with a removed one', async () => {
    const old = await issuer.token('ada');
    expect(await statusOf(old)).toBe('good');
    await issuer.rotate('second');
    expect(await statusOf(await issuer.token('ada'))).toBe('good');
    expect(await statusOf(old)).toBe('unknown');
  });

  it('are checked without a request to the issuer each time', async () => {
    for (const subject of ['ada', 'bo', 'cy']) expect(await statusOf(await issuer.token(subject))).toBe('good');
    expect(issuer.asked).toBe(1);
  });

  it('with an unknown key do not cause repeated requests to the issuer', async () => {
    tokens = new OidcTokens([{ issuer: issuer.url, audience: 'chronicler' }]);
    const [key] = issuer.keys;
    for (const kid of ['a', 'b', 'c'])
      expect(await statusOf(await issuer.token('ada', {}, { ...key!, kid }))).toBe('unknown');
    expect(issuer.asked).toBe(1);
  });

  it('are not wrong tokens while the issuer does not answer, and are valid when it does again', async () => {
    const token = await issuer.token('ada');
    issuer.isBroken = true;
    await expect(tokens.read(token)).rejects.toThrow('answered 500');
    issuer.isBroken = false;
    expect(await statusOf(token)).toBe('good');
    await issuer.rotate('second');
    const later = await issuer.token('ada');
    issuer.isBroken = true;
    await expect(tokens.read(later)).rejects.toThrow('200 OK');
    issuer.isBroken = false;
    expect(await statusOf(later)).toBe('good');
    tokens = new OidcTokens([{ issuer: issuer.url, audience: 'chronicler' }]);
    await issuer.stop();
    await expect(tokens.read(later)).rejects.toThrow('fetch failed');
  });

  it('of an issuer that does not answer are not checked for some seconds, which is reported once a minute', async () => {
    let now = 0;
    const told: unknown[] = [];
    const options = { now: () => now, report: (fault: unknown) => told.push(fault) };
    tokens = new OidcTokens([{ issuer: issuer.url, audience: 'chronicler' }], options);
    const token = await issuer.token('ada');
    issuer.isBroken = true;
    const away = { name: 'IssuerAway', message: expect.stringContaining('answered 500') };
    await expect(tokens.read(token)).rejects.toMatchObject({ ...away, retryAfter: 5 });
    issuer.isBroken = false;
    now = 4_001;
    await expect(tokens.read(token)).rejects.toMatchObject({ ...away, retryAfter: 1 });
    now = 5_000;
    expect(await statusOf(token)).toBe('good');
    expect(told).toEqual([expect.objectContaining({ message: expect.stringContaining(issuer.url) })]);
    expect((told[0] as Error).stack).toBeUndefined();
  });
});
