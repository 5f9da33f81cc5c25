import type { CDPSession, Page } from 'playwright-core';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { startChromium } from '../pictures/chromium.js';

/** Starting a browser, and a page of some megabytes, on a machine that may be busy. */
/** Most bytes of the heap of the page with an open operation. */
const MOST_HEAP = 100_000_000;

/** Most elements of an open operation: the unions of hundreds of types were tens of thousands. */
const MOST_ELEMENTS = 5_000;

describe('The page of REST, in a browser', () => {
  let api: TestApi;
  let chromium: Awaited<ReturnType<typeof startChromium>>;
  let page: Page;
  let devtools: CDPSession;

  beforeAll(async () => {
    [api, chromium] = await Promise.all([startTestApi(), startChromium()]);
    page = await chromium.context.newPage();
    page.setDefaultTimeout(60_000);
    devtools = await chromium.context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(`${api.url}/openapi`);
  });
  afterAll(async () => {
    await chromium.close();
    await api.close();
  });

  /** The bytes in use after a collection of garbage. */
  const heap = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
  };

  it.each([
    ['accounts', 'me'],
    ['tables', 'openGame'],
    ['tables', 'startGame'],
    ['play', 'submitCommand'],
    ['leagues', 'leagueCommand'],
  ])('opens an operation of “%s” with its examples: %s', async (group, name) => {
    const section = page.locator(`#operations-tag-${group}`);
    if ((await section.getAttribute('data-is-open')) !== 'true') await section.click();
    const operation = page.locator(`#operations-${group}-${name}`);
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.responses-wrapper .example').first().waitFor();
    expect(await heap()).toBeLessThan(MOST_HEAP);
    expect(await operation.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
    await operation.locator('.opblock-summary-control').click();
  });

  it('sends a command with the example of its body, under a new key', async () => {
    const operation = page.locator('#operations-tables-openGame');
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Try it out' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await operation.getByRole('button', { name: 'Execute' }).click();
    expect((await sent).headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await operation.locator('.live-responses-table').getByText('UNAUTHENTICATED').first().waitFor();
  });

  it('leads to the document of every ruleset', async () => {
    for (const { name } of api.parts.games.rulesets.newest)
      expect(await page.locator(`.info a[href$="/openapi/${name}.json"]`).count()).toBe(1);
  });
});
