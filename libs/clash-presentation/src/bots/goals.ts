import { onceFor } from '#kernel';
import {
  attackGoal,
  gainsOfBlows,
  worthsOfHits,
  gainsOfTries,
  isWorthwhile,
  testGoal,
  testValue,
  type Actor,
  type Fighter,
  type Goal,
  type Rolling,
} from '#skirmish-presentation';
import { hitChance, passChance } from '#skirmish/dice';
import type { Characteristic, FigureId, TestView } from '#clash/queries';
import { worthOfPossible } from './effect-worth.js';
import type { Outlook } from './outlook.js';
import { costOfHarm, gainOf, worthOfAnswers, worthOfHit } from './stakes.js';

/** The worth of an unknown card of the scenario. */
const UNKNOWN_TEST = 1.5;

/** The gain of an actor's side from passing a test. */
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
    worthOfPossible(outlook, card.onSuccess, heroId, spaces[0], testId)
  );
}

/** A test as an actor would roll it. */
function rollingOf(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): Rolling {
  const card = outlook.entries.tests.find(({ id }) => id === test.testId);
  const printed = card?.offers.find(({ characteristic }) => characteristic === which);
  const value = testValue(actor, which) - (test.toTotal ?? 0);
  return {
    dice: (test.offers.find(({ characteristic }) => characteristic === which)?.difficulty ?? 0) + actor.testDice,
    value,
    tries: {
      ...(test.direct ? {} : { eases: 'DICE' }),
      ...(card?.repeatable && printed ? { afresh: { dice: printed.difficulty, value } } : {}),
    },
  };
}

/** The gains of 0, 1, 2 … tries of a test. */
export const gainsOfTest = (outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): number[] =>
  gainsOfTries(worthOfTest(outlook, test, which, actor.figure.figureId), rollingOf(outlook, actor, test, which));

/** How likely an actor passes a test in one try. */
export function chanceOfTest(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): number {
  const { dice, value } = rollingOf(outlook, actor, test, which);
  return passChance(dice, value);
}

/** The gain of hitting a foe, hit by hit; a villain that answers attacks costs something each time. */
export const gainsOfAttack = (outlook: Outlook, actor: Actor, foe: Fighter): number[] =>
  gainsOfBlows({
    chance: hitChance(actor.combat, actor.power, foe.defense),
    worths: worthsOfHits(foe.kind === 'HERO' ? Infinity : foe.health - foe.damage, (taken) =>
      worthOfHit(outlook, foe, taken, actor.figure.figureId),
    ),
    answer: costOfAnswer(outlook, actor, foe),
  });

/** The cost of an attack on a villain who strikes back. */
export function costOfAnswer(outlook: Outlook, actor: Actor, foe: Fighter): number {
  if (!foe.superVillain) return 0;
  const strikes = outlook.scenario?.threatSheet?.villainReactions.some(
    ({ on, do: effects }) => on.attacked && effects.some(({ attack }) => attack),
  );
  if (strikes !== true) return 0;
  return 0.8 * hitChance(foe.combatDice, foe.powerDice, actor.defense) * costOfHarm(outlook, actor.figure);
}

/** Everything that an actor may work at, with what it brings. */
export function goalsOf(outlook: Outlook, actor: Actor): Goal[] {
  const attacks = actor.peaceful ? [] : outlook.foes.map((foe) => foeGoal(outlook, actor, foe));
  const tests = actor.figure.kind === 'HERO' ? outlook.view.tests.filter(({ closed }) => !closed) : [];
  return [...tests.map((test) => testGoal(outlook, actor, test, gainsOfTest)), ...attacks].filter(isWorthwhile);
}

const foeGoal = (outlook: Outlook, actor: Actor, foe: Fighter): Goal =>
  attackGoal(outlook, actor, foe, gainsOfAttack(outlook, actor, foe));
