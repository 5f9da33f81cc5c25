import { onceFor, onceForEach } from '#kernel';
import type { Characteristic, FigureId, SpaceId, ZoneId } from '#skirmish';
import { MOST_ACTIONS } from '#skirmish/table';
import type { Actor } from './actor.js';
import type { Battle, Fighter } from './battle.js';
import { hasLine, isBeside, spacesBeside, zoneAt, type Ground } from './ground.js';
import { passesIn, type TestTries } from './tries.js';

/** A test that has become easier helps later, and helps others. */
const EASIER = 0.4;

/** Something that an actor can work at. */
export interface Goal {
  readonly id: string;
  /** Spaces from which it can be worked at, next to it or on it. */
  readonly spots: readonly SpaceId[];
  /** The zones in which those lie. */
  readonly zones: readonly ZoneId[];
  /** Whether it can be worked at from a space. */
  readonly from: (spaceId: SpaceId) => boolean;
  /** It can be worked at from afar. */
  readonly distant: boolean;
  /** The gains of 0, 1, 2 … actions at it in all. */
  readonly gains: readonly number[];
}

/** A test as an actor would roll it. */
export interface Rolling {
  readonly dice: number;
  /** The possible results of the dice. */
  readonly value: number;
  readonly tries: TestTries;
}

/** The gains of 0, 1, 2 … tries of a test that is worth so much when passed. */
export const gainsOfTries = (worth: number, rolling: Rolling): number[] =>
  successesOf(rolling).map((successes) => worth * successes);

/** How many successes 0, 1, 2 … tries bring on average; what they ease for later is counted with them. */
function successesOf({ dice, value, tries }: Rolling): readonly number[] {
  const { eases, afresh } = tries;
  const key = `${dice} ${value} ${eases} ${afresh?.dice} ${afresh?.value}`;
  const known = successesSoFar.get(key);
  if (known) return known;
  const successes = countSuccesses({ dice, value, tries });
  successesSoFar.set(key, successes);
  return successes;
}

/** Bots ask for the same few hundred again and again. */
const successesSoFar = new Map<string, readonly number[]>();

function countSuccesses({ dice, value, tries }: Rolling): readonly number[] {
  const { eases } = tries;
  const later = (failures: number): number =>
    eases === 'SUM'
      ? passesIn(2, dice, value + failures, { eases })
      : passesIn(2, Math.max(0, dice - failures), value, { eases });
  return Array.from({ length: MOST_ACTIONS + 1 }, (_, count) => {
    const passed = passesIn(count, dice, value, tries);
    const easier = eases === undefined || count === 0 ? 0 : EASIER * Math.max(0, later(count) - later(0));
    return passed + (eases === 'SUM' ? easier * Math.max(0, 1 - passed) : easier);
  });
}

/** Attacks on one foe. */
interface Blows {
  /** How likely one hits. */
  readonly chance: number;
  /** The worth of 0, 1, 2 … hits in all. */
  readonly worths: readonly number[];
  /** The cost of each blow, hit or not: a foe who strikes back. */
  readonly answer: number;
}

/**
 * The worth of 0, 1, 2 … hits on a foe in all.
 * @param most hits after which no more count.
 * @param worth what a hit is worth after so many others.
 */
export function worthsOfHits(most: number, worth: (taken: number) => number): number[] {
  const worths = [0];
  for (let hits = 1; hits <= MOST_ACTIONS; hits += 1) {
    worths.push((worths[hits - 1] ?? 0) + (hits <= most ? worth(hits - 1) : 0));
  }
  return worths;
}

/** The gains of 0, 1, 2 … attacks on a foe. */
export const gainsOfBlows = ({ chance, worths, answer }: Blows): number[] =>
  spreadsOf(chance).map((spread, count) => {
    const total = spread.reduce((sum, share, hits) => sum + share * (worths[hits] ?? 0), 0);
    return total - count * answer;
  });

/** Chances are those of a few dice against a few defenses. */
const spreadsSoFar = new Map<number, readonly (readonly number[])[]>();

/** How likely 0, 1, 2 … of so many blows hit. */
function spreadsOf(chance: number): readonly (readonly number[])[] {
  const known = spreadsSoFar.get(chance);
  if (known) return known;
  const spreads = makeSpreads(chance);
  spreadsSoFar.set(chance, spreads);
  return spreads;
}

