import { TestIssuer } from '#accounts/testing';
import type { Page } from 'playwright-core';
import { barriersOn, openApp, treeOf, type App } from './app.js';

let app: App;
let page: Page;
let issuers: TestIssuer[];
beforeAll(async () => {
  issuers = await Promise.all([TestIssuer.start(), TestIssuer.start()]);
  const oidcIssuers = ['Club', 'School'].map((name, at) => issuers[at]!.trusted(name));
  app = await openApp(
    { settings: { oidcIssuers } },
    issuers.map(({ url }) => url),
  );
  page = await app.visit('/account');
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await Promise.all(issuers.map((issuer) => issuer.stop()));
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

  it('signs in at an issuer: with a new account, then with the same one, and secures it by a second identity', async () => {
    const [club, school] = issuers as [TestIssuer, TestIssuer];
    club.visitor = 'lea';
    const first = await app.visit('/account');
    expect(await barriersOn(first)).toEqual([]);
    await first.getByRole('button', { name: 'Sign in with Club' }).click();
    const named = first.getByRole('group', { name: 'New account' }).filter({ hasText: 'Club has signed you in' });
    expect(await named.getByLabel('Name').inputValue()).toBe('lea');
    expect(new URL(first.url()).search).toBe('');
    expect(await barriersOn(first)).toEqual([]);
    await named.getByRole('button', { name: 'Create the account' }).click();
    await first.getByRole('region', { name: 'You' }).getByText('lea', { exact: true }).waitFor();

    const again = await app.visit('/account');
    await again.getByRole('button', { name: 'Sign in with Club' }).click();
    await again.getByRole('region', { name: 'You' }).getByText('lea', { exact: true }).waitFor();
    await again.getByRole('region', { name: 'Tokens' }).getByText('Browser, by Club').first().waitFor();

    const identities = again.getByRole('region', { name: 'Identities' });
    await identities.getByRole('button', { name: 'Sign in with Club' }).click();
    await again.getByText('It is you.').waitFor();
    await again.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await secretOn(again);
    school.visitor = 'lea at school';
    await identities.getByRole('button', { name: 'Sign in with School' }).click();
    const link = again.getByRole('group', { name: 'Link to this account' });
    await link.getByLabel(/^Your present recovery code/).fill(code);
    expect(await barriersOn(again)).toEqual([]);
    await link.getByRole('button', { name: 'Link to this account' }).click();
    await identities.getByText('lea at school').waitFor();

    await identities.getByRole('button', { name: 'Sign in with Club' }).click();
    await again.getByText('It is you.').waitFor();
    const second = identities.getByRole('listitem').filter({ hasText: 'School' });
    await second.getByRole('button', { name: 'Unlink' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await second.waitFor({ state: 'detached' });

    // The token of the session goes with it.
    const sessions = async (): Promise<number> => {
      await first.reload();
      const tokens = first.getByRole('region', { name: 'Tokens' }).getByText('Browser, by Club');
      await tokens.first().waitFor();
      return tokens.count();
    };
    const before = await sessions();
    await again.getByText('Sign out', { exact: true }).first().click();
    await again.getByRole('button', { name: 'Sign out' }).click();
    await again.getByText('You are not signed in.').waitFor();
    expect(await sessions()).toBe(before - 1);
  });

  it('takes no code that it has not asked for, and reaches no origin but its own and those of issuers', async () => {
    const foreign = await app.visit('/account?code=stolen&state=guessed');
    await foreign.getByText('You are not signed in.').waitFor();
    const policy = (await fetch(app.api.url)).headers.get('content-security-policy');
    const host = new URL(app.api.url).host;
    const origins = issuers.map(({ url }) => url).join(' ');
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host} ${origins};`);
  });
});
