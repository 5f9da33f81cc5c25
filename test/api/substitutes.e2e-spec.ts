import { randomUUID } from 'node:crypto';
import { sharedTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

const ANSWER = '__typename ... on CommandAccepted { game { id } } ... on CommandRejected { code message }';
const mutation = (name: string, input: string): string =>
  `mutation($input: ${input}!) { ${name}(input: $input) { ${ANSWER} } }`;
const OFFER = mutation('offerSeat', 'OfferSeatInput');
const TAKE_OVER = mutation('takeOverSeat', 'TakeOverSeatInput');
const SEATS =
  'query($id: ID!) { game(id: $id) { seats { mine account { name } offered { absent to { name } } formerly { account { name } bot through } } } }';
const OFFERED =
  'query($ruleset: String) { games(first: 100, filter: { seatOffered: true, ruleset: $ruleset }) { nodes { id } } }';
const HANDS =
  'query($id: ID!) { game(id: $id) { view { ... on LanternView { hand } } events(first: 100) { nodes { type payloadJson } } } }';
const WRITE = 'mutation($input: WriteNoteInput!) { writeNote(input: $input) { noteId version text } }';
const NOTES = 'query($id: ID!) { game(id: $id) { notes { version text } } }';
const DELETE = 'mutation($gameId: ID!, $noteId: ID!) { deleteNote(gameId: $gameId, noteId: $noteId) { text } }';

interface Shown {
  readonly game: {
    readonly view: { readonly hand: unknown };
    readonly events: { readonly nodes: readonly { readonly type: string; readonly payloadJson: object }[] };
  };
}

describe('Players who leave', () => {
  let api: TestApi;
  let [ada, bo, cy]: TestClient[] = [];

  beforeAll(async () => {
    api = await sharedTestApi();
    const register = (name: string) => TestClient.register(api.url, name);
    [ada, bo, cy] = await Promise.all([register('Ann'), register('Bob'), register('Cyd')]);
  });
  afterAll(() => api.close());

  const on = (gameId: string, more: object = {}) => ({ input: { gameId, commandId: randomUUID(), ...more } });

  /** A running game of Ada and Bo. */
  async function running(): Promise<string> {
    const opening = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }] };
    const { openGame } = await ada!.data<{ openGame: { game: { id: string } } }>(
      mutation('openGame', 'OpenGameInput'),
      {
        input: opening,
      },
    );
    const { id } = openGame.game;
    await bo!.data(mutation('joinGame', 'JoinGameInput'), on(id));
    await ada!.data(mutation('startGame', 'StartGameInput'), on(id));
    return id;
  }
  const offered = async (client: TestClient, ruleset: string | null = null): Promise<readonly string[]> =>
    (await client.data<{ games: { nodes: { id: string }[] } }>(OFFERED, { ruleset })).games.nodes.map(({ id }) => id);

  it('offer their seats in a list, and a substitute sees what the seat sees, and the player no longer does', async () => {
    const id = await running();
    const before = await bo!.data<Shown>(HANDS, { id });
    await bo!.data(OFFER, on(id));
    expect([await offered(cy!), await offered(cy!, 'lantern'), await offered(cy!, 'guilds')]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
      [],
    ]);
    expect(await cy!.data(TAKE_OVER, on(id, { seat: 1 }))).toMatchObject({ takeOverSeat: { game: { id } } });
    const [substitute, former] = [await cy!.data<Shown>(HANDS, { id }), await bo!.data<Shown>(HANDS, { id })];
    expect(substitute.game.view).toEqual(before.game.view);
    const dealt = ({ game }: Shown) => game.events.nodes.filter(({ type }) => type === 'handDealt');
    expect(dealt(substitute)).toEqual(dealt(before));
    expect(former.game.view.hand).toBeNull();
    expect(dealt(former).some(({ payloadJson }) => 'oils' in payloadJson)).toBe(false);
    expect(await ada!.data(SEATS, { id })).toMatchObject({
      game: {
        seats: [
          { mine: true, formerly: [] },
          {
            account: { name: expect.stringMatching(/^Cyd/) },
            offered: null,
            formerly: [{ account: { name: expect.stringMatching(/^Bob/) }, bot: null, through: expect.any(Number) }],
          },
        ],
      },
    });
    expect(await offered(cy!)).not.toContain(id);
  });

  it('invite one account, and no other may come; one that does not exist is refused', async () => {
    const id = await running();
    const { me } = await cy!.data<{ me: { account: { id: string } } }>('{ me { account { id } } }');
    await bo!.data(OFFER, on(id, { to: me.account.id }));
    expect(await offered(cy!)).not.toContain(id);
    const dot = await TestClient.register(api.url, 'Dot');
    expect(await dot.data(TAKE_OVER, on(id, { seat: 1 }))).toMatchObject({
      takeOverSeat: { code: 'OFFERED_TO_ANOTHER' },
    });
    expect(await dot.data(SEATS, { id })).toMatchObject({
      game: { seats: [{}, { offered: { absent: false, to: { name: expect.stringMatching(/^Cyd/) } } }] },
    });
    await cy!.data(TAKE_OVER, on(id, { seat: 1 }));
    const nobody = Buffer.from(`Account:${randomUUID()}`).toString('base64url');
    expect((await ada!.ask(OFFER, on(id, { to: nobody }))).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('have notes of their own, which only their account reads, on versions that they may see', async () => {
    const id = await running();
    const note = async (client: TestClient, more: object): Promise<unknown> =>
      (await client.ask(WRITE, { input: { gameId: id, text: 'Keep the oil.', ...more } })).errors?.[0]?.extensions[
        'code'
      ];
    const { writeNote } = await ada!.data<{ writeNote: { noteId: string } }>(WRITE, {
      input: { gameId: id, version: 3, text: 'Keep the oil.' },
    });
    await ada!.data(WRITE, { input: { gameId: id, version: 3, noteId: writeNote.noteId, text: 'Burn it.' } });
    expect(await ada!.data(NOTES, { id })).toEqual({ game: { notes: [{ version: 3, text: 'Burn it.' }] } });
    for (const other of [bo!, new TestClient(api.url)])
      expect(await other.data(NOTES, { id })).toEqual({ game: { notes: [] } });
    expect([await note(bo!, { noteId: writeNote.noteId }), await note(ada!, { version: 999 })]).toEqual([
      'NOT_FOUND',
      'BAD_USER_INPUT',
    ]);
    const gone = { gameId: id, noteId: writeNote.noteId };
    expect((await bo!.ask(DELETE, gone)).errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await ada!.data(DELETE, gone)).toEqual({ deleteNote: { text: 'Burn it.' } });
    expect(await ada!.data(NOTES, { id })).toEqual({ game: { notes: [] } });
  });
});
