import { answeringBot, best, commandOf, commandsOf, type Bot } from '#kernel';
import { stepsOfVillain } from '../bots/overlord/ground.js';
import { isControlOpen, isSkarov, outlookOf, type Outlook } from '../bots/overlord/outlook.js';
import { prospectsOf } from '../bots/overlord/prospects.js';
import { figureOf } from '../bots/outlook.js';
import { overlord } from '../bots/overlord.js';
import { patrol } from '../bots/patrol.js';
import { asides, planHero, straightOn, wayLeft } from '../bots/recruit/hero.js';
import type { Command, SpaceId, View } from '#skarov/queries';

/*
 * Players with one idea each, who never change it: what a sensible opponent has to have an answer to.
 */

type Opponent = Bot<View, Command>;

/** Heroes that act by one idea, and plan the most useful cards. */
const heroesWho = (act: (outlook: Outlook) => Command | undefined): Opponent =>
  answeringBot({ outlookOf, answers: { strategy: planHero, 'activation.hero': act }, asides });

/** Straight to the objectives and on to the control room: fights only villains in the way. */
export const rush: Opponent = heroesWho((outlook) => straightOn(outlook));

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
