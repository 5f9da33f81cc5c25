import { jest } from '@jest/globals';
import type { TileFace } from '#skirmish';
import * as printed from '../content/box.js';
import type {
  Hero,
  Mission,
  ObjectKind,
  PowerCard,
  Sidekick,
  TokenKind,
  VillainSheet,
  WoundCard,
} from '../content/schema.js';
import type { Rank } from '../words.js';

/**
 * Records made for a test, beside those of the box: a rule test says the values that it is about, and goes on saying
 * them when the content is tuned. A spec that uses them imports `with-made-box.js`, and nothing of the engine but types.
 */
export const made = {
  heroes: new Map<string, Hero>(),
  powerCards: new Map<string, PowerCard>(),
  /** Texts of wound cards by instance id (`wound:1`). */
  wounds: new Map<string, WoundCard>(),
  villainSheets: new Map<string, VillainSheet>(),
  sidekicks: new Map<string, Sidekick>(),
  objectKinds: new Map<string, ObjectKind>(),
  tokenKinds: new Map<string, TokenKind>(),
  tileFaces: new Map<string, TileFace>(),
};

let recordsMade = 0;

/** A fresh id, so that no test meets another's records. Ids ascend in the order made. */
export function freshId(kind: string): string {
  recordsMade += 1;
  return `made-${kind}-${String(recordsMade).padStart(5, '0')}`;
}

const either =
  <T>(records: ReadonlyMap<string, T>, otherwise: (id: string) => T) =>
  (id: string): T =>
    records.get(id) ?? otherwise(id);

const mission = (id: string): Mission | undefined =>
  [...made.heroes.values()].flatMap(({ missions }) => missions).find((candidate) => candidate.id === id);

const cardsMade = (heroId: string): PowerCard[] =>
  [...made.powerCards.values()].filter((card) => card.heroId === heroId);

const heroById = either(made.heroes, printed.heroById);

jest.unstable_mockModule('../content/box.js', () => ({
  ...printed,
  findHero: (id: string) => made.heroes.get(id) ?? printed.findHero(id),
  findPowerCard: (id: string) => made.powerCards.get(id) ?? printed.findPowerCard(id),
  findWoundCard: (id: string) => made.wounds.get(id) ?? printed.findWoundCard(id),
  findSidekick: (id: string) => made.sidekicks.get(id) ?? printed.findSidekick(id),
  findMission: (id: string) => mission(id) ?? printed.findMission(id),
  heroById,
  powerCard: either(made.powerCards, printed.powerCard),
  woundCard: either(made.wounds, printed.woundCard),
  sidekick: either(made.sidekicks, printed.sidekick),
  missionById: (id: string) => mission(id) ?? printed.missionById(id),
  villainSheet: either(made.villainSheets, printed.villainSheet),
  objectKind: either(made.objectKinds, printed.objectKind),
  tokenKind: either(made.tokenKinds, printed.tokenKind),
  tileFace: either(made.tileFaces, printed.tileFace),
  heroSheet: (heroId: string, rank: Rank) => heroById(heroId).sheets[rank],
  cardsOfHero: (heroId: string, ...sets: PowerCard['set'][]) =>
    made.heroes.has(heroId)
      ? cardsMade(heroId).filter((card) => sets.length === 0 || sets.includes(card.set))
      : printed.cardsOfHero(heroId, ...sets),
}));
