import { randomUUID } from 'node:crypto';
import { TestClient } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost } from '../leagues/league-host.js';
import { OPEN, openTable } from './open-table.js';
import { codesIn } from './refusals.js';
import { Stage } from './stage.js';

const stage = new Stage();
afterEach(() => stage.clear());

describe('Accounts', () => {
  it('are limited per hour and address', async () => {
    const api = await stage.api({ quotas: { accounts: 2 } });
    const stranger = new TestClient(api.url);
    const make = async (name: string): Promise<unknown> => {
      const { data, errors } = await stranger.ask(`mutation { createAccount(name: "${name}") { __typename } }`);
      return errors ? codesIn(errors) : data;
    };
    expect(await make('Ada')).toEqual({ createAccount: { __typename: 'AccountCreated' } });
    expect(await make('Ada')).toEqual({ createAccount: { __typename: 'AccountNameTaken' } });
    expect(await make('Bo')).toEqual({ createAccount: { __typename: 'AccountCreated' } });
    expect(await make('Cy')).toEqual(['RATE_LIMITED']);
  });
});

describe('The things that an account keeps', () => {
  const TOKEN = 'mutation { createToken(input: { name: "t", scopes: [GAMES_READ] }) { __typename } }';
  const DECK = 'mutation { saveDeck(input: { name: "Ours", cards: [] }) { __typename } }';
  const BASE =
    'mutation { saveBase(input: { name: "Den", layout: { difficulty: EASY, lieutenants: [], minions: [], passages: [], tiles: [] } }) { __typename } }';

  it.each([
    ['tokens', { tokens: 2 }, TOKEN],
    ['decks', { decks: 1 }, DECK],
    ['bases', { bases: 1 }, BASE],
  ])('are limited to the configured number of %s', async (_, quotas, query) => {
    const api = await stage.api({ quotas });
    const ada = await TestClient.register(api.url, 'Ada');
    expect((await ada.ask(query)).errors).toBeUndefined();
    expect(codesIn((await ada.ask(query)).errors)).toEqual(['FORBIDDEN']);
  });
});

