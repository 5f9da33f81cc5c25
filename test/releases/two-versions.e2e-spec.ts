/** @jest-environment-options {"ownModules": true} */
import { randomUUID } from 'node:crypto';
import { verifyTranscript } from '#audit';
import { accepted } from '#server/testing';
import { servedRulesets } from '../../apps/rulesets.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

/** What both players are told of a game, whatever its version. */
const LOOK = `query($game: ID!) {
  game(id: $game) {
    rulesVersion rulesDigest ruleset { version }
    waiting { ... on WaitingForSeats { stepId } ... on WaitingForNothing { over } }
    legalCommands { input }
    view { ... on LanternView { winds hand keepers { points } } }
    events(first: 100, types: ["stormBroke"]) { nodes {
      payload { ... on LanternStormBroke { winds wind lanterns { points } } }
      payloadJson
      description
    } }
  }
}`;

interface Storm {
  readonly winds: readonly number[];
  readonly wind: number;
}

interface Looked {
  readonly rulesVersion: string;
  readonly rulesDigest: string;
  readonly ruleset: { readonly version: string };
  readonly waiting: { readonly stepId?: string; readonly over?: string };
  readonly legalCommands: readonly {
    readonly input: { readonly lantern: { readonly chooseCard: { readonly oil: number } } };
  }[];
  readonly view: { readonly winds: readonly number[]; readonly hand: readonly number[] };
  readonly events: {
    readonly nodes: readonly {
      readonly payload: Storm;
      readonly payloadJson: Partial<Storm>;
      readonly description: string;
    }[];
  };
}

/* 1.0: cards of 1 to 9 oil, every storm has one die. Since 1.1: cards of 2 to 10, the last storm has two. */
describe('Games of two versions of The Lantern Keepers, on one server', () => {
  let api: TestApi;
  let clients: readonly TestClient[];
  const games: Record<string, string> = {};

  beforeAll(async () => {
    api = await startTestApi({ rulesets: await servedRulesets({ rules: 'released' }) });
    clients = await Promise.all(['Ada', 'Ben'].map((name) => TestClient.register(api.url, name)));
    const [ada, ben] = clients;
    const { me } = await ada!.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
    const account = Buffer.from(me.account.id, 'base64url').toString('utf8').replace(/^.*:/u, '');
    // As it was opened before 1.1 was released.
    const old = await api.parts.games.open({
      commandId: randomUUID(),
      account,
      ruleset: 'lantern',
      rulesVersion: '1.0',
    });
    games['1.0'] = Buffer.from(`Game:${accepted(old).gameId}`, 'utf8').toString('base64url');
    const opened = await ada!.data<{ openGame: { game: { id: string } } }>(
      `mutation($commandId: ID!) {
        openGame(input: { commandId: $commandId, options: { lantern: {} } }) { ... on CommandAccepted { game { id } } }
      }`,
      { commandId: randomUUID() },
    );
    games['1.3'] = opened.openGame.game.id;
    for (const game of Object.values(games)) {
      for (const client of clients) await given(client, 'joinGame', 'JoinGameInput', game);
      await given(ada!, 'startGame', 'StartGameInput', game);
    }
    expect(ben).toBeDefined();
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  /** A mutation that is accepted. */
  async function given(
    client: TestClient,
    name: string,
    input: string,
    gameId: string,
    more: object = {},
  ): Promise<void> {
    const document = `mutation($input: ${input}!) { ${name}(input: $input) { __typename ... on CommandRejected { message } } }`;
    const answer = await client.data<object>(document, { input: { commandId: randomUUID(), gameId, ...more } });
    expect(answer).toEqual({ [name]: { __typename: 'CommandAccepted' } });
  }
  const look = async (client: TestClient, version: string): Promise<Looked> =>
    (await client.data<{ game: Looked }>(LOOK, { game: games[version] })).game;

  it('go on side by side, each under its own rules, over one set of types', async () => {
    const over = async (): Promise<boolean> =>
      (await Promise.all(Object.keys(games).map((version) => look(clients[0]!, version)))).every(
        ({ waiting }) => waiting.over !== undefined,
      );
    for (let round = 0; !(await over()); round += 1) {
      expect(round).toBeLessThan(3);
      // Turn about, so that each goes on while the other waits.
      for (const client of clients)
        for (const version of Object.keys(games)) {
          const { legalCommands, waiting, view } = await look(client, version);
          const [first] = legalCommands;
          expect(view.hand).toContain(first!.input.lantern.chooseCard.oil);
          const more = { command: first!.input, stepId: waiting.stepId };
          await given(client, 'submitCommand', 'SubmitCommandInput', games[version]!, more);
        }
      await api.settle();
    }

    const [older, newer] = await Promise.all(['1.0', '1.3'].map((version) => look(clients[1]!, version)));
    const registry = await servedRulesets({ rules: 'released' });
    for (const [version, game] of [
      ['1.0', older!],
      ['1.3', newer!],
    ] as const) {
      expect(game.rulesVersion).toBe(version);
      expect(game.rulesDigest).toBe((await registry.release('lantern', version))?.digest);
      expect(game.ruleset.version).toBe(registry.find('lantern')?.version);
      expect(game.events.nodes).toHaveLength(3);
      expect(game.view.winds).toEqual(game.events.nodes.map(({ payload }) => payload.wind));
    }
    expect(older!.events.nodes.map(({ payload }) => payload.winds.length)).toEqual([1, 1, 1]);
    expect(newer!.events.nodes.map(({ payload }) => payload.winds.length)).toEqual([1, 1, 2]);
  });

  it('show events of the older one in the form of today, and as they were written', async () => {
    const { events } = await look(clients[0]!, '1.0');
    for (const { payload, payloadJson, description } of events.nodes) {
      expect(payload.wind).toBe(payload.winds[0]);
      expect(payloadJson.winds).toEqual(payload.winds);
      expect(payloadJson.wind).toBeUndefined();
      expect(description).toContain(`wind ${payload.wind}.`);
    }
    const { events: today } = await look(clients[0]!, '1.3');
    expect(today.nodes.map(({ payloadJson }) => payloadJson.wind)).toEqual(
      today.nodes.map(({ payload }) => Math.max(...payload.winds)),
    );
  });

  it.each(['1.0', '1.3'])('are judged by their own rules: %s, and by no other', async (version) => {
    const gameId = Buffer.from(games[version]!, 'base64url').toString('utf8').replace(/^.*:/u, '');
    const loaded = await api.parts.games.load(gameId);
    const lines: string[] = [];
    for await (const line of api.parts.transcripts.of(loaded!, [])) lines.push(line);
    const registry = await servedRulesets({ rules: 'released' });
    const verdictBy = (judging: string) =>
      verifyTranscript([Buffer.from(lines.join(''))], {
        rulesOf: async ({ name, digest }) => {
          const release = await registry.pinned({ name, version: judging });
          return judging === version ? release : { ...release, digest };
        },
      });
    expect(await verdictBy(version)).toMatchObject({ ok: true, end: { ruleset: { version } } });
    const other = version === '1.0' ? '1.3' : '1.0';
    // Even by rules that say that they are the right ones: the first event names its version.
    expect(await verdictBy(other)).toMatchObject({ ok: false, fault: { version: 1, reason: 'events' } });
  });
});
