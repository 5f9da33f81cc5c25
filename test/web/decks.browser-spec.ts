import { starterDecks } from '#cards/decks';
import type { Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';

let app: App;
let page: Page;
beforeAll(async () => {
  app = await openApp();
  page = await app.visit('/decks');
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

const { cards } = starterDecks.LANTERN_COURT.decks.GUARDIANS;
const asFragment = cards.map(({ cardId, copies }) => `${cardId}*${String(copies)}`).join('.');

describe('A guest with decks', () => {
  it('builds one from cards as drawn, and reads what is wrong at each change', async () => {
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'New deck for Guardians', exact: true }).click();
    const found = page.getByText('cards found');
    await page.getByLabel('Name or text').fill('lantern captain');
    await page.getByText('1 card found').waitFor();
    const captain = page.getByRole('button', { name: 'Add Lantern Captain' });
    const picture = captain.first().locator('img');
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate(async (image: { decode(): Promise<void> }) => image.decode());
    await captain.first().press('Enter');
    await captain.first().press('Enter');
    await page.getByRole('heading', { name: 'In the deck: 2 cards' }).waitFor();
    await page.getByRole('region', { name: 'What is missing or wrong' }).getByText('no guardian').waitFor();
    await page.getByRole('button', { name: 'Rule CARD-40' }).click();
    await page.getByRole('dialog').getByText('exactly one guardian').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Name or text').fill('');
    await page.getByLabel('Type', { exact: true }).selectOption('GUARDIAN');
    await found.waitFor();
    expect(await page.locator('.card-grid li').count()).toBeGreaterThan(2);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByLabel('Name of the deck').fill('Lanterns');
    page.once('dialog', (asked) => void asked.dismiss());
    await page.getByRole('link', { name: 'Verify' }).click();
    expect(new URL(page.url()).pathname).toBe('/decks/new');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    expect(new URL(page.url()).pathname).not.toBe('/decks/new');
  });

  it('takes over a deck from a link, and brings it to a table', async () => {
    await page.goto(`${app.api.url}/decks/new?game=guardians#name=Court&cards=${asFragment}`);
    await page.getByText('The deck can be played.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'Bring to a new table' }).click();
    await page.getByRole('option', { name: 'Court' }).waitFor({ state: 'attached' });
    const brought = page.getByLabel('Your deck', { exact: true });
    expect(
      await brought.evaluate((select: { selectedOptions: { text: string }[] }) => select.selectedOptions[0]?.text),
    ).toBe('Court');
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.getByRole('figure').locator('svg').waitFor();
  });

  it('duplicates and deletes decks, the latter after a question', async () => {
    await page.goto(`${app.api.url}/decks`);
    const line = page.getByRole('listitem').filter({ hasText: 'Lanterns' });
    await line.getByRole('button', { name: 'Duplicate' }).click();
    const copy = page.getByRole('listitem').filter({ hasText: 'Copy of Lanterns' });
    await copy.getByRole('button', { name: 'Delete' }).click();
    await copy.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await copy.waitFor({ state: 'detached' });
    expect(await line.count()).toBe(1);
  });

  it('does so in French, in the dark, on a screen of 390 pixels that nothing runs out of', async () => {
    const small = await app.visit(`/decks/new?game=arena&lang=fr#cards=${asFragment}`, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const first = small.locator('.card-grid img').first();
    await first.scrollIntoViewIfNeeded();
    expect(await first.getAttribute('src')).toMatch(/^\/v1\/rulesets\/arena\/cards\/\w+\.svg\?locale=fr$/);
    await small.getByText('Ce qui manque ou ne va pas').waitFor();
    expect(await small.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await barriersOn(small)).toEqual([]);
  });
});
