import { onceFor, onceForEach } from '#kernel';
import {
  gainsOfTries,
  possibleAt,
  speaksOf,
  testValue,
  worthOfEffects,
  type Actor,
  type Rolling,
} from '#skirmish-presentation';
import type { Characteristic, SpaceId } from '#skirmish';
import { findTest, tableOfView, type TestCard, type TestView } from '#skarov/queries';
import { figureOf, type Outlook } from '../outlook.js';
import { diceMoreAt } from './hampering.js';
import { passing } from './happenings.js';
import { gainOf, judgeOf } from './stakes.js';

/** A test as a hero would roll it (SKAROV-TEST-03, SKAROV-TEST-06). */
export function rollingOf(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): Rolling {
  const offer = test.offers.find(({ characteristic }) => characteristic === which);
  const dice = (offer?.difficulty ?? 0) + test.change + actor.testDice + diceMoreAt(outlook, test.spaces[0]);
  const unaided = testValue(actor, which) - test.toTotal;
  const repeatable = findTest(test.testId)?.repeatable === true;
  return {
    dice,
    value: unaided + (offer?.malus ?? 0),
    tries: { eases: 'SUM', ...(repeatable ? { afresh: { dice, value: unaided } } : {}) },
  };
}

/** The gains of 0, 1, 2 … tries of a test of a room; none where its record is not known. */
export function gainsOfTest(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): number[] {
  const card = findTest(test.testId);
  if (!card) return [];
  const gains = gainsOfTries(worthOfPassing(outlook, actor, card, test, which), rollingOf(outlook, actor, test, which));
  return card.repeatable && !isCounted(outlook, card) ? gains.map((gain) => Math.min(gain, gains[1] ?? 0)) : gains;
}

/** Effects on figures in a place are no better the second time; those that objectives count are. */
const isCounted = (outlook: Outlook, { id, onSuccess }: TestCard): boolean =>
  counted(
    outlook,
    id,
    () =>
      onSuccess.some(({ advance, remove }) => advance ?? remove) ||
      outlook.rooms.some(({ objective }) => speaksOf(objective?.neutralised, 'test', id)),
  );

const counted = onceForEach<Outlook, boolean>();

const passesWeighed = onceForEach<Outlook, number>();

/** The gain of passing a test, computed once for a hero and a characteristic. */
const worthOfPassing = (
  outlook: Outlook,
  actor: Actor,
  card: TestCard,
  { testKey, spaces }: TestView,
  which: Characteristic,
): number =>
  passesWeighed(outlook, `${testKey} ${which} ${actor.figure.figureId}`, () =>
    weighPassing(outlook, actor, card, spaces[0], which),
  );

/** The worth of what the rules say that passing the test at its place would do now, and of having passed it. */
function weighPassing(
  outlook: Outlook,
  { figure: { figureId } }: Actor,
  card: TestCard,
  at: SpaceId | undefined,
  which: Characteristic,
): number {
  const possible = possibleAt(tableOfView(outlook.view), figureId, at, card.id);
  const judge = { ...judgeOf(outlook), named: possible.named };
  return (
    gainOf(outlook, passing(card, which), figureId) +
    Math.max(0, worthOfEffects(outlook, judge, possible.of(card.onSuccess), figureId))
  );
}

/** The tests that a hero may attempt of its own will: no door's, none that a trap forces, none of a settled objective (SKAROV-TEST-01, SKAROV-TEST-12). */
export const openTestsOf = onceFor(({ view, rooms }: Outlook): TestView[] => {
  const settled = rooms.filter(({ id }) =>
    view.objectives.some(({ faceId, settledFor }) => faceId === id && settledFor !== undefined),
  );
  return view.tests.filter(
    ({ testId, door, closed }) =>
      !closed &&
      door === undefined &&
      findTest(testId) !== undefined &&
      !settled.some(({ tests }) => tests.some(({ id }) => id === testId)),
  );
});

/** The characteristic that a hero tests with best where a trap gives it the choice, by its place among the offers. */
export function bestOffer(outlook: Outlook, actor: Actor, trapId: string): string | undefined {
  const trap = outlook.rooms.flatMap(({ traps }) => traps).find(({ id }) => id === trapId);
  const figure = figureOf(outlook, actor.figure.figureId);
  if (!trap?.test || !figure) return undefined;
  const margins = trap.test.offers.map(
    ({ characteristic, difficulty }) => testValue(actor, characteristic) - difficulty,
  );
  return String(margins.indexOf(Math.max(...margins)));
}
