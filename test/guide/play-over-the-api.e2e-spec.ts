import { randomUUID } from 'node:crypto';
import { starterDecks } from '#cards/decks';
import { skarov } from '#skarov-presentation';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { Page } from './guide.js';
import { raidAtTheGynoids } from './to-the-gynoids.js';

interface Looked {
  readonly version: number;
  readonly waiting: { readonly stepId?: string; readonly mine?: boolean };
  readonly legalCommands: readonly { readonly input: object }[];
  readonly view: object;
}

/** Answers that bring mages to the auction, and buy them: a lot is sold within 40 answers, with any dice (20,000 games: 36 at most). */
const sellsLots = ({ input }: Looked['legalCommands'][number]): boolean =>
  /"drawMages"|"declineMages"|"RECRUITMENT"|"amount":[1-9]/.test(JSON.stringify(input));

interface Told {
  readonly version: number;
  readonly payload: { readonly __typename: string };
}

/** A game that is opened as the page says, and its course. */
describe('The guide to play over the API', () => {
  const page = new Page('docs/guides/play-over-the-api.md');
  const games = new Page('docs/guides/play-each-game.md');
  let api: TestApi;
  let ada: TestClient;
  let game: string;

  beforeAll(async () => {
    api = await startTestApi();
    const { createAccount } = await new TestClient(api.url).data<{ createAccount: { token: string } }>(
      page.block('account'),
    );
    ada = new TestClient(api.url, createAccount.token);
  });
  afterAll(async () => {
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('sits down once, however often it says so', async () => {
    const id = randomUUID();
    type Opened = { openGame: { game: { id: string; seedCommitment: string } } };
    const { openGame } = await ada.data<Opened>(page.block('open'), { id });
    expect(openGame.game.seedCommitment).toMatch(/^[0-9a-f]{64}$/);
    game = openGame.game.id;
    expect(await ada.data(page.block('open'), { id })).toEqual({ openGame });
    const start =
      'mutation ($id: ID!, $game: ID!) { startGame(input: { commandId: $id, gameId: $game }) { __typename } }';
    expect(await ada.data(start, { id: randomUUID(), game })).toEqual({ startGame: { __typename: 'CommandAccepted' } });
  });

  it('looks and plays until a lot is sold, and hears all of it', async () => {
    const heard: Told[] = [];
    const socket = ada.socket();
    const told = socket.iterate<{ gameEvents: Told }>({ query: page.block('listen'), variables: { game, after: 0 } });
    const listening = (async () => {
      for await (const { data, errors } of told) {
        expect(errors).toBeUndefined();
        heard.push(data!.gameEvents);
        if (data!.gameEvents.payload.__typename === 'GuildsLotSold') return;
      }
    })();
    const isSold = (): boolean => heard.at(-1)?.payload.__typename === 'GuildsLotSold';
    for (let moves = 0; !isSold(); moves += 1) {
      expect(moves).toBeLessThan(100);
      const { game: seen } = await ada.data<{ game: Looked }>(page.block('look'), { game });
      expect(seen.view).toMatchObject({ guilds: [{ seat: 0 }, { seat: 1 }] });
      const chosen = seen.legalCommands.find(sellsLots) ?? seen.legalCommands[0];
      const { stepId = null } = seen.waiting;
      const input = { gameId: game, commandId: randomUUID(), command: chosen?.input, stepId };
      if (chosen && seen.waiting.mine) {
        const { submitCommand } = await ada.data<{ submitCommand: object }>(page.block('submit'), { input });
        expect(submitCommand).toMatchObject({ version: expect.any(Number), events: expect.any(Array) });
      }
      await api.settle();
    }
    await listening;
    await socket.dispose();
    expect(heard.map(({ version }) => version)).toEqual(heard.map((_, index) => index + 1));
    expect(heard.at(-1)!.payload).toEqual({
      __typename: 'GuildsLotSold',
      mageId: expect.any(String),
      winner: expect.anything(),
      price: expect.any(Number),
    });
  });

  it('hears who is connected', async () => {
    const [socket, watching] = [ada.socket(), new TestClient(api.url).socket()];
    const events = socket.iterate({ query: page.block('listen'), variables: { game, after: 0 } });
    await events.next();
    const told = watching.iterate<{ gamePresence: { seats: number[] } }>({
      query: page.block('presence'),
      variables: { game },
    });
    for await (const { data, errors } of told) {
      expect(errors).toBeUndefined();
      if (data!.gamePresence.seats.includes(0)) break;
    }
    await Promise.all([socket.dispose(), watching.dispose()]);
  });

  it('is told the outcome of a command that another one overtook, and of one that the rules refuse', async () => {
    const { game: seen } = await ada.data<{ game: Looked }>(page.block('look'), { game });
    const [first] = seen.legalCommands;
    const command = first?.input ?? { guilds: { keepQuests: true } };
    const input = { gameId: game, commandId: randomUUID(), command };
    expect(await ada.data(page.block('submit'), { input: { ...input, expectedVersion: 1 } })).toEqual({
      submitCommand: { actualVersion: seen.version, missed: expect.any(Array) },
    });
    expect(await ada.data(page.block('submit'), { input: { ...input, stepId: 'gone' } })).toEqual({
      submitCommand: expect.objectContaining({ code: 'STALE_STEP', message: expect.any(String) }),
    });
  });

  it('keeps a deck, and brings it to a table', async () => {
    const { cards } = starterDecks.LANTERN_COURT.decks.ARENA;
    const { saveDeck } = await ada.data<{ saveDeck: { id: string } }>(games.block('save-deck'), {
      deck: { name: 'Lanterns', cards },
    });
    expect(saveDeck).toEqual({ id: expect.any(String), faults: [] });
    const bo = await TestClient.register(api.url, 'Bo');
    const open =
      'mutation ($id: ID!) { openGame(input: { commandId: $id, options: { arena: {} }, seats: [{ me: true }] }) { ... on CommandAccepted { game { id } } } }';
    const { openGame } = await bo.data<{ openGame: { game: { id: string } } }>(open, { id: randomUUID() });
    const input = { gameId: openGame.game.id, commandId: randomUUID(), deckId: saveDeck.id };
    expect(await ada.data(games.block('join'), { input })).toEqual({ joinGame: { version: expect.any(Number) } });
    const seats = `{ game(id: "${openGame.game.id}") { seats { brought { __typename } } } }`;
    expect(await ada.data(seats)).toMatchObject({ game: { seats: [{ brought: null }, { brought: {} }] } });
  });

  it('keeps a base', async () => {
    const {
      id: _id,
      name: _name,
      heroes: _heroes,
      ...layout
    } = skarov.content!.bases.find(({ id }) => id === 'branch-office')!;
    expect(await ada.data(games.block('save-base'), { base: { name: 'Office', layout } })).toEqual({
      saveBase: { id: expect.any(String), shared: false, faults: [] },
    });
  });

  it('opens a game with a scenario of its own, word for word', async () => {
    const { openGame } = await ada.data<{ openGame: object }>(games.block('own-scenario'), { id: randomUUID() });
    expect(openGame).toEqual({ game: { id: expect.any(String) } });
  });

  it('SKAROV-LOS-08 asks what stops a line, and is answered as the guide says, word for word', async () => {
    const { gameId, overlord, close } = await raidAtTheGynoids(api);
    const answer = await overlord.ask(games.block('what-stops'), { game: gameId });
    expect(answer).toEqual(JSON.parse(games.block('what-stopped')));
    expect(await overlord.position(gameId)).toMatchObject({ waiting: { mine: true } });
    await close();
  });

  it('has no other block', () => {
    expect([...page.left('graphql'), ...games.left('graphql', 'json')]).toEqual([]);
  });
});
