import { onceFor } from '#kernel';
import type { SpaceId } from '#skirmish';
import type { TestView } from '../view/view-schema.js';
import type { Characteristic, FigureId } from '../words.js';
import type { Actor } from './actor.js';
import { worthOfEffects } from './effect-worth.js';
import { isBeside, sees, spacesBeside } from './ground.js';
import { hitChance, passesIn, type TestTries } from './odds.js';
import type { Outlook, Standing } from './outlook.js';
import { withinReach } from './within-reach.js';
import { costOfHarm, gainOf, worthOfAnswers, worthOfHit } from './stakes.js';

/** No hero has more actions (CLASH-213). */
const MOST_ACTIONS = 5;

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

/** What a card of the scenario is worth that nobody knows. */
const UNKNOWN_TEST = 1.5;
/** A test that has become easier helps later, and helps others. */
const EASIER = 0.4;

/** What passing a test brings an actor's side. */
function worthOfTest(outlook: Outlook, test: TestView, which: Characteristic, heroId: FigureId): number {
  const worths = worthsOf(outlook);
  const key = `${test.testKey} ${which} ${heroId}`;
  const known = worths.get(key) ?? weighTest(outlook, test, which, heroId);
  worths.set(key, known);
  return known;
}

const worthsOf = onceFor((_outlook: Outlook) => new Map<string, number>());

function weighTest(outlook: Outlook, { testId, spaces }: TestView, which: Characteristic, heroId: FigureId): number {
  const card = outlook.entries.tests.find(({ id }) => id === testId);
  if (!card) return UNKNOWN_TEST;
  const deed = which === 'MIND' ? 'MIND_TESTS_PASSED' : 'ATTACK_TESTS_PASSED';
  const happened = { passed: testId, side: outlook.side, deeds: { TESTS_PASSED: 1, [deed]: 1 } };
  return (
    gainOf(outlook, happened, heroId) +
    worthOfAnswers(outlook, testId) +
    worthOfEffects(outlook, withinReach(outlook, card.onSuccess, spaces[0]), heroId)
  );
}

/** The value that an actor tests with. */
export const testValue = (actor: Actor, which: Characteristic): number =>
  ({ MIND: actor.mind, ATTACK: actor.attack, SPEED: actor.speed, DEFENSE: actor.defense })[which];

/** How a test goes on after a try. */
function triesOf(outlook: Outlook, test: TestView, which: Characteristic): TestTries {
  const card = outlook.entries.tests.find(({ id }) => id === test.testId);
  const offer = card?.offers.find(({ characteristic }) => characteristic === which);
  return { direct: test.direct, ...(card?.repeatable && offer ? { repeatable: offer.difficulty } : {}) };
}

/** What 0, 1, 2 … tries of a test bring. */
export function gainsOfTest(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): number[] {
  const dice = (test.offers.find(({ characteristic }) => characteristic === which)?.difficulty ?? 0) + actor.testDice;
  const value = testValue(actor, which) - (test.toTotal ?? 0);
  const tries = triesOf(outlook, test, which);
  const worth = worthOfTest(outlook, test, which, actor.figure.figureId);
  const later = (left: number): number => passesIn(2, Math.max(0, left), value, { direct: test.direct });
  return Array.from({ length: MOST_ACTIONS + 1 }, (_, count) => {
    const easier = test.direct || count === 0 ? 0 : EASIER * Math.max(0, later(dice - count) - later(dice));
    return worth * (passesIn(count, dice, value, tries) + easier);
  });
}

/** What hitting a foe brings, hit by hit; a villain who answers attacks costs something each time. */
export function gainsOfAttack(outlook: Outlook, actor: Actor, foe: Standing): number[] {
  const chance = hitChance(actor.combat, actor.power, foe.defense);
  const most = foe.kind === 'HERO' ? MOST_ACTIONS : foe.health - foe.damage;
  const answer = costOfAnswer(outlook, actor, foe);
  let spread = [1];
  return Array.from({ length: MOST_ACTIONS + 1 }, (_, count) => {
    if (count > 0) spread = [...spread, 0].map((same, hits) => same * (1 - chance) + (spread[hits - 1] ?? 0) * chance);
    let total = 0;
    let sofar = 0;
    spread.forEach((share, hits) => {
      if (hits > 0 && hits <= most) sofar += worthOfHit(outlook, foe, hits - 1, actor.figure.figureId);
      total += share * sofar;
    });
    return total - count * answer;
  });
}

/** What an attack on a villain who strikes back costs. */
export function costOfAnswer(outlook: Outlook, actor: Actor, foe: Standing): number {
  if (!foe.superVillain) return 0;
  const strikes = outlook.scenario?.threatSheet?.villainReactions.some(
    ({ on, do: effects }) => on.attacked && effects.some(({ attack }) => attack),
  );
  if (strikes !== true) return 0;
  return 0.8 * hitChance(foe.combatDice, foe.powerDice, actor.defense) * costOfHarm(outlook, actor.figure);
}

/** Everything that an actor may work at, with what it brings. */
export function goalsOf(outlook: Outlook, actor: Actor): Goal[] {
  const attacks = actor.peaceful ? [] : outlook.foes.map((foe) => attackGoal(outlook, actor, foe));
  const tests = actor.figure.kind === 'HERO' ? outlook.view.tests.filter(({ closed }) => !closed) : [];
  return [...tests.map((test) => testGoal(outlook, actor, test)), ...attacks].filter(
    ({ gains, spots, distant }) => (gains[MOST_ACTIONS] ?? 0) > 0.001 && (distant || spots.length > 0),
  );
}

function testGoal(outlook: Outlook, actor: Actor, test: TestView): Goal {
  const ways = test.offers.map(({ characteristic }) => gainsOfTest(outlook, actor, test, characteristic));
  const gains = ways.reduce((most, way) => ((way[2] ?? 0) > (most[2] ?? 0) ? way : most), ways[0] ?? []);
  const spots = test.spaces.filter((spaceId) => isFree(outlook, actor, spaceId));
  const crowd = outlook.ours.some(
    ({ figureId, kind, spaceId }) =>
      kind === 'HERO' && figureId !== actor.figure.figureId && test.spaces.includes(spaceId),
  );
  return {
    id: test.testKey,
    spots,
    from: (spaceId) => test.spaces.includes(spaceId),
    distant: false,
    gains: crowd ? gains.map((gain) => gain * 0.5) : gains,
  };
}

function attackGoal(outlook: Outlook, actor: Actor, foe: Standing): Goal {
  const { ground } = outlook;
  const blockers = actor.ranged ? foesBut(outlook, foe) : new Set<SpaceId>();
  return {
    id: foe.figureId,
    spots: spacesBeside(ground, foe.spaceId).filter((spaceId) => isFree(outlook, actor, spaceId)),
    from: (spaceId) =>
      isBeside(ground, spaceId, foe.spaceId) || (actor.ranged && sees(ground, spaceId, foe.spaceId, blockers)),
    distant: actor.ranged,
    gains: gainsOfAttack(outlook, actor, foe),
  };
}

const foesBut = ({ foes }: Outlook, foe: Standing): Set<SpaceId> =>
  new Set(foes.filter(({ figureId }) => figureId !== foe.figureId).map(({ spaceId }) => spaceId));

const isFree = ({ standing }: Outlook, { figure }: Actor, spaceId: SpaceId): boolean =>
  !standing.some((other) => other.spaceId === spaceId && other.figureId !== figure.figureId);
