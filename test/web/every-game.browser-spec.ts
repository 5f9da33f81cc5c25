import { tier } from '#kernel/testing';
import type { Page } from 'playwright-core';
import { openApp, type App } from './app.js';
import { confirm, confirmation, pictureOf, pieces, result, rows, startWith } from './table.js';

/** So many commands are given to each game; in the full tier it is played to its end. */
const MOST = tier === 'full' ? Infinity : 6;

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

/** Selects until a command is found: pieces of the picture, and a button beside it only where no piece is left. Returns whether the game goes on. */
async function find(page: Page, turn: number): Promise<boolean> {
  for (let step = turn; ; step += 1) {
    const next = pieces(page).or(rows(page)).or(confirmation(page)).or(result(page));
    await next.first().waitFor();
    if (await result(page).isVisible()) return false;
    if (await confirmation(page).isVisible()) return true;
    const many = await pieces(page).count();
    // What is shown may be gone before it is pressed: the game goes on meanwhile.
    if (many > 0)
      await pieces(page)
        .nth(step % many)
        .press('Enter');
    else
      await rows(page)
        .nth(step % (await rows(page).count()))
        .click();
    await page.locator('.choices:not(:has([disabled]))').or(result(page)).first().waitFor();
  }
}

describe('A player who selects highlighted pieces, and a button only where no piece is left', () => {
  it.each([
    ['guilds', { Quests: '1' }],
    ['clash', {}],
    ['skarov', { 'Last turn': '6' }],
    ['arena', { 'Last turn': '10' }],
    ['guardians', { 'Last turn': '10' }],
  ])('plays %s', async (name, options) => {
    const page = await startWith(app, name, options);
    let named = 0;
    for (let turn = 0; turn < MOST && (await find(page, turn)); turn += 1) {
      named += await pictureOf(page).locator('.named').count();
      await confirm(page);
    }
    if (MOST !== Infinity) expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(MOST);
    expect(named).toBeGreaterThan(0);
  });
});
