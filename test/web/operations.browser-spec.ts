import { randomUUID } from 'node:crypto';
import { allScopes } from '#accounts';
import { TestIssuer } from '#accounts/testing';
import { AlarmWatch } from '#platform';
import type { Page } from 'playwright-core';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { barriersOn, openApp, type App } from './app.js';

let app: App;
let issuer: TestIssuer;
let page: Page;
let gameId: string;
beforeAll(async () => {
  issuer = await TestIssuer.start();
  const oidcIssuers = [{ issuer: issuer.url, audience: 'chronicler', scopes: [...allScopes] }];
  let asked = 0;
  const series = () => {
    asked += 1;
    const lines = [{ labels: { status: '200' }, value: asked * 50 }];
    return Promise.resolve([
      { name: 'chronicler_requests_total', meaning: 'requests', isCounter: true, lines },
      { name: 'chronicler_sockets', meaning: 'open sockets', isCounter: false, lines: [{ labels: {}, value: 3 }] },
    ]);
  };
  const verified = [{ endedAt: Date.UTC(2026, 10, 30), streams: 1_234, faults: 2 }];
  const alarms = new AlarmWatch();
  alarms.read('parkedGames', () => [{ value: 2 }]);
  alarms.read('verificationFaults', () => [{ value: 0 }]);
  await alarms.look(Date.UTC(2026, 10, 30));
  app = await openApp({ settings: { oidcIssuers }, metrics: { series }, verified, alarms });
  const ada = await TestClient.register(app.api.url, 'Ada');
  const open =
    'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
  const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }] };
  gameId = (await ada.data<{ openGame: { game: { id: string } } }>(open, { input })).openGame.game.id;
  const token = await issuer.token('olga');
  await new TestClient(app.api.url, token).data('mutation { signIn(name: "Olga") { __typename } }');
  page = await app.visit('/account');
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('group', { name: 'With a token' }).getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Operations' }).click();
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
  // The server reports each game that is parked.
  expect(app.api.faults).toMatchObject([{ message: expect.stringContaining('is parked: It harms others.') }]);
});

describe('An operator in the browser', () => {
  it('suspends a game, sees why, and resumes it with a reason', async () => {
    await page.getByText('No game is suspended.').waitFor();
    const park = page.getByRole('group', { name: 'Suspend a game' });
    await park.getByLabel('Address of the game').fill(`${app.api.url}/games/${gameId}`);
    await park.getByLabel(/^Your reason/).fill('It harms others.');
    await park.getByRole('button', { name: 'Suspend a game' }).click();
    const parked = page.getByRole('region', { name: 'Suspended games' }).getByRole('listitem');
    await parked.getByText('It harms others.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await parked.getByLabel(/^Your reason/).fill('It was another game.');
    await parked.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('No game is suspended.').waitFor();
  });

  it('sees which alarms are on, since when, and what to do, and the limits of all', async () => {
    const alarms = page.getByRole('region', { name: 'Alarms' });
    const on = alarms.getByRole('status').getByRole('listitem');
    expect(await on.allInnerTexts()).toEqual([expect.stringMatching(/^A game is parked[^]*since .*2026[^]*Resume it/)]);
    await alarms.getByText('All alarms and their limits').click();
    await alarms.getByRole('row', { name: /^A game is parked.* on 2 0$/ }).waitFor();
    await alarms.getByRole('row', { name: /^A stored game is not what was written. off 0 0$/ }).waitFor();
    await alarms.getByRole('row', { name: /^Lists stand still. not known – 15$/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('sees the verifications, and the series of the process as a plot and as a table', async () => {
    const verifications = page.getByRole('region', { name: 'Verifications', exact: true });
    expect(await verifications.getByRole('row').last().innerText()).toMatch(/2026[^]*1,234[^]*2/);
    const metrics = page.getByRole('region', { name: 'Metrics of this process' });
    // A rate is there with the second sample.
    await metrics
      .getByRole('img', { name: /^chronicler_requests_total/ })
      .locator('canvas')
      .waitFor();
    expect(await metrics.getByRole('columnheader').allInnerTexts()).toEqual(['Time', 'status=200']);
    expect(Number(await metrics.getByRole('cell').last().innerText())).toBeGreaterThan(0);
    await metrics.getByLabel('Series').selectOption('chronicler_sockets');
    await metrics
      .getByRole('img', { name: /^chronicler_sockets/ })
      .locator('canvas')
      .waitFor();
    expect(await metrics.getByRole('cell').first().innerText()).toBe('3');
    expect(await barriersOn(page)).toEqual([]);
  });

  it('is alone in it: other visitors see the health of the server only', async () => {
    const guest = await app.visit('/operations');
    await guest.getByRole('heading', { name: 'Health' }).waitFor();
    expect(await guest.getByRole('region', { name: 'Suspended games' }).count()).toBe(0);
  });
});
