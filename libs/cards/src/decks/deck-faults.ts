import type { Json, Localized } from '#kernel';
import { gameTitles } from '../game-titles.js';
import type { Card } from '../schema/card-fields.js';
import type { CardGame, StrongholdPosition } from '../words.js';

/** The possible faults of a deck (cards.md 8). */
export const deckFaultCodes = [
  'DECK_GUARDIAN',
  'DECK_STRONGHOLDS',
  'DECK_SIZE',
  'DECK_COPIES',
  'DECK_SHIELDS',
  'DECK_GAME',
  'DECK_UNKNOWN_CARD',
] as const;
export type DeckFaultCode = (typeof deckFaultCodes)[number];

/** One reason why a deck may not be played. */
export interface DeckFault {
  readonly code: DeckFaultCode;
  /** Id of the rule in the catalogue, for instance `CARD-43`. */
  readonly rule: string;
  /** Id of the card that is wrong; `null` when it is the deck as a whole, or when something is missing. */
  readonly card: string | null;
  readonly facts: Readonly<Record<string, Json>>;
  /** The present value, and the right one. */
  readonly message: Localized;
}

const named = (card: Card, locale: 'en' | 'fr'): string =>
  locale === 'en' ? `${card.name.en} (${card.id})` : `${card.name.fr} (${card.id})`;

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const cartes = (count: number): string => `${count} ${count === 1 ? 'carte' : 'cartes'}`;
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const places: Readonly<Record<StrongholdPosition, Localized>> = {
  LEFT: { en: 'left', fr: 'gauche' },
  CENTER: { en: 'center', fr: 'centrale' },
  RIGHT: { en: 'right', fr: 'droite' },
};

/** CARD-40, the deck has no guardian. */
export const noGuardian = (): DeckFault => ({
  code: 'DECK_GUARDIAN',
  rule: 'CARD-40',
  card: null,
  facts: { guardians: 0 },
  message: {
    en: 'The deck has no guardian. Put exactly one into it.',
    fr: 'Le paquet n’a pas de Gardien. Mettez-en exactement un.',
  },
});

/** CARD-40, this guardian is one of several. */
export const guardianTooMany = (card: Card, guardians: number): DeckFault => ({
  code: 'DECK_GUARDIAN',
  rule: 'CARD-40',
  card: card.id,
  facts: { guardians },
  message: {
    en: `The deck has ${guardians} guardians, ${named(card, 'en')} among them. Keep exactly one.`,
    fr: `Le paquet a ${guardians} Gardiens, dont ${named(card, 'fr')}. Gardez-en exactement un.`,
  },
});

/** CARD-41, no stronghold stands there. */
export const noStronghold = (position: StrongholdPosition): DeckFault => ({
  code: 'DECK_STRONGHOLDS',
  rule: 'CARD-41',
  card: null,
  facts: { position, strongholds: 0 },
  message: {
    en: `The deck has no ${places[position].en} stronghold. Put exactly one into it: a deck has a left, a center and a right one, of any sets.`,
    fr: `Le paquet n’a pas de Forteresse ${places[position].fr}. Mettez-en exactement une : il en faut une gauche, une centrale et une droite, de séries quelconques.`,
  },
});

/** CARD-41, this stronghold is one of several for its place. */
export const strongholdTooMany = (card: Card, position: StrongholdPosition, strongholds: number): DeckFault => ({
  code: 'DECK_STRONGHOLDS',
  rule: 'CARD-41',
  card: card.id,
  facts: { position, strongholds },
  message: {
    en: `The deck has ${strongholds} ${places[position].en} strongholds, ${named(card, 'en')} among them. Keep exactly one.`,
    fr: `Le paquet a ${strongholds} Forteresses ${places[position].fr}s, dont ${named(card, 'fr')}. Gardez-en exactement une.`,
  },
});

/** CARD-42, too small or too large. */
export const wrongSize = (count: number, least: number, most: number): DeckFault => ({
  code: 'DECK_SIZE',
  rule: 'CARD-42',
  card: null,
  facts: { cards: count, least, most },
  message: {
    en: `The deck has ${cards(count)}; ${least} to ${most} are right. ${count < least ? `Put ${cards(least - count)} more into it` : `Take ${cards(count - most)} out of it`}.`,
    fr: `Le paquet a ${cartes(count)} ; il en faut de ${least} à ${most}. ${count < least ? `Ajoutez ${cartes(least - count)}` : `Retirez ${cartes(count - most)}`}.`,
  },
});

/** CARD-43, too many of one card. */
export const tooManyCopies = (card: Card, copies: number, most: number): DeckFault => ({
  code: 'DECK_COPIES',
  rule: 'CARD-43',
  card: card.id,
  facts: { copies, most },
  message: {
    en: `${named(card, 'en')} is in the deck ${times(copies)}. At most ${most} copies of a card are right, shields and terrains excepted.`,
    fr: `${named(card, 'fr')} est ${copies} fois dans le paquet. Il faut au plus ${most} exemplaires d’une carte, sauf les Boucliers et les Terrains.`,
  },
});

/** CARD-44, too few shields for an army. */
export const tooFewShields = (shields: number, least: number): DeckFault => ({
  code: 'DECK_SHIELDS',
  rule: 'CARD-44',
  card: null,
  facts: { shields, least },
  message: {
    en: `The deck has ${shields} ${shields === 1 ? 'shield' : 'shields'}, standard bearers included. At least ${least} are right.`,
    fr: `Le paquet a ${shields} ${shields > 1 ? 'Boucliers' : 'Bouclier'}, Porte-étendards compris. Il en faut au moins ${least}.`,
  },
});

/** CARD-45, a card of another game. */
export const notInThisGame = (card: Card, game: CardGame): DeckFault => ({
  code: 'DECK_GAME',
  rule: 'CARD-45',
  card: card.id,
  facts: { game, games: [...card.games] },
  message: {
    en: `${named(card, 'en')} is not allowed in ${gameTitles[game]}, only in ${card.games.map((name) => gameTitles[name]).join(' and ')}. Take it out.`,
    fr: `${named(card, 'fr')} n’est pas permise dans ${gameTitles[game]}, seulement dans ${card.games.map((name) => gameTitles[name]).join(' et ')}. Retirez-la.`,
  },
});

/** CARD-46, no such card. */
export const unknownCard = (id: string): DeckFault => ({
  code: 'DECK_UNKNOWN_CARD',
  rule: 'CARD-46',
  card: id,
  facts: {},
  message: {
    en: `There is no card ${id} in the library of this version. Take it out, or correct its id.`,
    fr: `Il n’y a pas de carte ${id} dans la bibliothèque de cette version. Retirez-la ou corrigez son identifiant.`,
  },
});
