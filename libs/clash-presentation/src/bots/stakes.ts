import { onceFor } from '#kernel';
import { hitChance } from '#skirmish/dice';
import { lifeLeft, speaksOf, sum, urgency, zoneAt, type Endurance, type Fighter } from '#skirmish-presentation';
import { type Condition, type Effect, type FigureId, isWoundCard, missionById, type TestId } from '#clash/queries';
import type { Happening } from './measures.js';
import { heroOf, type Outlook } from './outlook.js';
import { advanceOf, stepsLeft } from './progress.js';

/*
 * The worth of things, in points of a front page (CLASH-186).
 */

/** A mission is a small article (CLASH-182). */
const MISSION = 1;
/** A hero who stays in the game for some more turns. */
const FORCE = 1.2;
/** Any villain figure that is gone is one less in the way. */
const NUISANCE = 0.1;
/** Winning before the other side catches up; and what ending a game is worth that would be lost. */
const SECURED = 1.5;
const THROWN_AWAY = -2.5;
/** In solo and co-op there is nothing but winning: what that is worth, and what a hero more is worth to so few. */
const VICTORY = 5;
const COMPANY = 2;
/** Turns before the end of a game against the villain alone from which on wounds are heeded less and less. */
const LAST_TURNS = 8;

const villainOut: Condition = { villainOut: true };

/** The gain of a happening for this side: articles, objectives and the missions of a hero. */
export function gainOf(outlook: Outlook, happened: Happening, heroId?: FigureId): number {
  const { view, plan, side } = outlook;
  const articles = view.atStake.map(({ articleId, points }) => {
    const article = plan?.articles.find(({ id }) => id === articleId);
    return article ? points * advanceOf(outlook, article.condition ?? villainOut, { side }, happened) : 0;
  });
  const gained = sum(articles);
  return gained + missionGain(outlook, happened, heroId) + ending(outlook, happened, gained);
}

function missionGain(outlook: Outlook, happened: Happening, heroId: FigureId | undefined): number {
  const hero = heroId === undefined ? undefined : heroOf(outlook, heroId);
  if (!hero?.missionId || hero.missionDone || outlook.alone) return 0;
  const { condition } = missionById(hero.missionId);
  return MISSION * advanceOf(outlook, condition, { side: hero.side, heroId: hero.heroId }, happened);
}

/** Points that this side has more than the other. */
const leadOf = ({ view, side }: Outlook): number =>
  sum(view.sides.map((each) => (each.side === side ? each.points : -each.points)));

function ending(outlook: Outlook, happened: Happening, gained: number): number {
  const { plan, side, alone } = outlook;
  if (!plan) return 0;
  const objective = plan.victory[side];
  if (alone) return VICTORY * advanceOf(outlook, objective, { side }, happened);
  const ends = stepsLeft(outlook, objective, { side }, happened) === 0 && stepsLeft(outlook, objective, { side }) > 0;
  if (!ends) return 0;
  const lead = leadOf(outlook) + gained;
  return lead > 0 ? SECURED : lead < 0 ? THROWN_AWAY : 0;
}

/** The worth of one step of the progress track: more the nearer the villain is to its end of it. */
const worthOfTrack = onceFor((outlook: Outlook): number => {
  const { track } = outlook.view;
  const aim = outlook.plan?.victory.villain;
  if (!track || !aim || !speaksOf(aim, 'track')) return 0;
  const done = track.at / Math.max(1, track.length);
  return outlook.alone ? 0.5 + 3 * done * done : 0.15 + 1.5 * done ** 3;
});

/** The worth of moving the marker: it does not go back beyond the start (CLASH-230). */
export const worthOfTrackMove = (outlook: Outlook, by: number): number =>
  -Math.max(by, -(outlook.view.track?.at ?? 0)) * worthOfTrack(outlook);

/** The worth of a token that the villain's progress depends on. */
export function worthOfToken(outlook: Outlook, kind: string): number {
  const items = outlook.plan && outlook.scenario?.threatSheet ? outlook.scenario.threatSheet.endOfTurn : [];
  const feeds = items.some(
    (item) => item.do.some(({ track }) => (track?.by ?? 0) > 0) && speaksOf(item.if, 'tokens', kind),
  );
  const left = outlook.view.tokens.filter(({ kindId }) => kindId === kind).length;
  return feeds ? (worthOfTrack(outlook) * Math.min(6, outlook.turnsLeft)) / Math.max(1, left) : 0;
}

/** The gain of rules that answer a passed test. */
export function worthOfAnswers(outlook: Outlook, testId: TestId): number {
  const { scenario } = outlook;
  const rules = [...(scenario?.rules ?? []), ...(scenario?.threatSheet?.scenarioReactions ?? [])];
  return sum(
    rules
      .filter(({ on }) => on.testPassed === testId)
      .flatMap((rule) => rule.do.map((effect) => trackPart(outlook, effect))),
  );
}

const trackPart = (outlook: Outlook, { track }: Effect): number => (track ? worthOfTrackMove(outlook, track.by) : 0);

