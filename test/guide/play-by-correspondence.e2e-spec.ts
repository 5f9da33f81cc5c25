import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as client from '#client';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { bots, LeagueHost } from '../leagues/league-host.js';
import { Page, root } from './guide.js';

const JOIN = 'mutation($input: JoinGameInput!) { joinGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const START =
  'mutation($input: StartGameInput!) { startGame(input: $input) { ... on CommandAccepted { game { id } } } }';
const LEGAL = 'query($gameId: ID!) { game(id: $gameId) { legalCommands { input } } }';
const ANSWER = `mutation($input: AnswerProposalInput!) {
  answerProposal(input: $input) { ... on CommandAccepted { game { pause { until } } } }
}`;

/** The names in a column of the last table of the page, from 1. */
const columnOf = (text: string, column: number): readonly string[] =>
  text
    .slice(text.lastIndexOf('## '))
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .flatMap((line) => [...line.split(' | ')[column]!.matchAll(/`([^`]+)`/gu)].map(([, name]) => name!));

describe('The guide to games by correspondence', () => {
  const page = new Page('docs/guides/play-by-correspondence.md');
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('opens a table, plans, takes a vacation, pauses, and gives a seat to a substitute, word for word', async () => {
    const [ada, ben, cyd] = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => TestClient.register(api.url, name)));
    const { openGame } = await ada!.data<{ openGame: { game: { id: string } } }>(page.block('open-table'), {
      id: randomUUID(),
    });
    const gameId = openGame.game.id;
    const act = (): { gameId: string; id: string } => ({ gameId, id: randomUUID() });
    const input = (): object => ({ input: { gameId, commandId: randomUUID() } });
    await ada!.data(JOIN, input());
    await ben!.data(JOIN, input());
    await ada!.data(START, input());

    const { game } = await ben!.data<{ game: { legalCommands: readonly { input: object }[] } }>(LEGAL, {
      gameId,
    });
    const command = game.legalCommands[0]!.input;
    expect(await ben!.data(page.block('plan'), { gameId, command })).toMatchObject({
      setConditionalCommands: { entries: [{ until: ['seatResigned'] }] },
    });
    expect(await ben!.data(page.block('vacation'), act())).toMatchObject({
      takeVacation: {
        game: { seats: [{ vacationUntil: null }, { vacationDays: 3, vacationUntil: expect.any(String) }] },
      },
    });
    const { propose } = await ada!.data<{ propose: { game: { proposal: { number: number } } } }>(
      page.block('pause'),
      act(),
    );
    expect(propose.game.proposal).toMatchObject({ awaits: [1] });
    const answer = { gameId, commandId: randomUUID(), proposal: propose.game.proposal.number, agrees: true };
    expect(await ben!.data(ANSWER, { input: answer })).toMatchObject({
      answerProposal: { game: { pause: { until: expect.any(String) } } },
    });
    expect(await ben!.data(page.block('offer'), act())).toMatchObject({
      offerSeat: { game: { seats: [{ offered: null }, { offered: { absent: false } }] } },
    });
    expect(await cyd!.data(page.block('take-over'), { ...act(), seat: 1 })).toMatchObject({
      takeOverSeat: { game: { seats: [{}, { mine: true, formerly: [{ account: { name: ben!.name } }] }] } },
    });
    expect(await cyd!.data(page.block('table-wait'))).toMatchObject({
      me: { tableWait: { until: null, timeouts: 0 } },
    });
    const players = await bots(api, 2);
    const host = await LeagueHost.open(ada!, 'Slow Lights');
    await host.season(1, { lantern: {} }, { format: { ROUND_ROBIN: {} }, vacation: { days: 20 } }, players);
    const league = { league: host.leagueId, id: randomUUID() };
    expect(await players[0]!.client.data(page.block('season-vacation'), league)).toMatchObject({
      leagueCommand: { league: { season: { ownVacation: { left: 13, until: expect.any(String) } } } },
    });
    expect(page.left('graphql')).toEqual([]);
    expect(api.faults).toEqual([]);
  });

  it('names what there is over GraphQL, over REST and in the client', async () => {
    const text = readFileSync(join(root, 'docs/guides/play-by-correspondence.md'), 'utf8');
    const schema = readFileSync(join(root, 'schema.graphql'), 'utf8');
    const isField = (name: string): boolean => new RegExp(`^  ${name}[(:]`, 'mu').test(schema);
    expect(columnOf(text, 1).filter((name) => !isField(name))).toEqual([]);
    const { paths } = (await (await fetch(`${api.url}/openapi.json`)).json()) as { readonly paths: object };
    expect(columnOf(text, 2).filter((path) => !Object.hasOwn(paths, `/v1${path}`))).toEqual([]);
    const chronicler = new client.ChroniclerClient({ url: api.url });
    const isThere = (name: string): boolean =>
      name in client ||
      typeof name.split('.').reduce<unknown>((of, part) => Reflect.get(Object(of), part), chronicler) === 'function';
    expect(columnOf(text, 3).filter((name) => !isThere(name))).toEqual([]);
    await chronicler.close();
  });
});
