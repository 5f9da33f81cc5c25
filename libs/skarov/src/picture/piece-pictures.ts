import { padded, picture } from '#drawing';
import { tellerIn, type Locale, type PiecePictures } from '#kernel';
import * as skirmish from '#skirmish';
import type { LaidTile, LaidPassage } from '../content/base-schema.js';
import { box } from '../content/catalogue.js';
import { edgeOf, wallsOf } from './base-edges.js';
import { eventCard } from './event-card.js';
import { cardFace } from './power-card.js';
import { boardScenery } from './scenery.js';
import { drawnTiles, tintsOf } from './zone-tints.js';

function board(title: string, locale: Locale, tiles: readonly LaidTile[], passages: readonly LaidPassage[]): string {
  const laid = [...tiles];
  return skirmish.printedBoard({
    title,
    locale,
    tiles: drawnTiles(laid),
    tints: tintsOf(laid),
    scenery: (size) => boardScenery(drawnTiles(laid), size),
    walls: wallsOf({ tiles: laid, passages: passages.map((passage) => ({ ...passage, open: false })) }),
    doors: passages.map(({ edge, kind }) => ({ ...edgeOf(edge), open: false, isAirlock: kind === 'AIRLOCK' })),
  });
}

const telling = (locale: Locale): skirmish.Telling => ({ locale, tell: tellerIn(locale, []) });

const card = (cardId: string, locale: Locale): string =>
  skirmish.sheetCard(telling(locale), cardFace(telling(locale), cardId));

/** An event card by itself. */
function event(cardId: string, locale: Locale): string {
  const { width, height, markup } = padded(eventCard(telling(locale), cardId, 250), 10, 10);
  return picture({
    width,
    height,
    title: box.known.eventCard(cardId).text.name[locale],
    language: locale,
    body: markup,
  });
}

/** The rooms of Skarov, its bases and its cards, each by itself. */
export const piecePictures: PiecePictures = {
  rooms: (id, locale) =>
    board(box.known.room(id).face.name[locale], locale, [{ faceId: id, column: 0, row: 0, turns: 0 }], []),
  bases: (id, locale) => {
    const { name, tiles, passages } = box.known.base(id);
    return board(name[locale], locale, tiles, passages);
  },
  powerCards: card,
  woundCards: (id, locale) => card(box.printed.woundCard.find(({ text }) => text.id === id)?.id ?? id, locale),
  eventCards: (id, locale) => event(box.printed.eventCard.find(({ text }) => text.id === id)?.id ?? id, locale),
};
