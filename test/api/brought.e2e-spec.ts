/** @jest-environment-options {"ownModules": true} */
import { randomUUID } from 'node:crypto';
import { library } from '#cards/content';
import { cardDecks, checkDeck, deckListSchema, starterDecks } from '#cards/decks';
import { MemoryEventStore } from '#event-store';
import { Games, MemorySeedVault, RulesetRegistry } from '#games';
import { refuse, type AnyRuleset } from '#kernel';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';

/** The Lantern Keepers, to whose games every player must bring a deck that is legal in Arena. */
const keepersWithDecks: AnyRuleset = {
  ...(lantern as AnyRuleset),
  schemas: {
    ...lantern.schemas,
    brought: z.strictObject({ starter: z.enum(['RED', 'BLUE']).optional(), deck: deckListSchema.optional() }),
  },
  decks: cardDecks,
  refusals: { ...lantern.refusals, illegalDeck: ['why', 'pourquoi'] },
  refusalMessages: { ...lantern.refusalMessages, illegalDeck: { en: '{why}', fr: '{pourquoi}' } },
  refuseBrought(_options, brought) {
    const [fault] = checkDeck((brought?.['deck'] ?? { cards: [] }) as never, 'ARENA', library);
    return brought?.['starter'] === undefined && fault
      ? refuse(fault.rule, 'illegalDeck', { why: fault.message.en, pourquoi: fault.message.fr })
      : undefined;
  },
};

const { cards } = starterDecks.HOLLOW_TIDE.decks.ARENA;
const ANSWER = `__typename ... on CommandAccepted { game { id version seats { seat bot mine brought { ... on LanternBrought {
  starter deck { cards { cardId copies } } } } } } events { type payload { ... on SeatTaken { brought { __typename } } } } }
  ... on CommandRejected { ruleId code message }`;
const OPEN = `mutation($input: OpenGameInput!) { openGame(input: $input) { ${ANSWER} } }`;
const JOIN = `mutation($input: JoinGameInput!) { joinGame(input: $input) { ${ANSWER} } }`;
const SAVE = 'mutation($input: SaveDeckInput!) { saveDeck(input: $input) { id } }';
const SEATS = `query($id: ID!) { game(id: $id) { status seats { seat brought { ... on LanternBrought { starter deck { cards { cardId } } } } }
  events { nodes { type payload { ... on SeatTaken { seat brought { ... on LanternBrought { starter } } } } } } } }`;

interface Seat {
  readonly seat: number;
  readonly mine: boolean;
  readonly brought: { readonly starter: string | null; readonly deck: { readonly cards: unknown[] } | null } | null;
}
interface Answered {
  readonly __typename: string;
  readonly ruleId?: string;
  readonly message?: string;
  readonly game: { readonly id: string; readonly version: number; readonly seats: readonly Seat[] };
}

