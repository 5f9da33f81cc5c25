import { answeringBot, type Bot } from '#kernel';
import type { Command, View } from '#skarov/queries';
import { outlookOf } from './outlook.js';
import { act } from './patrol/activation.js';
import { planTurn } from './patrol/planning.js';
import { chooseHero, placeHero } from './patrol/set-up.js';
import { answerChoice, answerPush, answerReaction } from './patrol/windows.js';

/**
 * A hero of the Liberty Patrol with its goals in view: plans cards for goals in reach, opens the doors on the
 * way to the objectives, tests and attacks by the odds, keeps itself and the others in the game, and goes for Skarov in
 * the final combat. Decides from the view and the legal commands of a hero’s seat only.
 */
export const patrol: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    'setup.heroes': chooseHero,
    'setup.placement': placeHero,
    strategy: planTurn,
    'activation.hero': act,
    'window.reaction': answerReaction,
    'window.push': answerPush,
    'window.choice': answerChoice,
  },
  asides: ['takeBackPlan', 'proposeOrder', 'showCard', 'takeBackEvent', 'undoBuildStep'],
});
