import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const FRENCH = { 'accept-language': 'fr-CH, en;q=0.5' };

describe('Errors for people', () => {
  let api: TestApi;
  let ada: TestClient;
  let gameId: string;
  /** A token of Ada's with only the scope to manage the account. */
  let narrow: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ settings: { quotas: { openGames: 1, accounts: 1_000 } } });
    ada = await TestClient.register(api.url, 'Ada');
    const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, opening());
    gameId = openGame.game.id;
    const { createToken } = await ada.data<{ createToken: { token: string } }>(
      'mutation { createToken(input: { name: "narrow", scopes: [ACCOUNT_MANAGE] }) { token } }',
    );
    narrow = new TestClient(api.url, createToken.token);
  });
  afterAll(() => api.close());

  const OPEN =
    'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';
  const opening = () => ({ input: { commandId: randomUUID(), options: { guilds: {} }, seats: [{ me: true }] } });
  const LEAVE = 'mutation($input: LeaveGameInput!) { leaveGame(input: $input) { __typename } }';

  const messages = async (query: string, variables: object, client: TestClient): Promise<readonly unknown[]> => {
    const answers = [await client.ask(query, variables), await client.ask(query, variables, FRENCH)];
    return answers.map(({ errors }) => errors?.[0]?.message);
  };

  it.each([
    [
      'of a player without a seat',
      LEAVE,
      () => ({ input: { commandId: randomUUID(), gameId } }),
      'Bo',
      ['You have no seat in this game.', 'Vous n’avez pas de place dans cette partie.'],
    ],
    [
      'of a forbidden view',
      'query($gameId: ID!) { game(id: $gameId) { view(as: { auditor: true }) { __typename } } }',
      () => ({ gameId }),
      'Cy',
      [
        'You may watch as a spectator or from your own seat; a game that is over is open in full.',
        'Vous pouvez regarder en spectateur ou depuis votre place ; une partie finie est ouverte à tous.',
      ],
    ],
  ])('are in the language of the request: those %s', async (_, query, variables, name, told) => {
    expect(await messages(query, variables(), await TestClient.register(api.url, name))).toEqual(told);
  });

  it('are in the language of the request: those of an account at its limit, or without a scope', async () => {
    expect(await messages(OPEN, opening(), ada)).toEqual([
      'You have opened 1 open game: as many as an account may. End one first.',
      'Vous avez ouvert 1 partie ouverte : autant que le permet un compte. Terminez-en une d’abord.',
    ]);
    expect(await messages(OPEN, opening(), narrow)).toEqual([
      'Your token lacks the scope “GAMES_PLAY”.',
      'Il manque à votre jeton le droit « GAMES_PLAY ».',
    ]);
  });

  it('are in the language of the request: those of names and tokens that are malformed', async () => {
    const [english, french] = await messages('mutation { createAccount(name: "x") { __typename } }', {}, ada);
    expect(english).toMatch(/^A name has 2 to 40 letters/);
    expect(french).toMatch(/^Un nom a de 2 à 40 lettres/);
    expect(await messages('mutation { createToken(input: { name: "t", scopes: [] }) { token } }', {}, ada)).toEqual([
      'A token must have at least one scope.',
      'Un jeton doit avoir au moins un droit.',
    ]);
  });

  it('are in the language of the request: those of tokens, and of missing things', async () => {
    const me = '{ me { scopes } }';
    expect(await messages(me, {}, new TestClient(api.url, `chr_${'x'.repeat(40)}`))).toEqual([
      'The token is not known. Send “Authorization: Bearer chr_…”, or no token to watch.',
      'Le jeton est inconnu. Envoyez « Authorization: Bearer chr_… », ou aucun jeton pour regarder.',
    ]);
    const input = { commandId: randomUUID(), gameId: Buffer.from(`Game:${randomUUID()}`).toString('base64url') };
    expect(await messages(LEAVE, { input }, ada)).toEqual(['There is no such game.', 'Cette partie n’existe pas.']);
    expect(await messages(LEAVE, { input }, new TestClient(api.url))).toEqual([
      'This needs a token with the scope “GAMES_PLAY”.',
      'Il faut pour cela un jeton avec le droit « GAMES_PLAY ».',
    ]);
  });

  it('are in the language of the request over REST', async () => {
    const refused = await fetch(`${api.url}/v1/games/${gameId}/table.svg?seat=1`, { headers: FRENCH });
    expect(await refused.json()).toMatchObject({ status: 403, detail: expect.stringMatching(/^Vous pouvez regarder/) });
  });

  it('are in the language of a socket', async () => {
    for (const [locale, told] of [
      ['fr', 'Il manque à votre jeton le droit « GAMES_READ ».'],
      ['en', 'Your token lacks the scope “GAMES_READ”.'],
    ]) {
      const socket = narrow.socket({ authorization: `Bearer ${narrow.token}`, locale });
      const answer = socket.iterate({ query: 'subscription { waitingForMe { id } }' }).next();
      expect((await answer).value).toMatchObject({ errors: [{ message: told }] });
      await socket.dispose();
    }
  });

  it.each([
    ['fr', 'Le jeton est inconnu. Envoyez « Authorization: Bearer chr_… », ou aucun jeton pour regarder.'],
    ['en', 'The token is not known. Send “Authorization: Bearer chr_…”, or no token to watch.'],
  ])('are in the language of a socket that is closed: %s', async (locale, reason) => {
    const closed = new Promise((resolve) => {
      const socket = new TestClient(api.url).socket({ authorization: `Bearer chr_${'x'.repeat(40)}`, locale });
      socket.on('closed', (event) => resolve(event));
      void socket
        .iterate({ query: 'subscription { lobby { id } }' })
        .next()
        .catch(() => undefined);
    });
    expect(await closed).toMatchObject({ code: 4403, reason });
  });
});
