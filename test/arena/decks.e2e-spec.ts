import { randomUUID } from 'node:crypto';
import type { Entry } from '../table/card-decks.js';
import type { Club } from '../table/club.js';
import type { Brings } from '../table/seating.js';
import type { TableClient } from '../table/table-client.js';
import { captorsDeck } from './decks.js';
import { Look } from './look.js';
import { deck, open, openClub, seat, starter } from './table.js';

const FAULTS = 'code rule card message(locale: EN) french: message(locale: FR)';
const CHECK = `query($cards: [DeckEntryInput!]!) { checkDeck(game: ARENA, cards: $cards) { ${FAULTS} } }`;
const SAVE = `mutation($input: SaveDeckInput!) { saveDeck(input: $input) { id faults(game: ARENA) { ${FAULTS} } } }`;
const MINE = '{ me { decks { id name faults(game: ARENA) { code } } } }';
const JOIN = `mutation($input: JoinGameInput!) { joinGame(input: $input) { __typename
  ... on CommandRejected { ruleId code message(locale: EN) french: message(locale: FR) facts } } }`;
const DECK = '{ ... on ArenaBrought { starter deck { cards { cardId copies } } } }';
const BROUGHT = `query($id: ID!) { game(id: $id) { status seats { seat brought ${DECK} }
  events(last: 100) { nodes { description payload { ... on SeatTaken { seat brought ${DECK} } } } } } }`;

/** Six Gate Breakers, one card without a name in the game, and no left stronghold. */
const illegalDeck: readonly Entry[] = [
  ...captorsDeck.filter(({ cardId }) => cardId !== 'K21' && cardId !== 'K14'),
  { cardId: 'K14', copies: 6 },
  { cardId: 'Q99', copies: 1 },
];
const reasons = [
  { code: 'DECK_STRONGHOLDS', rule: 'CARD-41', card: null },
  { code: 'DECK_COPIES', rule: 'CARD-43', card: 'K14' },
  { code: 'DECK_UNKNOWN_CARD', rule: 'CARD-46', card: 'Q99' },
];

/** A deck in the order in which the API lists it. */
const listed = (cards: readonly Entry[]): Entry[] => [...cards].sort((a, b) => (a.cardId < b.cardId ? -1 : 1));

interface Fault {
  readonly message: string;
  readonly french: string;
}
interface Saved {
  readonly id: string;
  readonly faults: readonly Fault[];
}
interface Joined extends Fault {
  readonly __typename: string;
  readonly facts: { readonly faults: unknown };
}
interface Brought {
  readonly starter: string | null;
  readonly deck: { readonly cards: readonly Entry[] } | null;
}
interface Table {
  readonly status: string;
  readonly seats: readonly { readonly seat: number; readonly brought: Brought | null }[];
}

describe('Decks for Arena over the API', () => {
  let club: Club<['Ada', 'Bo', 'Cleo']>;
  let ada: TableClient;
  let bo: TableClient;
  let cleo: TableClient;

  beforeAll(async () => {
    club = await openClub('Ada', 'Bo', 'Cleo');
    [ada, bo, cleo] = club.clients;
  });
  afterAll(() => club.close());

  const save = async (input: object): Promise<Saved> => (await bo.ask<{ saveDeck: Saved }>(SAVE, { input })).saveDeck;
  const join = async (input: object): Promise<Joined> => (await bo.ask<{ joinGame: Joined }>(JOIN, { input })).joinGame;
  const tableFor = async (client: TableClient, id: string): Promise<Table> =>
    (await client.ask<{ game: Table }>(BROUGHT, { id })).game;

  it('CARD-40 to CARD-46 an illegal deck is told all that is wrong with it, in both languages', async () => {
    const { checkDeck: faults } = await cleo.ask<{ checkDeck: readonly Fault[] }>(CHECK, { cards: illegalDeck });
    expect(faults).toMatchObject(reasons);
    expect(faults.map(({ message }) => message).join(' ')).toMatch(/no left stronghold.*6 times.*no card Q99/);
    expect(faults.map(({ french }) => french).join(' ')).toMatch(/Forteresse gauche.*6 fois.*pas de carte Q99/);
    expect((await save({ name: 'Not yet', cards: illegalDeck })).faults).toEqual(faults);
  });

  describe('that are corrected after the table has refused them', () => {
    let gameId: string;
    let saved: Saved;
    let refused: Joined;

    beforeAll(async () => {
      gameId = await open(ada, starter('HOLLOW_TIDE'));
      saved = await save({ name: 'Captors', cards: illegalDeck });
      const request = { gameId, commandId: randomUUID(), deckId: saved.id };
      refused = await join(request);
      await save({ id: saved.id, name: 'Captors, in order', cards: captorsDeck });
      expect((await join(request)).__typename).toBe('CommandAccepted');
      await ada.must('startGame', 'StartGameInput', { gameId }, 'version');
    });

    it('ARENA-SET-05 are refused with every reason, in both languages', () => {
      expect(refused).toMatchObject({ __typename: 'CommandRejected', code: 'DECK_REFUSED', ruleId: 'ARENA-SET-05' });
      expect(refused.facts.faults).toEqual(reasons);
      for (const { message, french } of saved.faults) {
        expect(refused.message).toContain(message);
        expect(refused.french).toContain(french);
      }
    });

    it('ARENA-SET-05 are listed, and played by their id', async () => {
      const { me } = await bo.ask<{ me: { decks: { id: string }[] } }>(MINE);
      expect(me.decks).toContainEqual({ id: saved.id, name: 'Captors, in order', faults: [] });
      expect((await Look.at(bo, gameId, club.box)).mine.guardian).toBe('K20');
      const [other, own] = (await tableFor(bo, gameId)).seats;
      expect(other!.brought).toBeNull();
      expect(own!.brought!.deck!.cards).toEqual(listed(captorsDeck));
    });

    it('ARENA-ENG-05 are seen by no one else before the end, and by all players afterwards', async () => {
      for (const client of [ada, cleo]) {
        const table = await tableFor(client, gameId);
        expect(table.seats[1]!.brought).toBeNull();
        expect(JSON.stringify(table)).not.toMatch(/K24|Captors/);
      }
      await bo.must('resign', 'ResignInput', { gameId }, 'version');
      for (const client of [ada, cleo]) {
        const { status, seats } = await tableFor(client, gameId);
        expect([status, seats[0]!.brought!.starter]).toEqual(['OVER', 'HOLLOW_TIDE']);
        expect(seats[1]!.brought!.deck!.cards).toEqual(listed(captorsDeck));
      }
      expect(club.api.faults).toEqual([]);
    });
  });

  it.each<[string, [Brings, Brings], [string, string]]>([
    ['a starter deck by its name, and a deck as a list', [starter('HOLLOW_TIDE'), deck(captorsDeck)], ['T20', 'K20']],
    ['nothing, and play the starter decks', [{}, {}], ['L20', 'T20']],
  ])('ARENA-SET-05 players bring %s', async (_what, brings, guardians) => {
    const gameId = await seat([ada, bo], brings);
    const { view } = await Look.at(cleo, gameId, club.box);
    expect(view.players.map(({ guardian }) => guardian)).toEqual(guardians);
  });
});
