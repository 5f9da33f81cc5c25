import type { Page } from 'playwright-core';
import { barriersOn, openApp, treeOf, type App } from './app.js';

let app: App;
let page: Page;
beforeAll(async () => {
  app = await openApp();
  page = await app.visit('/account');
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  expect(app.api.faults).toEqual([]);
});

/** The code or the token that is shown once. */
const secretOn = async (of: Page): Promise<string> =>
  (await of.getByRole('status').locator('code').textContent()) ?? '';

describe('A visitor and their account', () => {
  it('makes an account of their own, and sees what belongs to it', async () => {
    await page.getByText('You are not signed in.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByLabel('Name').fill('Odile');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('region', { name: 'You' }).getByText('Odile').waitFor();
    await page.getByRole('region', { name: 'Tokens' }).getByText('manage the account').first().waitFor();
    expect(await treeOf(page)).toMatch(
      /region "You":[^]*strong: Odile[^]*region "Your games"[^]*region "Ratings"[^]*group "Keep this account"[^]*region "Tokens"[^]*region "Language"/,
    );
    expect(await barriersOn(page)).toEqual([]);
  });

  it('creates a token with few rights, which is shown once, and revokes it', async () => {
    const tokens = page.getByRole('region', { name: 'Tokens' });
    await tokens.getByLabel('Name').fill('my bot');
    await tokens.getByLabel('play', { exact: true }).check();
    await tokens.getByRole('button', { name: 'Create the token' }).click();
    await tokens.getByRole('listitem').filter({ hasText: 'my bot' }).waitFor();
    expect(await secretOn(page)).toMatch(/^chr_/);
    expect(await tokens.getByRole('listitem').filter({ hasText: 'my bot' }).innerText()).toContain(
      'read your games, play',
    );
    await tokens.getByRole('button', { name: 'Revoke the token my bot' }).click();
    await tokens.getByRole('listitem').filter({ hasText: 'my bot' }).waitFor({ state: 'detached' });
  });

  it('keeps the account by a recovery code, and signs in with it elsewhere', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await secretOn(page);
    const elsewhere = await app.visit('/account?lang=fr', { viewport: { width: 390, height: 844 } });
    await elsewhere.getByLabel('Code de secours').fill(code);
    const form = elsewhere.getByRole('group', { name: 'Avec un code de secours' });
    await form.getByRole('button', { name: 'Se connecter' }).click();
    await elsewhere.getByRole('region', { name: 'Vous' }).getByText('Odile').waitFor();
    expect(await secretOn(elsewhere)).not.toBe(code);
    expect(await elsewhere.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await barriersOn(elsewhere)).toEqual([]);
    await elsewhere.getByText('Se déconnecter').first().click();
    await elsewhere.getByRole('button', { name: 'Se déconnecter' }).click();
    await elsewhere.getByText('Vous n’êtes pas connecté.').waitFor();
  });
});
