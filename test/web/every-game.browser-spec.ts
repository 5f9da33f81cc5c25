import type { Page } from 'playwright-core';
import { openApp, type App } from './app.js';
import { confirm, confirmation, pictureOf, pieces, result, rows, startWith } from './table.js';

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

/**
 * Selects until a command is found: pieces of the picture, and a button beside it only where no piece is left. Returns how many
 * pieces were selected; `undefined` where the game is over.
 */
async function find(page: Page, turn: number): Promise<number | undefined> {
  for (let step = turn, selected = 0; ; step += 1) {
    const next = pieces(page).or(rows(page)).or(confirmation(page)).or(result(page));
    await next.first().waitFor();
    if (await result(page).isVisible()) return undefined;
    if (await confirmation(page).isVisible()) return selected;
    const many = await pieces(page).count();
    if (many > 0) {
      await pieces(page)
        .nth(step % many)
        .press('Enter');
      selected += 1;
    } else
      await rows(page)
        .nth(step % (await rows(page).count()))
        .click();
    // Until the server has answered, buttons are disabled.
    await page.locator('.choices:not(:has([disabled]))').or(result(page)).first().waitFor();
  }
}

describe('A player who selects highlighted pieces, and a button only where no piece is left', () => {
  it.each([
    ['guilds', { Quests: '1', 'Turns of stalemate': '3' }],
    ['clash', {}],
    ['skarov', { Heroes: '1', 'Last turn': '6' }],
    ['arena', { 'Last turn': '10' }],
    ['guardians', { 'Last turn': '10' }],
  ])('finishes a short game of %s against bots', async (name, options) => {
    const page = await startWith(app, name, options);
    for (let given = 0; ; given += 1) {
      const selected = await find(page, given);
      if (selected === undefined) return;
      // What was selected is framed while the command waits for its confirmation.
      if (selected > 0) await pictureOf(page).locator('.selected').first().waitFor();
      await confirm(page);
    }
  });
});
