import type { TileFace } from '#skirmish';
import type { Rank } from '../words.js';
import { heroes, powerCards } from './heroes/index.js';
import { objectKinds } from './objects.js';
import { scenarios } from './scenarios/index.js';
import type {
  Hero,
  HeroSheet,
  Mission,
  ObjectKind,
  PowerCard,
  Scenario,
  Sidekick,
  TokenKind,
  VillainSheet,
  WoundCard,
} from './schema.js';
import { sidekicks } from './sidekicks.js';
import { tileFaces } from './tiles/index.js';
import { tokenKinds } from './tokens.js';
import { villainSheets } from './villains/index.js';
import { blankWound, woundCards } from './wounds.js';

/** Everything in the box. Deeply frozen, as records reach frames and views by reference. */
export const box = frozen({
  heroes,
  powerCards,
  woundCards,
  blankWound,
  sidekicks,
  villainSheets,
  objectKinds,
  tokenKinds,
  scenarios,
  tileFaces,
});

/** Instance ids of the 16 wound cards, `wound:1` to `wound:16`, in the order in which the box lists their texts. */
export const woundCardIds: readonly string[] = Object.freeze(
  woundCards.flatMap(({ copies }) => Array<null>(copies).fill(null)).map((_, index) => `wound:${index + 1}`),
);

const textOfWound = new Map(
  woundCards
    .flatMap((card) => Array<WoundCard>(card.copies).fill(card))
    .map((card, index) => [`wound:${index + 1}`, card]),
);
const blankIds = /^wound:blank-[1-9]\d*$/;

/** The record with this id, or `undefined`: for ids that come from a seat. */
export const findHero = finder<Hero>(heroes);
export const findPowerCard = finder<PowerCard>(powerCards);
export const findSidekick = finder<Sidekick>(sidekicks);
export const findScenario = finder<Scenario>(scenarios);
export const findMission = finder<Mission>(heroes.flatMap(({ missions }) => missions));

/** The text of a wound card in play, by its instance id; a blank one for `wound:blank-1` (CLASH-250). */
export function findWoundCard(id: string): WoundCard | undefined {
  return blankIds.test(id) ? blankWound : textOfWound.get(id);
}

/** Whether a card id is one of a wound card; every other one is a power card (CLASH-049). */
export function isWoundCard(id: string): boolean {
  return id.startsWith('wound:');
}

/** The record with this id. Throws a RangeError that names an unknown id: it has come from a game's own state. */
export const heroById = known('hero', findHero);
export const powerCard = known('power card', findPowerCard);
export const woundCard = known('wound card', findWoundCard);
export const sidekick = known('sidekick', findSidekick);
export const missionById = known('mission', findMission);
export const villainSheet = known('villain sheet', finder<VillainSheet>(villainSheets));
export const objectKind = known('object kind', finder<ObjectKind>(objectKinds));
export const tokenKind = known('token kind', finder<TokenKind>(tokenKinds));
export const scenarioById = known('scenario', findScenario);
export const tileFace = known('tile face', finder<TileFace>(tileFaces));

/** The sheet of a hero at a rank (CLASH-010). Throws a RangeError that names an unknown hero. */
export function heroSheet(heroId: string, rank: Rank): HeroSheet {
  return heroById(heroId).sheets[rank];
}

/** The power cards of a hero, of some sets where named, as the content lists them. */
export function cardsOfHero(heroId: string, ...sets: PowerCard['set'][]): PowerCard[] {
  return powerCards.filter((card) => card.heroId === heroId && (sets.length === 0 || sets.includes(card.set)));
}

function finder<Entry extends { readonly id: string }>(entries: readonly Entry[]): (id: string) => Entry | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (id) => byId.get(id);
}

function known<Entry>(kind: string, find: (id: string) => Entry | undefined): (id: string) => Entry {
  return (id) => {
    const found = find(id);
    if (!found) throw new RangeError(`There is no ${kind} "${id}" in the box.`);
    return found;
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
