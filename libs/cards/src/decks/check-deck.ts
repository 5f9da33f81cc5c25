import type { Card } from '../schema/card-fields.js';
import type { Library } from '../library/library.js';
import { positionSchema, type CardGame } from '../words.js';
import { censusOf, countOf, ofTypes, type DeckCensus } from './deck-census.js';
import {
  guardianTooMany,
  noGuardian,
  noStronghold,
  notInThisGame,
  strongholdTooMany,
  tooFewShields,
  tooManyCopies,
  unknownCard,
  wrongSize,
  type DeckFault,
} from './deck-faults.js';
import { MOST_CARDS, type DeckList } from './deck-list.js';

const LEAST_CARDS = 55;
/** Most copies of a card in a deck (CARD-43). */
export const MOST_COPIES = 5;
/** Fewest shields of a deck, standard bearers included (CARD-44): in Arena none is needed. */
export const LEAST_SHIELDS: Readonly<Record<CardGame, number>> = { GUARDIANS: 6, ARENA: 0 };

/**
 * Everything that is wrong with a deck for a game, in the order of the rules; nothing when it may be played.
 * One check for both games (CARD-40 to CARD-47): the order of the list does not matter.
 * @param library the library of the game's version.
 */
export function checkDeck(deck: DeckList, game: CardGame, library: Library): readonly DeckFault[] {
  const census = censusOf(deck, library);
  return [
    ...guardianFaults(census),
    ...strongholdFaults(census),
    ...(census.size < LEAST_CARDS || census.size > MOST_CARDS ? [wrongSize(census.size, LEAST_CARDS, MOST_CARDS)] : []),
    ...copyFaults(census),
    ...shieldFaults(census, LEAST_SHIELDS[game]),
    ...census.held.filter(({ card }) => !card.games.includes(game)).map(({ card }) => notInThisGame(card, game)),
    ...census.unknown.map(unknownCard),
  ];
}

/** CARD-40: exactly one guardian. */
function guardianFaults(census: DeckCensus): DeckFault[] {
  const guardians = ofTypes(census, 'GUARDIAN');
  const count = countOf(guardians);
  if (count === 0) return [noGuardian()];
  return count === 1 ? [] : guardians.map(({ card }) => guardianTooMany(card, count));
}

/** CARD-41: exactly three strongholds, one of each position. */
function strongholdFaults(census: DeckCensus): DeckFault[] {
  const strongholds = ofTypes(census, 'STRONGHOLD');
  return positionSchema.options.flatMap((position) => {
    const there = strongholds.filter(({ card }) => card.position === position);
    const count = countOf(there);
    if (count === 0) return [noStronghold(position)];
    return count === 1 ? [] : there.map(({ card }) => strongholdTooMany(card, position, count));
  });
}

/** Shields and terrains may be as many as one likes (CARD-43). */
export const isFreeOfCopies = ({ type }: Pick<Card, 'type'>): boolean => type === 'SHIELD' || type === 'TERRAIN';

/** CARD-43: at most five copies of one card, shields and terrains excepted. */
function copyFaults({ held }: DeckCensus): DeckFault[] {
  return held
    .filter(({ card, copies }) => copies > MOST_COPIES && !isFreeOfCopies(card))
    .map(({ card, copies }) => tooManyCopies(card, copies, MOST_COPIES));
}

/** CARD-44: enough shields for the game, standard bearers included. */
function shieldFaults(census: DeckCensus, least: number): DeckFault[] {
  const shields = countOf(ofTypes(census, 'SHIELD', 'STANDARD_BEARER'));
  return shields < least ? [tooFewShields(shields, least)] : [];
}
