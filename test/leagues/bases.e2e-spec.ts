import { randomUUID } from 'node:crypto';
import { deckCommitment } from '#leagues';
import { skarov } from '#skarov-presentation';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, type Player, type ToldPairing } from './league-host.js';

const SAVE = 'mutation ($input: SaveBaseInput!) { saveBase(input: $input) { id } }';
const RESIGN = 'mutation ($input: ResignInput!) { resign(input: $input) { __typename } }';
const BASE = 'brought { ... on SkarovBrought { base { tiles { faceId turns } } } }';
const DECKS = `query ($id: ID!) { league(id: $id) { season(number: 1) {
  decks { nodes { account { id } commitment shown salt content ${BASE} } } } } }`;
const GAME = `query ($id: ID!) { game(id: $id) { status seats { seat account { id } ${BASE} } } }`;

interface Brought {
  readonly base: { readonly tiles: readonly { readonly faceId: string; readonly turns: number }[] } | null;
}
interface ToldDeck {
  readonly account: { readonly id: string };
  readonly commitment: string;
  readonly shown: boolean;
  readonly salt: string | null;
  readonly content: string | null;
  readonly brought: Brought | null;
}
interface ToldGame {
  readonly status: string;
  readonly seats: readonly { readonly account: { readonly id: string }; readonly brought: Brought | null }[];
}

const {
  id: _id,
  name: _name,
  heroes: _heroes,
  ...office
} = skarov.content!.bases.find(({ id }) => id === 'branch-office')!;
/** The Branch Office, and the same with its backmost room turned round. */
const layouts = [
  office,
  { ...office, tiles: office.tiles.map((tile) => (tile.faceId === 't8b' ? { ...tile, turns: 2 } : tile)) },
];
const turnsOf = (brought: Brought | null | undefined): number | undefined =>
  brought?.base?.tiles.find(({ faceId }) => faceId === 't8b')?.turns;
const turnsIn = layouts.map(({ tiles }) => tiles.find(({ faceId }) => faceId === 't8b')!.turns);

/** A season of Skarov in which each player is the overlord once, with a base of their own, only through the API. */
describe('A season to which players submit bases', () => {
  let api: TestApi;
  let host: LeagueHost;
  let run: TestClient;
  let players: readonly Player[];

  beforeAll(async () => {
    api = await sharedTestApi();
    players = await bots(api, 3);
    run = await TestClient.register(api.url, 'Host');
    host = await LeagueHost.open(run, 'Raids');
    const plan = { format: { ROUND_ROBIN: { twice: true } }, decks: { shown: 'AT_THE_END' } };
    await host.season(1, { skarov: { heroes: 1 } }, plan, players);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  const submit = async ({ id, client }: Player, layout: object): Promise<object> => {
    const input = { name: 'The Office', layout };
    const { saveBase } = await client.data<{ saveBase: { id: string } }>(SAVE, { input });
    return { submitDeck: { season: 1, player: id, baseId: saveBase.id } };
  };
  const decks = async (client: TestClient): Promise<readonly ToldDeck[]> => {
    interface Told {
      readonly league: { readonly season: { readonly decks: { readonly nodes: readonly ToldDeck[] } } };
    }
    return (await client.data<Told>(DECKS, { id: host.leagueId })).league.season.decks.nodes;
  };
  /** The turned room in the base of each seat, as a player sees it. */
  const seen = async ({ client }: Player, gameId: string): Promise<readonly (number | undefined)[]> => {
    const { game } = await client.data<{ game: ToldGame }>(GAME, { id: gameId });
    return game.seats.map(({ brought }) => turnsOf(brought));
  };
  const ofIndex = (account: string): number => players.findIndex(({ id }) => id === account);

  it('takes those that the overlord of a game may bring, refuses others with the reason, and drops players without one', async () => {
    const [one] = players as [Player];
    expect(await host.codeOf(await submit(one, { ...office, tiles: office.tiles.slice(1) }), one.client)).toBe(
      'DECK_REFUSED',
    );
    for (const [index, layout] of layouts.entries())
      await host.must(await submit(players[index]!, layout), players[index]!.client);
    await host.pair(1, 1);
    await api.settle();
    expect((await decks(run)).map(({ account, brought }) => [account.id, turnsOf(brought)])).toEqual(
      turnsIn.map((turns, index) => [players[index]!.id, turns]),
    );
    const [pairing, ...others] = await host.pairings(1);
    expect(others).toEqual([]);
    expect(pairing!.players.toSorted()).toEqual(
      players
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('brings the base to the seat of the overlord alone, hidden from the hero, until the game is over', async () => {
    const overlords: number[] = [];
    for (const round of [1, 2]) {
      if (round > 1) await host.pair(1, round);
      await api.settle();
      const [{ gameId, players: two }] = (await host.pairings(1)) as [ToldPairing];
      const [hero, overlord] = two.map(ofIndex) as [number, number];
      const turns = turnsIn[overlord];
      expect(await seen(players[hero]!, gameId)).toEqual([undefined, undefined]);
      expect(await seen(players[overlord]!, gameId)).toEqual([undefined, turns]);
      await players[hero]!.client.data(RESIGN, { input: { gameId, commandId: randomUUID() } });
      await api.settle();
      expect(await seen(players[hero]!, gameId)).toEqual([undefined, turns]);
      expect((await decks(players[hero]!.client)).map(({ content }) => content !== null)).toEqual(
        [0, 1].map((index) => index === hero),
      );
      overlords.push(overlord);
    }
    expect(overlords.toSorted()).toEqual([0, 1]);
  });

  it('shows all bases when it is closed, with salts that prove them', async () => {
    await host.must({ closeSeason: { season: 1 } });
    const shown = await decks(new TestClient(api.url));
    expect(shown.map(({ shown, brought }) => [shown, turnsOf(brought)])).toEqual(turnsIn.map((turns) => [true, turns]));
    for (const { commitment, salt, content } of shown)
      expect(deckCommitment({ salt: salt!, content: content! })).toBe(commitment);
  });
});
