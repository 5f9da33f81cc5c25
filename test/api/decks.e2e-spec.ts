import { starterDecks } from '#cards/decks';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const SAVE = `mutation($input: SaveDeckInput!) { saveDeck(input: $input) {
  id name cards { cardId copies } arena: faults(game: ARENA) { code rule card } guardians: faults(game: GUARDIANS) { code rule card } } }`;
const LIST = '{ me { decks { id name cards { cardId copies } } } }';
const CHECK = `query($game: CardGame!, $cards: [DeckEntryInput!]!) { checkDeck(game: $game, cards: $cards) {
  code rule card message french: message(locale: FR) } }`;
const TOKEN = 'mutation($input: CreateTokenInput!) { createToken(input: $input) { token } }';

const { cards } = starterDecks.LANTERN_COURT.decks.ARENA;

interface Saved {
  readonly saveDeck: {
    readonly id: string;
    readonly name: string;
    readonly cards: unknown;
    readonly arena: unknown;
    readonly guardians: unknown;
  };
}

describe('Decks of an account', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;

  beforeAll(async () => {
    api = await sharedTestApi();
    [ada, bo] = await Promise.all([TestClient.register(api.url, 'Ada'), TestClient.register(api.url, 'Bo')]);
  });
  afterAll(() => api.close());

  const save = async (client: TestClient, input: object): Promise<Saved['saveDeck']> =>
    (await client.data<Saved>(SAVE, { input })).saveDeck;
  const codeOf = async (client: TestClient, query: string, variables: object = {}): Promise<unknown> =>
    (await client.ask(query, variables)).errors?.[0]?.extensions['code'];
  const remove = 'mutation($id: ID!) { deleteDeck(id: $id) { name } }';

  it('are built, changed and deleted', async () => {
    const first = await save(ada, { name: '  Lanterns ', cards: [...cards].reverse() });
    expect(first).toMatchObject({ name: 'Lanterns', cards, arena: [], guardians: [] });
    const changed = await save(ada, { id: first.id, name: 'Lanterns, later', cards: cards.slice(0, 3) });
    expect(changed).toMatchObject({ id: first.id, name: 'Lanterns, later', cards: cards.slice(0, 3) });
    const { me } = await ada.data<{ me: { decks: unknown[] } }>(LIST);
    expect(me.decks).toEqual([{ id: first.id, name: 'Lanterns, later', cards: cards.slice(0, 3) }]);
    expect(await ada.data(remove, { id: first.id })).toEqual({ deleteDeck: { name: 'Lanterns, later' } });
    expect(await ada.data(LIST)).toEqual({ me: { decks: [] } });
  });

  it('may be unfinished: faults are reported for each game', async () => {
    const { arena } = await save(ada, { name: 'Half', cards: [{ cardId: 'L01', copies: 6 }] });
    expect(arena).toEqual([
      { code: 'DECK_GUARDIAN', rule: 'CARD-40', card: null },
      { code: 'DECK_STRONGHOLDS', rule: 'CARD-41', card: null },
      { code: 'DECK_STRONGHOLDS', rule: 'CARD-41', card: null },
      { code: 'DECK_STRONGHOLDS', rule: 'CARD-41', card: null },
      { code: 'DECK_SIZE', rule: 'CARD-42', card: null },
      { code: 'DECK_COPIES', rule: 'CARD-43', card: 'L01' },
    ]);
  });

  it('CARD-48 serve both games, each with its own faults', async () => {
    const { cards: ofGuardians } = starterDecks.LANTERN_COURT.decks.GUARDIANS;
    const saved = await save(ada, { name: 'Sluices', cards: ofGuardians });
    expect(saved.guardians).toEqual([]);
    expect(saved.arena).toEqual([{ code: 'DECK_GAME', rule: 'CARD-45', card: 'L39' }]);
    const shieldless = cards.map((entry) => (entry.cardId.startsWith('L24') ? { ...entry, cardId: 'L26' } : entry));
    const few = await save(ada, { name: 'Few shields', cards: shieldless });
    expect([few.arena, few.guardians]).toEqual([[], [{ code: 'DECK_SHIELDS', rule: 'CARD-44', card: null }]]);
  });

  it('belong to one account', async () => {
    const { id } = await save(ada, { name: 'Mine', cards: [] });
    expect(await codeOf(bo, SAVE, { input: { id, name: 'Stolen', cards: [] } })).toBe('NOT_FOUND');
    expect(await codeOf(bo, remove, { id })).toBe('NOT_FOUND');
    expect(await bo.data(LIST)).toEqual({ me: { decks: [] } });
    expect(await bo.data('query($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  });

  it.each<[string, object]>([
    ['no name', { name: ' ', cards: [] }],
    ['a name of 81 characters', { name: 'a'.repeat(81), cards: [] }],
    ['no copies', { name: 'x', cards: [{ cardId: 'L01', copies: 0 }] }],
    ['61 copies', { name: 'x', cards: [{ cardId: 'L01', copies: 61 }] }],
    ['111 entries', { name: 'x', cards: Array.from({ length: 111 }, () => ({ cardId: 'L01', copies: 1 })) }],
    ['an id of another sort', { id: Buffer.from('Game:1').toString('base64url'), name: 'x', cards: [] }],
  ])('cannot have %s', async (_what, input) => {
    expect(await codeOf(ada, SAVE, { input })).toBe('BAD_USER_INPUT');
  });

  it('that never existed are not found', async () => {
    const id = Buffer.from('Deck:1').toString('base64url');
    expect(await codeOf(ada, SAVE, { input: { id, name: 'x', cards: [] } })).toBe('NOT_FOUND');
    expect(await codeOf(ada, remove, { id })).toBe('NOT_FOUND');
  });

  it('are at most a hundred', async () => {
    const di = await TestClient.register(api.url, 'Di');
    await Promise.all(Array.from({ length: 100 }, (_, at) => save(di, { name: `Deck ${at}`, cards: [] })));
    expect(await codeOf(di, SAVE, { input: { name: 'One more', cards: [] } })).toBe('FORBIDDEN');
  });

  it('need the scope to play, and are readable with the scope to read', async () => {
    const tokenWith = async (scope: string): Promise<TestClient> => {
      const input = { name: 'less', scopes: [scope] };
      const { createToken } = await ada.data<{ createToken: { token: string } }>(TOKEN, { input });
      return new TestClient(api.url, createToken.token);
    };
    const input = { name: 'x', cards: [] };
    expect(await codeOf(await tokenWith('GAMES_READ'), SAVE, { input })).toBe('FORBIDDEN');
    expect(await codeOf(await tokenWith('ACCOUNT_MANAGE'), LIST)).toBe('FORBIDDEN');
    expect(await codeOf(new TestClient(api.url), SAVE, { input })).toBe('UNAUTHENTICATED');
    const { me } = await (await tokenWith('GAMES_READ')).data<{ me: { decks: unknown[] } }>(LIST);
    expect(me.decks.length).toBeGreaterThan(0);
  });
});

describe('A list of cards', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await sharedTestApi();
  });
  afterAll(() => api.close());

  it('is checked for any caller, with every reason in both languages', async () => {
    const anybody = new TestClient(api.url);
    expect(await anybody.data(CHECK, { game: 'ARENA', cards })).toEqual({ checkDeck: [] });
    const wrong = [...cards.filter(({ cardId }) => cardId !== 'L20'), { cardId: 'Q99', copies: 1 }];
    expect(await anybody.data(CHECK, { game: 'GUARDIANS', cards: wrong })).toEqual({
      checkDeck: [
        {
          code: 'DECK_GUARDIAN',
          rule: 'CARD-40',
          card: null,
          message: 'The deck has no guardian. Put exactly one into it.',
          french: 'Le paquet n’a pas de Gardien. Mettez-en exactement un.',
        },
        {
          code: 'DECK_UNKNOWN_CARD',
          rule: 'CARD-46',
          card: 'Q99',
          message: 'There is no card Q99 in the library of this version. Take it out, or correct its id.',
          french:
            'Il n’y a pas de carte Q99 dans la bibliothèque de cette version. Retirez-la ou corrigez son identifiant.',
        },
      ],
    });
  });
});
