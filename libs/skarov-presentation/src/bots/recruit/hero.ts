import { best, commandOf, commandsOf } from '#kernel';
import { findPowerCard, type Command, type CommandOf, type SpaceId } from '#skarov/queries';
import { figureOf } from '../outlook.js';
import { stepsOfHero } from '../overlord/ground.js';
import { isControlOpen, isSkarov, type Outlook } from '../overlord/outlook.js';
import { isSettling } from '../overlord/stakes.js';

/** Commands that answer no question, or take an answer back. */
export const asides: Command['type'][] = [
  'takeBackPlan',
  'proposeOrder',
  'showCard',
  'undoBuildStep',
  'takeBackEvent',
  'allowRank',
];

/** The sum of the techniques of a plan; a weakness once it heals something. */
function worthOfPlan(outlook: Outlook, { heroId, plays }: CommandOf<'planCards'>): number {
  const damage = figureOf(outlook, heroId)?.damage ?? 0;
  return plays.reduce((sum, { cardId, side }) => {
    const card = findPowerCard(cardId);
    if (!card) return sum - 0.5;
    const { attack = 0, mind = 0, speed = 0, defense = 0 } = side === 'RIGHT' ? (card.technique ?? {}) : {};
    const heals = card.set === 'WEAKNESS' ? damage - 2 : 0;
    return sum + attack + mind + 0.5 * (speed + defense) + heals;
  }, 0);
}

/** The most useful cards; then the planning ends. */
export const planHero = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'planCards'), (plan) => worthOfPlan(outlook, plan)) ?? commandOf(outlook, 'declareReady');

/** Where the heroes’ way leads: to what settles objectives, then to the last door, then to Skarov. */
function aimsOf(outlook: Outlook): readonly SpaceId[] {
  const { view, controlDoor } = outlook;
  if (isControlOpen(outlook)) return outlook.villains.filter(isSkarov).map(({ spaceId }) => spaceId);
  const wanted = view.finalCombat
    ? view.tests.filter(({ door }) => door === controlDoor)
    : view.tests.filter((test) => !test.closed && isSettling(outlook, test));
  return wanted.flatMap(({ spaces }) => spaces);
}

/** The way that is left from a space to the nearest of some others, in steps. */
export const wayLeft = (outlook: Outlook, spaceId: SpaceId, aims: readonly SpaceId[]): number =>
  Math.min(...aims.map((aim) => stepsOfHero(outlook, spaceId, aim) + (aim === spaceId ? 0 : 0.5)), 99);

/**
 * Settles what can be settled here; else strikes the blow named, goes nearer, or opens the door in the way.
 * @param blow an attack that is worth while.
 */
export function straightOn(outlook: Outlook, blow?: Command): Command | undefined {
  const hero = figureOf(outlook, outlook.view.active?.figureId ?? '');
  if (!hero) return undefined;
  const tests = commandsOf(outlook, 'attemptTest').filter(({ testId }) =>
    outlook.view.tests.some((test) => test.testKey === testId && isSettling(outlook, test)),
  );
  const value = (which: string | undefined): number => (which === 'MIND' ? (hero.mind ?? 0) : hero.attack);
  const attempt = best(tests, ({ characteristic }) => value(characteristic));
  const open = best(commandsOf(outlook, 'openDoor'), ({ characteristic }) => value(characteristic));
  const aims = aimsOf(outlook);
  const nearer = best(
    commandsOf(outlook, 'move'),
    ({ spaceId }) => -wayLeft(outlook, spaceId, aims),
    -wayLeft(outlook, hero.spaceId, aims),
  );
  const inTheWay = commandsOf(outlook, 'attack').find(({ targetId }) => {
    const target = figureOf(outlook, targetId);
    return target !== undefined && (isSkarov(target) || aims.includes(target.spaceId));
  });
  return (
    attempt ?? inTheWay ?? blow ?? nearer ?? open ?? commandOf(outlook, 'attack') ?? commandOf(outlook, 'endActivation')
  );
}