describe('Tables', () => {
  const answerTo = async (client: TestClient, query: string, input: object): Promise<unknown> => {
    const { data, errors } = await client.ask(query, { input });
    return errors ? codesIn(errors) : data && Object.values(data)[0];
  };
  const JOIN = 'mutation($input: JoinGameInput!) { joinGame(input: $input) { __typename } }';

  it('that an account has opened and not ended are limited, and the same command opens the same one', async () => {
    const api = await stage.api({ quotas: { openGames: 2 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const inputs = [1, 2, 3].map(() => ({ commandId: randomUUID(), options: { lantern: {} }, seats: [] }));
    const opened = [];
    for (const input of inputs) opened.push(await answerTo(ada, OPEN, input));
    expect(opened).toEqual([{ game: { id: expect.any(String) } }, { game: { id: expect.any(String) } }, ['FORBIDDEN']]);
    expect(await answerTo(ada, OPEN, inputs[0]!)).toEqual(opened[0]);
  });

  it('that it opens from its campaigns count like all others', async () => {
    const api = await stage.api({ quotas: { openGames: 1 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const campaign =
      'mutation($input: OpenCampaignInput!) { openCampaign(input: $input) { ... on CampaignAccepted { campaign { id } } } }';
    const adventure =
      'mutation($input: OpenAdventureInput!) { openAdventure(input: $input) { ... on CommandAccepted { game { id } } } }';
    const opened = (await answerTo(ada, campaign, { commandId: randomUUID(), ruleset: 'clash', name: 'One' })) as {
      readonly campaign: { readonly id: string };
    };
    const options = { clash: { mode: 'SOLO', scenarioId: 'silent-hour' } };
    const [first, second] = [1, 2].map(() => ({ campaignId: opened.campaign.id, commandId: randomUUID(), options }));
    const answer = await answerTo(ada, adventure, first!);
    expect(answer).toEqual({ game: { id: expect.any(String) } });
    expect(await answerTo(ada, adventure, second!)).toEqual(['FORBIDDEN']);
    expect(await answerTo(ada, adventure, first!)).toEqual(answer);
  });

  it('with only bots run in small number, in addition to those with people', async () => {
    const api = await stage.api({ quotas: { botTables: 1 } });
    const ada = await TestClient.register(api.url, 'Ada');
    const START = 'mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }';
    const bot = { bot: 'random' };
    const startedWith = async (...seats: object[]): Promise<unknown> => {
      const opened = { commandId: randomUUID(), options: { lantern: {} }, seats };
      const { game } = (await answerTo(ada, OPEN, opened)) as { game: { id: string } };
      const start = { gameId: game.id, commandId: randomUUID() };
      return [await answerTo(ada, START, start), await answerTo(ada, START, start)];
    };
    const accepted = { __typename: 'CommandAccepted' };
    expect(await startedWith(bot, bot)).toEqual([accepted, accepted]);
    expect(await startedWith(bot, bot)).toEqual([['FORBIDDEN'], ['FORBIDDEN']]);
    expect(await startedWith({ me: true }, bot)).toEqual([accepted, accepted]);
  });

  it('in which an account has a seat before they begin are limited', async () => {
    const api = await stage.api({ quotas: { openSeats: 1 } });
    const [ada, bo] = [await TestClient.register(api.url, 'Ada'), await TestClient.register(api.url, 'Bo')];
    const [first, second] = [await openTable(ada), await openTable(ada)];
    const input = { gameId: first, commandId: randomUUID() };
    expect(await answerTo(bo, JOIN, input)).toEqual({ __typename: 'CommandAccepted' });
    expect(await answerTo(bo, JOIN, { gameId: second, commandId: randomUUID() })).toEqual(['FORBIDDEN']);
    expect(await answerTo(bo, JOIN, input)).toEqual({ __typename: 'CommandAccepted' });
    const seated = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }] };
    expect(await answerTo(bo, OPEN, seated)).toEqual(['FORBIDDEN']);
  });
});

describe('Leagues and campaigns', () => {
  const refusal = async (client: TestClient, query: string, input: object): Promise<unknown> => {
    const { data, errors } = await client.ask(query, { input });
    return errors ? errors[0]?.message : Object.values(data ?? {})[0];
  };
  const CAMPAIGN = 'mutation($input: OpenCampaignInput!) { openCampaign(input: $input) { __typename } }';
  const LEAGUE = 'mutation($input: OpenLeagueInput!) { openLeague(input: $input) { __typename } }';

  it('are limited per account, and the same command opens the same one', async () => {
    const api = await stage.api({ quotas: { leagues: 1, campaigns: 1 } });
    const ada = await TestClient.register(api.url, 'Ada');
    for (const [query, fields, word] of [
      [LEAGUE, { name: 'One' }, 'leagues'],
      [CAMPAIGN, { ruleset: 'clash', name: 'One' }, 'campaigns'],
    ] as const) {
      const input = { ...fields, commandId: randomUUID() };
      expect(await refusal(ada, query, input)).toEqual({ __typename: expect.stringMatching('Accepted') });
      expect(await refusal(ada, query, { ...input, commandId: randomUUID() })).toMatch(`You have opened 1 ${word}`);
      expect(await refusal(ada, query, input)).toEqual({ __typename: expect.stringMatching('Accepted') });
    }
  });

  it('have limited games, undecided rounds, and pairings of a round', async () => {
    const api = await stage.api({ quotas: { leagueGames: 2, leagueRounds: 1, roundPairings: 2 } });
    const host = await LeagueHost.open(await TestClient.register(api.url, 'Host'), 'Lanterns');
    const players = await bots(api, 6);
    await host.season(1, { lantern: {} }, { format: { ARENA: {} } }, players);
    const ids = players.map(({ id }) => id);
    const pairing = (one: number, other: number): object => ({ players: [ids[one], ids[other]] });
    const round = (number: number, ...pairings: object[]): object => ({
      pairRound: { season: 1, round: number, pairings },
    });
    expect(await host.messageOf(round(1, pairing(0, 1), pairing(2, 3), pairing(4, 5)))).toMatch(
      'may have 2 undecided games',
    );
    await host.must(round(1, pairing(0, 1)));
    expect(await host.messageOf(round(2, pairing(2, 3)))).toMatch('has 1 rounds');
    await host.must(round(1, pairing(2, 3)));
    expect(await host.messageOf(round(1, pairing(0, 1)))).toMatch('at most 2 times');
  });
});
