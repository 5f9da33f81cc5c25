import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build } from '#platform/testing';
import { sharedTestApi, startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';

let api: TestApi;
beforeAll(async () => {
  await build();
  api = await sharedTestApi();
});
afterAll(() => api.close());

interface Release {
  readonly ruleset: string;
  readonly version: string;
  readonly sha256: string;
}
const { releases } = JSON.parse(readFileSync('rulesets/index.json', 'utf8')) as { readonly releases: Release[] };

const get = (path: string, headers: Record<string, string> = {}) => fetch(api.url + path, { headers });

/** The address of the script that the page loads. */
const scriptOf = async (): Promise<string> => /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())![1]!;

describe('The web app of a server', () => {
  it.each([
    '/',
    '/new',
    '/new/lantern',
    '/games',
    '/games/R2FtZTp4',
    '/games/R2FtZTp4/replay',
    '/leagues',
    '/leagues/TGVhZ3VlOng',
    '/leagues/TGVhZ3VlOng/seasons/1',
    '/account',
    '/verify',
  ])('is at %s, under a policy that allows nothing inline, evaluated or from elsewhere', async (path) => {
    const { status, headers } = await get(path);
    const policy = headers.get('content-security-policy');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).not.toMatch(/unsafe|https?:|blob:|\*/);
  });

  it('has files that are kept for ever, and were compressed when it was built', async () => {
    const { headers } = await get(await scriptOf(), { 'accept-encoding': 'br' });
    expect([headers.get('cache-control'), headers.get('content-encoding'), headers.get('content-type')]).toEqual([
      'public, max-age=31536000, immutable',
      'br',
      'text/javascript; charset=utf-8',
    ]);
  });

  it.each(releases)('brings the rules of $ruleset $version by their SHA-256', async ({ sha256 }) => {
    const code = Buffer.from(await (await get(`/rules/${sha256}.mjs`)).arrayBuffer());
    expect(createHash('sha256').update(code).digest('hex')).toBe(sha256);
    for (const [vendored] of code.toString().matchAll(/vendor\/[a-z0-9-]+\.mjs/g))
      expect((await get(`/rules/${vendored}`)).status).toBe(200);
  });

  it.each([
    '/nothing',
    '/assets/nothing.js',
    '/assets/..%2Findex.html',
    `/rules/${'0'.repeat(64)}.mjs`,
    '/rules/vendor/..%2Findex.json',
  ])('says that there is nothing at %s: to a program with a problem, to a browser with a page', async (path) => {
    const asked = async (accept: string) => {
      const { status, headers } = await get(path, { accept });
      return [status, headers.get('content-type'), headers.get('content-security-policy')?.slice(0, 37)];
    };
    expect((await asked('application/json')).slice(0, 2)).toEqual([404, 'application/problem+json']);
    expect((await asked('*/*')).slice(0, 2)).toEqual([404, 'application/problem+json']);
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    expect(await asked(browser)).toEqual([404, 'text/html; charset=utf-8', "default-src 'none'; script-src 'self'"]);
  });

  it('charges pages that are not there to their sender', async () => {
    const limited = await startTestApi({ settings: { rates: { address: 50 } } });
    const status = async () => (await fetch(`${limited.url}/nothing`, { headers: { accept: 'text/html' } })).status;
    expect([await status(), await status(), await status()]).toEqual([404, 404, 429]);
    await limited.close();
  });

  it('leaves addresses of the API to it', async () => {
    const { status, headers } = await get('/v1/nothing', { accept: 'text/html' });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });
});
