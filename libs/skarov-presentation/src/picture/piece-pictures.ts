import { amount, inRow, padded, picture } from '#drawing';
import { tellerIn, type Locale, type PiecePictures } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import {
  box,
  heroById,
  type LaidPassage,
  type LaidTile,
  door as printedDoor,
  scenarioById,
  tokenKind,
  villainSheet,
} from '#skarov/queries';
import { OVERLORD } from './look.js';
import { edgeOf, wallsOf } from './base-edges.js';
import { eventCard } from './event-card.js';
import { sideNames, tableWords } from './picture-words.js';
import { cardFace } from './power-card.js';
import { boardScenery } from './scenery.js';
import { tokenShape } from './token-shapes.js';
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

const sides = ['HEROES', 'OVERLORD'] as const;

const telling = (locale: Locale): skirmish.Telling => ({ locale, tell: tellerIn(locale, []) });

const card = (cardId: string, locale: Locale): string =>
  skirmish.sheetCard(telling(locale), cardFace(telling(locale), cardId));

/** An event card alone. */
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

/** The test that opens a door. */
function door(_id: string, locale: Locale): string {
  const { name, text, attack, mind } = printedDoor;
  const { characteristicIcons: icons, characteristicColors: inks, colors } = skirmish;
  return skirmish.printedSheet(telling(locale), {
    look: { name, color: OVERLORD, icon: 'lock' },
    subtitle: tableWords.test[locale],
    rows: [
      inRow(
        [
          amount(icons.ATTACK, String(attack), 22, inks.ATTACK, colors.ink),
          amount(icons.MIND, String(mind), 22, inks.MIND, colors.ink),
        ],
        24,
      ),
      skirmish.namedText(telling(locale), undefined, text),
    ],
  });
}

/** An article of the news, as either side would have it. */
function article(id: string, locale: Locale): string {
  const { faces } = box.known.article(id);
  const title = faces.HEROES.headline[locale];
  return skirmish.clipping(
    telling(locale),
    title,
    sides.map((side) => ({ kicker: sideNames[side][locale], ...faces[side] })),
  );
}

/** The headline of a front page. */
function headline(id: string, locale: Locale): string {
  const { title, side } = box.known.headline(id);
  return skirmish.clipping(telling(locale), title[locale], [{ kicker: sideNames[side][locale], headline: title }]);
}

/** Everything in the box of Skarov, each alone. */
export const piecePictures: PiecePictures = {
  heroes: (id, locale) => skirmish.printedHero(telling(locale), heroById(id)),
  villainSheets: (id, locale) => skirmish.printedVillains(telling(locale), villainSheet(id)),
  tokenKinds: (id, locale) => {
    const token = { ...tokenKind(id), shape: tokenShape(id), subtitle: tableWords.token[locale] };
    return skirmish.printedThing(telling(locale), token);
  },
  door,
  articles: article,
  headlines: headline,
  advertisements: (id, locale) => skirmish.printedAdvertisement(telling(locale), box.known.advertisement(id).text),
  scenarios: (id, locale) => {
    const { name, intro, base } = scenarioById(id);
    if (!base) return skirmish.clipping(telling(locale), name[locale], [{ headline: name, body: intro }]);
    return board(name[locale], locale, base.tiles, base.passages ?? []);
  },
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
