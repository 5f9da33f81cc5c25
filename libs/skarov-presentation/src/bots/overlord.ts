import { answeringBot, commandOf, type Bot } from '#kernel';
import type { Command, Step, View } from '#skarov/queries';
import { act, chooseSheet } from './overlord/activation.js';
import { chooseScenario, layPassage, layTile, postLieutenant, postMinion } from './overlord/building.js';
import { lastWord } from './overlord/events.js';
import { outlookOf, type Outlook } from './overlord/outlook.js';
import { activateRoom } from './overlord/rooms.js';
import { answerChoice, answerPush, answerReaction } from './overlord/windows.js';

/**
 * Professor Skarov as a sensible player: builds one long way with his lieutenants across it, sets event cards beside the
 * sheets that will strike, attacks by the odds and stands where heroes would have to, activates rooms that hurt or bring
 * objectives on, and leaves once that wins. Decides from the view of the overlord’s seat and its legal commands alone.
 */
export const overlord: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    'setup.scenario': chooseScenario,
    'setup.tiles': layTile,
    'setup.passages': layPassage,
    'setup.minions': postMinion,
    'setup.lieutenants': postLieutenant,
    'setup.review': (outlook) => commandOf(outlook, 'confirmBase'),
    'strategy.lastWord': lastWord,
    'activation.choice': chooseSheet,
    'activation.villain': act,
    'endOfTurn.room': activateRoom,
    'window.reaction': answerReaction,
    'window.push': answerPush,
    'window.choice': answerChoice,
  } satisfies Partial<Record<Step, (outlook: Outlook) => Command | undefined>>,
  asides: ['undoBuildStep', 'takeBackEvent', 'showCard', 'allowRank'],
});
