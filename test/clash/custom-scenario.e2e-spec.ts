import { randomUUID } from 'node:crypto';
import { clash } from '#clash-presentation';
import { Random } from '#kernel';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { openClash, playOut, startClash } from './seated-player.js';

type Record = { readonly [field: string]: unknown };

/** A scenario of the box, made custom: its machines sing, and it is short. */
function ownScenario(changes: Record = {}, sheet: Record = {}): Record {
  const silentHour = clash.content!.scenarios.find(({ id }) => id === 'silent-hour')!;
  return {
    ...silentHour,
    id: 'singing-hour',
    name: { en: 'The Singing Hour', fr: 'L’Heure qui chante' },
    turnLimit: 3,
    threatSheet: { ...silentHour.threatSheet!, id: 'singing-hour-threat', ...sheet },
    ...changes,
  };
}

const victory = (A: object): Record => ({
  victory: { ...clash.content!.scenarios.find(({ id }) => id === 'silent-hour')!.threatSheet!.victory, A },
});

/** Words within words: it is not so that it is not so, and so on. */
function negated(times: number): object {
  let condition: object = { villainOut: true };
  for (let word = 0; word < times; word += 1) condition = { not: condition };
  return condition;
}

const CONTENT = `query { ruleset(name: "clash") { content { ... on ClashContent {
  heroes { id name { en fr } sheets { HERO { speed attack defense mind health innate { id text { en fr } } } } missions { id text { en } } }
  powerCards { id heroId set name { en fr } special { type text { en fr } power { trigger do { heal { points } modify { characteristic by until } attack { who { of pick } combat } } } } technique { speed attack defense mind } }
  woundCards { id name { en fr } cardIds } villainSheets { id name { en } } sidekicks { id name { en } } objectKinds { id text { en } } tokenKinds { id }
  tileFaces { id tile kind map zones zoneNames { zone en fr } features { id x y } walls { x y edge } doors { id x y edge open } }
  scenarios { id name { en fr } modes turnLimit tiles { face column row turns } starts { A B }
    threatSheet { superVillain { sheet } endOfTurn { id text { en fr } do { move { who { of } want toward { spaceOf { of pick } } } attack { who { of } target { of } } track { by } } }
      victory { A { villainOut } B { villainOut } villain { atLeast { what { track } number } } } track { length start steps { at text { en } } } } }
} } } }`;

