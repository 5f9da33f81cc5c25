import { onceFor } from '#kernel';
import {
  attackGoal,
  gainsOfBlows,
  gainsOfTries,
  hitChance,
  isWorthwhile,
  movesFrom,
  Prospects,
  spotGoal,
  sum,
  type Actor,
  type Battle,
  type Characteristic,
  type Fighter,
  type Goal,
} from '#skirmish';
import type { TestView } from '../../view/view-schema.js';
import { closedDoorsOf, groundBehind, spacesFacing } from '../ground.js';
import type { Outlook } from '../outlook.js';
import { passedDeeds } from './happenings.js';
import { actorOf, powersOf } from './open-powers.js';
import { gainOf, worthOfHit } from './stakes.js';
import { gainsOfTest, openTestsOf, rollingOf } from './tests.js';

/** What is left of a goal's worth for each move that it is away: bases are deep, and what is to be settled lies at their ends. */
export const FAR = 0.9;

/** What hitting a villain brings, hit by hit. */
export const gainsOfAttack = (outlook: Outlook, actor: Actor, foe: Fighter): number[] =>
  gainsOfBlows({
    chance: hitChance(actor.combat + diceOn(outlook, foe), actor.power, foe.defense),
    most: foe.health - foe.damage,
    worth: (taken) => worthOfHit(outlook, foe, taken, actor.figure.figureId),
    answer: 0,
  });

/** Combat dice more or fewer that whoever attacks a villain has, by the villain's own powers. */
const diceOn = (outlook: Outlook, foe: Fighter): number =>
  sum(
    powersOf(outlook, foe)
      .flatMap(({ modifiers = [] }) => modifiers)
      .map(({ who, against, combat = 0 }) => (who.of === 'ENEMIES' && against?.of === 'SELF' ? combat : 0)),
  );

/** What opening a door brings: all heroes come nearer to what they work at. */
export function gainsOfDoor(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): number[] {
  const deed = gainOf(outlook, { deeds: passedDeeds(which) }, actor.figure.figureId);
  return gainsOfTries(worthOfDoor(outlook, test.testId) + deed, rollingOf(actor, test, which));
}

/** Everything that a hero may work at, with what it brings. */
export function goalsOf(outlook: Outlook, actor: Actor): Goal[] {
  return [...errandsOf(outlook, actor), ...doorGoals(outlook, actor)].filter(isWorthwhile);
}

/** What a hero may work at beyond doors. */
function errandsOf(outlook: Outlook, actor: Actor): Goal[] {
  const attacks = actor.peaceful ? [] : outlook.foes;
  return [
    ...openTestsOf(outlook).map((test) => testGoal(outlook, actor, test, gainsOfTest)),
    ...attacks.map((foe) => attackGoal(outlook, actor, foe, gainsOfAttack(outlook, actor, foe))),
  ];
}

const doorGoals = (outlook: Outlook, actor: Actor): Goal[] =>
  doorTests(outlook).map((test) => testGoal(outlook, actor, test, gainsOfDoor));

/** The tests of the doors that may be opened now. */
const doorTests = onceFor(({ view }: Outlook): TestView[] =>
  view.tests.flatMap((test) =>
    test.door !== undefined && closedDoorsOf(view).includes(test.door)
      ? [{ ...test, spaces: spacesFacing(view, test.door) }]
      : [],
  ),
);

type Gains = (outlook: Outlook, actor: Actor, test: TestView, which: Characteristic) => number[];

/** A test by the characteristic that promises most. */
function testGoal(outlook: Outlook, actor: Actor, test: TestView, gainsOf: Gains): Goal {
  const ways = test.offers.map(({ characteristic }) => gainsOf(outlook, actor, test, characteristic));
  const gains = ways.reduce((most, way) => ((way[2] ?? 0) > (most[2] ?? 0) ? way : most), ways[0] ?? []);
  return spotGoal(outlook, actor, { id: test.testKey, spaces: test.spaces }, gains);
}

const doorWorths = onceFor((_outlook: Outlook) => new Map<string, number>());

/** What it is worth to the heroes that a door is open. */
function worthOfDoor(outlook: Outlook, door: string): number {
  const known = doorWorths(outlook).get(door);
  if (known !== undefined) return known;
  const behind: Battle = {
    ...outlook,
    ground: groundBehind(outlook.view, door),
    crossings: (outlook.crossings ?? []).filter(({ from, to }) => !isThrough(outlook, door, from, to)),
  };
  const worth = sum(
    hopefulOf(outlook).map(({ actor, errands, hope }) => Math.max(0, hopeOf(behind, actor, errands) - hope)),
  );
  doorWorths(outlook).set(door, worth);
  return worth;
}

function isThrough({ view, ground }: Outlook, door: string, from: string, to: string): boolean {
  const zones = spacesFacing(view, door).map((space) => ground.board.space(space).zoneId);
  return zones.includes(from) && zones.includes(to);
}

/** The heroes with what they work at, and what they can hope for as the doors are. */
const hopefulOf = onceFor((outlook: Outlook) =>
  outlook.ours.map((figure) => {
    const actor = actorOf(outlook, figure);
    const errands = errandsOf(outlook, actor).filter(isWorthwhile);
    return { actor, errands, hope: hopeOf(outlook, actor, errands) };
  }),
);

/** What a hero can hope for, whatever may befall him. */
const hopeOf = (battle: Battle, actor: Actor, errands: readonly Goal[]): number =>
  new Prospects(battle, actor, errands, {
    dangerAt: () => 0,
    movesFrom: (zone) => movesFrom(battle, actor, zone),
    far: FAR,
  }).future(actor.figure.spaceId);
