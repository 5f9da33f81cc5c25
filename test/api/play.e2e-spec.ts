import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

/** All that a client needs to play any game: the waiting seats, and the legal commands. */
const LOOK = `query($id: ID!) { game(id: $id) {
  status version waiting { __typename ... on WaitingForSeats { seats step stepId mine deadline } }
  legalCommands { type input command { lantern { chooseCard { oil } } } }
} }`;
const SUBMIT = `mutation($input: SubmitCommandInput!) { submitCommand(input: $input) {
  __typename
  ... on CommandAccepted { version replayed game { version } events { version type description payload { __typename ... on LanternCardChosen { seat oil } } } }
  ... on CommandRejected { ruleId code message facts }
  ... on VersionConflict { message expectedVersion actualVersion missed { version } }
} }`;

interface Looked {
  readonly game: {
    readonly status: string;
    readonly version: number;
    readonly waiting: { readonly stepId: string; readonly mine: boolean; readonly seats: number[] } | null;
    readonly legalCommands: readonly { readonly type: string; readonly input: object; readonly command: object }[];
  };
}

interface Button {
  readonly command: { readonly lantern: { readonly chooseCard: { readonly oil: number } } };
}

type Answered = Record<string, Record<string, unknown> & { readonly __typename: string }>;

const TABLE = (mutation: string, input: string): string =>
  `mutation($input: ${input}!) { ${mutation}(input: $input) { __typename ... on CommandAccepted { version game { id } } ... on CommandRejected { code message } } }`;

async function openTable(players: readonly TestClient[]): Promise<string> {
  const [first, ...others] = players;
  const input = { commandId: randomUUID(), options: { lantern: { storms: 2 } }, seats: [{ me: true }] };
  const { openGame } = await first!.data<{ openGame: { game: { id: string } } }>(TABLE('openGame', 'OpenGameInput'), {
    input,
  });
  const gameId = openGame.game.id;
  for (const player of others) {
    await player.data(TABLE('joinGame', 'JoinGameInput'), { input: { gameId, commandId: randomUUID(), seed: 'mine' } });
  }
  await first!.data(TABLE('startGame', 'StartGameInput'), { input: { gameId, commandId: randomUUID() } });
  return gameId;
}

