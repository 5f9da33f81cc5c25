import type { Page } from 'playwright-core';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { startTable } from '../api/open-table.js';
import { startChromium } from '../pictures/chromium.js';

/** Starting a browser, and pages of some megabytes, on a machine that may be busy. */
describe('Pages of this server, in a browser', () => {
  let api: TestApi;
  let token: string;
  let chromium: Awaited<ReturnType<typeof startChromium>>;
  let page: Page;

  beforeAll(async () => {
    [api, chromium] = await Promise.all([startTestApi(), startChromium()]);
    token = (await TestClient.register(api.url, 'Ada')).token!;
  });
  beforeEach(async () => {
    await chromium.context.clearCookies();
    page = await chromium.context.newPage();
    page.setDefaultTimeout(60_000);
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await chromium.close();
    await api.close();
  });

  const bar = (): Promise<string | null> => page.locator('#session span').textContent();

  it('take the token out of the address, and play as its account', async () => {
    await page.goto(`${api.url}/graphql?query=%7Bme%7Baccount%7Bname%7D%7D%7D#token=${token}`);
    expect(await bar()).toMatch(/^Signed in as Ada\b/);
    expect(page.url()).not.toContain('#');
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.result-window', { hasText: '"name": "Ada' }).waitFor();
    expect(
      await page.evaluate('document.cookie + JSON.stringify({ ...sessionStorage, ...localStorage })'),
    ).not.toContain(token);
  });

  it('keep who has signed in from one page to the other, until it signs out', async () => {
    await page.goto(`${api.url}/openapi`);
    expect(await bar()).toBe('Not signed in: you watch as a spectator.');
    await page.getByLabel('Token').fill(token);
    await page.getByText('Sign in').click();
    await page.getByText('Signed in as Ada').waitFor();
    await page.goto(`${api.url}/graphql`);
    await page.getByText('Signed in as Ada').waitFor();
    await page.getByText('Sign out').click();
    await page.getByText('Not signed in: you watch as a spectator.').waitFor();
    expect(await chromium.context.cookies()).toEqual([]);
  });

  it('say so when the token is wrong, and go on without', async () => {
    await page.goto(`${api.url}/graphql#token=chr_wrong`);
    expect(await page.getByRole('alert').textContent()).toMatch(/^The token is not known/);
    await page.locator('.graphiql-execute-button').waitFor();
  });

  it('follow a game over a socket that the cookie opens', async () => {
    await startTable(new TestClient(api.url, token));
    const query = 'subscription { waitingForMe { ruleset { name } } }';
    await page.goto(`${api.url}/graphql?query=${encodeURIComponent(query)}#token=${token}`);
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.result-window', { hasText: '"name": "lantern"' }).waitFor();
  });
});