describe('a scenario of its own, brought to Clash over the API', () => {
  let api: TestApi;
  let ada: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    ada = await TestClient.register(api.url, 'Ada');
  });
  afterAll(() => api.close());

  it('CLASH-014 is played to its end, and is read back in the same words', async () => {
    const bo = await TestClient.register(api.url, 'Bo');
    const own = ownScenario(
      {},
      victory({ or: [{ villainOut: true }, { atLeast: { what: { turn: true }, number: 9 } }] }),
    );
    const id = (await openClash(ada, { mode: 'VERSUS', heroesA: 1, heroesB: 1, scenario: own })).game!.id;
    const join = { gameId: id, commandId: randomUUID() };
    await bo.data('mutation($input: JoinGameInput!) { joinGame(input: $input) { __typename } }', { input: join });
    await startClash(ada, id);
    await playOut(api, [ada, bo], id, Random.from('own scenario'));
    const query = `query($id: ID!) { game(id: $id) {
      options { ... on ClashOptions { scenario { id name { fr } turnLimit threatSheet { victory { A { villainOut or { villainOut atLeast { number what { turn } } } } } } } } }
      view { ... on ClashView { turn result { outcome } } } } }`;
    const { game } = await ada.data<{ game: { options: Record; view: { turn: number; result: object | null } } }>(
      query,
      {
        id,
      },
    );
    expect(game.options['scenario']).toMatchObject({
      id: 'singing-hour',
      name: { fr: 'L’Heure qui chante' },
      turnLimit: 3,
      threatSheet: {
        victory: {
          A: {
            villainOut: null,
            or: [
              { villainOut: true, atLeast: null },
              { villainOut: null, atLeast: { number: 9, what: { turn: true } } },
            ],
          },
        },
      },
    });
    expect(game.view.turn).toBeLessThanOrEqual(3);
    expect(game.view.result).not.toBeNull();
    expect(api.faults).toEqual([]);
  });

  it.each<[string, Record, string]>([
    [
      'a tile face that the box has not',
      ownScenario({ tiles: [{ face: 'nope', column: 0, row: 0, turns: 0 }] }),
      'scenario.tiles[0].face: There is no tile face “nope” in the box.',
    ],
    ['a number out of bounds', ownScenario({ turnLimit: 99 }), '“scenario.turnLimit” must be at most 30.'],
    [
      'an article that nothing awards',
      ownScenario({}, victory({ holds: { side: 'A', article: 'nope' } })),
      'scenario.threatSheet.victory.A',
    ],
    [
      'a word that says false',
      ownScenario({}, victory({ villainOut: false })),
      '“scenario.threatSheet.victory.A.villainOut” is ',
    ],
    ['words within words', ownScenario({}, victory(negated(45))), 'This is nested too deeply.'],
    ['words within words without end', ownScenario({}, victory(negated(150))), 'This is nested too deeply.'],
    ['solo without a threat sheet', ownScenario({ threatSheet: null }), 'scenario.plan: '],
  ])('CLASH-014 is refused as data, with its place: %s', async (_, scenario, issue) => {
    const answer = await openClash(ada, { scenario });
    expect(answer).toMatchObject({ __typename: 'CommandRejected', code: 'INVALID_OPTIONS' });
    expect(answer.message).toContain(issue);
    expect(api.faults).toEqual([]);
  });

  it('says several things that are wrong at once', async () => {
    const tiles = [0, 1].map((column) => ({ face: `nope-${column}`, column, row: 0, turns: 0 }));
    const { message } = await openClash(ada, { scenario: ownScenario({ tiles }) });
    expect(message).toContain('scenario.tiles[0].face: ');
    expect(message).toContain('scenario.tiles[1].face: ');
  });

  it.each<[string, Record, string]>([
    [
      'two words where one is asked',
      ownScenario({}, victory({ villainOut: true, doorOpen: 'gate' })),
      'Exactly one key must be specified for OneOf type "ClashConditionInput"',
    ],
    [
      'a word that there is not',
      ownScenario({}, victory({ villainGone: true })),
      '"villainGone" is not defined by type "ClashConditionInput"',
    ],
    [
      'a field that is left out',
      ownScenario({ turnLimit: undefined }),
      'Field "turnLimit" of required type "Int!" was not provided',
    ],
    [
      'words that would exhaust a reader',
      ownScenario({}, victory(negated(1_500))),
      'Variables may have at most 200 levels',
    ],
  ])('is a mistake of the request, with its place: %s', async (_, scenario, message) => {
    const input = { commandId: randomUUID(), options: { clash: { scenario } }, seats: [] };
    const { errors } = await ada.ask('mutation($input: OpenGameInput!) { openGame(input: $input) { __typename } }', {
      input,
    });
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(api.faults).toEqual([]);
  });

  it('everything to write one with is in one ordinary query, far within the limits', async () => {
    const { data, errors, extensions } = await ada.ask(CONTENT);
    expect(errors).toBeUndefined();
    const { content } = (data as unknown as { ruleset: { content: { scenarios: Record[]; powerCards: object[] } } })
      .ruleset;
    expect(content.powerCards).toHaveLength(72);
    expect(content.scenarios[2]).toMatchObject({
      id: 'silent-hour',
      threatSheet: { victory: { villain: { atLeast: { what: { track: true } } } } },
    });
    expect((extensions!['cost'] as { requested: number }).requested).toBeLessThan(1_000);
  });
});
