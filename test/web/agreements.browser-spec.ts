import { accepted, ChroniclerClient } from '#client';
import type { Page } from 'playwright-core';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { barriersOn, openApp, type App } from './app.js';

/** A player with a page of their own, signed in there. */
interface Seated {
  readonly name: string;
  readonly client: ChroniclerClient;
  readonly page: Page;
}

let app: App;
let ada: Seated;
let ben: Seated;
/** How far the clock of the server is ahead, in milliseconds. */
let ahead = 0;

beforeAll(async () => {
  app = await openApp({ gameClock: () => Date.now() + ahead });
  [ada, ben] = await Promise.all([seated('Ada'), seated('Ben')]);
});
afterEach(() => {
  expect(app.complaints).toEqual([]);
});
afterAll(async () => {
  await Promise.all([ada.client.close(), ben.client.close()]);
  await app.close();
  expect(app.api.faults).toEqual([]);
});

async function seated(called: string): Promise<Seated> {
  const { name, token = '' } = await TestClient.register(app.api.url, called);
  const page = await app.visit('/');
  await page.evaluate(`fetch('/session', { method: 'POST', headers: { authorization: 'Bearer ${token}' } })`);
  return { name, client: new ChroniclerClient({ url: app.api.url, token }), page };
}

const DAY = 86_400;
/** A move of the game: any card. */
const CARD = /measures? of oil/u;

const choices = ({ page }: Seated) => page.getByRole('region', { name: 'Your choices' });
const story = ({ page }: Seated) => page.getByRole('log');
const agreement = ({ page }: Seated) => page.locator('.agreement');
const button = ({ page }: Seated, name: string) => page.getByRole('button', { name, exact: true });

/** A running table of the two, on both pages, where the game may be taken back and a player may return from a bot. */
async function table(): Promise<void> {
  const opened = await ada.client.open({
    options: { lantern: { decisionSeconds: DAY } },
    seats: [{ me: true }],
    undo: 'CONSENT',
    leavers: { after: 30 * DAY, bot: 'random', mayReturn: true },
  });
  const gameId = accepted(opened).game.id;
  accepted(await ben.client.join({ gameId }));
  accepted(await ada.client.start({ gameId }));
  for (const player of [ada, ben]) {
    await player.page.goto(`${app.api.url}/games/${encodeURIComponent(gameId)}`);
    await choices(player).waitFor();
  }
}

/** Ada proposes; Ben reads what, and refuses; both read that in its place. */
async function refused(proposed: string, said: string | RegExp): Promise<void> {
  await ada.page.getByText('Propose', { exact: true }).click();
  await button(ada, proposed).click();
  await agreement(ada).getByText(`Waiting for the answer of ${ben.name}.`).waitFor();
  await agreement(ben).getByText(said).waitFor();
  expect(await barriersOn(ben.page)).toEqual([]);
  await button(ben, 'Refuse').click();
  for (const player of [ada, ben]) {
    await agreement(player).getByText('The proposal is refused.').waitFor();
    expect(await agreement(player).getByRole('button').count()).toBe(0);
  }
}

/** What was refused cannot be proposed again at once. */
async function waitsToPropose(proposed: string): Promise<void> {
  await button(ada, proposed).click();
  await ada.page
    .getByRole('alert')
    .getByText(/This was refused: propose it again after \d+ more of your commands\.$/u)
    .waitFor();
  expect(await button(ben, 'Agree').count()).toBe(0);
}

describe('Two players at a table over days', () => {
  beforeEach(table);

  it('both see that a pause is refused, and the game goes on', async () => {
    await refused('Propose a pause', `${ada.name} proposes a pause.`);
    await waitsToPropose('Propose a pause');
    await choices(ada).getByRole('button', { name: CARD }).first().waitFor();
    expect(await barriersOn(ada.page)).toEqual([]);
  });

  it('both see that an undo is refused, and the move stands', async () => {
    await choices(ada).getByRole('button', { name: CARD }).first().click();
    await button(ada, 'Do it').click();
    await ada.page.getByRole('region', { name: 'Plan my next move' }).waitFor();
    await refused('Ask to take back', `${ada.name} asks to take the game back.`);
    await ada.page.getByRole('region', { name: 'Plan my next move' }).waitFor();
    expect(await choices(ada).getByRole('button', { name: CARD }).count()).toBe(0);
  });

  it('both see that a player whose time ran out refuses a bot, and keeps the seat', async () => {
    ahead += (DAY + 60) * 1_000;
    await app.api.settle();
    await refused(
      `Let a bot play for ${ben.name}`,
      new RegExp(`^${ada.name} proposes that the bot \\w+ plays on for ${ben.name}\\.$`, 'u'),
    );
    await choices(ben).getByRole('button', { name: CARD }).first().waitFor();
  });

  it('one leaves the seat to a bot and takes it back, and the other sees both', async () => {
    await ben.page.getByText('Propose', { exact: true }).click();
    await button(ben, 'Let a bot play on for me').click();
    for (const player of [ada, ben])
      await story(player)
        .getByText(/^The bot \w+ takes over seat 2\.$/u)
        .waitFor();
    await choices(ben).waitFor({ state: 'detached' });
    const take = ben.page.getByRole('button', { name: /^Take the seat of /u });
    await take.waitFor();
    expect(await barriersOn(ben.page)).toEqual([]);
    await take.click();
    for (const player of [ada, ben]) await story(player).getByText(`${ben.name} takes over seat 2.`).waitFor();
    await take.waitFor({ state: 'detached' });
    await ada.page.getByText(/^before: /u).waitFor();
    await choices(ada).getByRole('button', { name: CARD }).first().waitFor();
  });
});