describe('A game over GraphQL', () => {
  let api: TestApi;
  let players: TestClient[];

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await Promise.all(['Ada', 'Bo'].map((name) => TestClient.register(api.url, name)));
  });
  afterAll(() => api.close());

  const look = async (client: TestClient, id: string): Promise<Looked['game']> =>
    (await client.data<Looked>(LOOK, { id })).game;
  const submit = async (client: TestClient, input: object): Promise<Answered[string]> =>
    (await client.data<Answered>(SUBMIT, { input }))['submitCommand']!;

  it('is played to its end with legalCommands alone', async () => {
    const id = await openTable(players);
    for (let turn = 0; (await look(players[0]!, id)).status !== 'OVER'; turn += 1) {
      expect(turn).toBeLessThan(20);
      for (const player of players) {
        const { legalCommands, waiting } = await look(player, id);
        if (!waiting?.mine) continue;
        const answer = await submit(player, {
          gameId: id,
          commandId: randomUUID(),
          stepId: waiting.stepId,
          command: legalCommands[0]!.input,
        });
        expect(answer.__typename).toBe('CommandAccepted');
      }
      await api.settle();
    }
    const query = `query($id: ID!) { game(id: $id) {
      seed seedCommitment waiting { ... on WaitingForNothing { over } } outcome { reason placings { seat rank points parts { name points } } }
      legalCommands { type } view { ... on LanternView { storm keepers { seat points } } }
      events(last: 1, types: ["gameOver"]) { nodes { payloadJson payload { ... on GameOver { reason } } } } } }`;
    const { game } = await new TestClient(api.url).data<{ game: Record<string, unknown> }>(query, { id });
    expect(game).toMatchObject({
      waiting: { over: 'LAST_STORM' },
      outcome: { reason: 'LAST_STORM' },
      legalCommands: [],
      view: { storm: 3 },
      // In its stored form, and as an enum.
      events: { nodes: [{ payloadJson: { reason: 'lastStorm' }, payload: { reason: 'LAST_STORM' } }] },
    });
    expect(game['seed']).toMatch(/^[0-9a-f]{64}$/);
    expect(api.faults).toEqual([]);
  });

  it('every command has a label for its button, in both languages, and states that it is asked', async () => {
    const id = await openTable(players);
    const query = `query($id: ID!) { game(id: $id) { legalCommands { asked stepId en: description(locale: EN) fr: description(locale: FR) command { lantern { chooseCard { oil } } } } } }`;
    const { game } = await players[0]!.data<{ game: { legalCommands: readonly Button[] } }>(query, { id });
    expect(game.legalCommands).not.toEqual([]);
    for (const { command, ...button } of game.legalCommands) {
      const { oil } = command.lantern.chooseCard;
      const s = oil > 1 ? 's' : '';
      expect(button).toEqual({
        asked: true,
        stepId: 'choose-1',
        en: `Put ${oil} measure${s} of oil under the lantern`,
        fr: `Mettre ${oil} mesure${s} d’huile sous la lanterne`,
      });
    }
  });

  it('a command id gets the same answer again', async () => {
    const id = await openTable(players);
    const [ada] = players;
    const { legalCommands } = await look(ada!, id);
    const input = { gameId: id, commandId: randomUUID(), command: legalCommands[0]!.input };
    const first = await submit(ada!, input);
    const again = await submit(ada!, { ...input, commandId: input.commandId.toUpperCase() });
    expect(first).toMatchObject({
      replayed: false,
      events: [{ type: 'cardChosen', payload: { __typename: 'LanternCardChosen', seat: 0 } }],
    });
    expect(again).toEqual({ ...first, replayed: true });
    const { errors } = await players[1]!.ask(SUBMIT, { input });
    expect(errors?.[0]?.extensions['code']).toBe('COMMAND_ID_REUSED');
  });

  it('a refusal by the rules is data, in the language of the caller', async () => {
    const id = await openTable(players);
    const [ada] = players;
    const { legalCommands } = await look(ada!, id);
    await submit(ada!, { gameId: id, commandId: randomUUID(), command: legalCommands[0]!.input });
    const input = { gameId: id, commandId: randomUUID(), command: legalCommands[0]!.input };
    const english = await submit(ada!, input);
    const { submitCommand: french } = await ada!.data<Answered>(
      SUBMIT,
      { input },
      { 'accept-language': 'fr-CH, en;q=0.5' },
    );
    expect(english).toMatchObject({ __typename: 'CommandRejected', ruleId: 'LANTERN-004', code: 'NOT_ASKED' });
    expect(french).toMatchObject({ code: 'NOT_ASKED' });
    expect(french!['message']).not.toBe(english['message']);
  });

  it('an outdated version is a conflict with the missed events', async () => {
    const id = await openTable(players);
    const [ada, bo] = players;
    const before = await look(bo!, id);
    await submit(ada!, {
      gameId: id,
      commandId: randomUUID(),
      command: (await look(ada!, id)).legalCommands[0]!.input,
    });
    const answer = await submit(bo!, {
      gameId: id,
      commandId: randomUUID(),
      expectedVersion: before.version,
      command: before.legalCommands[0]!.input,
    });
    expect(answer).toMatchObject({
      __typename: 'VersionConflict',
      expectedVersion: before.version,
      actualVersion: before.version + 1,
      missed: [{ version: before.version + 1 }],
    });
  });

  it('a dry run returns the result, and changes nothing', async () => {
    const id = await openTable(players);
    const [ada] = players;
    const query = `mutation($input: ValidateCommandInput!) { validateCommand(input: $input) { __typename ... on CommandLegal { version } ... on CommandRejected { code } } }`;
    const { legalCommands, version } = await look(ada!, id);
    const legal = { gameId: id, command: legalCommands[0]!.input };
    expect(await ada!.data(query, { input: legal })).toEqual({
      validateCommand: { __typename: 'CommandLegal', version },
    });
    const stale = { ...legal, stepId: 'choose-99' };
    expect(await ada!.data(query, { input: stale })).toEqual({
      validateCommand: { __typename: 'CommandRejected', code: 'STALE_STEP' },
    });
    expect((await look(ada!, id)).version).toBe(version);
  });

  it('bots are seated at the opening and play automatically', async () => {
    const [ada] = players;
    const input = {
      commandId: randomUUID(),
      options: { lantern: {} },
      seats: [{ bot: 'random' }, { me: true }, { bot: 'random' }],
    };
    const { openGame } = await ada!.data<{ openGame: { game: { id: string } } }>(TABLE('openGame', 'OpenGameInput'), {
      input,
    });
    const again = await ada!.data<{ openGame: { game: { id: string } } }>(TABLE('openGame', 'OpenGameInput'), {
      input,
    });
    expect(again.openGame.game.id).toBe(openGame.game.id);
    const gameId = openGame.game.id;
    await ada!.data(TABLE('startGame', 'StartGameInput'), { input: { gameId, commandId: randomUUID() } });
    await api.settle();
    const seats =
      'query($id: ID!) { game(id: $id) { seats { seat taken bot mine account { name } } waiting { ... on WaitingForSeats { seats step title french: title(locale: FR) } } } }';
    expect(await ada!.data(seats, { id: gameId })).toEqual({
      game: {
        seats: [
          { seat: 0, taken: true, bot: 'random', mine: false, account: null },
          { seat: 1, taken: true, bot: null, mine: true, account: { name: players[0]!.name } },
          { seat: 2, taken: true, bot: 'random', mine: false, account: null },
        ],
        waiting: { seats: [1], step: 'CHOOSE_CARD', title: 'Choice of a card', french: 'Choix d’une carte' },
      },
    });
  });

  it('leaving frees the seat, resigning gives it up permanently', async () => {
    const [ada, bo] = players;
    const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
    const { openGame } = await ada!.data<{ openGame: { game: { id: string } } }>(TABLE('openGame', 'OpenGameInput'), {
      input,
    });
    const gameId = openGame.game.id;
    const on = () => ({ gameId, commandId: randomUUID() });
    await ada!.data(TABLE('leaveGame', 'LeaveGameInput'), { input: { ...on(), seat: 1 } });
    await ada!.data(TABLE('addBot', 'AddBotInput'), { input: { ...on(), bot: 'random', seat: 2 } });
    await bo!.data(TABLE('joinGame', 'JoinGameInput'), { input: { ...on(), seat: 1 } });
    await ada!.data(TABLE('startGame', 'StartGameInput'), { input: on() });
    await bo!.data(TABLE('resign', 'ResignInput'), { input: on() });
    const seats = 'query($id: ID!) { game(id: $id) { seats { resigned } } }';
    expect(await ada!.data(seats, { id: gameId })).toEqual({
      game: { seats: [{ resigned: false }, { resigned: true }, { resigned: false }] },
    });
  });

  it('every past version is readable, as far as the viewer may see it', async () => {
    const id = await openTable(players);
    const query = `query($id: ID!, $version: Int!) { game(id: $id) { version at(version: $version) { version status view { ... on LanternView { hand chosen } } waiting { ... on WaitingForSeats { seats } } } } }`;
    const before = await look(players[0]!, id);
    await submit(players[0]!, { gameId: id, commandId: randomUUID(), command: before.legalCommands[0]!.input });
    const { game } = await players[0]!.data<{ game: { at: { view: { hand: number[] } } } }>(query, {
      id,
      version: before.version,
    });
    expect(game).toMatchObject({
      version: before.version + 1,
      at: { version: before.version, status: 'RUNNING', view: { chosen: null }, waiting: { seats: [0, 1] } },
    });
    expect(game.at.view.hand).toHaveLength(2);
    const other = await players[1]!.data<{ game: { at: { view: { hand: number[] } } } }>(query, {
      id,
      version: before.version,
    });
    const spectator = await new TestClient(api.url).data<{ game: { at: { view: object } } }>(query, {
      id,
      version: before.version,
    });
    expect(other.game.at.view.hand).toHaveLength(2);
    expect(spectator.game.at.view).toEqual({ hand: null, chosen: null });
    expect(await players[0]!.data(query, { id, version: 1 })).toMatchObject({
      game: { at: { version: 1, status: 'OPEN', view: null } },
    });
    expect(await players[0]!.data(query, { id, version: 999 })).toMatchObject({ game: { at: null } });
  });
});
