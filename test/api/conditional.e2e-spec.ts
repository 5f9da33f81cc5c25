import { accepted, ChroniclerClient, type ConditionalCommandInput } from '#client';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const NONE = { pause: 0, entries: [] };

describe('Planned commands over the API', () => {
  let api: TestApi;
  let ada: ChroniclerClient;
  let bo: ChroniclerClient;
  let gameId: string;

  beforeAll(async () => {
    api = await sharedTestApi();
  });
  beforeEach(async () => {
    [ada, bo] = (await Promise.all(
      (['Ada', 'Bo'] as const).map(async (name) => {
        const { url, token = '' } = await TestClient.register(api.url, name);
        return new ChroniclerClient({ url, token });
      }),
    )) as [ChroniclerClient, ChroniclerClient];
    const { game } = accepted(await ada.open({ options: { lantern: { storms: 3 } }, seats: [{ me: true }] }));
    gameId = game.id;
    accepted(await bo.join({ gameId }));
    accepted(await ada.start({ gameId }));
  });
  afterEach(async () => {
    await Promise.all([ada.close(), bo.close()]);
  });
  afterAll(() => api.close());

  const inputsOf = async (client: ChroniclerClient): Promise<ConditionalCommandInput[]> =>
    (await client.legalCommands(gameId))!.legalCommands.map(({ input: command }) => ({ command }));

  it('are given when the seat is asked, one after the other', async () => {
    const [first, second] = await inputsOf(ada);
    const planned = await ada.plan({ gameId, entries: [first!, { ...second!, step: 'CHOOSE_CARD' }] });
    expect(planned).toMatchObject({
      entries: [{ type: 'chooseCard', input: first!.command, step: null }, { step: 'CHOOSE_CARD' }],
    });
    await api.settle();
    expect((await ada.planned(gameId)).entries).toMatchObject([{ input: second!.command }]);
    accepted(await bo.submit({ gameId, command: (await inputsOf(bo))[0]!.command }));
    await api.settle();
    expect(await ada.planned(gameId)).toEqual(NONE);
    expect((await bo.game(gameId))!.waiting).toMatchObject({ seats: [1] });
  });

  it('are shown to the player of the seat alone, and may be revoked', async () => {
    const entries = await inputsOf(ada);
    await ada.plan({ gameId, pause: 60, entries: entries.slice(0, 1) });
    expect(await bo.planned(gameId)).toEqual(NONE);
    expect((await ada.planned(gameId)).pause).toBe(60);
    expect(await ada.plan({ gameId, entries: [] })).toEqual(NONE);
    expect(await ada.planned(gameId)).toEqual(NONE);
  });

  it.each([
    [{ step: 'NOWHERE' }, 'Entry 1 names the step “NOWHERE”, which this game does not have.'],
    [{ until: ['sunrise'] }, 'Entry 1 names the event type “sunrise”, which this game does not have.'],
    [{ command: { lantern: { chooseCard: { oil: 99 } } } }, 'Entry 1: '],
    [
      { command: { guilds: { endRecovery: true } } },
      'Entry 1 has a command of another game: give it in the field “lantern”.',
    ],
  ])('that cannot be are refused as they are stored: %j', async (wrong, message) => {
    const [entry] = await inputsOf(ada);
    await expect(ada.plan({ gameId, entries: [{ ...entry!, ...wrong }] })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining(message),
    });
  });

  it('need a seat, a running game, ten entries at most and a pause of a minute at most', async () => {
    const [entry] = await inputsOf(ada);
    const { url, token = '' } = await TestClient.register(api.url, 'Cy');
    const cy = new ChroniclerClient({ url, token });
    await expect(cy.plan({ gameId, entries: [entry!] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await cy.close();
    const wrong = { code: 'BAD_USER_INPUT' };
    await expect(ada.plan({ gameId, pause: 61, entries: [entry!] })).rejects.toMatchObject(wrong);
    await expect(ada.plan({ gameId, entries: Array.from({ length: 11 }, () => entry!) })).rejects.toMatchObject(wrong);
    accepted(await ada.resign({ gameId }));
    await expect(ada.plan({ gameId, entries: [entry!] })).rejects.toMatchObject(wrong);
  });
});
