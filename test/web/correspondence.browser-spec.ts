import { accepted, ChroniclerClient } from '#client';
import { until } from '#event-store/testing';
import { TableWaits } from '#games';
import { PushBrowser } from '#notifications/testing';
import type { Page } from 'playwright-core';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { barriersOn, openApp, type App } from './app.js';

let app: App;
let friend: ChroniclerClient;
let name: string;
/** How often the time of all accounts ran out. */
let timeouts = 0;

beforeAll(async () => {
  const latest = (account: string) =>
    Promise.resolve(Array.from({ length: timeouts }, () => ({ account, timedOut: true, at: Date.now() })));
  app = await openApp({ tableWaits: new TableWaits({ latest }, Date.now) });
  const registered = await TestClient.register(app.api.url, 'Friend');
  name = registered.name;
  friend = new ChroniclerClient({ url: app.api.url, token: registered.token ?? '' });
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await friend.close();
  await app.close();
  expect(app.api.faults).toEqual([]);
});

/** A move of the game: any card. */
const CARD = /measures? of oil/u;

const idOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);

/** A table for two that the visitor has opened by the form, with undos, weekends, a vacation and a bot for leavers; it runs. */
async function tableForDays(): Promise<{ readonly page: Page; readonly gameId: string }> {
  const page = await app.visit('/new/lantern');
  await page.getByLabel('Seat 1').selectOption({ label: 'you' });
  await page.getByLabel('Seat 2').selectOption({ label: 'free for others' });
  await page.getByLabel('The game may be taken back where all agree; it is not rated').check();
  await page.getByLabel('A clock for each seat').check();
  await page.getByLabel('Weekends do not count').check();
  await page.getByLabel('Days of vacation for each seat').fill('2');
  await page.getByLabel(/^Hours of absence/u).fill('48');
  await page.getByLabel('The seat then goes to').selectOption({ label: 'bot: random' });
  await page.getByLabel('The player may take the seat back from the bot').check();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/games\//u);
  const gameId = idOf(page);
  accepted(await friend.join({ gameId }));
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('region', { name: 'Your choices' }).waitFor();
  return { page, gameId };
}

/** The visitor plays a card. */
async function play(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Your choices' }).getByRole('button', { name: CARD }).first().click();
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
  await page.getByRole('region', { name: 'Plan my next move' }).waitFor();
}

/** The friend agrees to the open proposal of a game. */
async function agree(gameId: string): Promise<void> {
  const { game } = await friend.ask<{ game: { proposal: { number: number } } }>(
    'query ($gameId: ID!) { game(id: $gameId) { proposal { number } } }',
    { gameId },
  );
  accepted(await friend.agreements.answer({ gameId, proposal: game.proposal.number, agrees: true }));
}

describe('Players over days', () => {
  let page: Page;
  let gameId: string;

  it('set up a table with clocks that stand still and a bot for leavers', async () => {
    ({ page, gameId } = await tableForDays());
    const { game } = await friend.ask<{ game: object }>(
      'query ($gameId: ID!) { game(id: $gameId) { leavers { after bot mayReturn } vacation { days } calendar { daysOff } } }',
      { gameId },
    );
    expect(game).toEqual({
      leavers: { after: 172_800, bot: 'random', mayReturn: true },
      vacation: { days: 2 },
      calendar: { daysOff: [6, 7] },
    });
  });

  it('take vacations and give each other time', async () => {
    const clocks = page.getByRole('region', { name: 'Clocks' });
    await clocks.getByText('Weekends do not count.').waitFor();
    await clocks.getByRole('button', { name: 'Take a vacation day (2 days left)' }).click();
    await clocks.getByText(/on vacation until/u).waitFor();
    await clocks.getByRole('button', { name: 'Take a vacation day (1 day left)' }).waitFor();
    await clocks.getByRole('button', { name: `Give ${name} an hour` }).click();
    await page
      .getByRole('log')
      .getByText(/hour|3600|3,600/u)
      .first()
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
  });

  it('agree on a pause, which either ends', async () => {
    await page.getByText('Propose', { exact: true }).click();
    await page.getByRole('button', { name: 'Propose a pause' }).click();
    await page.getByText(`Waiting for the answer of ${name}.`).waitFor();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor({ state: 'detached' });
    accepted(await friend.agreements.propose({ gameId, kind: 'PAUSE' }));
    await page.getByText(`${name} proposes a pause.`).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.getByText('The game is paused.').first().waitFor();
    await page.getByRole('button', { name: 'End the pause' }).click();
    await page.getByRole('region', { name: 'Your choices' }).waitFor();
  });

  it('take back a move where the others agree', async () => {
    await play(page);
    await page.getByRole('button', { name: 'Ask to take back' }).click();
    await page.getByText('Nothing hidden was shown since then.').waitFor();
    await agree(gameId);
    await page.getByRole('region', { name: 'Your choices' }).getByRole('button', { name: CARD }).first().waitFor();
  });

  it('write notes, which stand in the replay', async () => {
    await page.goto(`${app.api.url}/games/${encodeURIComponent(gameId)}/replay`);
    await page.getByLabel('Note on this moment').fill('Keep the small cards.');
    await page.getByLabel('Note on this moment').blur();
    await page.getByText('Saved.').waitFor();
    await page
      .getByRole('region', { name: 'Notes' })
      .getByRole('listitem')
      .getByText('Keep the small cards.')
      .waitFor();
    await page.reload();
    await page
      .getByRole('region', { name: 'Notes' })
      .getByRole('listitem')
      .getByText('Keep the small cards.')
      .waitFor();
    expect((await friend.notes.on(gameId)).length).toBe(0);
  });

  it('hand a seat to a player who takes it over', async () => {
    await page.goto(`${app.api.url}/games/${encodeURIComponent(gameId)}`);
    await page.getByRole('button', { name: 'Offer my seat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Offer my seat' }).click();
    await page.getByRole('button', { name: 'Keep my seat' }).waitFor();
    const substitute = await app.visit('/account');
    await substitute.getByLabel('Name').fill('Substitute');
    await substitute.getByRole('button', { name: 'Create the account' }).click();
    await substitute.getByRole('region', { name: 'You' }).getByText('Substitute').waitFor();
    await substitute.goto(`${app.api.url}/games/${encodeURIComponent(gameId)}`);
    await substitute.getByRole('button', { name: /^Take the seat of /u }).click();
    await substitute.getByRole('region', { name: 'Your choices' }).waitFor();
    await page.getByText('watching', { exact: false }).first().waitFor();
    expect(await barriersOn(substitute)).toEqual([]);
  });
});

