import { randomUUID } from 'node:crypto';
import { starterDecks } from '#cards/decks';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, type Player } from './league-host.js';

const SAVE = 'mutation ($input: SaveDeckInput!) { saveDeck(input: $input) { id } }';
const JOIN = `mutation ($input: JoinGameInput!) { joinGame(input: $input) {
  __typename ... on CommandAccepted { game { id } } ... on CommandRejected { code } } }`;
const MINE = `{ me { pairings { nodes { league { name } season { number ruleset { name } } round seat joinsYourself
  startsAt joinBy pairing { gameId game { status } } } } } }`;
const GAME = `query ($id: ID!) { game(id: $id) { status league { name }
  seats { seat mine brought { ... on ArenaBrought { deck { cards { cardId copies } } } } } } }`;

interface Mine {
  readonly me: {
    readonly pairings: {
      readonly nodes: readonly { readonly startsAt: string; readonly joinBy: string }[];
    };
  };
}

interface Looked {
  readonly game: {
    readonly status: string;
    readonly league: { readonly name: string };
    readonly seats: readonly { readonly mine: boolean; readonly brought: object | null }[];
  };
}

/** A season of duels to which all players bring their own decks, only through the API. */
describe('A season with decks of the players', () => {
  const { cards } = starterDecks.HOLLOW_TIDE.decks.ARENA;
  let api: TestApi;
  let host: LeagueHost;
  let players: readonly Player[];

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await bots(api, 4);
    host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Duels');
    const plan = { format: { ROUND_ROBIN: {} }, table: { seating: 'BY_PLAYERS' } };
    await host.season(1, { arena: {} }, plan, players);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const join = ({ client }: Player, gameId: string, deckId?: string) =>
    client.ask(JOIN, { input: { commandId: randomUUID(), gameId, deckId } });
  const joined = { joinGame: { __typename: 'CommandAccepted' } };
  const look = async ({ client }: Player, id: string): Promise<Looked['game']> =>
    (await client.data<Looked>(GAME, { id })).game;

  it('begins a game when both have joined, and shows a deck only to its owner', async () => {
    await host.pair(1, 1);
    await api.settle();
    const [pairing, other] = await host.pairings(1);
    const [one, two] = pairing!.players.map((id) => players.find((player) => player.id === id)!) as [Player, Player];
    const { gameId } = pairing!;
    const [mine] = (await one.client.data<Mine>(MINE)).me.pairings.nodes;
    expect(mine).toMatchObject({
      league: { name: 'Duels' },
      season: { number: 1, ruleset: { name: 'arena' } },
      round: 1,
      seat: 0,
      joinsYourself: true,
      pairing: { gameId, game: { status: 'OPEN' } },
    });
    expect(Date.parse(mine!.joinBy)).toBeGreaterThan(Date.parse(mine!.startsAt));
    const stranger = players.find(({ id }) => id === other!.players[0])!;
    expect((await join(stranger, gameId)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    const { saveDeck } = await two.client.data<{ saveDeck: { id: string } }>(SAVE, { input: { name: 'Mine', cards } });
    expect((await join(two, gameId, saveDeck.id)).data).toMatchObject(joined);
    await api.settle();
    expect(await look(one, gameId)).toMatchObject({ status: 'OPEN', league: { name: 'Duels' } });
    expect((await join(one, gameId)).data).toMatchObject(joined);
    await api.settle();
    const { status, seats } = await look(two, gameId);
    expect(status).toBe('RUNNING');
    expect(seats.map(({ mine, brought }) => [mine, brought])).toEqual([
      [false, null],
      [true, { deck: { cards } }],
    ]);
    expect((await look(one, gameId)).seats[1]).toMatchObject({ mine: false, brought: null });
  });
});
