import type { Locator, Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';
import { confirmation, pieces, playNow, result } from './table.js';

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

const line = (page: Page): Locator => page.getByRole('combobox', { name: /^(Command|Commande)$/ });
const completions = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

describe('A player who types alone', () => {
  it('finishes a game of The Lantern Keepers: a slash, some letters, Tab, Enter, Enter', async () => {
    const page = await playNow(app, 'The Lantern Keepers');
    await page.keyboard.press('/');
    await line(page).waitFor();
    for (let turns = 0; ; turns += 1) {
      await page.keyboard.type('car');
      await result(page).or(completions(page).first()).first().waitFor();
      if (await result(page).isVisible()) break;
      if (turns === 0) expect(await barriersOn(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Do it' }).waitFor();
      await page.keyboard.press('Enter');
      await confirmation(page).waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('link', { name: 'Replay' }).count()).toBe(1);
  });

  it('says a whole sentence in French, and hears what it does not mean', async () => {
    const page = await playNow(app, 'Les Gardiens du phare', '/?lang=fr');
    await pieces(page).first().waitFor();
    const [, oil] = /^carte (\d+)$/.exec((await pieces(page).first().getAttribute('aria-label')) ?? '') ?? [];
    await page.keyboard.press('/');
    await page.keyboard.type(`la carte ${oil!} bleue`);
    await page.keyboard.press('Enter');
    await page.getByText(`Compris : Carte ${oil!}. Pas compris : « bleue ».`).waitFor();
    expect(await confirmation(page).count()).toBe(0);
    await line(page).fill(`Choisir la carte ${oil!}`);
    await page.keyboard.press('Enter');
    await confirmation(page).getByText(`Mettre ${oil!} mesures`).waitFor();
    await page.keyboard.press('Escape');
    await pieces(page).first().waitFor();
    await page.locator('input[role=combobox]:focus').waitFor();
  });

  it('is told what may be meant, and picks it with the arrow keys', async () => {
    const page = await playNow(app, 'Guilds');
    await pieces(page).nth(1).waitFor();
    const name = (await pieces(page).nth(1).getAttribute('aria-label'))!;
    await page.getByRole('button', { name: 'Type a command' }).click();
    await page.keyboard.type('choose ');
    await completions(page).nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await line(page).inputValue()).toContain(name);
    await page.keyboard.press('Enter');
    await confirmation(page).getByText(name).waitFor();
  });
});
