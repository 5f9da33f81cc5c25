import type { Locator, Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';
import { confirm, pictureOf, pieces, playNow, result } from './table.js';

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

/** Opens the table as a list. */
async function asList(page: Page): Promise<Locator> {
  await page.getByText('The table as a list').click();
  return page.getByRole('region', { name: 'The table as a list' });
}

/** The keys of the pieces within a part of the page, each once. */
const keysIn = (place: Locator): Promise<readonly string[]> =>
  place
    .locator('[data-ref]')
    .evaluateAll((all: { dataset: { ref: string } }[]) => [...new Set(all.map(({ dataset }) => dataset.ref))].sort());

describe('A player who uses the list of the table alone', () => {
  it('finishes a game of The Lantern Keepers', async () => {
    const page = await playNow(app, 'The Lantern Keepers');
    const list = await asList(page);
    const choice = list.getByRole('button', { disabled: false });
    for (;;) {
      await result(page).or(choice.first()).first().waitFor();
      if (await result(page).isVisible()) return;
      await choice.last().click();
      await page.getByText(/^Selected: .*One choice left$/).waitFor();
      await confirm(page);
    }
  });

  it.each(['Guilds', 'Clash of Heroes', 'Guardians', 'Guardians Arena', 'The Threat of Professor Skarov'])(
    'finds every piece of the picture of %s, whether it can be selected or not',
    async (title) => {
      const page = await playNow(app, title);
      await page.locator('.choices .group').first().waitFor();
      const list = await asList(page);
      await list.getByRole('listitem').first().waitFor();
      const drawn = await keysIn(pictureOf(page));
      const listed = await keysIn(list);
      expect(drawn.filter((key) => !listed.includes(key))).toEqual([]);
      expect(await barriersOn(page)).toEqual([]);
    },
  );

  it('is told what was selected and what can follow', async () => {
    const page = await playNow(app, 'Clash of Heroes');
    const list = await asList(page);
    await list.getByRole('button').first().click();
    await page
      .locator('[aria-live]')
      .getByText(/^Selected: .+\. (One choice left|\d+ choices left\. Can follow: .+\.)$/)
      .waitFor();
  });

  it('has the list as a spectator too, without buttons', async () => {
    const player = await playNow(app, 'Guilds');
    await pieces(player).first().waitFor();
    const watcher = await app.visit(new URL(player.url()).pathname);
    const list = await asList(watcher);
    await list.getByRole('listitem').first().waitFor();
    expect(await list.getByRole('button').count()).toBe(0);
    expect(await barriersOn(watcher)).toEqual([]);
  });
});
