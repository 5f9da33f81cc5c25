/* The parts of pictures of games with figures; nothing here knows the rules, the views or the box of a game. */

export type { HeroArticle, NewsArticle, Photography } from './articles.js';
export { boardEdges, type DrawnDoor } from './board-edges.js';
export { figurePiece, type DrawnFigure } from './board-figures.js';
export { boardGround, interactionPaint, type SpacePaint } from './board-ground.js';
export { boardNames, spaceNames, type Extent, type NamedSpace } from './board-names.js';
export { boardTests } from './board-tests.js';
export { numbered, thing } from './board-things.js';
export { columnsOf, inColumnsOf } from './columns.js';
export { comicPanel, insideOf } from './comic-panel.js';
export { comicTable, INNER } from './comic-table.js';
export { lookOfSheet, type FigureLook } from './figure-look.js';
export { newspaperPage } from './front-page.js';
export { heroPanel, type HeroShown } from './hero-panel.js';
export { heroRows } from './hero-rows.js';
export { characteristicColors, characteristicIcons, colors, styles } from './look.js';
export { pageWords } from './page-words.js';
export { entry, heading, section } from './panel-entry.js';
export {
  cardBack,
  cardFaceOf,
  cardSlip,
  insideOfCard,
  modifiers,
  playCard,
  titledCard,
  type CardFace,
} from './power-card.js';
export { guardiansChronicles, type Press } from './press.js';
export { printedBoard } from './printed-board.js';
export { printedHero, printedVillains } from './printed-hero.js';
export { clipping, printedAdvertisement } from './printed-news.js';
export { band, INSIDE_OF_SHEET, namedText, printedSheet, valuesRow, winkOf } from './printed-sheet.js';
export { printedThing, type ThingOfTheBox } from './printed-thing.js';
export { boardScenery, plainScenery, sceneryAt, type Scenery } from './scenery.js';
export { sheetCard } from './sheet-card.js';
export { ball, CELL, crate, many, patch, shape, slab, stroke, type DrawsOver } from './shapes.js';
export { trialsPanel } from './trials-panel.js';
export { villainRows } from './villain-rows.js';
export { groundsOf, tintsOf, type DrawnTile, type DrawnCell, type Palette } from './zone-tints.js';
export type { Telling } from './in-language.js';
