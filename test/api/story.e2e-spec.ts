import { randomUUID } from 'node:crypto';
import { importances, type Importance } from '#kernel';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Told {
  readonly version: number;
  readonly type: string;
  readonly importance: Importance;
  readonly description: string;
}

interface Reason {
  readonly ruleId: string;
  readonly text: string;
  readonly parts: readonly { readonly label: string; readonly value: string }[];
}

interface Page {
  readonly nodes: readonly Told[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean; readonly endCursor: string };
}

const FIELDS = 'version type importance description';
const run = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { ... on CommandAccepted { game { id } } } }`;

describe('The story of a game', () => {
  let api: TestApi;
  let ada: TestClient;
  let gameId: string;
  let all: readonly Told[];

  beforeAll(async () => {
    api = await startTestApi({ settings: { sockets: { telling: 11 } } });
    ada = await TestClient.register(api.url, 'Ada');
    const bot = { bot: 'random' };
    const input = { commandId: randomUUID(), options: { lantern: { storms: 4 } }, seats: [bot, bot, bot, bot] };
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(run('openGame', 'OpenGameInput'), {
      input,
    });
    gameId = openGame.game.id;
    await ada.data(run('startGame', 'StartGameInput'), { input: { gameId, commandId: randomUUID() } });
    await api.settle();
    all = await follow('DETAIL');
  });
  afterAll(() => api.close());

  async function follow(atLeast: Importance, afterVersion = 0): Promise<readonly Told[]> {
    const socket = ada.socket();
    const heard: Told[] = [];
    const query = `subscription($gameId: ID!, $afterVersion: Int!, $atLeast: Importance) {
      gameEvents(gameId: $gameId, afterVersion: $afterVersion, atLeast: $atLeast) { ${FIELDS} } }`;
    const stream = socket.iterate<{ gameEvents: Told }>({ query, variables: { gameId, afterVersion, atLeast } });
    for await (const { data, errors } of stream) {
      if (errors) throw new Error(JSON.stringify(errors));
      if (data) heard.push(data.gameEvents);
    }
    await socket.dispose();
    return heard;
  }

  async function page(asked: string): Promise<Page> {
    const query = `query($id: ID!) { game(id: $id) { events(${asked}) {
      nodes { ${FIELDS} } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
    return (await ada.data<{ game: { events: Page } }>(query, { id: gameId })).game.events;
  }

  const among = (...wanted: readonly Importance[]): readonly Told[] =>
    all.filter(({ importance }) => wanted.includes(importance));

  it('is a part of its events, in order', async () => {
    expect(new Set(all.map(({ importance }) => importance))).toEqual(new Set(importances));
    expect((await page('first: 100, atLeast: STORY')).nodes).toEqual(among('STORY', 'TURNING_POINT'));
    const { nodes, pageInfo } = await page('first: 100, atLeast: TURNING_POINT');
    expect(nodes).toEqual(among('TURNING_POINT'));
    expect(nodes.map(({ type }) => type)).toEqual(['stormBroke', 'stormBroke', 'stormBroke', 'stormBroke', 'gameOver']);
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(nodes.length).toBeLessThan(all.length / 4);
  });

  it('LANTERN-006 says why a storm left lanterns lit, over GraphQL and REST, with the name of the points and their rule', async () => {
    const query = `query($id: ID!) { game(id: $id) {
      events(first: 1, types: ["stormBroke"]) { nodes { payloadJson why(locale: FR) { ruleId text parts { label value ruleId } } } }
      opening: events(first: 1) { nodes { why { ruleId } } }
      ruleset { scoreParts(locale: EN) { name title ruleId } } } }`;
    const { game } = await ada.data<{
      game: {
        events: { nodes: [{ payloadJson: { lanterns: { points: number }[] }; why: Reason }] };
        opening: unknown;
        ruleset: unknown;
      };
    }>(query, { id: gameId });
    const [{ payloadJson, why }] = game.events.nodes;
    expect(why.ruleId).toBe('LANTERN-006');
    expect(why.text).toMatch(/^Le vent est de \d : .+\.$/);
    expect(why.parts.map(({ value }) => Number.parseInt(value, 10))).toEqual(
      payloadJson.lanterns.map(({ points }) => points),
    );
    expect(game.opening).toEqual({ nodes: [{ why: null }] });
    expect(game.ruleset).toEqual({ scoreParts: [{ name: 'lanterns', title: 'lanterns', ruleId: 'LANTERN-006' }] });
    const headers = { authorization: `Bearer ${ada.token ?? ''}`, 'accept-language': 'fr' };
    const rest = await fetch(`${api.url}/v1/games/${gameId}/events?first=1&types=stormBroke`, { headers });
    expect(await rest.json()).toMatchObject({ nodes: [{ why }] });
  });

  it('leaves nothing out by default', async () => {
    expect((await page('first: 100')).nodes).toEqual(all);
    expect((await page('first: 100, atLeast: null')).nodes).toEqual(all);
    expect(all.map(({ version }) => version)).toEqual(all.map((_, place) => place + 1));
  });

  it('continues from a cursor, forward and back, with any filter before', async () => {
    const [begin, ...rest] = among('TURNING_POINT');
    const first = await page('first: 1, atLeast: TURNING_POINT');
    expect(first).toMatchObject({ nodes: [begin], pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const next = await page(`first: 100, after: "${first.pageInfo.endCursor}", atLeast: TURNING_POINT`);
    expect(next).toMatchObject({ nodes: rest, pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    const before = await page(`last: 2, before: "${next.pageInfo.endCursor}", atLeast: TURNING_POINT`);
    expect(before).toMatchObject({ nodes: rest.slice(1, 3), pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    const detail = await page(`first: 1, after: "${first.pageInfo.endCursor}"`);
    expect(detail.nodes).toEqual([all[first.nodes[0]!.version]]);
  });

  it.each<[Importance, ...Importance[]]>([['STORY', 'TURNING_POINT'], ['TURNING_POINT']])(
    'is sent to a subscriber from %s up, and nothing else',
    async (atLeast, ...more) => {
      const wanted = among(atLeast, ...more);
      expect(await follow(atLeast)).toEqual(wanted);
      expect(await follow(atLeast, wanted[1]!.version)).toEqual(wanted.slice(2));
    },
  );

  it('costs a subscriber also for skipped events', async () => {
    const remaining = async (): Promise<number> =>
      Number((await ada.post('{ __typename }')).get('ratelimit-remaining'));
    const spent = async (afterVersion: number): Promise<number> => {
      const before = await remaining();
      await follow('TURNING_POINT', afterVersion);
      return before - (await remaining());
    };
    const told = among('TURNING_POINT').length;
    // A message costs 5 points, one for it, and 5 for its fields.
    expect((await spent(0)) - (await spent(all.length))).toBeGreaterThanOrEqual(told * 11 + (all.length - told));
  });

  it('costs more than a page of all events, since the rest is read as well', async () => {
    const costOf = async (asked: string): Promise<number> => {
      const query = `query($id: ID!) { game(id: $id) { events(${asked}) { nodes { version } } } }`;
      const { extensions } = await ada.ask(query, { id: gameId });
      return (extensions!['cost'] as { requested: number }).requested;
    };
    expect((await costOf('first: 1, atLeast: STORY')) - (await costOf('first: 1'))).toBe(500);
  });
});
