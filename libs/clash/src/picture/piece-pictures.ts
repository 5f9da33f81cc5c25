import { tellerIn, type Locale, type Localized, type PiecePictures } from '#kernel';
import * as skirmish from '#skirmish';
import { box, scenarioById, tileFace } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import { cardFace } from './power-card.js';
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

const card = (cardId: string, locale: Locale): string => {
  const showing = { locale, tell: tellerIn(locale, []) };
  return skirmish.sheetCard(showing, cardFace(showing, cardId));
};

/** The tiles of Clash, the boards of its scenarios and its cards, each by itself. */
export const piecePictures: PiecePictures = {
  tileFaces: (id, locale) => board(tileFace(id).name, locale, [{ face: id, column: 0, row: 0, turns: 0 }]),
  scenarios: (id, locale) => board(scenarioById(id).name, locale, scenarioById(id).tiles),
  powerCards: card,
  woundCards: (id, locale) => card(box.printed.woundCard.find(({ text }) => text.id === id)?.id ?? id, locale),
};
