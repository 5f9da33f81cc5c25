import type { Page, WebSocketRoute } from 'playwright-core';
import { barriersOn, openApp, treeOf, type App } from './app.js';

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

/** A table of The Lantern Keepers against a bot, one click after the home page. */
async function playNow(path = '/', options = {}): Promise<Page> {
  const page = await app.visit(path, options);
  await page.getByRole('button', { name: /^(Play now: The Lantern|Jouer : Les Gardiens)/ }).click();
  await page
    .getByRole('figure', { name: /^(The table of|La table :)/ })
    .locator('svg')
    .waitFor();
  return page;
}

/** Presses buttons alone, by their names, until the game is over. */
async function playOut(page: Page, [confirm, choices, result]: readonly [string, string, string]): Promise<void> {
  const end = page.getByRole('heading', { name: result });
  // Those of a position that has passed are disabled until the answer is there.
  const choice = page
    .getByRole('region', { name: choices })
    .getByRole('group')
    .getByRole('button', { disabled: false })
    .first();
  for (;;) {
    await end.or(choice).first().waitFor();
    if (await end.isVisible()) return;
    await choice.click();
    const yes = page.getByRole('button', { name: confirm, exact: true });
    await yes.click();
    // Its name changes while the command is on its way.
    await page.locator('.confirmation').waitFor({ state: 'detached' });
  }
}

const ENGLISH = ['Do it', 'Your choices', 'Result'] as const;
const FRENCH = ['Jouer', 'Vos choix', 'Résultat'] as const;

describe('A visitor of the app', () => {
  it('finds the games on the home page', async () => {
    const page = await app.visit('/');
    await page.getByRole('article').first().waitFor();
    expect(await treeOf(page)).toMatch(
      /heading "Tabletop games, with every die on record" \[level=#\][^]*heading "The games"[^]*article:\n +- heading "The Lantern Keepers" \[level=#\]\n +- paragraph: # to # seats · rules #.#\n +- '?button "Play now: The Lantern Keepers"/,
    );
    expect(await barriersOn(page)).toEqual([]);
  });

  it('is seated with one click, and finishes a game with the buttons of the page alone', async () => {
    const page = await playNow();
    await page.getByRole('status').getByText('Your turn').waitFor();
    await page.getByRole('log').getByText('The game starts').waitFor();
    expect(await treeOf(page)).toMatch(
      /heading "The Lantern Keepers"[^]*status:[^]*Your turn[^]*button "Resign"[^]*figure "The table of The Lantern Keepers":[^]*region "Your choices":[^]*group "Choose card":[^]*button "Put # measures? of oil[^]*region "Seats":[^]*log "Story":\n +- list:\n +- listitem:\n +- link "Guest takes seat #\."/,
    );
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.title()).toBe('Your turn · The Lantern Keepers · Chronicler');
    await playOut(page, ENGLISH);
    await page.getByRole('link', { name: 'Replay' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('plays in French, on a screen of 390 pixels that nothing runs out of', async () => {
    const page = await playNow('/?lang=fr', { viewport: { width: 390, height: 844 } });
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await barriersOn(page)).toEqual([]);
    await playOut(page, FRENCH);
  });

  it('is told that there is no game at an address that was cut', async () => {
    const page = await app.visit('/games/R2FtZT');
    await page.getByRole('heading', { name: 'There is no game at this address.' }).waitFor();
  });

  it('sees a ruleset without pictures as a plain table of its fields', async () => {
    const page = await app.visit('/');
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"pictures":\[[^\]]*\]/g, '"pictures":[]');
      await route.fulfill({ response, body });
    });
    await page.getByRole('button', { name: 'Play now: The Lantern Keepers' }).click();
    await page.getByRole('group', { name: 'The table of The Lantern Keepers' }).getByRole('table').first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('watches a game live as a spectator, in a picture whose pieces are parts of the page', async () => {
    const player = await app.visit('/');
    await player.getByRole('button', { name: 'Play now: Guilds' }).click();
    await player.getByRole('figure', { name: 'The table of Guilds' }).locator('svg').waitFor();
    const watcher = await app.visit(new URL(player.url()).pathname);
    await watcher.getByText('You are watching.').waitFor();
    expect(await watcher.getByRole('region', { name: 'Your choices' }).count()).toBe(0);
    const picture = watcher.getByRole('figure').locator('svg');
    await picture.waitFor();
    expect(await picture.getAttribute('role')).toBe('group');
    expect(await barriersOn(watcher)).toEqual([]);
    const told = await watcher.getByRole('log').getByRole('listitem').count();
    await player.getByRole('region', { name: 'Your choices' }).getByRole('group').getByRole('button').first().click();
    await player.getByRole('button', { name: 'Do it' }).click();
    await watcher.getByRole('log').getByRole('listitem').nth(told).waitFor();
  });

  it('is told that the connection is lost, and catches up without a reload once it is back', async () => {
    const player = await playNow();
    let isCut = false;
    const lines: WebSocketRoute[] = [];
    const watcher = await app.visit('/');
    await watcher.routeWebSocket(/graphql/, (line) => {
      if (isCut) void line.close({ code: 1012 });
      else {
        line.connectToServer();
        lines.push(line);
      }
    });
    await watcher.goto(player.url());
    await watcher.getByRole('log').getByText('The game starts').waitFor();
    isCut = true;
    for (const line of lines) await line.close({ code: 1012 });
    const lost = watcher.getByText('The connection is lost.');
    await lost.waitFor();
    await playOut(player, ENGLISH);
    isCut = false;
    await watcher.getByRole('heading', { name: 'Result' }).waitFor();
    await lost.waitFor({ state: 'detached' });
  });
});
