import { catalogueOf, frozen } from '#kernel';
import { cardsOfHeroIn, isWoundCard, pileOf } from '#skirmish/content';
import type { FigureId, Rank } from '../words.js';
import { heroes, powerCards } from './heroes/index.js';
import { objectKinds } from './objects.js';
import { referenceCards } from './reference-cards/index.js';
import { scenarios } from './scenarios/index.js';
import type { HeroSheet, Mission, WoundCard } from './schema.js';
import { sidekicks } from './sidekicks.js';
import { tileFaces } from './tiles/index.js';
import { tokenKinds } from './tokens.js';
import { villainSheets } from './villains/index.js';
import { blankWound as printedBlankWound, woundCards as woundTexts } from './wounds.js';

/** Everything in the box. */
export const box = catalogueOf({
  hero: heroes,
  powerCard: powerCards,
  /** The texts of wound cards; `woundCard` has the cards themselves. */
  woundText: woundTexts,
  woundCard: pileOf<WoundCard>('wound', woundTexts),
  sidekick: sidekicks,
  villainSheet: villainSheets,
  objectKind: objectKinds,
  tokenKind: tokenKinds,
  scenario: scenarios,
  tileFace: tileFaces,
  referenceCard: referenceCards,
});

/** The text of every further wound card when the pile is empty (CLASH-250). */
export const blankWound = frozen(printedBlankWound);

/** Instance ids of the 16 wound cards. */
export const woundCardIds: readonly string[] = box.printed.woundCard.map(({ id }) => id);

/** The record with this id, or `undefined`: for ids that come from a seat. */
export const {
  hero: findHero,
  powerCard: findPowerCard,
  sidekick: findSidekick,
  villainSheet: findVillainSheet,
  objectKind: findObjectKind,
  tokenKind: findTokenKind,
  scenario: findScenario,
  tileFace: findTileFace,
  /** The card of a face, by the id of the face. */
  referenceCard: findReferenceCard,
} = box.find;

/** The record with this id. Throws a RangeError that names an unknown id: it has come from a game's own state. */
export const {
  hero: heroById,
  powerCard,
  sidekick,
  villainSheet,
  objectKind,
  tokenKind,
  scenario: scenarioById,
  tileFace,
} = box.known;

const missions = box.derived(({ hero }) => catalogueOf({ mission: hero.flatMap((each) => each.missions) }));

/** A personal mission, or `undefined`. */
export const findMission = (id: string): Mission | undefined => missions().find.mission(id);

/** A personal mission. Throws a RangeError that names an unknown id. */
export const missionById = (id: string): Mission => missions().known.mission(id);

const blankIds = /^wound:blank-[1-9]\d*$/;

/** The text of a wound card in play, by its instance id; a blank one for `wound:blank-1` (CLASH-250). */
export function findWoundCard(id: string): WoundCard | undefined {
  return blankIds.test(id) ? blankWound : box.find.woundCard(id)?.text;
}

/** The same. Throws a RangeError that names an unknown id. */
export function woundCard(id: string): WoundCard {
  return findWoundCard(id) ?? box.known.woundCard(id).text;
}

export { isWoundCard };

/** The sheet of a hero at a rank (CLASH-010). Throws a RangeError that names an unknown hero. */
export function heroSheet(heroId: FigureId, rank: Rank): HeroSheet {
  return heroById(heroId).sheets[rank];
}

/** The power cards of a hero, of some sets where named, as the content lists them. */
export const cardsOfHero = cardsOfHeroIn(box.derived(({ powerCard: all }) => all));
