import type { Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';

let app: App;
let page: Page;
beforeAll(async () => {
  app = await openApp();
  page = await app.visit('/bases');
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

const faultsOn = (of: Page): ReturnType<Page['getByRole']> =>
  of.getByRole('region', { name: 'What is missing or wrong' });

describe('A guest with bases', () => {
  it('lays rooms as drawn and joins them, and reads what is wrong and where', async () => {
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'New base' }).click();
    await page.getByRole('button', { name: 'The Archives' }).press('Enter');
    await page.getByRole('button', { name: 'Lay The Archives at column 0, row -1' }).press('Enter');
    const passage = page.getByRole('group', { name: 'Doors and airlocks' }).getByLabel(/The Archives/);
    await passage.selectOption('DOOR');
    await faultsOn(page).getByRole('listitem').first().waitFor();
    await page
      .getByRole('group', { name: 'Minions' })
      .getByLabel(/^The Archives, space/)
      .first()
      .selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Turn The Archives by a quarter' }).click();
    expect(await page.getByRole('listitem', { name: 'The Archives' }).locator('img').getAttribute('style')).toContain(
      '90deg',
    );
    // The only minion stood on a space that is now elsewhere.
    const minions = page.getByRole('group', { name: 'Minions' }).getByRole('combobox');
    const posted = await minions.evaluateAll((selects) =>
      selects.map((select) => (select as { value?: string }).value),
    );
    expect(new Set(posted)).toEqual(new Set(['']));
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take The Archives away' }).click();
    await page.getByRole('button', { name: 'The Archives' }).waitFor();
  });

  it('starts from a ready base, breaks it, and is told the room', async () => {
    await page.getByLabel('Start from a ready base').selectOption('seaside-bungalow');
    await page.getByText('The base can be played.').waitFor();
    await page.getByRole('group', { name: 'Doors and airlocks' }).getByRole('combobox').first().selectOption('');
    await faultsOn(page).locator('strong').first().waitFor();
    await page.getByLabel('Start from a ready base').selectOption('seaside-bungalow');
    await page.getByText('The base can be played.').waitFor();
  });

  it('shares it: another guest sees it, keeps a copy, and brings it to a table', async () => {
    await page.getByLabel('Name of the base').fill('Bungalow');
    await page.getByLabel('Everyone with the link may see it and play in it').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const link = (await page.locator('.shared-link code').textContent()) ?? '';
    const guest = await app.visit(link.slice(app.api.url.length), { viewport: { width: 390, height: 844 } });
    await guest.getByRole('heading', { name: 'Bungalow' }).waitFor();
    expect(await guest.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await barriersOn(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Keep a copy' }).click();
    await guest.getByText('Saved.').waitFor();
    expect(guest.url()).not.toBe(link);
    await guest.getByRole('link', { name: 'Bring to a new table' }).click();
    await guest.getByRole('option', { name: 'Bungalow' }).waitFor({ state: 'attached' });
  });

  it('deletes it, after a question', async () => {
    await page.goto(`${app.api.url}/bases`);
    const line = page.getByRole('listitem').filter({ hasText: 'Bungalow' });
    await line.getByRole('button', { name: 'Delete' }).click();
    await line.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('You keep no base yet.').waitFor();
  });
});
