import type { Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';
import { confirm, pictureOf, playNow, rows } from './table.js';

let app: App;
let page: Page;
let other: Page;
let waiting: string;
let shared: string;
beforeAll(async () => {
  app = await openApp();
  page = await playNow(app, 'The Lantern Keepers');
  waiting = page.url();
  await page.goto(`${app.api.url}/new/lantern`);
  await page.getByLabel('Commands may be taken back').check();
  await page.getByLabel('Seat 2').selectOption('free');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('The game has not begun.').first().waitFor();
  shared = page.url();
  other = await app.visit(new URL(shared).pathname);
  await other.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await pictureOf(page).waitFor();
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

const choose = async (by: Page): Promise<void> => {
  await rows(by).first().click();
  await confirm(by);
};

describe('A player of several games', () => {
  it('takes a command back while nothing was revealed, and chooses again', async () => {
    await choose(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('button', { name: 'Take back' }).waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Your turn').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await choose(page);
  });

  it('is led to the next game that waits, from the table and from the home page', async () => {
    await page.getByRole('link', { name: 'Next game that waits for you: The Lantern Keepers' }).click();
    await page.waitForURL(waiting);
    await page.goto(app.api.url);
    const own = page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
    expect(await own.filter({ hasText: 'Your turn' }).getByRole('link').getAttribute('href')).toBe(
      new URL(waiting).pathname,
    );
    expect(await own.count()).toBe(2);
    expect(await barriersOn(page)).toEqual([]);
  });

  it('sees what has happened since the last look, and opens the table at a sentence of it', async () => {
    await choose(other);
    await page.goto(shared);
    const story = page.getByRole('log').getByRole('listitem');
    await story.filter({ hasText: 'Since you last looked' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await story.last().getByRole('link').click();
    await page.waitForURL(/\/replay\?v=\d+$/);
    await pictureOf(page).waitFor();
  });

  it('asks for a rematch against a bot, which begins at once', async () => {
    await page.goto(waiting);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== waiting);
    await page.getByRole('status').getByText('Your turn').waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });
});
