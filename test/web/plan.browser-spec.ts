import { accepted, ChroniclerClient } from '#client';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { barriersOn, openApp, type App } from './app.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => {
  await app.close();
  expect([app.complaints, app.api.faults]).toEqual([[], []]);
});

/** A move of the game: any card. */
const CARD = /measures? of oil/u;

describe('A player who waits', () => {
  it('plans a move that was offered before, and it is played when they are asked', async () => {
    const { url, token = '' } = await TestClient.register(app.api.url, 'Host');
    const host = new ChroniclerClient({ url, token });
    const { game } = accepted(await host.open({ options: { lantern: { storms: 3 } }, seats: [{ me: true }] }));
    const gameId = game.id;
    const page = await app.visit(`/games/${gameId}`);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('main').getByRole('button').first().waitFor({ state: 'detached' });
    accepted(await host.start({ gameId }));
    await page.getByRole('region', { name: 'Your choices' }).getByRole('button', { name: CARD }).first().click();
    await page.getByRole('button', { name: 'Do it', exact: true }).click();
    const plan = page.getByRole('region', { name: 'Plan my next move' });
    await plan.getByText('Nothing is planned.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    const move = await plan.getByLabel('Move', { exact: true }).locator('option').last().textContent();
    await plan.getByLabel('Move', { exact: true }).selectOption({ label: move! });
    await plan.getByRole('button', { name: 'Plan it' }).click();
    await plan.getByRole('button', { name: `Remove: ${move!}` }).waitFor();
    const [first] = (await host.legalCommands(gameId))!.legalCommands;
    accepted(await host.submit({ gameId, command: first!.input }));
    await plan.getByText('Nothing is planned.').waitFor();
    expect((await host.game(gameId))!.waiting).toMatchObject({ seats: [0], stepId: 'choose-2' });
    await host.close();
  });
});
