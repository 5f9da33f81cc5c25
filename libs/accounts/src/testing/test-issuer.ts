import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OidcIssuer } from '#platform';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** A key of an issuer. */
interface IssuerKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: JWK;
}

/** What a browser has asked for at the authorization endpoint: its code is for this request alone. */
interface Authorized {
  readonly subject: string;
  readonly asked: URLSearchParams;
}

/** An OpenID Connect issuer in this process, at the loopback address. */
export class TestIssuer {
  /** The keys that it publishes. */
  keys: IssuerKey[] = [];
  /** True: it answers nothing but 500. */
  isBroken = false;
  /** The number of requests for its keys. */
  asked = 0;
  /** Who is signed in at it, in every browser. */
  visitor = 'ada';
  private readonly codes = new Map<string, Authorized>();

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  /** An issuer with one key. */
  static async start(): Promise<TestIssuer> {
    const server = createServer((request, response) => void issuer.respond(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = new TestIssuer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    await issuer.rotate('first');
    return issuer;
  }

  /** As the configuration of a server names it, with a web app as its client. */
  trusted(name: string): OidcIssuer {
    return { issuer: this.url, audience: 'chronicler', clientId: 'web', name };
  }

  /** Signs with another key from now on, the only one that it publishes. */
  async rotate(kid: string): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    this.keys = [{ kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'ES256' } }];
  }

  /** A token for a subject, for `chronicler`, valid for a minute; with other claims if given. */
  token(subject: string, claims: object = {}, key = this.keys[0]!): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ iss: this.url, aud: 'chronicler', sub: subject, iat: now, exp: now + 60, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .sign(key.privateKey);
  }

  /** Stops it: it no longer answers. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    if (pathname === '/authorize') {
      response.writeHead(302, { location: this.authorize(searchParams) }).end();
      return;
    }
    const [status, answer] =
      pathname === '/token' ? await this.redeem(new URLSearchParams(await text(request))) : this.answer(pathname);
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    response.writeHead(status, headers).end(JSON.stringify(answer));
  }

  /** Sends the browser back to the page that it came from, with a code. */
  private authorize(asked: URLSearchParams): string {
    const code = randomUUID();
    this.codes.set(code, { subject: this.visitor, asked });
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
    return back.href;
  }

  /** The tokens for a code, once, for the client that proves that it asked for it (PKCE). */
  private async redeem(form: URLSearchParams): Promise<readonly [status: number, answer: object]> {
    const code = form.get('code') ?? '';
    const { subject, asked } = this.codes.get(code) ?? { subject: '', asked: new URLSearchParams() };
    this.codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isSame = ['client_id', 'redirect_uri'].every((name) => form.get(name) === asked.get(name));
    if (!isSame || asked.get('code_challenge') !== challenge) return [400, { error: 'invalid_grant' }];
    const claims = { aud: asked.get('client_id'), nonce: asked.get('nonce'), preferred_username: subject };
    const idToken = await this.token(subject, claims);
    return [200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token: idToken }];
  }

  private answer(path: string): readonly [status: number, answer: object] {
    if (this.isBroken) return [500, {}];
    if (path === '/.well-known/openid-configuration')
      return [
        200,
        {
          issuer: this.url,
          jwks_uri: `${this.url}/keys`,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          id_token_signing_alg_values_supported: ['ES256'],
        },
      ];
    if (path !== '/keys') return [404, {}];
    this.asked += 1;
    return [200, { keys: this.keys.map(({ publicKey }) => publicKey) }];
  }
}
