import { randomUUID } from 'node:crypto';
import { applyPatch, type Operation } from 'rfc6902';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Looked {
  readonly version: number;
  readonly legalCommands: readonly { readonly input: object }[];
  readonly waiting: { readonly stepId?: string };
}

describe('The changes between two versions of a game', () => {
  let api: TestApi;
  let ada: TestClient;
  let ben: TestClient;
  let id: string;
  let last: number;

  const give = async (client: TestClient, mutation: string, kind: string, input: object): Promise<string> => {
    const document = `mutation($input: ${kind}!) { done: ${mutation}(input: $input) { ... on CommandAccepted { game { id } } } }`;
    const { done } = await client.data<{ done: { game: { id: string } } }>(document, {
      input: { commandId: randomUUID(), ...input },
    });
    return done.game.id;
  };
  const look = async (client: TestClient): Promise<Looked> =>
    (
      await client.data<{ game: Looked }>(
        'query($id: ID!) { game(id: $id) { version waiting { ... on WaitingForSeats { stepId } } legalCommands { input } } }',
        { id },
      )
    ).game;
  const viewAt = async (client: TestClient, version: number, as?: object): Promise<unknown> =>
    (
      await client.data<{ game: { at: { viewJson: unknown } | null } }>(
        'query($id: ID!, $version: Int!, $as: ViewerInput) { game(id: $id) { at(version: $version) { viewJson(as: $as) } } }',
        { id, version, as },
      )
    ).game.at?.viewJson;
  const changes = async (client: TestClient, from: number, to: number, as?: object): Promise<Operation[] | null> =>
    (
      await client.data<{ game: { changes: Operation[] | null } }>(
        'query($id: ID!, $from: Int!, $to: Int!, $as: ViewerInput) { game(id: $id) { changes(from: $from, to: $to, as: $as) } }',
        { id, from, to, as },
      )
    ).game.changes;

  beforeAll(async () => {
    api = await sharedTestApi();
    [ada, ben] = (await Promise.all(['Ada', 'Ben'].map((name) => TestClient.register(api.url, name)))) as [
      TestClient,
      TestClient,
    ];
    id = await give(ada, 'openGame', 'OpenGameInput', { options: { lantern: { storms: 2 } }, seats: [{ me: true }] });
    await give(ben, 'joinGame', 'JoinGameInput', { gameId: id });
    await give(ada, 'startGame', 'StartGameInput', { gameId: id });
    for (const client of [ada, ben]) {
      const { legalCommands, waiting } = await look(client);
      const { input } = legalCommands[0]!;
      await give(client, 'submitCommand', 'SubmitCommandInput', { gameId: id, command: input, stepId: waiting.stepId });
    }
    await api.settle();
    last = (await look(ada)).version;
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('are a patch that turns one view into the other, forwards and backwards, for seats and spectators', async () => {
    const versions = Array.from({ length: last }, (_, index) => index + 1);
    for (const [client, as] of [
      [ada, undefined],
      [ben, undefined],
      [ada, { spectator: true }],
    ] as const) {
      const views = await Promise.all(versions.map((version) => viewAt(client, version, as)));
      for (const [from, to] of versions.flatMap(
        (one) =>
          [
            [one, last],
            [last, one],
          ] as const,
      )) {
        const patched = { view: structuredClone(views[from - 1]) };
        const patch = (await changes(client, from, to, as))!.map((each) => ({ ...each, path: `/view${each.path}` }));
        // Results of `fetch` are made outside of jest's realm, so their lists have another constructor.
        expect(
          applyPatch(patched, JSON.parse(JSON.stringify(patch)) as Operation[]).filter((fault) => fault !== null),
        ).toEqual([]);
        expect(patched.view).toEqual(views[to - 1]);
      }
    }
    expect(await changes(ada, last, last)).toEqual([]);
    expect(await changes(ada, last - 1, last)).not.toEqual([]);
  });

  it('show no one the hand of another player', async () => {
    const own = await changes(ada, 1, last);
    const spectators = await changes(ada, 1, last, { spectator: true });
    expect(JSON.stringify(own)).toContain('"hand"');
    expect(JSON.stringify(spectators)).not.toContain('"hand"');
    await expect(changes(ada, 1, last, { seat: 1 })).rejects.toThrow('FORBIDDEN');
  });

  it('are null where the game was never at one of the versions', async () => {
    expect(await changes(ada, 0, last)).toBeNull();
    expect(await changes(ada, 1, last + 1)).toBeNull();
  });

  it('are available over REST', async () => {
    const answer = await fetch(`${api.url}/v1/games/${id}/changes?from=1&to=${last}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(await changes(new TestClient(api.url), 1, last));
  });
});