describe('A seat that brings something', () => {
  let api: TestApi;
  let ada: TestClient;
  let bo: TestClient;

  beforeAll(async () => {
    const store = new MemoryEventStore();
    const rulesets = new RulesetRegistry([keepersWithDecks]);
    api = await startTestApi({ games: new Games({ store, seeds: new MemorySeedVault(), rulesets }) });
    [ada, bo] = await Promise.all([TestClient.register(api.url, 'Ada'), TestClient.register(api.url, 'Bo')]);
  });
  afterAll(() => api.close());

  const open = async (seats: object[], commandId = randomUUID()): Promise<Answered> =>
    (await ada.data<{ openGame: Answered }>(OPEN, { input: { commandId, options: { lantern: {} }, seats } })).openGame;
  const join = async (client: TestClient, input: object): Promise<Answered> =>
    (await client.data<{ joinGame: Answered }>(JOIN, { input })).joinGame;
  const save = async (client: TestClient, list: readonly object[], id?: string): Promise<string> =>
    (await client.data<{ saveDeck: { id: string } }>(SAVE, { input: { id, name: 'mine', cards: list } })).saveDeck.id;
  const codeOf = async (client: TestClient, input: object): Promise<unknown> =>
    (await client.ask(JOIN, { input })).errors?.[0]?.extensions['code'];

  it('is taken with it, alone or with a bot that has something of its own', async () => {
    const { game } = await open([
      { me: true, brings: { lantern: { deck: { cards } } } },
      { bot: 'random', brings: { lantern: { starter: 'RED' } } },
    ]);
    expect(game.seats[0]?.brought?.deck?.cards).toEqual(cards);
    expect(game.seats[1]).toMatchObject({ bot: 'random', brought: null });
  });

  it('is refused with the rule and the reason, and may try again under the same id', async () => {
    const commandId = randomUUID();
    const short = { deck: { cards: cards.slice(1) } };
    const refused = await open([{ me: true, brings: { lantern: short } }], commandId);
    expect(refused).toMatchObject({ __typename: 'CommandRejected', ruleId: 'CARD-42' });
    expect(refused.message).toMatch(/55 to 110/);
    const { __typename } = await open([{ me: true, brings: { lantern: { deck: { cards } } } }], commandId);
    expect(__typename).toBe('CommandAccepted');
  });

  it('brings a saved deck, in its state at the time of taking the seat', async () => {
    const { game } = await open([{ me: true, brings: { lantern: { starter: 'BLUE' } } }]);
    const deckId = await save(bo, cards);
    const input = { gameId: game.id, commandId: randomUUID(), deckId };
    const first = await join(bo, input);
    expect(first.game.seats[1]?.brought?.deck?.cards).toEqual(cards);
    await save(bo, cards.slice(1), deckId);
    expect(await join(bo, input)).toEqual(first);
    await bo.data('mutation($id: ID!) { deleteDeck(id: $id) { id } }', { id: deckId });
    expect(await join(bo, input)).toEqual(first);
  });

  it('is hidden from all others until the game is over', async () => {
    const { game } = await open([
      { me: true, brings: { lantern: { starter: 'BLUE' } } },
      { bot: 'random', brings: { lantern: { starter: 'RED' } } },
    ]);
    const { game: seen } = await bo.data<{ game: unknown }>(SEATS, { id: game.id });
    expect(JSON.stringify(seen)).not.toMatch(/BLUE|RED/);
    const { game: own } = await ada.data<{ game: { seats: Seat[] } }>(SEATS, { id: game.id });
    expect(own.seats.map(({ brought }) => brought?.starter)).toEqual(['BLUE', undefined, undefined, undefined]);
    const input = { gameId: game.id, commandId: randomUUID() };
    await ada.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', { input });
    expect(JSON.stringify(await bo.data(SEATS, { id: game.id }))).not.toMatch(/BLUE|RED/);
    const giveUp = { gameId: game.id, commandId: randomUUID() };
    await ada.data('mutation($input: ResignInput!) { resign(input: $input) { __typename } }', { input: giveUp });
    const { game: over } = await bo.data<{ game: { seats: Seat[]; events: { nodes: { type: string }[] } } }>(SEATS, {
      id: game.id,
    });
    expect(over).toMatchObject({ status: 'OVER' });
    expect(over.seats.map(({ brought }) => brought?.starter)).toEqual(['BLUE', 'RED']);
    expect(over.events.nodes.filter(({ type }) => type === 'seatTaken')).toMatchObject([
      { payload: { brought: { starter: 'BLUE' } } },
      { payload: { brought: { starter: 'RED' } } },
    ]);
  });

  it('cannot bring two things, or a deck of another account', async () => {
    const { game } = await open([]);
    const request = { gameId: game.id, commandId: randomUUID() };
    const deckId = await save(ada, cards);
    expect(await codeOf(ada, { ...request, deckId, brings: { lantern: { starter: 'RED' } } })).toBe('BAD_USER_INPUT');
    expect(await codeOf(bo, { ...request, deckId })).toBe('NOT_FOUND');
    expect(await codeOf(bo, { ...request, deckId: game.id })).toBe('BAD_USER_INPUT');
    expect(await codeOf(bo, { ...request, commandId: 'no-uuid', deckId })).toBe('NOT_FOUND');
    expect(api.faults).toEqual([]);
  });

  it('may be yours or a bot’s, but not both or neither', async () => {
    for (const taker of [{}, { me: true, bot: 'random' }]) {
      const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [taker] };
      expect((await ada.ask(OPEN, { input })).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
  });
});
