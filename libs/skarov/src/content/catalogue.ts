import { catalogueOf } from '#kernel';
import type { FigureId, Rank } from '#skirmish';
import { cardsOfHeroIn, isWoundCard, pileOf } from '#skirmish/content';
import { bases } from './bases/index.js';
import { eventCards as eventTexts } from './event-cards.js';
import { heroes, powerCards } from './heroes/index.js';
import { advertisements, articles, headlines } from './newspaper/index.js';
import { rooms } from './rooms/index.js';
import { scenarios } from './scenarios/index.js';
import type { EventCard, HeroSheet, Mission, Objective, TestCard, WoundCard } from './schema.js';
import { tokenKinds } from './tokens.js';
import { villainSheets } from './villains/index.js';
import { woundCards as woundTexts } from './wounds.js';

/** Everything in the box. */
export const box = catalogueOf({
  hero: heroes,
  powerCard: powerCards,
  /** The texts of wound cards; `woundCard` has the cards themselves. */
  woundText: woundTexts,
  woundCard: pileOf<WoundCard>('wound', woundTexts),
  villainSheet: villainSheets,
  /** The texts of event cards; `eventCard` has the cards themselves. */
  eventText: eventTexts,
  eventCard: pileOf<EventCard>('event', eventTexts),
  /** Rooms, by the id of their face. */
  room: rooms,
  tokenKind: tokenKinds,
  article: articles,
  headline: headlines,
  advertisement: advertisements,
  scenario: scenarios,
  base: bases,
});

/** The record with this id, or `undefined`: for ids that come from a seat. */
export const {
  hero: findHero,
  powerCard: findPowerCard,
  villainSheet: findVillainSheet,
  room: findRoom,
  tokenKind: findTokenKind,
  scenario: findScenario,
  base: findBase,
} = box.find;

/** The record with this id. Throws a RangeError that names an unknown id: it has come from a game's own state. */
export const { hero: heroById, powerCard, villainSheet, room, tokenKind, scenario: scenarioById } = box.known;

/** Instance ids of the wound pile and of the event pile. */
export const woundCardIds: readonly string[] = box.printed.woundCard.map(({ id }) => id);
export const eventCardIds: readonly string[] = box.printed.eventCard.map(({ id }) => id);

/** The text of a wound card, by its instance id. */
export const findWoundCard = (id: string): WoundCard | undefined => box.find.woundCard(id)?.text;

/** The same. Throws a RangeError that names an unknown id. */
export const woundCard = (id: string): WoundCard => box.known.woundCard(id).text;

/** The text of an event card, by its instance id. */
export const findEventCard = (id: string): EventCard | undefined => box.find.eventCard(id)?.text;

/** The same. Throws a RangeError that names an unknown id. */
export const eventCard = (id: string): EventCard => box.known.eventCard(id).text;

export { isWoundCard };

/** The sheet of a hero at a rank (SKAROV-RANK-03). Throws a RangeError that names an unknown hero. */
export const heroSheet = (heroId: FigureId, rank: Rank): HeroSheet => heroById(heroId).sheets[rank];

/** The heroes, in canonical order (SKAROV-GEN-14). */
export const heroIds = box.derived((records) => records.hero.map(({ id }) => id));

/** The villain sheets, in canonical order (SKAROV-GEN-14). */
export const villainSheetIds = box.derived((records) => records.villainSheet.map(({ id }) => id));

/** The power cards of a hero, of some sets where named, as the content lists them. */
export const cardsOfHero = cardsOfHeroIn(box.derived(({ powerCard: all }) => all));

const inside = box.derived(({ hero, room }) =>
  catalogueOf({
    mission: hero.flatMap(({ missions }) => missions),
    objective: room.flatMap(({ objective }) => objective ?? []),
    test: room.flatMap(({ tests }) => tests),
  }),
);

/** A personal mission, the objective of a room, a test of a room; `undefined` where there is none. */
export const findMission = (id: string): Mission | undefined => inside().find.mission(id);
export const findObjective = (id: string): Objective | undefined => inside().find.objective(id);
export const findTest = (id: string): TestCard | undefined => inside().find.test(id);

/** The same. Throw a RangeError that names an unknown id. */
export const missionById = (id: string): Mission => inside().known.mission(id);
export const objective = (id: string): Objective => inside().known.objective(id);
