import type { Locator, Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';

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

async function playNow(title: string): Promise<Page> {
  const page = await app.visit('/');
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page
    .getByRole('figure', { name: `The table of ${title}` })
    .locator('svg')
    .waitFor();
  return page;
}

/** The pieces of the picture that can be selected. */
const pieces = (page: Page): Locator => page.getByRole('figure').locator('svg').getByRole('button');

const yes = (page: Page): Locator => page.getByRole('button', { name: 'Do it', exact: true });

describe('A player who selects highlighted pieces alone', () => {
  it('finishes a game of The Lantern Keepers, by mouse and by keyboard', async () => {
    const page = await playNow('The Lantern Keepers');
    const end = page.getByRole('heading', { name: 'Result' });
    await pieces(page).first().waitFor();
    expect(await pieces(page).first().getAttribute('aria-label')).toMatch(/^card \d+$/);
    expect(await barriersOn(page)).toEqual([]);
    for (let turns = 0; ; turns += 1) {
      await end.or(pieces(page).first()).first().waitFor();
      if (await end.isVisible()) return;
      if (turns % 2 === 0) await pieces(page).first().click();
      else await pieces(page).last().press('Enter');
      await yes(page).click();
      await page.locator('.confirmation').waitFor({ state: 'detached' });
    }
  });

  it('sees the command before it is sent, and takes the selection back with Escape', async () => {
    const page = await playNow('Guilds');
    await pieces(page).first().waitFor();
    const count = await pieces(page).count();
    const name = await pieces(page).first().getAttribute('aria-label');
    await pieces(page).first().click();
    await page.getByText(`Choose “${name!}” as leader`, { exact: true }).waitFor();
    await page.getByText(/^Selected: .*One choice left/).waitFor();
    expect(await pieces(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await pieces(page)
      .nth(count - 1)
      .waitFor();
    expect(await yes(page).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
  });
});
