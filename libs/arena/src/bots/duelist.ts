import type { Bot, Sight } from '#kernel';
import type { Command, CommandType } from '../commands.js';
import type { View } from '../view/view-schema.js';
import type { Step } from '../words.js';
import { buildDeck } from './build-deck.js';
import { answerChallenge, challenge } from './challenge.js';
import { corruptArrival, corruptDuellist } from './corrupt.js';
import { discardExcess } from './discard.js';
import { enlist } from './enlist.js';
import { enterArena } from './enter-arena.js';
import { fightOn } from './fight-on.js';
import { outlookOf, type Outlook } from './outlook.js';
import { deploy, holdLand } from './settlement.js';
import { chooseRaidTarget, moveGarrison, placeGarrison, sacrifice, useLoneShield } from './raid.js';

type Answers = Readonly<Partial<Record<Step, (outlook: Outlook) => Command | undefined>>>;

/** The states that wait for seats (arena.md 4). */
const answers: Answers = {
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
};

/** Commands that answer nothing. */
const asides: readonly CommandType[] = ['declarePasses', 'withdrawPasses'];

/**
 * A sensible player: sends whom it expects to win, keeps shields for what they save or take, raids where the enemy is open,
 * and throws a captive at its guardian when the sum is right. Decides from its own seat's view and legal commands only.
 */
export const duelist: Bot<View, Command> = (sight: Sight<View, Command>): Command => {
  const { step } = sight.view;
  const answer = step && answers[step]?.(outlookOf(sight));
  return answer ?? anyAnswer(sight);
};

/** Where nothing stands out: any answer to what the game waits for. */
function anyAnswer({ legal, random }: Sight<View, Command>): Command {
  const answering = legal.filter(({ type }) => !asides.includes(type));
  return random.pick(answering.length > 0 ? answering : legal);
}