describe('A player who does other things meanwhile', () => {
  it('hears a tone in the tab when it is their turn, once they have switched it on', async () => {
    const page = await app.visit('/new/lantern');
    await page.evaluate(
      'globalThis.tones = 0; const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function () { globalThis.tones += 1; start.call(this); }',
    );
    await page.getByLabel('Seat 1').selectOption({ label: 'you' });
    await page.getByLabel('Seat 2').selectOption({ label: 'free for others' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/games\//u);
    const gameId = idOf(page);
    accepted(await friend.join({ gameId }));
    await page.getByRole('button', { name: 'Start the game' }).click();
    await play(page);
    const tones = (): Promise<unknown> => page.evaluate('globalThis.tones');
    expect(await tones()).toBe(0);
    await page.getByRole('checkbox', { name: 'A tone in this tab when it is my turn' }).check();
    expect(await tones()).toBe(1);
    const [first] = (await friend.legalCommands(gameId))!.legalCommands;
    accepted(await friend.submit({ gameId, command: first!.input }));
    await until('the tone is heard', async () => (await tones()) === 2);
  });
});

describe('A browser that was told of turns', () => {
  it('is not subscribed any more when its channel is removed', async () => {
    const page = await app.visit('/account', { permissions: ['notifications'] });
    const { p256dh, auth } = new PushBrowser();
    const told = JSON.stringify({ endpoint: 'https://push.example/told', keys: { p256dh, auth } });
    // A browser under test has no service that it could be subscribed to.
    await page.evaluate(
      `globalThis.left = 0;
       const own = { options: {}, toJSON: () => (${told}), unsubscribe: async () => { globalThis.left += 1; return true; } };
       let known = null;
       PushManager.prototype.subscribe = async () => (known = own);
       PushManager.prototype.getSubscription = async () => known;`,
    );
    await page.getByLabel('Name').fill('Pushed');
    await page.getByRole('button', { name: 'Create the account' }).click();
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await notifications.getByRole('button', { name: 'Notify this browser' }).click();
    await notifications.getByRole('button', { name: /^Remove/u }).click();
    await until('the browser has unsubscribed', async () => (await page.evaluate('globalThis.left')) === 1);
    expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0);
  });
});

describe('A player whose time runs out often', () => {
  it('reads when they may come to a rated table, and why a table is refused', async () => {
    timeouts = 4;
    const page = await app.visit('/account');
    await page.getByLabel('Name').fill('Late');
    await page.getByRole('button', { name: 'Create the account' }).click();
    const rated = page.getByRole('region', { name: 'Rated tables' });
    await rated.getByText(/^You may come to a rated table again on/u).waitFor();
    await rated.getByText('Your time ran out in 4 of your latest 4 rated games.').waitFor();
    await rated.getByText(/1 hour from 4 time-outs on/u).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.goto(`${app.api.url}/new/lantern`);
    await page.getByLabel('Seat 2').selectOption({ label: 'free for others' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page
      .getByRole('alert')
      .getByText(/again in 60 minutes/u)
      .waitFor();
    timeouts = 0;
  });
});
