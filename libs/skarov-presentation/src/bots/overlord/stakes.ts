import { onceFor, onceForEach } from '#kernel';
import type { SpaceId } from '#skirmish';
import { hitChance } from '#skirmish/dice';
import { namesBy, speaksOf, sum } from '#skirmish-presentation';
import { type Condition, findTest, objective as objectiveOf, type TestView, type View } from '#skarov/queries';
import { heroOf, type Standing } from '../outlook.js';
import { stepsOfHero } from './ground.js';
import { isControlOpen, isSkarov, sheetOf, woundsOf, type Outlook } from './outlook.js';

/*
 * The worth of things to the overlord, in articles of the front page (SKAROV-NEWS-05).
 */

/** Three wound cards in hand put a hero out (SKAROV-WND-06). */
const WOUNDS = 3;
/** The disgrace of a hero, and the praise that it can no longer earn. */
const DISGRACE = 1.4;
/** The worth of putting out a hero while turns are left. */
const FORCE = 1.2;
/** A hero out during the final combat lets Skarov escape (SKAROV-FINAL-05). */
const WAY_OUT = 1.5;
/** An article that one side has instead of the other. */
const ARTICLE = 2;

const costs = { MINION: 0.12, LIEUTENANT: 0.6, MASTER: 4 } as const;

type ObjectiveView = View['objectives'][number];

/** Damage that a hero can take before it is out, as far as it is public. */
function lifeLeft(outlook: Outlook, hero: Standing): number {
  const known = heroOf(outlook, hero.figureId);
  const wounds = known ? woundsOf(known) : 0;
  return Math.max(1, (WOUNDS - wounds) * hero.health - hero.damage);
}

/** The worth of one more damage on a hero. */
export function worthOfHit(outlook: Outlook, hero: Standing, taken = 0): number {
  const { view, turnsLeft } = outlook;
  const escape = view.finalCombat && !view.heroOutDuringFinalCombat ? WAY_OUT : 0;
  const whole = DISGRACE + escape + FORCE * Math.min(1, turnsLeft / 4);
  const life = Math.max(1, lifeLeft(outlook, hero) - taken);
  return (whole / life ** 0.9) * urgency(outlook, hero, taken) * (1 + 0.5 * menace(outlook, hero));
}

/** Damage makes one wound a turn: what goes beyond it waits for the next (SKAROV-WND-03). */
function urgency(outlook: Outlook, hero: Standing, taken: number): number {
  const known = heroOf(outlook, hero.figureId);
  const after = hero.damage + taken + 1;
  if (after < hero.health) return 1;
  if (after > hero.health) return 0.5;
  return (known?.wounds ?? 0) >= WOUNDS - 1 ? 3 : 1.4;
}

/** How near a hero is to a gain that the overlord would prevent, from 0 to 1. */
const menace = (outlook: Outlook, { spaceId }: Standing): number =>
  menaces(outlook, spaceId, () => {
    const away = aims(outlook).map((aim) => stepsOfHero(outlook, spaceId, aim));
    return away.length === 0 ? 0 : Math.max(0, 1 - Math.min(...away) / 5);
  });

const menaces = onceForEach<Outlook, number>();

/** The spaces that heroes want to reach: of tests that settle objectives, in the final combat those of the last door and of Skarov. */
const aims = onceFor((outlook: Outlook): readonly SpaceId[] => {
  const { view, villains, controlDoor } = outlook;
  const tests = view.tests.filter((test) => !test.closed && isSettling(outlook, test));
  const last = isControlOpen(outlook) ? villains.filter(isSkarov).map(({ spaceId }) => spaceId) : [];
  const door = view.finalCombat ? view.tests.filter((test) => test.door === controlDoor) : [];
  return [...[...tests, ...door].flatMap(({ spaces }) => spaces), ...last];
});

/** The worth of keeping heroes from a test, while a villain stands on its space. */
export function worthOfBarring({ view, doors, controlDoor }: Outlook, test: TestView): number {
  const { door } = test;
  // The door of the control room is of no use to them before the final combat (SKAROV-DOOR-10).
  if (door !== undefined) return doors.has(door) ? 0 : door !== controlDoor ? 0.2 : view.finalCombat ? 0.5 : 0;
  if (!isSettling({ view }, test)) return 0;
  const ways = view.tests.filter((other) => !other.closed && isSettling({ view }, other)).length;
  return BARRED / Math.sqrt(ways);
}

/** The worth of standing on the only space from which an objective is settled. */
const BARRED = 0.6;

/** Whether passing a test brings heroes nearer to neutralising an objective that no side has won yet. */
export const isSettling = ({ view }: Pick<Outlook, 'view'>, { testId }: Pick<TestView, 'testId'>): boolean =>
  view.objectives.some((objective) => objective.settledFor === undefined && settles(testId, objective));

/** Whether it brings them nearer to neutralising this one. */
const settles = (testId: string, { objectiveId }: ObjectiveView): boolean =>
  settling(objectiveOf(objectiveId), testId, () => {
    const { neutralised } = objectiveOf(objectiveId);
    const done = findTest(testId)?.onSuccess;
    return (
      speaksOf(neutralised, 'test', testId) ||
      speaksOf(done, 'objective', objectiveId) ||
      namesBy(neutralised, 'tokens').some((kind) => speaksOf(done, 'tokens', kind))
    );
  });

const settling = onceForEach<object, boolean>();

/** The worth of a step towards its end in an objective: more, the fewer are left. */
export function worthOfProgress(outlook: Outlook, objective: ObjectiveView): number {
  if (objective.settledFor !== undefined) return 0;
  return ARTICLE / Math.max(2, stepsLeft(outlook, objectiveOf(objective.objectiveId).reached, objective)) ** 0.9;
}

/** How many steps of one are missing until an objective is reached. */
function stepsLeft({ view }: Outlook, { atLeast }: Condition, { counter }: ObjectiveView): number {
  if (!atLeast) return WOUNDS;
  const { what, number } = atLeast;
  const lie = what.tokens === undefined ? counter : view.tokens.filter(({ kindId }) => kindId === what.tokens).length;
  return Math.max(0, number - lie);
}

/** The cost of losing a villain. */
const worthOfVillain = (outlook: Outlook, villain: Standing): number =>
  isSkarov(villain) && !isControlOpen(outlook) ? 0 : costs[sheetOf(villain).rank];

/** The cost of a damage on a villain. */
export const costOfHarm = (outlook: Outlook, villain: Standing): number =>
  worthOfVillain(outlook, villain) / Math.max(1, villain.health - villain.damage) ** 1.3;

/** Actions of a hero: some lead to its target, of the others a number are blows. */
const ACTIONS = 3;
const BLOWS = 0.55;
/** A villain may still come from any distance. */
const STRAY = 0.03;

/** The expected cost for a villain on a space of those who may strike at it. */
export function dangerAt(outlook: Outlook, villain: Standing, spaceId: SpaceId): number {
  const harm = costOfHarm(outlook, villain);
  if (harm === 0) return 0;
  const attacks = outlook.heroes.map((hero) => {
    const moves = Math.ceil(stepsOfHero(outlook, hero.spaceId, spaceId) / Math.max(1, hero.speed));
    const chance = hitChance(hero.combatDice, hero.powerDice + 1, villain.defense);
    return BLOWS * Math.max(STRAY, ACTIONS - moves) * chance;
  });
  return harm * sum(attacks);
}
