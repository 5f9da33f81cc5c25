import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** A key of an issuer. */
interface IssuerKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: JWK;
}

/** An OpenID Connect issuer in this process, at the loopback address. */
export class TestIssuer {
  /** The keys that it publishes. */
  keys: IssuerKey[] = [];
  /** True: it answers nothing but 500. */
  isBroken = false;
  /** The number of requests for its keys. */
  asked = 0;

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  /** An issuer with one key. */
  static async start(): Promise<TestIssuer> {
    const server = createServer((request, response) => {
      const [status, answer] = issuer.answer(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = new TestIssuer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    await issuer.rotate('first');
    return issuer;
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

  private answer(path: string): readonly [status: number, answer: object] {
    if (this.isBroken) return [500, {}];
    if (path === '/.well-known/openid-configuration') return [200, { issuer: this.url, jwks_uri: `${this.url}/keys` }];
    if (path !== '/keys') return [404, {}];
    this.asked += 1;
    return [200, { keys: this.keys.map(({ publicKey }) => publicKey) }];
  }
}
