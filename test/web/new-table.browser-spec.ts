import type { Page } from 'playwright-core';
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

/** The form for The Lantern Keepers, once the seats are known. */
async function lanternForm(): Promise<Page> {
  const page = await app.visit('/new');
  await page.getByRole('link', { name: /The Lantern Keepers/ }).click();
  await page.getByLabel('Seat 4').waitFor();
  return page;
}

describe('A guest who sets up a table', () => {
  it('sees each option with its bounds, default and meaning, as the rules state them', async () => {
    const page = await lanternForm();
    const storms = page.getByLabel('Storms', { exact: true });
    expect(await storms.inputValue()).toBe('3');
    expect(await storms.evaluate((input: { min: string; max: string }) => [input.min, input.max])).toEqual(['1', '4']);
    expect(await treeOf(page)).toMatch(
      /heading "Set up a table: The Lantern Keepers"[^]*group "Options":[^]*spinbutton "Storms"[^]*Number of storms, and of cards dealt to each\. \(# to #, by default #\)[^]*checkbox "no limit"[^]*group "Table":[^]*combobox "Seat #"[^]*group "Who may join"/,
    );
    expect(await barriersOn(page)).toEqual([]);
  });

  it('starts a game with these options, against a bot', async () => {
    const page = await lanternForm();
    await page.getByLabel('Storms', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.getByRole('figure', { name: 'The table of The Lantern Keepers' }).locator('svg').waitFor();
    const answer: unknown = await page.evaluate(async (id) => {
      const query = `{ game(id: ${JSON.stringify(id)}) { options { ... on LanternOptions { storms } } seats { bot taken } } }`;
      const sent = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return sent.json();
    }, new URL(page.url()).pathname.split('/').at(-1));
    expect(answer).toMatchObject({ data: { game: { options: { storms: 1 } } } });
  });

  it('is not let go with a number out of its bounds', async () => {
    const page = await lanternForm();
    await page.getByLabel('Storms', { exact: true }).fill('9');
    await page.getByRole('button', { name: 'Start now' }).click();
    expect(new URL(page.url()).pathname).toBe('/new/lantern');
    expect(await page.getByLabel('Storms', { exact: true }).evaluate((input) => input.matches(':user-invalid'))).toBe(
      true,
    );
  });

  it('gets the seats that the options call for, and the scenarios of the box by name', async () => {
    const page = await app.visit('/new/clash');
    await page.getByLabel('Seat 2').waitFor();
    await page.getByLabel('Scenario', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Seats A').fill('3');
    await page.getByLabel('Seat 4').waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('invites another guest by a link, without which the seat stays closed', async () => {
    const page = await lanternForm();
    await page.getByLabel('Seat 2').selectOption('free');
    await page.getByLabel('Only those with the invitation').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    const link = (await page.getByText(/\?invitation=/).textContent()) ?? '';
    expect(await barriersOn(page)).toEqual([]);
    const guest = await app.visit(link.slice(app.api.url.length));
    await guest.getByRole('button', { name: 'Take a seat' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await guest.getByRole('figure', { name: 'The table of The Lantern Keepers' }).locator('svg').waitFor();
  });

  it('does so in French, on a screen of 390 pixels that nothing runs out of', async () => {
    const page = await app.visit('/new/guardians?lang=fr', { viewport: { width: 390, height: 844 } });
    await page.getByLabel('Place 2').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await barriersOn(page)).toEqual([]);
  });
});
