// The words that all card games use. Cards and rules are behind the door of their chapter: `#cards/decks`, `#cards/effects`.
export type { CardBook } from './card-book.js';
export { cardId, printedId, shown, shownCards, type ShownCard } from './event-fields.js';
export type { CardId, CardKey, InstanceId } from './ids.js';
export type { Card } from './schema/card-fields.js';
export type { Effect } from './schema/effect.js';
export type { OperationName } from './schema/operations.js';
export { scoreOfWinner } from './score.js';
export {
  attackTypeSchema,
  cardTypeSchema,
  classSchema,
  gameSchema,
  kindSchema,
  positionSchema,
  sizeSchema,
  type AttackSort,
  type Border,
  type CardGame,
  type CardType,
  type CombatPlace,
  type CombatRole,
  type EffectTag,
  type EffectWhat,
  type Kind,
  type RuleSetting,
  type StrongholdPosition,
  type TerrainType,
  type Timing,
  type Trigger,
  type Vulnerability,
} from './words.js';
