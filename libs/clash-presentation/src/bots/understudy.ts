import { answeringBot, best, commandOf, commandsOf, type Bot } from '#kernel';
import { hitChance, passChance } from '#skirmish/dice';
import { testValue, zonesBetween } from '#skirmish-presentation';
import type { Command, CommandOf, Step, View } from '#clash/queries';
import { actorOf } from './actor.js';
import { aimedAt, figureOf, outlookOf, type Outlook, type Standing } from './outlook.js';
import { chooseHero, takeTeamUp } from './set-up.js';

/** Below this chance nothing is tried. */
const LEAST_CHANCE = 0.25;

/**
 * Sensible and short-sighted: plays the card that comes to hand, does now what is likeliest to succeed, and walks to the
 * nearest thing to do. It weighs no article, no danger and no later turn.
 */
export const understudy: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    'setup.consent': (outlook) => commandOf(outlook, 'consentHigherRank'),
    'setup.heroes': chooseHero,
    'setup.teamUp': takeTeamUp,
    'setup.cards': (outlook) => drawn(outlook, 'chooseCards'),
    'setup.sidekicks': (outlook) => commandOf(outlook, 'takeSidekick') ?? commandOf(outlook, 'passSidekick'),
    'setup.newspapers': (outlook) => commandOf(outlook, 'chooseNewspaper'),
    'setup.placement': (outlook) => drawn(outlook, 'placeHero'),
    strategy: planCard,
    'activation.hero': act,
    'window.reaction': (outlook) => commandOf(outlook, 'react') ?? commandOf(outlook, 'declineReaction'),
    'window.push': (outlook) => commandOf(outlook, 'pushBack') ?? commandOf(outlook, 'declinePushBack'),
    'window.choice': (outlook) =>
      commandsOf(outlook, 'choose').find(({ optionId }) => optionId !== 'decline') ?? commandOf(outlook, 'choose'),
    'endOfTurn.promotion': (outlook) => commandOf(outlook, 'promoteTeamUpHero'),
    advancement: (outlook) => commandOf(outlook, 'campaignStep') ?? commandOf(outlook, 'skipCampaignStep'),
  } satisfies Record<Step, (outlook: Outlook) => Command | undefined>,
  asides: ['takeBackPlan', 'proposeOrder'],
});

function drawn(outlook: Outlook, type: Command['type']): Command | undefined {
  const commands = commandsOf(outlook, type);
  return commands.length > 0 ? outlook.random.pick(commands) : undefined;
}

/** One card of the next hero, for its technique. */
function planCard(outlook: Outlook): Command | undefined {
  const plans = commandsOf(outlook, 'planCards');
  const simple = plans.filter(({ plays }) => plays.length === 1 && plays[0]?.side === 'RIGHT');
  const drawnFrom = simple.length > 0 ? simple : plans;
  return drawnFrom.length > 0
    ? outlook.random.pick(drawnFrom)
    : (commandOf(outlook, 'placeTeamUpTokens') ?? commandOf(outlook, 'declareReady'));
}

function act(outlook: Outlook): Command | undefined {
  const { active } = outlook.view;
  const hero = active && figureOf(outlook, active.heroId);
  const end = commandOf(outlook, 'endActivation');
  if (!hero) return end;
  const deeds = [...commandsOf(outlook, 'attack'), ...commandsOf(outlook, 'attemptTest')];
  const likeliest = best(deeds, (deed) => chanceOf(outlook, hero, deed));
  if (likeliest && chanceOf(outlook, hero, likeliest) >= LEAST_CHANCE) return likeliest;
  return approach(outlook, hero) ?? end;
}

function chanceOf(outlook: Outlook, hero: Standing, deed: CommandOf<'attack' | 'attemptTest'>): number {
  const actor = actorOf(outlook, hero);
  if (deed.type === 'attack') {
    const foe = figureOf(outlook, deed.targetId);
    return foe ? hitChance(actor.combat, actor.power, foe.defense) : 0;
  }
  const test = aimedAt(outlook).find(({ testKey }) => testKey === deed.testId);
  const offer = test?.offers.find(({ characteristic }) => characteristic === deed.characteristic);
  return offer ? passChance(offer.difficulty + actor.testDice, testValue(actor, offer.characteristic)) : 0;
}

/** The move that ends nearest to an enemy or an open test, if it is nearer than here. */
function approach(outlook: Outlook, hero: Standing): Command | undefined {
  const { ground, foes } = outlook;
  const tests = aimedAt(outlook).flatMap(({ closed, spaces }) => (closed ? [] : spaces));
  const aims = [...foes.map(({ spaceId }) => spaceId), ...tests];
  const away = (from: string): number => Math.min(...aims.map((aim) => zonesBetween(ground, from, aim)));
  const move = best(commandsOf(outlook, 'move'), ({ spaceId }) => -away(spaceId));
  return move && away(move.spaceId) < away(hero.spaceId) ? move : undefined;
}
