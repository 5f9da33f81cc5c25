import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const ANSWER =
  '__typename ... on CommandAccepted { events { type description } } ... on CommandRejected { code message }';
const doing = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { ${ANSWER} } }`;
const PROPOSE = doing('propose', 'ProposeInput');
const ANSWER_IT = doing('answerProposal', 'AnswerProposalInput');
const END_PAUSE = doing('endPause', 'EndPauseInput');
const HAND = doing('handToBot', 'HandToBotInput');

const SHOWN = `query($id: ID!) { game(id: $id) {
  undo undoesTo pause { until } waiting { ... on WaitingForSeats { deadline } } legalCommands(first: 1) { input }
  proposal { number awaits terms { type seat kind to asked since { type count } } }
  seats { bot formerly { account { name } } }
} }`;

interface Shown {
  readonly game: {
    readonly undoesTo: readonly number[];
    readonly proposal: { readonly number: number } | null;
    readonly legalCommands: readonly { readonly input: object }[];
  };
}

describe('What players agree on', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    [ada, bo] = await Promise.all([TestClient.register(api.url, 'Ada'), TestClient.register(api.url, 'Bo')]);
  });
  afterAll(() => api.close());

  const on = (gameId: string, more: object = {}) => ({ input: { gameId, commandId: randomUUID(), ...more } });
  const shown = async (client: TestClient, id: string): Promise<Shown['game']> =>
    (await client.data<Shown>(SHOWN, { id })).game;
  const started = async (): Promise<string> => {
    const OPEN =
      'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
    const input = { commandId: randomUUID(), options: { lantern: {} }, undo: 'CONSENT', seats: [{ me: true }] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
    const { id } = openGame.game;
    await bo.data('mutation($input: JoinGameInput!) { joinGame(input: $input) { __typename } }', on(id));
    await ada.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', on(id));
    return id;
  };

  it('is a pause: proposed, agreed to, shown, and ended', async () => {
    const id = await started();
    const told = await ada.data(PROPOSE, on(id, { kind: 'PAUSE', seconds: 3_600 }));
    expect(told).toMatchObject({
      propose: { events: [{ description: expect.stringMatching(/proposes a pause\.$/) }] },
    });
    const { proposal } = await shown(bo, id);
    expect(proposal).toMatchObject({ awaits: [1], terms: { type: 'proposed', seat: 0, kind: 'PAUSE', asked: [1] } });
    await bo.data(ANSWER_IT, on(id, { proposal: proposal!.number, agrees: true }));
    expect(await shown(ada, id)).toMatchObject({
      proposal: null,
      pause: { until: expect.any(String) },
      waiting: { deadline: null },
      legalCommands: [],
    });
    expect(await bo.data(END_PAUSE, on(id))).toMatchObject({ endPause: { events: [{ type: 'pauseEnded' }] } });
    expect(await shown(ada, id)).toMatchObject({ pause: null, legalCommands: [{}] });
  });

  it('is an undo, at tables opened for it, with what became known since', async () => {
    const id = await started();
    const { legalCommands } = await shown(ada, id);
    const command = legalCommands[0]!.input;
    await ada.data(doing('submitCommand', 'SubmitCommandInput'), on(id, { command }));
    const { undoesTo } = await shown(ada, id);
    expect(undoesTo).toHaveLength(1);
    expect((await shown(bo, id)).undoesTo).toEqual([]);
    await ada.data(PROPOSE, on(id, { kind: 'UNDO' }));
    const { proposal } = await shown(bo, id);
    expect(proposal).toMatchObject({ terms: { to: undoesTo[0], since: [] } });
    expect(await ada.data(ANSWER_IT, on(id, { proposal: proposal!.number, agrees: true }))).toMatchObject({
      answerProposal: { code: 'NOT_ASKED' },
    });
    expect(await bo.data(ANSWER_IT, on(id, { proposal: proposal!.number, agrees: true }))).toMatchObject({
      answerProposal: { events: [{ type: 'proposalAnswered' }, { type: 'undone' }] },
    });
    expect(await shown(ada, id)).toMatchObject({ undo: 'CONSENT', undoesTo: [], legalCommands: [{ input: command }] });
  });

  it('is not the business of others, and a seat handed to a bot says whose it was', async () => {
    const id = await started();
    const cy = await TestClient.register(api.url, 'Cy');
    expect((await cy.ask(PROPOSE, on(id, { kind: 'PAUSE' }))).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await ada.data(PROPOSE, on(id, { kind: 'PAUSE', seconds: 5 }))).toMatchObject({
      propose: { code: 'INVALID_COMMAND' },
    });
    await bo.data(HAND, on(id, { bot: 'random' }));
    expect((await shown(ada, id)) as unknown).toMatchObject({
      seats: [
        { bot: null, formerly: [] },
        { bot: 'random', formerly: [{ account: { name: expect.stringMatching(/^Bo/) } }] },
      ],
    });
  });
});
