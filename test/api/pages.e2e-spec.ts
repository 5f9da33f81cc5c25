import { randomUUID } from 'node:crypto';
import { until } from '#event-store/testing';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

interface Page {
  readonly edges: readonly { readonly cursor: string }[];
  readonly nodes: readonly { readonly id: string; readonly version: number }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const PAGE = 'edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

describe('Lists', () => {
  let api: TestApi;
  let ada: TestClient;
  const ids: string[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    ada = await TestClient.register(api.url, 'Ada');
    for (let game = 0; game < 5; game += 1) {
      const input = {
        commandId: randomUUID(),
        options: { lantern: {} },
        seats: game === 3 ? [] : [{ me: true }, { bot: 'random' }],
      };
      const query =
        'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
      const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(query, { input });
      ids.push(openGame.game.id);
      const opened = Date.now();
      await until('the next is opened later', () => Date.now() > opened);
    }
  });
  afterAll(() => api.close());

  const games = async (page: string, filter = '{}'): Promise<Page> =>
    (await ada.data<{ games: Page }>(`{ games(${page}, filter: ${filter}) { nodes { id version } ${PAGE} } }`)).games;
  const numbers = ({ nodes }: Page): number[] => nodes.map(({ id }) => ids.indexOf(id));

  it('of games go forward and back, a page at a time', async () => {
    const first = await games('first: 2, oldestFirst: true');
    expect(numbers(first)).toEqual([0, 1]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await games(`first: 2, oldestFirst: true, after: "${first.pageInfo.endCursor}"`);
    expect(numbers(second)).toEqual([2, 3]);
    const third = await games(`first: 2, oldestFirst: true, after: "${second.pageInfo.endCursor}"`);
    expect(numbers(third)).toEqual([4]);
    expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await games(`last: 2, oldestFirst: true, before: "${third.pageInfo.startCursor}"`);
    expect(numbers(back)).toEqual([2, 3]);
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(numbers(await games('first: 10'))).toEqual([4, 3, 2, 1, 0]);
    expect(numbers(await games('last: 2'))).toEqual([1, 0]);
  });

  it('of games are filtered', async () => {
    const { me } = await ada.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
    expect(numbers(await games('first: 10, oldestFirst: true', '{ mine: true }'))).toEqual([0, 1, 2, 4]);
    expect(
      numbers(
        await games(
          'first: 10, oldestFirst: true',
          `{ account: "${me.account.id}", status: OPEN, ruleset: "lantern" }`,
        ),
      ),
    ).toEqual([0, 1, 2, 4]);
    expect(numbers(await games('first: 10', '{ status: RUNNING }'))).toEqual([]);
    expect(numbers(await games('first: 10', '{ ruleset: "guilds" }'))).toEqual([]);
  });

  it('of events are the versions, in order', async () => {
    const events = async (page: string): Promise<Page> =>
      (
        await ada.data<{ game: { events: Page } }>(
          `query($id: ID!) { game(id: $id) { events(${page}) { nodes { version } ${PAGE} } } }`,
          { id: ids[0] },
        )
      ).game.events;
    const versions = ({ nodes }: Page): number[] => nodes.map(({ version }) => version);
    const first = await events('first: 2');
    expect(versions(first)).toEqual([1, 2]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const rest = await events(`first: 2, after: "${first.pageInfo.endCursor}"`);
    expect(versions(rest)).toEqual([3]);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(versions(await events('last: 2'))).toEqual([2, 3]);
    expect(versions(await events(`last: 5, before: "${rest.pageInfo.startCursor}"`))).toEqual([1, 2]);
    expect(versions(await events(`first: 5, after: "${rest.pageInfo.endCursor}"`))).toEqual([]);
  });

  it('node finds games, accounts and rulesets by their ids', async () => {
    const { me, ruleset } = await ada.data<{ me: { account: { id: string } }; ruleset: { id: string } }>(
      '{ me { account { id } } ruleset(name: "lantern") { id } }',
    );
    const find = async (id: string): Promise<unknown> =>
      (await ada.data<{ node: unknown }>('query($id: ID!) { node(id: $id) { __typename id } }', { id })).node;
    expect(await find(ids[0]!)).toEqual({ __typename: 'Game', id: ids[0] });
    expect(await find(me.account.id)).toEqual({ __typename: 'Account', id: me.account.id });
    expect(await find(ruleset.id)).toEqual({ __typename: 'Ruleset', id: ruleset.id });
    expect(await find('nonsense')).toBeNull();
  });

  it('the names of many players are read together', async () => {
    const { accounts } = api.parts;
    const asked: (readonly string[])[] = [];
    const read = accounts.accounts.bind(accounts);
    accounts.accounts = (wanted) => (asked.push(wanted), read(wanted));
    await ada.data('{ games(first: 10) { nodes { openedBy { name } seats { account { name } } } } }');
    expect(asked).toHaveLength(1);
    accounts.accounts = read;
  });
});
