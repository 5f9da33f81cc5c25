import { page } from './page-arguments.js';
import type { Route } from './route.js';

/** Decks that accounts keep. */
export const deckRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/decks',
    group: 'decks',
    summary: 'Your decks',
    document: 'query decks { me { decks { ...Deck } } }',
  },
  {
    method: 'get',
    path: '/v1/decks/checked',
    group: 'decks',
    summary: 'The faults of your decks, for a game',
    document: 'query checkedDecks { me { decks { ...CheckedDeck } } }',
  },
  {
    method: 'post',
    path: '/v1/decks',
    group: 'decks',
    summary: 'Keep a new deck',
    status: 201,
    without: ['id'],
    document: 'mutation newDeck { saveDeck(input: $input) { ...Deck } }',
  },
  {
    method: 'put',
    path: '/v1/decks/{id}',
    group: 'decks',
    summary: 'Change a deck',
    document: 'mutation changeDeck { saveDeck(input: $input) { ...Deck } }',
  },
  {
    method: 'delete',
    path: '/v1/decks/{id}',
    group: 'decks',
    summary: 'Forget a deck',
    document: 'mutation deleteDeck { deleteDeck(id: $id) { ...Deck } }',
  },
  {
    method: 'post',
    path: '/v1/decks/check',
    group: 'decks',
    summary: 'Check a list of cards',
    document: `query checkDeck { checkDeck(game: $game, cards: $cards) { ...DeckFault } }`,
  },
];

/** Bases that accounts keep. */
export const baseRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/bases',
    group: 'bases',
    summary: 'Your bases',
    document: `query bases { me { bases(${page}) { nodes { ...Base } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'get',
    path: '/v1/bases/{id}',
    group: 'bases',
    summary: 'A base',
    document: 'query base { base(id: $id) { ...CheckedBase } }',
  },
  {
    method: 'post',
    path: '/v1/bases',
    group: 'bases',
    summary: 'Keep a new base',
    status: 201,
    location: '/v1/bases/{id}',
    without: ['id'],
    document: 'mutation newBase { saveBase(input: $input) { ...Base } }',
  },
  {
    method: 'put',
    path: '/v1/bases/{id}',
    group: 'bases',
    summary: 'Change a base',
    document: 'mutation changeBase { saveBase(input: $input) { ...Base } }',
  },
  {
    method: 'delete',
    path: '/v1/bases/{id}',
    group: 'bases',
    summary: 'Forget a base',
    document: 'mutation deleteBase { deleteBase(id: $id) { ...Base } }',
  },
  {
    method: 'post',
    path: '/v1/bases/check',
    group: 'bases',
    summary: 'Check a layout',
    document: 'query baseFaults { baseFaults(layout: $layout) { ...BaseFault } }',
  },
];
