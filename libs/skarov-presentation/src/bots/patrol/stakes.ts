import { onceFor, onceForEach } from '#kernel';
import {
  advanceOf,
  lifeLeft,
  stepsLeft,
  sum,
  urgency,
  type Endurance,
  type Fighter,
  type Judge,
  zonesBetween,
} from '#skirmish-presentation';
import type { SpaceId } from '#skirmish';
import type { Figures } from '#skirmish/content/vocabulary';
import { hitChance } from '#skirmish/dice';
import { type Effect, type FigureId, findMission, isWoundCard, villainSheet } from '#skarov/queries';
import { heroOf, type Outlook } from '../outlook.js';
import { isInTheWay } from './hampering.js';
import { readingOf, type Happening } from './happenings.js';

/*
 * The worth of things, in articles of the front page (SKAROV-NEWS-05): one that the overlord has not is one that the
 * heroes have.
 */

/** An objective neutralised, and not reached. */
const OBJECTIVE = 2;
/** The extra worth of the last objectives, all together: Skarov can be reached (SKAROV-FINAL-01). */
const FINAL_COMBAT = 1.5;
/** A way that the overlord has to go again. */
const SET_BACK = 0.3;
/** A space that is needed, and taken. */
const BARRED = 0.6;
/** Skarov arrested, and not escaped. */
const ARREST = 6;
/** Villains around a space that is needed, who make the test there harder. */
const IN_THE_WAY = 0.4;
/** Praise for a mission; every deed is worth doing only if its hero also stays in the game. */
const PRAISE = 0.8;
/** Disgrace, and the praise that is lost with it. */
const DISGRACE = 1.2;
/** A hero who stays in the game for some more turns. */
const FORCE = 1;
/** The worth for the last hero of a game that goes on. */
const LAST = 2;
/** Any villain figure that is gone is one less in the way. */
const NUISANCE = 0.04;

/** The gain of a happening for the heroes: objectives, and the mission of a hero. */
export const gainOf = (outlook: Outlook, happened: Happening, heroId?: FigureId): number =>
  objectivesWeighed(outlook)(happened) + missionGain(outlook, happened, heroId);

/** The gain for all heroes, by any of them. */
const objectivesWeighed = onceFor((outlook: Outlook) =>
  onceFor((happened: Happening): number => weighObjectives(outlook, happened)),
);

function weighObjectives(outlook: Outlook, happened: Happening): number {
  const { before, open } = courseOf(outlook);
  const after = readingOf(outlook, happened);
  const gains = open.map(({ objective, left }) => {
    if (!objective) return 0;
    const then = stepsLeft(objective.reached, after);
    return (
      (OBJECTIVE + FINAL_COMBAT / open.length) * advanceOf(objective.neutralised, before, after) +
      SET_BACK * Math.max(-1, Math.min(1, (then - left) / Math.max(1, left) ** 1.5))
    );
  });
  return sum(gains);
}

/** The state of the game, without its chances: the objectives that are not settled, and the steps until each is reached. */
const courseOf = onceFor((outlook: Outlook) => {
  const before = readingOf(outlook, {});
  const open = outlook.view.objectives
    .filter(({ settledFor }) => settledFor === undefined)
    .map(({ faceId }) => {
      const objective = outlook.rooms.find(({ id }) => id === faceId)?.objective;
      return { objective, left: objective ? stepsLeft(objective.reached, before) : 0 };
    });
  return { before, open };
});

function missionGain(outlook: Outlook, happened: Happening, heroId: FigureId | undefined): number {
  const hero = heroId === undefined ? undefined : heroOf(outlook, heroId);
  const mission = hero?.missionId === undefined || hero.missionDone ? undefined : findMission(hero.missionId);
  if (!mission) return 0;
  const [before, after] = [readingOf(outlook, {}, heroId), readingOf(outlook, happened, heroId)];
  return PRAISE * advanceOf(mission.condition, before, after);
}

/** The meaning of effects for the heroes, for the parts that the games' bots share. */
export const judgeOf = onceFor((outlook: Outlook): Judge => ({
  hit: (foe, taken, heroId) => worthOfHit(outlook, foe, taken, heroId),
  harm: (own) => costOfHarm(outlook, own),
  isAgainst,
  further: (effect) => worthForTheGame(outlook, effect as Effect),
}));

const isAgainst = ({ of }: Figures): boolean => ['ENEMIES', 'VILLAINS', 'SHEET', 'SHEET_OF'].includes(of);

/** Changes of the game, and of no figure's values. */
function worthForTheGame(outlook: Outlook, effect: Effect): number {
  const { healWound, discardEvents, drawEvents, setDoor, spawn, easeTest, hardenTest, closeTest } = effect;
  if (healWound) return outlook.ours.some(({ figureId }) => (heroOf(outlook, figureId)?.wounds ?? 0) > 0) ? 1 : 0;
  if (discardEvents) return outlook.view.overlord.hand > 0 ? 0.2 * discardEvents.count : 0;
  if (drawEvents) return -0.2 * drawEvents.count;
  if (spawn) return -0.3 * spawn.count;
  if (easeTest) return 0.2 * easeTest.by;
  if (hardenTest) return -0.2 * hardenTest.by;
  if (closeTest) return 0.05;
  return setDoor?.open ? 0.2 : 0;
}

