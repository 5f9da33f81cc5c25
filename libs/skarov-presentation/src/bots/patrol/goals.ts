import { onceFor, onceForEach } from '#kernel';
import {
  attackGoal,
  gainsOfBlows,
  gainsOfTries,
  isWorthwhile,
  Prospects,
  sum,
  testGoal,
  type Actor,
  type Battle,
  type Fighter,
  type Goal,
  worthsOfHits,
} from '#skirmish-presentation';
import type { Characteristic, FigureId } from '#skirmish';
import { hitChance } from '#skirmish/dice';
import type { TestView } from '#skarov/queries';
import { closedDoorsOf, groundBehind, spacesFacing } from '../ground.js';
import type { Outlook } from '../outlook.js';
import { passingAny } from './happenings.js';
import { actorOf, powersOf } from './open-powers.js';
import { gainOf, worthOfHit } from './stakes.js';
import { gainsOfTest, openTestsOf, rollingOf } from './tests.js';

/** The rest of a goal's worth for each move that it is away: bases are deep, and what is to be settled lies at their ends. */
export const FAR = 0.9;

/** The gain of hitting a villain, hit by hit. */
export const gainsOfAttack = (outlook: Outlook, actor: Actor, foe: Fighter): number[] =>
  gainsOfBlows({
    chance: hitChance(actor.combat + diceOn(outlook, foe), actor.power, foe.defense),
    worths: worthsOfFoe(outlook, foe, actor.figure.figureId),
    answer: 0,
  });

/** The worth of hits of a hero on a villain, worked out once. */
const worthsOfFoe = (outlook: Outlook, foe: Fighter, heroId: FigureId): readonly number[] =>
  worthsByFoe(outlook, `${foe.figureId} ${heroId}`, () =>
    worthsOfHits(foe.health - foe.damage, (taken) => worthOfHit(outlook, foe, taken, heroId)),
  );

const worthsByFoe = onceForEach<Outlook, readonly number[]>();

/** Combat dice more or fewer of the attackers of a villain, by the villain's own powers. */
const diceOn = (outlook: Outlook, foe: Fighter): number =>
  diceBySheet(outlook, foe.sheetId, () =>
    sum(
      powersOf(outlook, foe)
        .flatMap(({ modifiers = [] }) => modifiers)
        .map(({ who, against, combat = 0 }) => (who.of === 'ENEMIES' && against?.of === 'SELF' ? combat : 0)),
    ),
  );

const diceBySheet = onceForEach<Outlook, number>();

/** The gain of opening a door: all heroes come nearer to their goals. */
export function gainsOfDoor(outlook: Outlook, actor: Actor, test: TestView, which: Characteristic): number[] {
  const deed = gainOf(outlook, passingAny[which], actor.figure.figureId);
  return gainsOfTries(worthOfDoor(outlook, test.testId) + deed, rollingOf(outlook, actor, test, which));
}

/** Everything that a hero may work at, with what it brings. */
export const goalsOf = (outlook: Outlook, actor: Actor): Goal[] => [
  ...errandsOf(outlook, actor),
  ...doorGoals(outlook, actor),
];

/** The goals of a hero beyond doors. */
const errandsOf = (outlook: Outlook, actor: Actor): Goal[] => [
  ...testGoals(outlook, actor),
  ...attackGoals(outlook, actor),
];

const goalsMade = onceForEach<Outlook, Goal[]>();

/** Plans differ in some values only: goals are worked out once for those that they depend on. */
const testerOf = ({ figure, attack, mind, speed, defense, testDice }: Actor): string =>
  `${figure.figureId} ${attack} ${mind} ${speed} ${defense} ${testDice}`;

const testGoals = (outlook: Outlook, actor: Actor): Goal[] =>
  goalsMade(outlook, `tests ${testerOf(actor)}`, () =>
    openTestsOf(outlook)
      .map((test) => testGoal(outlook, actor, test, gainsOfTest))
      .filter(isWorthwhile),
  );

const doorGoals = (outlook: Outlook, actor: Actor): Goal[] =>
  goalsMade(outlook, `doors ${testerOf(actor)}`, () =>
    doorTests(outlook)
      .map((test) => testGoal(outlook, actor, test, gainsOfDoor))
      .filter(isWorthwhile),
  );

function attackGoals(outlook: Outlook, actor: Actor): Goal[] {
  const { figure, combat, power, ranged, peaceful } = actor;
  if (peaceful) return [];
  return goalsMade(outlook, `attacks ${figure.figureId} ${combat} ${power} ${ranged}`, () =>
    outlook.foes.map((foe) => attackGoal(outlook, actor, foe, gainsOfAttack(outlook, actor, foe))).filter(isWorthwhile),
  );
}

/** The tests of the doors that may be opened now. */
const doorTests = onceFor(({ view }: Outlook): TestView[] =>
  view.tests.flatMap((test) =>
    test.door !== undefined && closedDoorsOf(view).includes(test.door)
      ? [{ ...test, spaces: spacesFacing(view, test.door) }]
      : [],
  ),
);

const doorWorths = onceForEach<Outlook, number>();

/** The worth for the heroes of an open door. */
const worthOfDoor = (outlook: Outlook, door: string): number =>
  doorWorths(outlook, door, () => {
    const behind: Battle = {
      ...outlook,
      ground: groundBehind(outlook.view, door),
      crossings: (outlook.crossings ?? []).filter(({ from, to }) => !isThrough(outlook, door, from, to)),
    };
    return sum(
      hopefulOf(outlook).map(({ actor, errands, hope }) => Math.max(0, hopeOf(behind, actor, errands) - hope)),
    );
  });

function isThrough({ view, ground }: Outlook, door: string, from: string, to: string): boolean {
  const zones = spacesFacing(view, door).map((space) => ground.board.space(space).zoneId);
  return zones.includes(from) && zones.includes(to);
}

/** The heroes with what they work at, and what they can hope for as the doors are. */
const hopefulOf = onceFor((outlook: Outlook) =>
  outlook.ours.map((figure) => {
    const actor = actorOf(outlook, figure);
    const errands = errandsOf(outlook, actor);
    return { actor, errands, hope: hopeOf(outlook, actor, errands) };
  }),
);

/** The prospects of a hero, without its dangers. */
const hopeOf = (battle: Battle, actor: Actor, errands: readonly Goal[]): number =>
  new Prospects(battle, actor, errands, { dangerAt: () => 0, far: FAR }).future(actor.figure.spaceId);
