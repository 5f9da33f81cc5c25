import { answeringBot, best, commandOf, commandsOf, type Bot } from '#kernel';
import type { Command, FigureId, Step, View } from '#clash/queries';
import { act } from './activation.js';
import { answerChoice } from './choices.js';
import { figureOf, outlookOf, type Outlook } from './outlook.js';
import { answerPush } from './pushes.js';
import { chooseCards, chooseHero, consent, placeHero, takeSidekick, takeTeamUp } from './set-up.js';
import { planTurn } from './strategy.js';
import { answerReaction } from './windows.js';

/**
 * A sensible player: plans cards for what its heroes can reach, works toward articles and objectives, attacks by the
 * odds, answers reactions and pushes by what they change, and holds the villain back. Decides from its own seat's view
 * and legal commands only.
 */
export const captain: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    'setup.consent': consent,
    'setup.heroes': chooseHero,
    'setup.teamUp': takeTeamUp,
    'setup.cards': chooseCards,
    'setup.sidekicks': takeSidekick,
    'setup.newspapers': (outlook) => commandOf(outlook, 'chooseNewspaper'),
    'setup.placement': placeHero,
    strategy: planTurn,
    'activation.hero': act,
    'window.reaction': answerReaction,
    'window.push': answerPush,
    'window.choice': answerChoice,
    'endOfTurn.promotion': promote,
    advancement: (outlook) => commandOf(outlook, 'campaignStep') ?? commandOf(outlook, 'skipCampaignStep'),
  } satisfies Record<Step, (outlook: Outlook) => Command | undefined>,
  asides: ['takeBackPlan', 'proposeOrder'],
});

/** The team-up hero who can stand most. */
function promote(outlook: Outlook): Command | undefined {
  const left = (heroId: FigureId): number => {
    const figure = figureOf(outlook, heroId);
    return figure ? figure.health - figure.damage + 0.2 * figure.defense : 0;
  };
  return best(commandsOf(outlook, 'promoteTeamUpHero'), ({ heroId }) => left(heroId));
}
