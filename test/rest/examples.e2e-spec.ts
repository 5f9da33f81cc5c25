import { rulesets } from '../../apps/rulesets.js';
import { ownName, sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { RestClient } from './rest-client.js';

/** The most games until an example of a command is legal: it depends on the cards that are dealt, and is in one of ten at least. */
const MOST_GAMES = 400;

describe.each([undefined, ...rulesets.map(({ name }) => name)])('The examples of the document of %s', (ruleset) => {
  let api: TestApi;
  let rest: RestClient;
  let token: string;

  beforeAll(async () => {
    api = await sharedTestApi();
    rest = await RestClient.of(api.url, ruleset);
  });
  afterAll(() => api.close());

  it('fit their schemas', () => {
    for (const operation of rest.operations()) rest.checkExamples(operation);
  });

  /** A game of the example, running, of a new account: one may sit in so many games. */
  async function started(): Promise<{ readonly gameId: string }> {
    const account = await rest.ask('createAccount', { body: { name: ownName('Ada') } });
    token = (account.body as { token: string }).token;
    const { status, body, text } = await rest.ask('openGame', { token, body: rest.example('openGame')! });
    if (status !== 201) throw new Error(text);
    const path = { gameId: (body as { game: { id: string } }).game.id };
    await rest.ask('startGame', { token, path });
    await api.settle();
    return path;
  }

  it('are accepted: a game that begins, and a command that can be its first', async () => {
    for (let games = 0; games < MOST_GAMES; games += 1) {
      const path = await started();
      const ask = (operation: string) => rest.ask(operation, { token, path, body: rest.example(operation)! });
      if ((await ask('validateCommand')).status === 200 && (await ask('submitCommand')).status === 200) break;
    }
    for (let games = 0; games < MOST_GAMES && !rest.exemplary.has('submitCommands'); games += 1)
      await rest.ask('submitCommands', { path: await started(), token, body: rest.example('submitCommands')! });
    expect([...rest.exemplary]).toEqual(
      expect.arrayContaining(['openGame', 'validateCommand', 'submitCommand', 'submitCommands']),
    );
  });
});
