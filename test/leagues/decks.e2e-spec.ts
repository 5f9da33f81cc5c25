import { randomUUID } from 'node:crypto';
import { ChroniclerClient } from '#client';
import { deckCommitment } from '#leagues';
import { starterDecks } from '#cards/decks';
import { Receiver } from '#webhooks/testing';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost, savedDeck, type Player } from './league-host.js';

const DECKS = `query ($id: ID!) { league(id: $id) { season(number: 1) { plan { decks { shown } }
  decks { nodes { entry { player } account { id } commitment shown salt content
    brought { ... on ArenaBrought { deck { cards { cardId copies } } } } } } } } }`;
const GAME = `query ($id: ID!) { game(id: $id) { status
  seats { account { id } brought { ... on ArenaBrought { deck { cards { cardId copies } } } } } } }`;
const HOOK = 'mutation ($input: CreateLeagueWebhookInput!) { createLeagueWebhook(input: $input) { webhook { id } } }';

interface ToldDeck {
  readonly account: { readonly id: string };
  readonly commitment: string;
  readonly shown: boolean;
  readonly salt: string | null;
  readonly content: string | null;
  readonly brought: object | null;
}

interface Seats {
  readonly game: {
    readonly status: string;
    readonly seats: readonly { readonly account: { readonly id: string }; readonly brought: object | null }[];
  };
}

/** A season with hidden decks, only through the API. */
describe('A season to which players submit decks', () => {
  const { cards } = starterDecks.HOLLOW_TIDE.decks.ARENA;
  let api: TestApi;
  let run: TestClient;
  let judge: TestClient;
  let host: LeagueHost;
  let receiver: Receiver;
  let players: readonly Player[];

  beforeAll(async () => {
    api = await sharedTestApi();
    receiver = await Receiver.start();
    players = await bots(api, 4);
    run = await TestClient.register(api.url, 'Host');
    judge = await TestClient.register(api.url, 'Judge');
    host = await LeagueHost.open(run, 'Closed decks');
    await host.must({ appoint: { account: `@${judge.name}`, role: 'JUDGE', reason: 'Knows the cards.' } });
    const address = `http://127.0.0.1:${receiver.port}/`;
    await run.data(HOOK, { input: { leagueId: host.leagueId, address } });
    const plan = { format: { SWISS: { rounds: 2 } }, decks: { shown: 'AT_THE_END' } };
    await host.season(1, { arena: {} }, { ...plan, registration: { checkIn: {} } }, players);
  });
  afterAll(async () => {
    await api.close();
    await receiver.stop();
    expect(api.faults).toEqual([]);
  });

  const decksFor = async (client: TestClient): Promise<readonly ToldDeck[]> => {
    const told = await client.data<{ league: { season: { decks: { nodes: readonly ToldDeck[] } } } }>(DECKS, {
      id: host.leagueId,
    });
    return told.league.season.decks.nodes;
  };
  const submit = (player: string, deckId: string): object => ({ submitDeck: { season: 1, player, deckId } });

  it('takes a legal deck of the player, needs it for check-in, and keeps a copy', async () => {
    const [one, two] = players as [Player, Player];
    expect(await host.codeOf({ checkIn: { season: 1, player: one.id } }, one.client)).toBe('DECK_MISSING');
    const short = await savedDeck(one.client, { cards: cards.slice(0, 1) });
    expect(await host.codeOf(submit(one.id, short), one.client)).toBe('DECK_REFUSED');
    for (const { id, client } of players.slice(0, 3)) {
      await host.must(submit(id, await savedDeck(client)), client);
      await host.must({ checkIn: { season: 1, player: id } }, client);
    }
    const strange = await two.client.ask(
      'mutation ($input: LeagueCommandRequest!) { leagueCommand(input: $input) { __typename } }',
      { input: { leagueId: host.leagueId, commandId: randomUUID(), command: submit(two.id, short) } },
    );
    expect(strange.errors?.[0]?.message).toBe('You have no such deck.');
    expect((await decksFor(one.client)).find(({ account }) => account.id === one.id)).toMatchObject({
      shown: false,
      brought: { deck: { cards } },
    });
  });

  it('shows a deck to its player and to judges, and in no answer, file, webhook or transcript to others', async () => {
    await host.pair(1, 1);
    await api.settle();
    const [one, two] = players as [Player, Player];
    const seen = async (client: TestClient): Promise<readonly string[]> =>
      (await decksFor(client)).filter(({ content }) => content !== null).map(({ account }) => account.id);
    const ids = players.slice(0, 3).map(({ id }) => id);
    expect(await seen(run)).toEqual(ids);
    expect(await seen(judge)).toEqual(ids);
    expect(await seen(two.client)).toEqual([two.id]);
    expect(await seen(new TestClient(api.url))).toEqual([]);
    const salts = (await decksFor(judge)).map(({ salt }) => salt!);
    const league = `/v1/leagues/${host.leagueId}`;
    const files = ['', '/entries', '/rounds', '/standings', '/decks', '/proposal', '/season.trf', '/entrants.csv'];
    const paths = [
      league,
      `${league}/events`,
      `${league}/transcript`,
      ...files.map((file) => `${league}/seasons/1${file}`),
    ];
    const shown = await Promise.all(paths.map(async (path) => (await fetch(`${api.url}${path}`)).text()));
    const { game } = await one.client.data<Seats>(GAME, { id: (await host.pairings(1))[0]!.gameId });
    expect(game.status).toBe('RUNNING');
    expect(game.seats.flatMap(({ account, brought }) => (brought ? [account.id] : []))).toEqual([one.id]);
    expect(receiver.received.map(({ body }) => body).join()).toContain('deckSubmitted');
    for (const text of [...shown, ...receiver.received.map(({ body }) => body)]) {
      expect(text).not.toMatch(/cardId/);
      for (const salt of salts) expect(text).not.toContain(salt);
    }
    expect(shown[2]).toContain('deckSubmitted');
  });

  it('plays its games with the copies', async () => {
    expect((await decksFor(run)).map(({ account }) => account.id)).not.toContain(players[3]!.id);
    const { gameId, players: two } = (await host.pairings(1))[0]!;
    const seated = players.filter(({ id }) => two.includes(id));
    for (const { id, client } of seated) {
      const { game } = await client.data<Seats>(GAME, { id: gameId });
      expect(game.seats.find(({ account }) => account.id === id)).toMatchObject({ brought: { deck: { cards } } });
    }
  });

  it('shows all decks when it is closed, with salts that prove them, and verifies', async () => {
    await host.must({ closeSeason: { season: 1, games: 'ABANDON' } });
    await api.settle();
    const decks = await decksFor(new TestClient(api.url));
    expect(decks.map(({ shown, brought }) => [shown, brought])).toEqual(decks.map(() => [true, { deck: { cards } }]));
    expect(decks).toHaveLength(3);
    for (const { commitment, salt, content } of decks)
      expect(deckCommitment({ salt: salt!, content: content! })).toBe(commitment);
    const client = new ChroniclerClient({ url: api.url });
    expect(await client.leagues.decks({ leagueId: host.leagueId, season: 1 })).toMatchObject(
      decks.map(({ commitment, content }) => ({ commitment, content })),
    );
    await client.close();
  });
});