/** Whether a villain is Skarov. */
const isMaster = ({ kind, sheetId }: Fighter): boolean => kind === 'VILLAIN' && villainSheet(sheetId).rank === 'MASTER';

/** The worth of one damage on a villain that has taken so many already. */
export const worthOfHit = (outlook: Outlook, foe: Fighter, taken = 0, heroId?: FigureId): number =>
  hitsWeighed(outlook, `${foe.figureId} ${taken} ${heroId ?? ''}`, () => {
    const left = Math.max(1, foe.health - foe.damage - taken);
    const arrest = isMaster(foe) ? ARREST : 0;
    const out = gainOfDeeds(outlook, 'OUTS', heroId);
    return (
      gainOfDeeds(outlook, 'HITS', heroId) +
      (taken === 0 ? barredBy(outlook, foe) : 0) +
      (arrest + out + threatOf(outlook, foe)) / left ** (arrest > 0 ? 0.5 : 1.3)
    );
  });

const hitsWeighed = onceForEach<Outlook, number>();

/** The worth, as a deed, of hitting a villain or putting it out. */
const gainOfDeeds = (outlook: Outlook, which: 'HITS' | 'OUTS', heroId: FigureId | undefined): number =>
  deedsWeighed(outlook, `${which} ${heroId}`, () =>
    gainOf(outlook, { deeds: which === 'HITS' ? { HITS: 1 } : { OUTS: 1, VILLAIN_OUTS: 1 } }, heroId),
  );

const deedsWeighed = onceForEach<Outlook, number>();

/** The worth of pushing a villain off a space from which alone an objective can be worked at, or out of the way there. */
function barredBy(outlook: Outlook, foe: Fighter): number {
  const spots = objectiveSpots(outlook);
  if (spots.has(foe.spaceId)) return BARRED;
  return isInTheWay(outlook, foe, spots) ? IN_THE_WAY : 0;
}

/** The only spaces of tests in rooms whose objective is not settled. */
const objectiveSpots = onceFor(({ rooms, view }: Outlook): ReadonlySet<SpaceId> => {
  const open = rooms.filter(({ id }) =>
    view.objectives.some(({ faceId, settledFor }) => faceId === id && settledFor === undefined),
  );
  const tests = view.tests.filter(
    ({ testId, closed, spaces }) =>
      !closed && spaces.length === 1 && open.some((room) => room.tests.some(({ id }) => id === testId)),
  );
  return new Set(tests.flatMap(({ spaces }) => spaces));
});

/** How many of the sheets that can act are activated in a turn (SKAROV-ACT-07), from 0 to 1. */
export const pressureOf = onceFor(({ foes, ours, isControlOpen }: Outlook): number => {
  const sheets = new Set(foes.filter((foe) => isControlOpen || !isMaster(foe)).map(({ sheetId }) => sheetId));
  return Math.min(1, ours.length / Math.max(1, sheets.size));
});

/** The worth of putting a villain out: it strikes no more. */
const threatOf = (outlook: Outlook, foe: Fighter): number =>
  threats(outlook, foe.figureId, () => {
    const { ours, villainGround, turnsLeft } = outlook;
    const costs = ours.map((own) => {
      const away = zonesBetween(villainGround, foe.spaceId, own.spaceId);
      const near = away <= foe.speed ? 1 : away <= 2 * foe.speed ? 0.5 : 0.1;
      return near * hitChance(foe.combatDice, foe.powerDice, own.defense) * costOfHarm(outlook, own);
    });
    const strikes = pressureOf(outlook) * villainSheet(foe.sheetId).actions;
    return NUISANCE + 0.8 * strikes * Math.max(0, ...costs) * Math.min(3, turnsLeft);
  });

const threats = onceForEach<Outlook, number>();

/** How far a hero is from being out (SKAROV-WND-06). */
function enduranceOf(outlook: Outlook, { figureId }: Fighter): Endurance | undefined {
  const hero = heroOf(outlook, figureId);
  if (!hero) return undefined;
  const laid = [...hero.discard, ...hero.inPlay.map(({ cardId }) => cardId)].filter(isWoundCard).length;
  return { wounds: hero.wounds, laid, woundLimit: 3 };
}

/** The cost of one damage on a hero. */
export const costOfHarm = (outlook: Outlook, own: Fighter): number =>
  harmsWeighed(outlook, own.figureId, () => {
    const { view, ours, turnsLeft } = outlook;
    const last = ours.length === 1 ? LAST : 0;
    // A hero that falls in the final combat opens Skarov's way out (SKAROV-FINAL-05).
    const escape = view.finalCombat && !view.heroOutDuringFinalCombat ? 1.5 : 0;
    const whole = DISGRACE + escape + last + FORCE * Math.min(1, turnsLeft / 4);
    const endurance = enduranceOf(outlook, own);
    return (whole / lifeLeft(own, endurance) ** 0.9) * urgency(own, endurance);
  });

const harmsWeighed = onceForEach<Outlook, number>();
