import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { OPEN } from './open-table.js';
import { codesIn } from './refusals.js';

interface Part {
  readonly key: string;
  readonly label: string;
  readonly group: string;
}

interface Choices {
  readonly remaining: number;
  readonly options: readonly Part[];
  readonly commands: readonly { readonly description: string; readonly input: object }[];
}

const CHOICES = `query($id: ID!, $after: [String!]!) { game(id: $id) {
  choices(after: $after) { remaining options { key label group } commands { description input } }
} }`;

let api: TestApi;
let ada: TestClient;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await TestClient.register(api.url, 'Ada');
  const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
  const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
  id = openGame.game.id;
  const start = { commandId: randomUUID(), gameId: id };
  await ada.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', { input: start });
});
afterAll(() => api.close());

const chosen = async (client: TestClient, after: readonly string[] = []): Promise<Choices> =>
  (await client.data<{ game: { choices: Choices } }>(CHOICES, { id, after })).game.choices;

describe('The choices of a seat', () => {
  it('are pieces and values with labels, of which one leads to a command that can be given', async () => {
    const first = await chosen(ada);
    expect(first.options[0]).toEqual({
      key: expect.stringMatching(/^card:\d+$/),
      label: expect.stringMatching(/^card \d+$/),
      group: 'cards',
    });
    expect(first.commands).toHaveLength(first.remaining);
    const { remaining, options, commands } = await chosen(ada, [first.options[0]!.key]);
    expect({ remaining, options }).toEqual({ remaining: 1, options: [] });
    const input = { gameId: id, command: commands[0]!.input };
    const validate = 'mutation($input: ValidateCommandInput!) { validateCommand(input: $input) { __typename } }';
    expect(await ada.data(validate, { input })).toEqual({ validateCommand: { __typename: 'CommandLegal' } });
  });

  it('are those of the caller’s seat alone, and none for a spectator', async () => {
    expect(await chosen(new TestClient(api.url))).toEqual({ remaining: 0, options: [], commands: [] });
  });

  it('are none after a key that no command has', async () => {
    expect(await chosen(ada, ['card:77'])).toEqual({ remaining: 0, options: [], commands: [] });
  });

  it('are refused for more keys than a choice can take', async () => {
    const { errors } = await ada.ask(CHOICES, { id, after: Array.from({ length: 41 }, () => 'card:2') });
    expect(codesIn(errors)).toEqual(['BAD_USER_INPUT']);
  });

  it('stand beside each legal command, so that a client that has them all narrows them alone', async () => {
    const { game } = await ada.data<{ game: { legalCommands: { parts: Part[] }[] } }>(
      'query($id: ID!) { game(id: $id) { legalCommands { parts(locale: FR) { key label group } } } }',
      { id },
    );
    expect(game.legalCommands[0]?.parts).toEqual([
      { key: 'type=chooseCard', label: 'choisir une carte', group: 'action' },
      { key: expect.stringMatching(/^card:\d+$/), label: expect.stringMatching(/^carte \d+$/), group: 'cartes' },
    ]);
  });

  it('name the type of the commands that are left, where they have one', async () => {
    const query = 'query($id: ID!) { game(id: $id) { choices(locale: FR) { type { key label } } } }';
    const { game } = await ada.data<{ game: { choices: { type: object } } }>(query, { id });
    expect(game.choices.type).toEqual({ key: 'type=chooseCard', label: 'choisir une carte' });
  });

  it('have an address over REST', async () => {
    const [option] = (await chosen(ada)).options;
    const query = new URLSearchParams({ after: option!.key });
    const headers = { authorization: `Bearer ${ada.token ?? ''}` };
    const response = await fetch(`${api.url}/v1/games/${id}/choices?${query.toString()}`, { headers });
    expect(await response.json()).toMatchObject({ remaining: 1, options: [], commands: [{ type: 'chooseCard' }] });
  });
});

describe('The pieces of a table', () => {
  const PIECES = 'query($id: ID!) { game(id: $id) { pieces(locale: FR) { key label group at } } }';
  const piecesFor = async (client: TestClient): Promise<readonly object[]> =>
    (await client.data<{ game: { pieces: object[] } }>(PIECES, { id })).game.pieces;

  it('are those of the view of each caller: nobody sees the hand of another', async () => {
    const key: unknown = expect.stringMatching(/^card:\d+$/);
    const label: unknown = expect.stringMatching(/^carte \d+$/);
    expect((await piecesFor(ada))[0]).toEqual({ key, label, group: 'cartes', at: null });
    expect(await piecesFor(new TestClient(api.url))).toEqual([]);
  });

  it('have an address over REST', async () => {
    const headers = { authorization: `Bearer ${ada.token ?? ''}`, 'accept-language': 'fr' };
    const response = await fetch(`${api.url}/v1/games/${id}/pieces`, { headers });
    expect(await response.json()).toMatchObject({ nodes: await piecesFor(ada) });
  });
});

describe('The options of a game', () => {
  it('are told in both languages', async () => {
    const query = 'query($locale: Locale!) { ruleset(name: "lantern") { optionsSchema(locale: $locale) } }';
    interface Answer {
      readonly ruleset: { readonly optionsSchema: { readonly properties: { readonly storms: object } } };
    }
    const stormsIn = async (locale: string): Promise<object> =>
      (await ada.data<Answer>(query, { locale })).ruleset.optionsSchema.properties.storms;
    expect(await stormsIn('EN')).toMatchObject({
      title: 'Storms',
      description: 'Number of storms, and of cards dealt to each.',
    });
    expect(await stormsIn('FR')).toMatchObject({
      title: 'Tempêtes',
      description: 'Nombre de tempêtes, et de cartes données à chacun.',
    });
  });
});
