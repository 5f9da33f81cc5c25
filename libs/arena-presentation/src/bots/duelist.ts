import { answeringBot, type Bot } from '#kernel';
import type { Command, View } from '#arena/queries';
import { buildDeck } from './build-deck.js';
import { answerChallenge, challenge } from './challenge.js';
import { corruptArrival, corruptDuellist } from './corrupt.js';
import { discardExcess } from './discard.js';
import { enlist } from './enlist.js';
import { enterArena } from './enter-arena.js';
import { fightOn } from './fight-on.js';
import { outlookOf } from './outlook.js';
import { deploy, holdLand } from './settlement.js';
import { chooseRaidTarget, moveGarrison, placeGarrison, sacrifice, useLoneShield } from './raid.js';

/**
 * A sensible player: sends whom it expects to win, keeps shields for what they save or take, raids where the enemy is open,
 * and throws a captive at its guardian when the sum is right. Decides from its own seat's view and legal commands only.
 */
export const duelist: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    DECKS: buildDeck,
    ENLISTMENT: enlist,
    EXCESS_DISCARD: discardExcess,
    ENTER_ARENA: enterArena,
    PRIMARY_CORRUPTION: corruptDuellist,
    PRIMARY_ACTIONS: fightOn,
    CORRUPTION_RESPONSE: corruptArrival,
    SECONDARY_ACTIONS: fightOn,
    RAID_TARGET: chooseRaidTarget,
    RAID_MOVE: moveGarrison,
    RAID_GARRISON: placeGarrison,
    RAID_SACRIFICE: sacrifice,
    RAID_LONE_SHIELD: useLoneShield,
    TERRAIN: holdLand,
    DEPLOY: deploy,
    CHALLENGE: challenge,
    CHALLENGE_RESPONSE: answerChallenge,
  },
  asides: ['declarePasses', 'withdrawPasses'],
});
