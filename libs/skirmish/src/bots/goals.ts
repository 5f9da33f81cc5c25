import type { SpaceId } from '../board/cells.js';
import { MOST_ACTIONS } from '../table/hero-actions.js';
import type { Actor } from './actor.js';
import type { Battle, Fighter } from './battle.js';
import { hasLine, isBeside, spacesBeside } from './ground.js';
import { passesIn, type TestTries } from './tries.js';

/** A test that has become easier helps later, and helps others. */
const EASIER = 0.4;

/** Something that an actor can work at. */
export interface Goal {
  readonly id: string;
  /** Spaces from which it can be worked at, next to it or on it. */
  readonly spots: readonly SpaceId[];
  /** Whether it can be worked at from a space. */
  readonly from: (spaceId: SpaceId) => boolean;
  /** It can be worked at from afar. */
  readonly distant: boolean;
  /** What 0, 1, 2 … actions at it bring in all. */
  readonly gains: readonly number[];
}

/** A test as somebody would roll it. */
export interface Rolling {
  readonly dice: number;
  /** What the dice may come to. */
  readonly value: number;
  readonly tries: TestTries;
}

/** What 0, 1, 2 … tries of a test bring that is worth so much when passed. */
export function gainsOfTries(worth: number, { dice, value, tries }: Rolling): number[] {
  const { eases } = tries;
  const later = (failures: number): number =>
    eases === 'SUM'
      ? passesIn(2, dice, value + failures, { eases })
      : passesIn(2, Math.max(0, dice - failures), value, { eases });
  return Array.from({ length: MOST_ACTIONS + 1 }, (_, count) => {
    const passed = passesIn(count, dice, value, tries);
    const easier = eases === undefined || count === 0 ? 0 : EASIER * Math.max(0, later(count) - later(0));
    return worth * (passed + (eases === 'SUM' ? easier * Math.max(0, 1 - passed) : easier));
  });
}

/** Attacks on one foe. */
interface Blows {
  /** How likely one hits. */
  readonly chance: number;
  /** Hits after which no more count. */
  readonly most: number;
  /** What a hit is worth after so many others. */
  readonly worth: (taken: number) => number;
  /** What each blow costs, hit or not: a foe who strikes back. */
  readonly answer: number;
}

/** What 0, 1, 2 … attacks on a foe bring. */
export function gainsOfBlows({ chance, most, worth, answer }: Blows): number[] {
  let spread = [1];
  return Array.from({ length: MOST_ACTIONS + 1 }, (_, count) => {
    if (count > 0) spread = [...spread, 0].map((same, hits) => same * (1 - chance) + (spread[hits - 1] ?? 0) * chance);
    let total = 0;
    let sofar = 0;
    spread.forEach((share, hits) => {
      if (hits > 0 && hits <= most) sofar += worth(hits - 1);
      total += share * sofar;
    });
    return total - count * answer;
  });
}

/** A foe to be attacked: beside him, or from afar by whoever can. */
export function attackGoal(battle: Battle, actor: Actor, foe: Fighter, gains: readonly number[]): Goal {
  const { ground } = battle;
  const blockers = actor.ranged ? foesBut(battle, foe) : new Set<SpaceId>();
  return {
    id: foe.figureId,
    spots: spacesBeside(ground, foe.spaceId).filter((spaceId) => isFreeFor(battle, actor, spaceId)),
    from: (spaceId) =>
      isBeside(ground, spaceId, foe.spaceId) || (actor.ranged && hasLine(ground, spaceId, foe.spaceId, blockers)),
    distant: actor.ranged,
    gains,
  };
}

const foesBut = ({ foes }: Battle, foe: Fighter): Set<SpaceId> =>
  new Set(foes.filter(({ figureId }) => figureId !== foe.figureId).map(({ spaceId }) => spaceId));

/** Something to be done on certain spaces; where another hero stands there already it is worth half. */
export function spotGoal(
  battle: Battle,
  actor: Actor,
  { id, spaces }: { readonly id: string; readonly spaces: readonly SpaceId[] },
  gains: readonly number[],
): Goal {
  const crowd = battle.ours.some(
    ({ figureId, kind, spaceId }) => kind === 'HERO' && figureId !== actor.figure.figureId && spaces.includes(spaceId),
  );
  return {
    id,
    spots: spaces.filter((spaceId) => isFreeFor(battle, actor, spaceId)),
    from: (spaceId) => spaces.includes(spaceId),
    distant: false,
    gains: crowd ? gains.map((gain) => gain * 0.5) : gains,
  };
}

/** Whether a goal promises anything, and can be got at. */
export const isWorthwhile = ({ gains, spots, distant }: Goal): boolean =>
  (gains[MOST_ACTIONS] ?? 0) > 0.001 && (distant || spots.length > 0);

/** Whether nobody else stands on a space. */
const isFreeFor = ({ standing }: Battle, { figure }: Actor, spaceId: SpaceId): boolean =>
  !standing.some((other) => other.spaceId === spaceId && other.figureId !== figure.figureId);
