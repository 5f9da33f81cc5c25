import { tellerIn, type Locale, type Localized, type PiecePictures } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import {
  box,
  heroById,
  objectKind,
  type Scenario,
  scenarioById,
  tileFace,
  tokenKind,
  villainSheet,
} from '#clash/queries';
import { pieceShape } from './piece-shapes.js';
import { tableWords } from './picture-words.js';
import { cardFace } from './power-card.js';
import { printedReferenceCard, printedSidekick } from './printed-cards.js';
import { boardScenery } from './scenery.js';
import { drawnTiles, tintsOf } from './zone-tints.js';

function board(name: Localized, locale: Locale, tiles: Scenario['tiles']): string {
  return skirmish.printedBoard({
    title: name[locale],
    locale,
    tiles: drawnTiles(tiles),
    tints: tintsOf(tiles),
    scenery: (size) => boardScenery(tiles, size),
  });
}

const telling = (locale: Locale): skirmish.Telling => ({ locale, tell: tellerIn(locale, []) });

const card = (cardId: string, locale: Locale): string =>
  skirmish.sheetCard(telling(locale), cardFace(telling(locale), cardId));

/** Something that lies on the board, called after what it is. */
const thing = (kind: skirmish.ThingOfTheBox, sort: Localized, locale: Locale): string =>
  skirmish.printedThing(telling(locale), { ...kind, subtitle: sort[locale] });

/** Everything in the box of Clash, each alone. */
export const piecePictures: PiecePictures = {
  heroes: (id, locale) => skirmish.printedHero(telling(locale), heroById(id)),
  sidekicks: (id, locale) => printedSidekick(telling(locale), id),
  villainSheets: (id, locale) => skirmish.printedVillains(telling(locale), villainSheet(id)),
  referenceCards: (id, locale) => printedReferenceCard(telling(locale), id),
  objectKinds: (id, locale) => thing({ ...objectKind(id), shape: pieceShape(id) }, tableWords.object, locale),
  tokenKinds: (id, locale) => thing({ ...tokenKind(id), shape: pieceShape(id) }, tableWords.token, locale),
  tileFaces: (id, locale) => board(tileFace(id).name, locale, [{ face: id, column: 0, row: 0, turns: 0 }]),
  scenarios: (id, locale) => board(scenarioById(id).name, locale, scenarioById(id).tiles),
  powerCards: card,
  woundCards: (id, locale) => card(box.printed.woundCard.find(({ text }) => text.id === id)?.id ?? id, locale),
};
