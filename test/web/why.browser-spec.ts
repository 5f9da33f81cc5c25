import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { accepted, ChroniclerClient } from '#client';
import type { Page } from 'playwright-core';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { barriersOn, openApp, type App } from './app.js';
import { confirm, playNow, rows } from './table.js';

let app: App;
let page: Page;
let guilds: string;
beforeAll(async () => {
  app = await openApp();
  guilds = await guildsOfBots();
  page = await playNow(app, 'The Lantern Keepers');
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

/** A finished game of Guilds between bots. */
async function guildsOfBots(): Promise<string> {
  const { url, token = '' } = await TestClient.register(app.api.url, 'Ada');
  const client = new ChroniclerClient({ url, token });
  const options = { guilds: { questCount: 1, stalemateTurns: 3 } };
  const seats = [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }];
  const { game } = accepted(await client.open({ commandId: randomUUID(), options, seats }));
  accepted(await client.start({ gameId: game.id }));
  for await (const { type } of client.subscribe(game.id)) if (type === 'gameOver') break;
  await client.close();
  return game.id;
}

/** Sends the next command with an amount of oil that the hand does not have. */
async function withForeignOil(by: Page): Promise<void> {
  const offered = (await rows(by).allInnerTexts()).join(' ');
  const foreign = [2, 3, 4, 5, 6, 7, 8, 9, 10].find((oil) => !new RegExp(`\\b${String(oil)}\\b`).test(offered));
  await by.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    await route.continue({ postData: sent.replace(/("oil":)\d+/, `$1${String(foreign)}`) });
  });
}

const dialog = (by: Page) => by.locator('dialog[open]').last();

describe('A player who asks why', () => {
  it('LANTERN-004 opens the rule by which a command was refused', async () => {
    await withForeignOil(page);
    await rows(page).first().click();
    await confirm(page);
    const fault = page.getByRole('alert');
    await fault.getByRole('button', { name: /^Rule LANTERN-00\d$/ }).click();
    await dialog(page)
      .getByText(/keeper/i)
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.unrouteAll();
  });

  it('LANTERN-006 learns by keyboard what a storm did to each lantern, and by which rule', async () => {
    await rows(page).first().click();
    await confirm(page);
    const why = page
      .getByRole('log')
      .getByRole('button', { name: /^Why\? A storm breaks/ })
      .first();
    await why.focus();
    await page.keyboard.press('Enter');
    await dialog(page)
      .getByText(/^The wind is \d: a lantern with more oil stays lit and scores the rest\./)
      .waitFor();
    expect(await dialog(page).getByRole('row').first().innerText()).toMatch(/\(\d+ measures? of oil\)\s+\d points?/);
    expect(await barriersOn(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Rule LANTERN-006' }).click();
    await dialog(page)
      .getByText(/A lantern with more oil than the wind is strong stays lit/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await why.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
  });

  it('GUILD-157 sees in French, in the dark, where points come from, and verifies the game with one click', async () => {
    const french = await app.visit(`/games/${guilds}`, { locale: 'fr-FR', colorScheme: 'dark' });
    const result = french.getByRole('region', { name: 'Résultat' });
    await result.locator('summary').first().click();
    const parts = result.locator('details[open]').getByRole('row');
    const points = (await parts.allInnerTexts()).map((row) => Number(row.replace('−', '-').split('\t')[1]));
    const sum = (await result.locator('details[open] summary').innerText()).replace('−', '-');
    expect(points.reduce((all, one) => all + one, 0)).toBe(Number.parseInt(sum, 10));
    await parts.first().getByRole('button', { name: 'Règle GUILD-157' }).waitFor();
    expect(await barriersOn(french)).toEqual([]);
    // The rules of this server are no release, of which alone a verdict can be sound: the transcript is one of a release.
    await french.route(`**/v1/games/${guilds}/transcript`, (route) =>
      route.fulfill({ path: join('docs', 'transcript', 'example.chronicle.ndjson') }),
    );
    await result.getByRole('link', { name: 'Vérifier cette partie' }).click();
    await french.getByText('Valable', { exact: true }).waitFor();
    expect(await barriersOn(french)).toEqual([]);
  });

  it('ARENA-END-07 opens the rule that the hint of an option names', async () => {
    const form = await app.visit('/new/arena');
    await form.getByRole('button', { name: 'Rule ARENA-END-07' }).first().click();
    await dialog(form).getByRole('heading', { name: 'ARENA-END-07' }).waitFor();
    expect(await barriersOn(form)).toEqual([]);
  });

  it('SKAROV-GEN-01 reads the sides of seats in French', async () => {
    const form = await app.visit('/new/skarov', { locale: 'fr-FR' });
    await form
      .getByText(/^Professeur\b/)
      .first()
      .waitFor();
    expect(await form.getByText(/^Héros\b/).count()).toBeGreaterThan(0);
    expect(await form.getByText(/\b(Heroes|Overlord)\b/i).count()).toBe(0);
  });
});
