export * from './words.js';
export type { CardId, CardKey, InstanceId } from './ids.js';
export type { CardBook } from './card-book.js';
export { cardId, printedId, shown, shownCards, type ShownCard } from './event-fields.js';
export { cards, cardsOfSet, contentSchema, library } from './content/index.js';
export { borderOf } from './schema/borders.js';
export { cardFields, type Card } from './schema/card-fields.js';
export { cardSchema } from './schema/card.js';
export { defineCard, type PrintedCard, type PrintedEffect } from './schema/define-card.js';
export { durationIn } from './schema/durations.js';
export { effectSchema, type Effect } from './schema/effect.js';
export { type EffectCondition, type Immunity } from './schema/effect-fields.js';
export { filterSchema, type CreatureFilter } from './schema/filter.js';
export { colorOf, nextKind } from './schema/kinds.js';
export { operation, operations, type Operation, type OperationName } from './schema/operations.js';
export * from './engine/index.js';
export { libraryOf, type Library } from './library/library.js';
export { boosterSetSchema, openBooster, type BoosterSet } from './decks/boosters.js';
export { cardDecks } from './decks/card-decks.js';
export { checkDeck, LEAST_SHIELDS } from './decks/check-deck.js';
export { deckFaultCodes, type DeckFault, type DeckFaultCode } from './decks/deck-faults.js';
export { canonicalDeck, cardIdsOf, deckListSchema, MOST_CARDS, sizeOf, type DeckList } from './decks/deck-list.js';
export { randomDeck } from './decks/random-deck.js';
export {
  firstReinforcement,
  starterDecks,
  starterNameSchema,
  type StarterDeck,
  type StarterName,
} from './decks/starter-decks.js';
export { isAmongLastShields, sealedKits, surplusOf } from './decks/sealed-kit.js';
export { scoreOfWinner } from './score.js';
export { textOf } from './text/text-of.js';
export { cardsWithTexts, cardWithTextSchema } from './text/cards-with-texts.js';
export { typeLine } from './text/type-line.js';
export { wordFor, type Vocabulary } from './text/word-for.js';
export * from './brought/index.js';
export * from './flow/index.js';
export * from './view/index.js';
export * from './hidden/index.js';
export * from './table/index.js';
export * from './effects/index.js';
export * from './totals/index.js';
