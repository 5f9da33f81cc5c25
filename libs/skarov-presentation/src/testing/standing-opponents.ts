import { answeringBot, best, commandOf, commandsOf, type Bot } from '#kernel';
import { isSettling } from '../bots/overlord/stakes.js';
import { stepsOfHero, stepsOfVillain } from '../bots/overlord/ground.js';
import { isControlOpen, isSkarov, outlookOf, type Outlook } from '../bots/overlord/outlook.js';
import { prospectsOf } from '../bots/overlord/prospects.js';
import { figureOf } from '../bots/outlook.js';
import { overlord } from '../bots/overlord.js';
import { patrol } from '../bots/patrol.js';
import { type Command, type CommandOf, findPowerCard, type SpaceId, type View } from '#skarov/queries';

/*
 * Players with one idea each, who never change it: what a sensible opponent has to have an answer to.
 */

type Opponent = Bot<View, Command>;

const asides: Command['type'][] = [
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

const planHero = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'planCards'), (plan) => worthOfPlan(outlook, plan)) ?? commandOf(outlook, 'declareReady');

/** Heroes that act by one idea, and plan the most useful cards. */
const heroesWho = (act: (outlook: Outlook) => Command | undefined): Opponent =>
  answeringBot({ outlookOf, answers: { strategy: planHero, 'activation.hero': act }, asides });

/** Where the heroes’ way leads: to what settles objectives, then to the last door, then to Skarov. */
function aimsOf(outlook: Outlook): readonly SpaceId[] {
  const { view, controlDoor } = outlook;
  if (isControlOpen(outlook)) return outlook.villains.filter(isSkarov).map(({ spaceId }) => spaceId);
  const wanted = view.finalCombat
    ? view.tests.filter(({ door }) => door === controlDoor)
    : view.tests.filter((test) => !test.closed && isSettling(outlook, test));
  return wanted.flatMap(({ spaces }) => spaces);
}

const wayLeft = (outlook: Outlook, spaceId: SpaceId, aims: readonly SpaceId[]): number =>
  Math.min(...aims.map((aim) => stepsOfHero(outlook, spaceId, aim) + (aim === spaceId ? 0 : 0.5)), 99);

/** Straight to the objectives and on to the control room: fights only villains in the way. */
export const rush: Opponent = heroesWho((outlook) => {
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
  const skarov = commandsOf(outlook, 'attack').find(({ targetId }) => {
    const target = figureOf(outlook, targetId);
    return target !== undefined && (isSkarov(target) || aims.includes(target.spaceId));
  });
  return attempt ?? skarov ?? nearer ?? open ?? commandOf(outlook, 'attack') ?? commandOf(outlook, 'endActivation');
});

/** Strikes any target, goes to the nearest villain, and sees to objectives when none is left near. */
export const brawl: Opponent = heroesWho((outlook) => {
  const hero = figureOf(outlook, outlook.view.active?.figureId ?? '');
  if (!hero) return undefined;
  const foes = outlook.villains
    .filter((villain) => !isSkarov(villain) || isControlOpen(outlook))
    .map(({ spaceId }) => spaceId);
  const attack = best(commandsOf(outlook, 'attack'), ({ targetId }) => -(figureOf(outlook, targetId)?.defense ?? 9));
  const nearer = best(
    commandsOf(outlook, 'move'),
    ({ spaceId }) => -wayLeft(outlook, spaceId, foes),
    -wayLeft(outlook, hero.spaceId, foes),
  );
  return (
    attack ??
    nearer ??
    commandOf(outlook, 'openDoor') ??
    commandOf(outlook, 'attemptTest') ??
    commandOf(outlook, 'endActivation')
  );
});

/*
 * `patrol` less one idea each: weak only by what is missing, so that the share of their wins says what that is worth.
 */

/** Strikes no villain before the final combat. */
export const runner: Opponent = (sight) =>
  patrol(sight.view.finalCombat ? sight : { ...sight, legal: sight.legal.filter(({ type }) => type !== 'attack') });

/** Spends no action on a power. */
export const plainPatrol: Opponent = (sight) =>
  patrol({ ...sight, legal: sight.legal.filter(({ type }) => type !== 'usePower') });

/** An overlord who acts by one idea, and sets no events. */
const overlordWho = (act: (outlook: Outlook) => Command | undefined): Opponent =>
  answeringBot({
    outlookOf,
    answers: {
      'strategy.lastWord': (outlook) => commandOf(outlook, 'announceActivation'),
      'activation.villain': act,
      'endOfTurn.room': (outlook) => commandOf(outlook, 'activateRoom') ?? commandOf(outlook, 'skipRoom'),
    },
    asides,
  });

const stand = overlordWho(
  (outlook) =>
    commandOf(outlook, 'attack') ?? commandOf(outlook, 'selectFigure') ?? commandOf(outlook, 'endActivation'),
);

/** `overlord`, in a base of its own design where no other is named. */
export const ownDesign: Opponent = (sight) =>
  sight.legal.find((command) => command.type === 'chooseScenario' && command.difficulty === 'NORMAL') ??
  overlord(sight);

/** Hides at the end of a long base, of its own design if it may: no villain leaves its space, and heroes that come near are struck. */
export const hideAndBuild: Opponent = (sight) =>
  sight.view.step?.startsWith('setup.') ? ownDesign(sight) : stand(sight);

/** All to the door: each activated villain goes to the nearest hero and strikes. */
export const allAtTheDoor: Opponent = overlordWho((outlook) => {
  const figure = figureOf(outlook, outlook.view.active?.figureId ?? '');
  const far = (spaceId: SpaceId): number =>
    figure ? Math.min(...outlook.heroes.map((hero) => stepsOfVillain(outlook, figure, spaceId, hero.spaceId)), 99) : 0;
  const attack = best(commandsOf(outlook, 'attack'), ({ targetId }) => {
    const target = figureOf(outlook, targetId);
    return figure && target ? prospectsOf(outlook, figure).gainOf(target) : 0;
  });
  const nearer = figure && best(commandsOf(outlook, 'move'), ({ spaceId }) => -far(spaceId), -far(figure.spaceId));
  return attack ?? nearer ?? commandOf(outlook, 'selectFigure') ?? commandOf(outlook, 'endActivation');
});
