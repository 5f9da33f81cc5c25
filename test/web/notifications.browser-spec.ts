import { until } from '#event-store/testing';
import { Receiver } from '#webhooks/testing';
import type { Page } from 'playwright-core';
import { barriersOn, openApp, type App } from './app.js';

let app: App;
let page: Page;
let hook: Receiver;
beforeAll(async () => {
  [app, hook] = await Promise.all([openApp(), Receiver.start()]);
  page = await app.visit('/account', { permissions: ['notifications'] });
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await hook.stop();
  expect(app.api.faults).toEqual([]);
});

describe('The notifications of a visitor', () => {
  it('go to a channel that they open, and stop when they remove it', async () => {
    await page.getByLabel('Name').fill('Told');
    await page.getByRole('button', { name: 'Create the account' }).click();
    const own = page.getByRole('region', { name: 'Notifications' });
    await own.getByText('Nothing is sent before you open a channel.').waitFor();
    await own.getByLabel('Webhook').fill(`http://127.0.0.1:${hook.port}/hook`);
    await own.getByLabel('Form').selectOption('Discord');
    await own.getByRole('button', { name: 'Add the webhook' }).click();
    await own.getByRole('status').getByText('whsec_').waitFor();
    await own.getByRole('button', { name: 'Send a test' }).click();
    await until('the test has arrived', async () => {
      await app.api.settle();
      return hook.received.length > 0;
    });
    expect(JSON.parse(hook.received[0]!.body)).toMatchObject({
      content: expect.stringContaining('Messages of Chronicler arrive here.'),
    });
    expect(await barriersOn(page)).toEqual([]);
  });

  it('have quiet hours and a digest, which are kept', async () => {
    const own = page.getByRole('region', { name: 'Notifications' });
    await own.getByLabel('Quiet hours').check();
    await own.getByLabel('From').fill('21:15');
    await own.getByLabel('Gather messages').selectOption('each hour');
    await own.getByLabel('a game of mine is over').uncheck();
    await own.getByRole('button', { name: 'Save' }).click();
    await own.getByText('Saved.').waitFor();
    await page.reload();
    await own.getByLabel('From').waitFor();
    expect(await own.getByLabel('From').inputValue()).toBe('21:15');
    expect(await own.getByLabel('Gather messages').inputValue()).toBe('HOURLY');
    expect(await own.getByLabel('a game of mine is over').isChecked()).toBe(false);
    expect(await own.getByLabel('it is my turn').isChecked()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await barriersOn(page)).toEqual([]);
    await own.getByRole('button', { name: 'Remove' }).click();
    await own.getByRole('button', { name: 'Remove' }).waitFor({ state: 'detached' });
  });

  it('are shown by the worker of the app, with what the server sends', async () => {
    const cdp = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        const ready = versions.find(({ status }) => status === 'activated');
        if (ready) resolve(ready.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    await page.evaluate(
      "navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready)",
    );
    const registrationId = await registered;
    const shown = (): Promise<string> =>
      page.evaluate(
        `navigator.serviceWorker.ready.then((own) => own.getNotifications())
          .then((all) => JSON.stringify(all.map(({ title, body, data }) => [title, body, data])))`,
      );
    const data = JSON.stringify({ title: 'Chronicler', body: 'It is your turn.', url: 'https://play.example/games/x' });
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: app.api.url, registrationId, data });
    const wanted = [['Chronicler', 'It is your turn.', { url: 'https://play.example/games/x' }]];
    await until('the message is shown', async () => (await shown()) === JSON.stringify(wanted));
  });
});
