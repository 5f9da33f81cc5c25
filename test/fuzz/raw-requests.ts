import type { Random } from '#kernel';
import { bent, junk, junkText } from './junk.js';

/** Any request over HTTP. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const METHODS = ['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/graphql',
  '',
];
const ACCEPTS = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'text/html',
  'image/svg+xml',
  'multipart/mixed',
  'nonsense;;q=2',
];
const LANGUAGES = ['fr', 'en;q=0.1, fr', '*', 'xx-YY-zz', ',,,;;q=9'];

/** Requests to every path that the server has, and to some that it has not, with bodies and headers that do not fit. */
export class RawRequests {
  constructor(
    private readonly gameIds: readonly string[],
    private readonly tokens: readonly string[],
    private readonly random: Random,
  ) {}

  next(): RawRequest {
    const { random } = this;
    const method = random.pick(METHODS);
    const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : this.body();
    return { method, path: this.path(), headers: this.headers(), ...(body === undefined ? {} : { body }) };
  }

  private path(): string {
    const { random } = this;
    const id =
      random.below(4) === 0 ? encodeURIComponent(Buffer.from(junkText(random)).toString()) : random.pick(this.gameIds);
    const number = random.pick(['', '1', '0', '-1', '3', 'x', '1e3', '99999999999', '%00', '1&version=2', '%E0%A4%A']);
    return random.pick([
      '/graphql',
      `/graphql?query=${random.pick(['{__typename}', '{', '%00', '%ff', 'mutation{__typename}'])}`,
      `/v1/games/${id}/table.svg?version=${number}`,
      `/v1/games/${id}/table.svg?seat=${number}`,
      `/v1/games/${id}/${random.pick(['front-page', 'nothing', '__proto__', 'constructor', '%2e%2e'])}.svg`,
      `/v1/games/${id}`,
      '/health/live',
      '/health/ready',
      '/health/work',
      '/graphql/assets/../../package.json',
      '/graphql/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      `/${random.pick(['', 'v1', 'favicon.ico', '%', '%00', '..', '//', '__proto__'])}`,
    ]);
  }

  private headers(): Record<string, string> {
    const { random } = this;
    return {
      ...(random.below(4) > 0 ? { 'content-type': random.pick(TYPES) } : {}),
      ...(random.below(3) > 0
        ? {
            authorization: random.pick([
              ...this.tokens.map((token) => `Bearer ${token}`),
              'Bearer',
              'Basic YTpi',
              `Bearer ${'x'.repeat(2_000)}`,
            ]),
          }
        : {}),
      ...(random.below(3) === 0 ? { accept: random.pick(ACCEPTS) } : {}),
      ...(random.below(3) === 0 ? { 'accept-language': random.pick(LANGUAGES) } : {}),
      ...(random.below(6) === 0 ? { 'if-none-match': random.pick(['*', 'W/"x"', '"', ',,,']) } : {}),
      ...(random.below(6) === 0 ? { 'apollo-require-preflight': 'true' } : {}),
      ...(random.below(8) === 0 ? { 'content-encoding': random.pick(['gzip', 'br', 'identity', 'nonsense']) } : {}),
      ...(random.below(8) === 0 ? { origin: random.pick(['null', 'http://evil.example', 'x']) } : {}),
    };
  }

  private body(): string | Buffer {
    const { random } = this;
    switch (random.below(6)) {
      case 0:
        return JSON.stringify(
          bent(random, { query: '{ __typename }', variables: { a: 1 }, operationName: null, extensions: {} }),
        );
      case 1:
        return '{"query":"{ __typename }"'.slice(0, random.below(25));
      case 2:
        return '['.repeat(1 + random.below(5_000));
      case 3:
        return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
      case 4:
        return JSON.stringify([{ query: '{ __typename }' }, junk(random)]);
      default:
        return JSON.stringify(junk(random));
    }
  }
}
