// For the presentation of these rules alone: everything that it shows, beside the index.
export type { BuildingCommand } from './brought/building-commands.js';
export type { buildingEvents } from './brought/building-events.js';
export type { buildingViewSchema } from './brought/building-view.js';
export type { CardBook } from './card-book.js';
export { cards, library } from './content/index.js';
export type { Contribution, ContributionSort, Total } from './engine/contributions.js';
export type { ShownCard } from './event-fields.js';
export type { PassCommand } from './flow/pass-commands.js';
export type { passEvents } from './flow/pass-events.js';
export type { CardId } from './ids.js';
export type { Card } from './schema/card-fields.js';
export { colorOf, nextKind } from './schema/kinds.js';
export { textOf } from './text/text-of.js';
export { typeLine } from './text/type-line.js';
export { wordFor } from './text/word-for.js';
export {
  type Border,
  type CardGame,
  type CardType,
  type Kind,
  type StrongholdPosition,
  type TerrainType,
  type Vulnerability,
  classSchema,
  gameSchema,
  kindSchema,
  sizeSchema,
} from './words.js';
export type { ShuffleEvents } from './brought/shuffled-decks.js';