/** How far a hero is from being out; team-up heroes, sidekicks and villains know no wounds. */
function enduranceOf(outlook: Outlook, { figureId }: Fighter): Endurance | undefined {
  const hero = heroOf(outlook, figureId);
  if (hero?.woundLimit === undefined) return undefined;
  const { wounds, woundLimit, discard } = hero;
  return { wounds, woundLimit, laid: discard.filter(isWoundCard).length };
}

/** The worth of one damage on one of the other side, or of the villain, with so much health left. */
export function worthOfHit(outlook: Outlook, foe: Fighter, taken = 0, heroId?: FigureId): number {
  const worths = worthsOf(outlook);
  const key = `${foe.figureId} ${taken} ${heroId ?? ''}`;
  const known = worths.get(key);
  if (known !== undefined) return known;
  const worth = foe.kind === 'VILLAIN' ? villainHit(outlook, foe, taken, heroId) : heroHit(outlook, foe, taken, heroId);
  worths.set(key, worth);
  return worth;
}

/** The values that one decision has weighed already. */
const worthsOf = onceFor((_outlook: Outlook) => new Map<string, number>());

function villainHit(outlook: Outlook, foe: Fighter, taken: number, heroId: FigureId | undefined): number {
  const left = Math.max(1, foe.health - foe.damage - taken);
  const out: Happening = {
    outBy: foe.sheetId,
    side: outlook.side,
    villainsGone: foe.superVillain ? 1 : 0,
    deeds: { OUTS: 1, VILLAIN_OUTS: 1 },
  };
  const whole = gainOf(outlook, out, heroId) + threatOf(outlook, foe);
  // Who deals the last damage has the article (CLASH-181): to begin is worth little while others may finish.
  return bareHit(outlook, heroId) + (outlook.alone ? whole / left ** 0.8 : whole / left ** 1.4);
}

/** The gain of a hit by itself, for what counts hits. */
const bareHit = (outlook: Outlook, heroId: FigureId | undefined): number =>
  gainOf(outlook, { side: outlook.side, deeds: { HITS: 1 } }, heroId);

/** The worth of putting out a villain figure: it strikes no more, and stands no more where the villain wants it. */
function threatOf(outlook: Outlook, foe: Fighter): number {
  const strikes = hitChance(foe.combatDice, foe.powerDice, 5) * Math.min(4, outlook.turnsLeft);
  const stands = speaksOf(outlook.plan?.victory.villain, 'zone', zoneAt(outlook.ground, foe.spaceId));
  return NUISANCE + strikes * (outlook.alone ? 0.4 : 0.2) + (stands ? (outlook.alone ? 1 : 0.4) : 0);
}

function heroHit(outlook: Outlook, foe: Fighter, taken: number, heroId: FigureId | undefined): number {
  if (foe.kind === 'SIDEKICK') return 0.5;
  const out: Happening = {
    heroOut: outlook.side === 'A' ? 'B' : 'A',
    side: outlook.side,
    deeds: { OUTS: 1, HERO_OUTS: 1 },
  };
  const whole = gainOf(outlook, out, heroId) + 1 + forceOf(outlook);
  const endurance = enduranceOf(outlook, foe);
  return (
    bareHit(outlook, heroId) +
    (whole / Math.max(1, lifeLeft(foe, endurance) - taken) ** 0.9) * urgency(foe, endurance, taken)
  );
}

const forceOf = ({ turnsLeft }: Outlook): number => FORCE * Math.min(1, turnsLeft / 4);

/** The cost of one damage on one of this side. */
export function costOfHarm(outlook: Outlook, own: Fighter): number {
  const worths = worthsOf(outlook);
  const known = worths.get(own.figureId);
  if (known !== undefined) return known;
  const cost = harmTo(outlook, own);
  worths.set(own.figureId, cost);
  return cost;
}

function harmTo(outlook: Outlook, own: Fighter): number {
  if (own.kind === 'SIDEKICK') return 0.4 / Math.max(1, own.health - own.damage);
  const { plan, alone, side } = outlook;
  const other = side === 'A' ? 'B' : 'A';
  const lostBy = (happened: Happening): number =>
    sum(
      outlook.view.atStake.map(({ articleId, points }) => {
        const condition = plan?.articles.find(({ id }) => id === articleId)?.condition;
        return condition && !alone ? points * advanceOf(outlook, condition, { side: other }, happened) : 0;
      }),
    );
  const heroes = outlook.ours.filter(({ kind }) => kind === 'HERO').length;
  const whole = alone
    ? (1 + FORCE + COMPANY / heroes) * Math.min(1, outlook.turnsLeft / LAST_TURNS)
    : lostBy({ heroOut: side }) + 1 + forceOf(outlook);
  const endurance = enduranceOf(outlook, own);
  return (
    lostBy({ side: other, deeds: { HITS: 1 } }) + (whole / lifeLeft(own, endurance) ** 0.9) * urgency(own, endurance)
  );
}