function makeSpreads(chance: number): readonly (readonly number[])[] {
  const spreads = [[1]];
  for (let spread = [1]; spreads.length <= MOST_ACTIONS; spreads.push(spread)) {
    spread = [...spread, 0].map((same, hits) => same * (1 - chance) + (spread[hits - 1] ?? 0) * chance);
  }
  return spreads;
}

/** A foe to be attacked: from beside it, or from afar with a ranged attack. */
export function attackGoal(battle: Battle, actor: Actor, foe: Fighter, gains: readonly number[]): Goal {
  const { ground } = battle;
  const blockers = actor.ranged ? foesBut(battle, foe) : nobody;
  const spots = spacesBeside(ground, foe.spaceId).filter((spaceId) => isFreeFor(battle, actor, spaceId));
  return {
    id: foe.figureId,
    spots,
    zones: zonesOf(ground, spots),
    from: (spaceId) =>
      isBeside(ground, spaceId, foe.spaceId) || (actor.ranged && hasLine(ground, spaceId, foe.spaceId, blockers)),
    distant: actor.ranged,
    gains,
  };
}

const nobody: ReadonlySet<SpaceId> = new Set();

/** The spaces of all foes but one. */
const foesBut = ({ foes }: Battle, foe: Fighter): ReadonlySet<SpaceId> =>
  othersThan(
    foes,
    foe.figureId,
    () => new Set(foes.filter(({ figureId }) => figureId !== foe.figureId).map(({ spaceId }) => spaceId)),
  );

const othersThan = onceForEach<Battle['foes'], ReadonlySet<SpaceId>>();

/** A test on the board, as a view shows it. */
interface Attemptable {
  readonly testKey: string;
  readonly spaces: readonly SpaceId[];
  readonly offers: readonly { readonly characteristic: Characteristic }[];
}

/**
 * A test by the characteristic that promises most.
 * @param gainsOf what 0, 1, 2 … tries by a characteristic bring.
 */
export function testGoal<Outlook extends Battle, Test extends Attemptable>(
  outlook: Outlook,
  actor: Actor,
  test: Test,
  gainsOf: (outlook: Outlook, actor: Actor, test: Test, which: Characteristic) => readonly number[],
): Goal {
  const ways = test.offers.map(({ characteristic }) => gainsOf(outlook, actor, test, characteristic));
  const gains = ways.reduce((most, way) => ((way[2] ?? 0) > (most[2] ?? 0) ? way : most), ways[0] ?? []);
  return spotGoal(outlook, actor, { id: test.testKey, spaces: test.spaces }, gains);
}

/** Something to be done on certain spaces; where another hero stands there already it is worth half. */
function spotGoal(
  battle: Battle,
  actor: Actor,
  { id, spaces }: { readonly id: string; readonly spaces: readonly SpaceId[] },
  gains: readonly number[],
): Goal {
  const crowd = battle.ours.some(
    ({ figureId, kind, spaceId }) => kind === 'HERO' && figureId !== actor.figure.figureId && spaces.includes(spaceId),
  );
  const spots = spaces.filter((spaceId) => isFreeFor(battle, actor, spaceId));
  return {
    id,
    spots,
    zones: zonesOf(battle.ground, spots),
    from: (spaceId) => spaces.includes(spaceId),
    distant: false,
    gains: crowd ? gains.map((gain) => gain * 0.5) : gains,
  };
}

const zonesOf = (ground: Ground, spots: readonly SpaceId[]): readonly ZoneId[] => [
  ...new Set(spots.map((spot) => zoneAt(ground, spot))),
];

/** Whether a goal promises anything, and can be got at. */
export const isWorthwhile = ({ gains, spots, distant }: Goal): boolean =>
  (gains[MOST_ACTIONS] ?? 0) > 0.001 && (distant || spots.length > 0);

/** Whether no other figure stands on a space. */
const isFreeFor = ({ standing }: Battle, { figure }: Actor, spaceId: SpaceId): boolean =>
  whoStands(standing)
    .get(spaceId)
    ?.every((figureId) => figureId === figure.figureId) ?? true;

const whoStands = onceFor((standing: Battle['standing']): ReadonlyMap<SpaceId, readonly FigureId[]> => {
  const bySpace = new Map<SpaceId, FigureId[]>();
  for (const { spaceId, figureId } of standing) bySpace.set(spaceId, [...(bySpace.get(spaceId) ?? []), figureId]);
  return bySpace;
});
