/** @jest-environment-options {"ownModules": true} */
import { randomUUID } from 'node:crypto';
import { RulesetRegistry } from '#games';
import { arena } from '#arena-presentation';
import { keepersWithBases, startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const FAULTS = 'faults { code rule path message(locale: EN) french: message(locale: FR) }';
const BASE = `id name shared mine layout { rooms { kind column } } ${FAULTS}`;
const SAVE = `mutation($input: SaveBaseInput!) { saveBase(input: $input) { ${BASE} } }`;
const DELETE = 'mutation($id: ID!) { deleteBase(id: $id) { name } }';
const READ = `query($id: ID!) { base(id: $id) { ${BASE} } node(id: $id) { id } }`;
const LIST = `query($first: Int, $after: String, $last: Int, $before: String) { me { bases(
  first: $first, after: $after, last: $last, before: $before) { nodes { name } edges { cursor }
  pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } }`;
const CHECK = `query($layout: LanternBaseInput!) { baseFaults(layout: $layout) {
  code rule path message(locale: EN) french: message(locale: FR) } }`;
const TOKEN = 'mutation($input: CreateTokenInput!) { createToken(input: $input) { token } }';

const lighthouse = {
  rooms: [
    { kind: 'LAMP', column: 2 },
    { kind: 'DOOR', column: 0 },
  ],
};
const ordered = { rooms: [...lighthouse.rooms].reverse() };
/** Two rooms in one place, twice, and no lamp. */
const wrong = { rooms: [1, 0, 1, 1].map((column) => ({ kind: 'STAIRS', column })) };
const takenAt = (at: string): object => ({
  code: 'ROOM_TAKEN',
  rule: 'LIGHT-01',
  path: ['rooms', at, 'column'],
  message: 'Column 1 already has a room. Put this one somewhere else.',
  french: 'La colonne 1 a déjà une pièce. Mettez celle-ci ailleurs.',
});
const noLamp = {
  code: 'NO_LAMP',
  rule: 'LIGHT-02',
  path: [],
  message: 'The lighthouse has no lamp. Put one into it.',
  french: 'Le phare n’a pas de lampe. Mettez-en une.',
};

interface Saved {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly mine: boolean;
  readonly layout: unknown;
  readonly faults: unknown;
}
interface Listed {
  readonly me: {
    readonly bases: {
      readonly nodes: readonly { readonly name: string }[];
      readonly pageInfo: { readonly endCursor: string; readonly startCursor: string };
    };
  };
}

let api: TestApi;
let ada: TestClient;
let bo: TestClient;

beforeAll(async () => {
  api = await startTestApi({ rulesets: new RulesetRegistry([keepersWithBases, arena]) });
  [ada, bo] = await Promise.all([TestClient.register(api.url, 'Ada'), TestClient.register(api.url, 'Bo')]);
});
afterEach(() => {
  expect(api.faults).toEqual([]);
});
afterAll(() => api.close());

const save = async (client: TestClient, input: object = {}): Promise<Saved> =>
  (await client.data<{ saveBase: Saved }>(SAVE, { input: { name: 'Light', layout: lighthouse, ...input } })).saveBase;
const read = async (client: TestClient, id: string): Promise<{ base: Saved | null; node: unknown }> =>
  client.data(READ, { id });
const list = async (client: TestClient, page: object = {}): Promise<Listed['me']['bases']> =>
  (await client.data<Listed>(LIST, page)).me.bases;
const errorOf = async (
  client: TestClient,
  query: string,
  variables: object = {},
): Promise<{ code: unknown; message: unknown }> => {
  const [error] = (await client.ask(query, variables)).errors ?? [];
  return { code: error?.extensions['code'], message: error?.message };
};
const codeOf = async (client: TestClient, query: string, variables: object = {}): Promise<unknown> =>
  (await errorOf(client, query, variables)).code;
const tokenWith = async (...scopes: string[]): Promise<TestClient> => {
  const { createToken } = await ada.data<{ createToken: { token: string } }>(TOKEN, {
    input: { name: 'less', scopes },
  });
  return new TestClient(api.url, createToken.token);
};

describe('Bases of an account', () => {
  it('are built, changed under the same id, and deleted', async () => {
    const cy = await TestClient.register(api.url, 'Cy');
    const first = await save(cy, { name: '  Light ' });
    expect(first).toEqual({ id: first.id, name: 'Light', shared: false, mine: true, layout: ordered, faults: [] });
    const changed = await save(cy, { id: first.id, name: 'Brighter', layout: { rooms: [] } });
    expect(changed).toMatchObject({ id: first.id, name: 'Brighter', layout: { rooms: [] } });
    expect((await read(cy, first.id)).base).toEqual(changed);
    expect((await list(cy)).nodes).toEqual([{ name: 'Brighter' }]);
    expect(await cy.data(DELETE, { id: first.id })).toEqual({ deleteBase: { name: 'Brighter' } });
    expect((await list(cy)).nodes).toEqual([]);
    expect(await read(cy, first.id)).toEqual({ base: null, node: null });
  });

  it('may be unfinished: all faults are reported at once, with their paths in the stored layout', async () => {
    const { layout, faults } = await save(ada, { layout: wrong });
    expect(layout).toEqual({ rooms: [0, 1, 1, 1].map((column) => ({ kind: 'STAIRS', column })) });
    expect(faults).toEqual([takenAt('2'), takenAt('3'), noLamp]);
  });

  it('are listed by pages, oldest first, from either end', async () => {
    const di = await TestClient.register(api.url, 'Di');
    for (const name of ['A', 'B', 'C', 'D', 'E']) await save(di, { name });
    const names = ({ nodes }: Listed['me']['bases']): string => nodes.map(({ name }) => name).join('');
    const first = await list(di, { first: 2 });
    expect([names(first), first.pageInfo]).toMatchObject(['AB', { hasPreviousPage: false, hasNextPage: true }]);
    const next = await list(di, { first: 2, after: first.pageInfo.endCursor });
    expect([names(next), next.pageInfo]).toMatchObject(['CD', { hasPreviousPage: true, hasNextPage: true }]);
    const rest = await list(di, { first: 2, after: next.pageInfo.endCursor });
    expect([names(rest), rest.pageInfo]).toMatchObject(['E', { hasPreviousPage: true, hasNextPage: false }]);
    const last = await list(di, { last: 2 });
    expect([names(last), last.pageInfo]).toMatchObject(['DE', { hasPreviousPage: true, hasNextPage: false }]);
    expect(names(await list(di, { last: 9, before: last.pageInfo.startCursor }))).toBe('ABC');
    expect(names(await list(di))).toBe('ABCDE');
  });

  it.each<[string, object]>([
    ['two ends', { first: 1, last: 1 }],
    ['a negative number of members', { first: -1 }],
    ['101 members', { first: 101 }],
    ['an invalid cursor', { first: 1, after: 'x' }],
    ['a cursor beyond all time', { first: 1, after: cursor([9e15, randomUUID()]) }],
    ['an invalid cursor at the other end', { first: 1, before: 'x' }],
  ])('have no page with %s', async (_what, page) => {
    expect(await codeOf(ada, LIST, page)).toBe('BAD_USER_INPUT');
  });

  it('are shared by their id, and otherwise private, as if they did not exist', async () => {
    const { id } = await save(ada, { name: 'Open', shared: true });
    const anybody = new TestClient(api.url);
    for (const client of [bo, anybody])
      expect((await read(client, id)).base).toMatchObject({ id, name: 'Open', mine: false, layout: ordered });
    expect((await list(bo)).nodes).toEqual([]);
    await save(ada, { id, name: 'Still open' });
    expect((await read(bo, id)).base).toMatchObject({ name: 'Still open', shared: true });
    await save(ada, { id, shared: false });
    const unknown = Buffer.from(`Base:${randomUUID()}`).toString('base64url');
    for (const client of [bo, anybody])
      for (const wanted of [id, unknown]) expect(await read(client, wanted)).toEqual({ base: null, node: null });
    expect((await read(ada, id)).base).toMatchObject({ shared: false, mine: true });
  });

  it('can be changed and deleted only by their owner, shared or not', async () => {
    const { id } = await save(ada, { shared: true });
    const unknown = Buffer.from(`Base:${randomUUID()}`).toString('base64url');
    for (const wanted of [id, unknown]) {
      const gone = { code: 'NOT_FOUND', message: 'You have no such base.' };
      expect(await errorOf(bo, SAVE, { input: { id: wanted, name: 'Stolen', layout: wrong } })).toEqual(gone);
      expect(await errorOf(bo, DELETE, { id: wanted })).toEqual(gone);
    }
    expect((await read(ada, id)).base).toMatchObject({ name: 'Light', layout: ordered });
  });

  it.each<[string, object, RegExp]>([
    ['no name', { name: ' ' }, /name of a base has 1 to 80/],
    ['a name of 81 characters', { name: 'a'.repeat(81) }, /name of a base/],
    ['a name with a change of direction', { name: 'a\u202eb' }, /name of a base/],
    ['a name with a null', { name: 'a\0b' }, /U\+0000/],
    ['no layout', { layout: null }, /layout/],
    ['a field of its own', { layout: { rooms: [], moat: true } }, /moat/],
    ['an invalid room', { layout: { rooms: [{ kind: 'CELLAR', column: 0 }] } }, /CELLAR/],
    [
      'columns that are far away',
      { layout: { rooms: [0, 10, -10].map(lampAt) } },
      /“rooms.1.column” must be at most 9. “rooms.2.column” must be at least -9./,
    ],
    ['a column beyond the range of numbers', { layout: { rooms: [lampAt(1e12)] } }, /rooms\[0\].column/],
    [
      'ten rooms',
      { layout: { rooms: Array.from({ length: 10 }, (_, at) => lampAt(at - 5)) } },
      /“rooms” must have at most 9 entries./,
    ],
    [
      'more than the limit',
      { layout: { rooms: Array.from({ length: 9 }, (_, at) => lampAt(at - 4)) } },
      /takes \d+ bytes to store; at most 250/,
    ],
    ['an id of another sort', { id: Buffer.from('Deck:1').toString('base64url') }, /not the id of a base/],
  ])('with %s are not stored, not even in part', async (_what, input, message) => {
    const before = await list(ada, { first: 100 });
    const error = await errorOf(ada, SAVE, { input: { name: 'Light', layout: lighthouse, ...input } });
    expect(error).toEqual({ code: 'BAD_USER_INPUT', message: expect.stringMatching(message) as string });
    expect(await list(ada, { first: 100 })).toEqual(before);
  });

  it('get their faults in the language of the request', async () => {
    const input = { name: ' ', layout: lighthouse };
    const french = { 'accept-language': 'fr' };
    expect((await ada.ask(SAVE, { input }, french)).errors?.[0]?.message).toBe(
      'Le nom d’une base a de 1 à 80 caractères, tous visibles.',
    );
    const far = { name: 'x', layout: { rooms: [lampAt(10)] } };
    expect((await ada.ask(SAVE, { input: far }, french)).errors?.[0]?.message).toBe(
      '« rooms.0.column » doit être au plus 9.',
    );
    const { data } = await ada.ask(
      'query($layout: LanternBaseInput!) { baseFaults(layout: $layout) { message } }',
      { layout: { rooms: [] } },
      french,
    );
    expect(data).toEqual({ baseFaults: [{ message: noLamp.french }] });
  });

  it('are at most a hundred', async () => {
    const ed = await TestClient.register(api.url, 'Ed');
    const saved = await Promise.all(Array.from({ length: 100 }, (_, at) => save(ed, { name: `Light ${at}` })));
    const one = { input: { name: 'One more', layout: lighthouse } };
    expect(await errorOf(ed, SAVE, one)).toEqual({
      code: 'FORBIDDEN',
      message: 'An account may keep at most 100 bases. Delete one first.',
    });
    expect(await save(ed, { id: saved[0]!.id, name: 'Changed' })).toMatchObject({ name: 'Changed' });
    await ed.data(DELETE, { id: saved[1]!.id });
    expect(await save(ed, one.input)).toMatchObject({ name: 'One more' });
  });

  it('need the scope to play, and are readable with the scope to read', async () => {
    const [reader, player, manager] = [
      await tokenWith('GAMES_READ'),
      await tokenWith('GAMES_PLAY'),
      await tokenWith('ACCOUNT_MANAGE'),
    ];
    const input = { name: 'x', layout: lighthouse };
    const { id } = await save(player);
    for (const client of [reader, manager]) {
      expect(await codeOf(client, SAVE, { input })).toBe('FORBIDDEN');
      expect(await codeOf(client, DELETE, { id })).toBe('FORBIDDEN');
    }
    expect(await codeOf(new TestClient(api.url), SAVE, { input })).toBe('UNAUTHENTICATED');
    expect(await codeOf(manager, LIST)).toBe('FORBIDDEN');
    expect((await list(reader)).nodes.length).toBeGreaterThan(0);
    for (const client of [reader, player]) expect((await read(client, id)).base).toMatchObject({ id, mine: true });
    expect((await read(manager, id)).base).toBeNull();
  });

  it('are typed by their rules', async () => {
    const { __type } = await ada.data<{ __type: { fields: object[] } }>(
      '{ __type(name: "Base") { fields { name type { ofType { name } } } } }',
    );
    expect(__type.fields).toContainEqual({ name: 'layout', type: { ofType: { name: 'LanternBase' } } });
  });
});

describe('A base', () => {
  it('is checked for any caller: all faults at once, with their paths in the given base', async () => {
    const anybody = new TestClient(api.url);
    expect(await anybody.data(CHECK, { layout: lighthouse })).toEqual({ baseFaults: [] });
    expect(await anybody.data(CHECK, { layout: wrong })).toEqual({ baseFaults: [takenAt('2'), takenAt('3'), noLamp] });
    expect(await codeOf(anybody, CHECK, { layout: { rooms: [lampAt(10)] } })).toBe('BAD_USER_INPUT');
  });
});

describe('A seat that brings a base', () => {
  const ANSWER = `__typename ... on CommandAccepted { game { id seats { seat mine brought { ... on LanternBrought {
    base { rooms { kind column } } } } } } } ... on CommandRejected { ruleId code message facts }`;
  const OPEN = `mutation($input: OpenGameInput!) { openGame(input: $input) { ${ANSWER} } }`;
  const JOIN = `mutation($input: JoinGameInput!) { joinGame(input: $input) { ${ANSWER} } }`;
  const BOT = `mutation($input: AddBotInput!) { addBot(input: $input) { ${ANSWER} } }`;

  interface Answered {
    readonly __typename: string;
    readonly game: { readonly id: string; readonly seats: readonly { readonly brought: unknown }[] };
  }

  const open = async (seats: object[], ruleset = 'lantern', commandId = randomUUID()): Promise<Answered> =>
    (await ada.data<{ openGame: Answered }>(OPEN, { input: { commandId, options: { [ruleset]: {} }, seats } }))
      .openGame;
  const join = async (client: TestClient, input: object): Promise<Answered> =>
    (await client.data<{ joinGame: Answered }>(JOIN, { input: { commandId: randomUUID(), ...input } })).joinGame;

  it('brings one of its own by its id, when the game is opened', async () => {
    const { id } = await save(ada);
    const { game } = await open([{ me: true, baseId: id }]);
    expect(game.seats[0]).toMatchObject({ mine: true, brought: { base: ordered } });
  });

  it('brings a shared one, in its state at the time of taking the seat', async () => {
    const { id: baseId } = await save(bo, { shared: true });
    const { game } = await open([]);
    const input = { gameId: game.id, commandId: randomUUID(), baseId, seat: 0 };
    const first = await join(ada, input);
    expect(first.game.seats[0]).toMatchObject({ brought: { base: ordered } });
    await save(bo, { id: baseId, layout: wrong, shared: false });
    expect(await join(ada, input)).toEqual(first);
    await bo.data(DELETE, { id: baseId });
    expect(await join(ada, input)).toEqual(first);
  });

  it('may give one to a bot', async () => {
    const { id: baseId } = await save(ada);
    const { game } = await open([]);
    const input = { commandId: randomUUID(), gameId: game.id, bot: 'random', seat: 0, baseId };
    expect(await ada.data(BOT, { input })).toMatchObject({ addBot: { __typename: 'CommandAccepted' } });
  });

  it('is refused an illegal one with all faults, and one that is not for the seat', async () => {
    const { id: baseId } = await save(ada, { layout: wrong });
    const { game } = await open([]);
    expect(await join(ada, { gameId: game.id, baseId, seat: 0 })).toMatchObject({
      __typename: 'CommandRejected',
      ruleId: 'LIGHT-04',
      message: expect.stringMatching(/Column 1 .* no lamp/) as string,
      facts: { faults: [{ path: ['rooms', 2, 'column'] }, { path: ['rooms', 3, 'column'] }, { path: [] }] },
    });
    const legal = await save(ada);
    const second = { gameId: game.id, baseId: legal.id, seat: 1 };
    expect(await join(ada, second)).toMatchObject({ __typename: 'CommandRejected', ruleId: 'LIGHT-03' });
    expect(await join(ada, { ...second, seat: 0 })).toMatchObject({ __typename: 'CommandAccepted' });
  });

  it('cannot bring a private or missing one: the answer is the same', async () => {
    const { id: hidden } = await save(ada);
    const { game } = await open([]);
    const unknown = Buffer.from(`Base:${randomUUID()}`).toString('base64url');
    const answers = [];
    for (const baseId of [hidden, unknown])
      answers.push(await errorOf(bo, JOIN, { input: { gameId: game.id, commandId: randomUUID(), baseId } }));
    const gone = { code: 'NOT_FOUND', message: 'There is no such base, or you may not bring it.' };
    expect(answers).toEqual([gone, gone]);
  });

  it('cannot bring two things, an id of another sort, or one to a game without bases', async () => {
    const { id: baseId } = await save(ada);
    const { game } = await open([]);
    const request = { gameId: game.id, commandId: randomUUID(), baseId };
    const refused = async (input: object): Promise<unknown> => codeOf(ada, JOIN, { input: { ...request, ...input } });
    expect(await refused({ brings: { lantern: { base: lighthouse } } })).toBe('BAD_USER_INPUT');
    expect(await refused({ deckId: baseId })).toBe('BAD_USER_INPUT');
    expect(await refused({ baseId: game.id })).toBe('BAD_USER_INPUT');
    const duel = await open([], 'arena');
    expect(await errorOf(ada, JOIN, { input: { ...request, gameId: duel.game.id } })).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'A game of “arena” does not accept a base.',
    });
  });
});

function lampAt(column: number): object {
  return { kind: 'LAMP', column };
}

function cursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}
