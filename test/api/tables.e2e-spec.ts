import { randomUUID } from 'node:crypto';
import { hiddenSeed } from '#client';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const ANSWER =
  '__typename ... on CommandAccepted { game { id byInvitation invitation } } ... on CommandRejected { code }';
const OPEN = `mutation($input: OpenGameInput!) { openGame(input: $input) { ${ANSWER} } }`;
const JOIN = `mutation($input: JoinGameInput!) { joinGame(input: $input) { ${ANSWER} } }`;
const LEAVE = `mutation($input: LeaveGameInput!) { leaveGame(input: $input) { ${ANSWER} } }`;
const REMATCH = `mutation($input: RematchInput!) { rematch(input: $input) { ${ANSWER} } }`;
const START = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';
const RESIGN = 'mutation($input: ResignInput!) { resign(input: $input) { __typename } }';
const RELATED = 'query($id: ID!) { game(id: $id) { status rematch { id } rematchOf { id } } }';
const OPEN_GAMES = '{ games(first: 100, filter: { status: OPEN }) { nodes { id } } }';

interface Opened {
  readonly openGame: {
    readonly game: { readonly id: string; readonly byInvitation: boolean; readonly invitation: string };
  };
}

describe('Around a game', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;
  let cy: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    [ada, bo, cy] = await Promise.all([
      TestClient.register(api.url, 'Ada'),
      TestClient.register(api.url, 'Bo'),
      TestClient.register(api.url, 'Cy'),
    ]);
  });
  afterAll(() => api.close());

  const opened = async (more: object = {}): Promise<Opened['openGame']['game']> => {
    const input = { commandId: randomUUID(), options: { lantern: {} }, ...more };
    return (await ada.data<Opened>(OPEN, { input })).openGame.game;
  };
  const on = (gameId: string, more: object = {}) => ({ input: { gameId, commandId: randomUUID(), ...more } });
  const codeOf = async (client: TestClient, query: string, variables: object): Promise<unknown> =>
    (await client.ask(query, variables)).errors?.[0]?.extensions['code'];
  const listed = async (client: TestClient): Promise<string[]> =>
    (await client.data<{ games: { nodes: { id: string }[] } }>(OPEN_GAMES)).games.nodes.map(({ id }) => id);

  it('a game by invitation is joined with the opener’s invitation, and listed for no one else', async () => {
    const { id, byInvitation, invitation } = await opened({ byInvitation: true, seats: [{ me: true }] });
    expect([byInvitation, typeof invitation]).toEqual([true, 'string']);
    expect(await codeOf(bo, JOIN, on(id))).toBe('FORBIDDEN');
    expect(await codeOf(bo, JOIN, on(id, { invitation: 'guessed' }))).toBe('FORBIDDEN');
    expect(await listed(ada)).toContain(id);
    expect(await listed(bo)).not.toContain(id);
    const joined = await bo.data(JOIN, on(id, { invitation }));
    expect(joined).toMatchObject({ joinGame: { game: { byInvitation: true, invitation: null } } });
    expect(await listed(bo)).toContain(id);
  });

  it('an unlisted game is joined by anyone with its id, and listed for no one else', async () => {
    const { id } = await opened({ unlisted: true });
    expect(await listed(ada)).toContain(id);
    expect(await listed(bo)).not.toContain(id);
    await bo.data(JOIN, on(id));
    expect(await listed(bo)).toContain(id);
    expect(await bo.data(`{ game(id: "${id}") { unlisted byInvitation } }`)).toEqual({
      game: { unlisted: true, byInvitation: false },
    });
  });

  it('a table with hidden seeds takes commitments, and starts when the seeds are given', async () => {
    const { seed, seedCommitment } = await hiddenSeed();
    const { id } = await opened({ hiddenSeeds: true, seats: [{ me: true }] });
    const GIVE =
      'mutation($input: GiveSeedInput!) { giveSeed(input: $input) { __typename ... on CommandRejected { code } } }';
    const OWED = `{ game(id: "${id}") { status hiddenSeeds seedsOwed } }`;
    expect(await bo.data(JOIN, on(id, { seed }))).toMatchObject({ joinGame: { code: 'SEEDS_ARE_HIDDEN' } });
    await bo.data(JOIN, on(id, { seedCommitment }));
    expect(await bo.data(OWED)).toEqual({ game: { status: 'OPEN', hiddenSeeds: true, seedsOwed: [] } });
    await ada.data(START, on(id));
    expect(await cy.data(OWED)).toEqual({ game: { status: 'OPEN', hiddenSeeds: true, seedsOwed: [1] } });
    expect(await cy.data(JOIN, on(id))).toMatchObject({ joinGame: { code: 'START_IS_CALLED' } });
    expect(await bo.data(GIVE, on(id, { seed: 'another' }))).toMatchObject({ giveSeed: { code: 'WRONG_SEED' } });
    expect(await codeOf(cy, GIVE, on(id, { seed }))).toBe('FORBIDDEN');
    expect(await bo.data(GIVE, on(id, { seed }))).toEqual({ giveSeed: { __typename: 'CommandAccepted' } });
    expect(await bo.data(OWED)).toEqual({ game: { status: 'RUNNING', hiddenSeeds: true, seedsOwed: [] } });
  });

  it('a table that hides seeds is not opened with an open one, nor vice versa', async () => {
    const { seed, seedCommitment } = await hiddenSeed();
    const tried = (more: object): Promise<unknown> =>
      codeOf(ada, OPEN, { input: { commandId: randomUUID(), options: { lantern: {} }, ...more } });
    expect(await tried({ hiddenSeeds: true, seats: [{ me: true, seed }] })).toBe('BAD_USER_INPUT');
    expect(await tried({ seats: [{ me: true, seedCommitment }] })).toBe('BAD_USER_INPUT');
    expect(await tried({ hiddenSeeds: true, seats: [{ me: true, seedCommitment: 'an owl' }] })).toBe('BAD_USER_INPUT');
    expect(await tried({ hiddenSeeds: true, seats: [{ bot: 'random', seedCommitment }] })).toBe('BAD_USER_INPUT');
  });

  it('the lobby announces only public games that all may join', async () => {
    const hidden = [await opened({ byInvitation: true }), await opened({ unlisted: true })];
    const second = await opened();
    const socket = bo.socket();
    const told: string[] = [];
    for await (const { data } of socket.iterate<{ lobby: { id: string } }>({
      query: 'subscription { lobby { id } }',
    })) {
      if (data) told.push(data.lobby.id);
      if (told.includes(second.id)) break;
    }
    await socket.dispose();
    for (const { id } of hidden) expect(told).not.toContain(id);
  });

  it('a finished game has a rematch, which all its players find and join', async () => {
    const { id } = await opened({ seats: [{ me: true }] });
    await bo.data(JOIN, on(id));
    expect(await codeOf(cy, REMATCH, on(id))).toBe('FORBIDDEN');
    expect(await ada.data(REMATCH, on(id))).toMatchObject({ rematch: { code: 'NOT_OVER' } });
    await ada.data(START, on(id));
    await ada.data(RESIGN, on(id));
    expect(await bo.data(RELATED, { id })).toEqual({ game: { status: 'OVER', rematch: null, rematchOf: null } });
    const { rematch } = await ada.data<{ rematch: { game: { id: string } } }>(REMATCH, on(id, { seed: 'mine' }));
    expect(await bo.data(RELATED, { id })).toMatchObject({ game: { rematch: { id: rematch.game.id } } });
    expect(await bo.data(REMATCH, on(id))).toEqual({
      rematch: { __typename: 'CommandAccepted', game: { ...rematch.game, byInvitation: false, invitation: null } },
    });
    const next = `{ game(id: "${rematch.game.id}") { status rematchOf { id } seats { taken mine } } }`;
    const free = { taken: false, mine: false };
    expect(await bo.data(next)).toEqual({
      game: {
        status: 'OPEN',
        rematchOf: { id },
        seats: [{ taken: true, mine: false }, { taken: true, mine: true }, free, free],
      },
    });
  });

  it('a seat takes back its latest commands, where the table allows it, and sends several commands at once', async () => {
    const { id } = await opened({ seats: [{ me: true }], takeBack: true });
    await bo.data(JOIN, on(id));
    await ada.data(START, on(id));
    const shown = `{ game(id: "${id}") { version takeBack takesBackTo legalCommands { input } } }`;
    interface Shown {
      readonly game: { readonly version: number; readonly legalCommands: readonly { readonly input: object }[] };
    }
    const { game } = await ada.data<Shown>(shown);
    expect(game).toMatchObject({ takeBack: true, takesBackTo: [] });
    const inputs = game.legalCommands.map(({ input }) => input);
    const answer =
      '__typename ... on CommandAccepted { version carriedOut events { type } } ... on CommandRejected { code place message }';
    const SUBMIT = `mutation($input: SubmitCommandsInput!) { submitCommands(input: $input) { ${answer} } }`;
    const TAKE_BACK = `mutation($input: TakeBackInput!) { takeBack(input: $input) { ${answer} } }`;
    expect(await ada.data(SUBMIT, on(id, { commands: inputs.slice(0, 2) }))).toEqual({
      submitCommands: {
        __typename: 'CommandRejected',
        code: expect.any(String),
        place: 2,
        message: expect.any(String),
      },
    });
    expect(await codeOf(ada, SUBMIT, on(id, { commands: [inputs[0], { guilds: { pass: true } }] }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await codeOf(ada, SUBMIT, on(id, { commands: Array.from({ length: 21 }, () => inputs[0]) }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await ada.data(shown)).toMatchObject({ game: { version: game.version } });
    await ada.data(SUBMIT, on(id, { commands: inputs.slice(0, 1) }));
    expect(await ada.data(shown)).toMatchObject({ game: { takesBackTo: [game.version], legalCommands: [] } });
    expect(await bo.data(shown)).toMatchObject({ game: { takesBackTo: [] } });
    expect(await bo.data(TAKE_BACK, on(id))).toMatchObject({ takeBack: { code: 'NOTHING_TO_TAKE_BACK', place: null } });
    expect(await ada.data(TAKE_BACK, on(id, { to: game.version }))).toMatchObject({
      takeBack: { events: [{ type: 'commandsTakenBack' }] },
    });
    expect(await ada.data<Shown>(shown)).toMatchObject({
      game: { takesBackTo: [], legalCommands: game.legalCommands },
    });
  });

  it('a game with banks shows the rest of each seat’s time, and its deadline', async () => {
    const bank = { seconds: 600, increment: 5 };
    const { id } = await opened({ seats: [{ me: true }, { bot: 'random' }], bank });
    await ada.data(START, on(id));
    const clocks = `{ game(id: "${id}") { bank { seconds increment } seats { bankSeconds deadline }
      waiting { ... on WaitingForSeats { deadline } } } }`;
    const { game } = await ada.data<{ game: { seats: { deadline: string }[]; waiting: { deadline: string } } }>(clocks);
    expect(game).toMatchObject({ bank, seats: [{ bankSeconds: 600 }, { bankSeconds: expect.any(Number) }] });
    expect(game.seats.map(({ deadline }) => deadline)).toContain(game.waiting.deadline);
    const none = await opened();
    expect(await ada.data(`{ game(id: "${none.id}") { bank { seconds } seats { bankSeconds } } }`)).toMatchObject({
      game: { bank: null, seats: [{ bankSeconds: null }, {}, {}, {}] },
    });
    const wrong = { commandId: randomUUID(), options: { lantern: {} }, bank: { seconds: 0 } };
    expect(await ada.data(OPEN, { input: wrong })).toEqual({
      openGame: { __typename: 'CommandRejected', code: 'INVALID_OPTIONS' },
    });
  });

  it('a table with a calendar and vacations shows them, and players take and give time', async () => {
    const settings = { calendar: { daysOff: [6, 7], utcOffset: 60 }, vacation: { days: 3 } };
    const bank = { seconds: 600, increment: 0 };
    const { id } = await opened({ seats: [{ me: true }], bank, ...settings });
    await bo.data(JOIN, on(id));
    await ada.data(START, on(id));
    const shown = `{ game(id: "${id}") { calendar { daysOff utcOffset } vacation { days }
      seats { deadline vacationDays vacationUntil grantedSeconds } } }`;
    type Seats = { game: { seats: { deadline: string }[] } };
    const before = await ada.data<Seats>(shown);
    const seat = { vacationDays: 3, vacationUntil: null, grantedSeconds: 0 };
    expect(before.game).toMatchObject({ ...settings, seats: [seat, seat] });
    const said = '__typename ... on CommandAccepted { events { type } } ... on CommandRejected { code }';
    const VACATION = `mutation($input: TakeVacationInput!) { takeVacation(input: $input) { ${said} } }`;
    const GRANT = `mutation($input: GrantTimeInput!) { grantTime(input: $input) { ${said} } }`;
    expect(await ada.data(VACATION, on(id, { days: 2 }))).toMatchObject({
      takeVacation: { events: [{ type: 'vacationTaken' }] },
    });
    expect(await ada.data(VACATION, on(id, { days: 2 }))).toMatchObject({ takeVacation: { code: 'VACATION_SPENT' } });
    expect(await ada.data(GRANT, on(id, { seat: 1, seconds: 60 }))).toMatchObject({
      grantTime: { events: [{ type: 'timeGranted' }] },
    });
    for (const seconds of [0, -1, 86_401])
      expect(await ada.data(GRANT, on(id, { seat: 1, seconds }))).toMatchObject({
        grantTime: { code: 'INVALID_COMMAND' },
      });
    const { game } = await ada.data<Seats>(shown);
    expect(game).toMatchObject({ seats: [{ vacationDays: 1, grantedSeconds: 60 }, seat] });
    const later = (place: number) =>
      Date.parse(game.seats[place]!.deadline) - Date.parse(before.game.seats[place]!.deadline);
    expect(later(0)).toBeGreaterThanOrEqual(2 * 86_400_000);
    expect(later(1)).toBeGreaterThanOrEqual(60_000);
  });

  it('only the opener of a game can remove others', async () => {
    const { id } = await opened({ seats: [{ me: true }] });
    await bo.data(JOIN, on(id));
    expect(await codeOf(bo, LEAVE, on(id, { seat: 0 }))).toBe('FORBIDDEN');
    expect(await ada.data(LEAVE, on(id, { seat: 1 }))).toMatchObject({ leaveGame: { __typename: 'CommandAccepted' } });
    const seats = '{ game(id: "' + id + '") { seats { taken } } }';
    expect(await ada.data(seats)).toMatchObject({ game: { seats: [{ taken: true }, { taken: false }, {}, {}] } });
  });
});
