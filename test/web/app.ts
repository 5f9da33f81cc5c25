import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { build } from '#platform/testing';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { withWorker } from '../client/with-worker.js';

/** Chromium asks nothing of the network on its own. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The app in a real browser, on an API in this process. */
export interface App {
  readonly api: TestApi;
  /** A page of a new visitor. Everything that is wrong with it lands in `complaints`. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Opens a file of this machine, with the network cut. What is wrong with it lands in `complaints` too. */
  openFile(path: string): Promise<Page>;
  /** Messages of consoles, violations of the policy, failed and foreign requests, since the start. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/**
 * Builds the app where it has changed, serves it, and starts the Chromium of TEST_CHROMIUM.
 * @param others origins beside that of the app which its pages may ask.
 */
export async function openApp(
  changes: Parameters<typeof startTestApi>[0] = {},
  others: readonly string[] = [],
): Promise<App> {
  await build();
  const api = withWorker(await startTestApi(changes));
  const browser: Browser = await chromium.launch({ executablePath: process.env['TEST_CHROMIUM']!, args: QUIET });
  const complaints: string[] = [];
  return {
    api,
    complaints,
    async visit(path, options = {}) {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      const page = await context.newPage();
      watch(page, [api.url, ...others], complaints);
      await page.goto(api.url + path);
      return page;
    },
    async openFile(path) {
      const context = await browser.newContext({ locale: 'en-GB', offline: true });
      await context.route(/^(?!file:|blob:)/, (route) => route.abort());
      const page = await context.newPage();
      watch(page, ['file://', 'blob:null'], complaints);
      await page.goto(pathToFileURL(path).href);
      return page;
    },
    async close() {
      await browser.close();
      await api.close();
    },
  };
}

/** Browsers report violations of the policy on their console too. */
function watch(page: Page, origins: readonly string[], complaints: string[]): void {
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (!origins.some((origin) => request.url().startsWith(`${origin}/`))) complaints.push(`foreign: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${String(response.status())}: ${response.url()}`);
  });
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** What axe-core finds wrong with a page: rules, and the markup that breaks them. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  // A page may still be on its way: each has one title.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { readonly axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The accessibility tree of the content of a page, without what differs between two games. */
export const treeOf = async (page: Page): Promise<string> =>
  (await page.locator('main').ariaSnapshot()).replace(/Guest [0-9a-f]{5}/g, 'Guest').replace(/\d+/g, '#');
