import { answeringBot, type Bot, type Sight } from '#kernel';
import type { Command, Step, View } from '#guilds/queries';
import {
  chooseDuelElement,
  chooseTarget,
  counterAttack,
  lineUpAttack,
  lineUpDefense,
  playCombatCard,
  rearrange,
  takeBooty,
} from './answer-combat.js';
import { orderQuests, pickItem } from './answer-effect.js';
import {
  assignDamage,
  chooseCampaignElement,
  chooseCounterTarget,
  claimItems,
  leaveObject,
  planCampaign,
  swapQuests,
} from './answer-quest.js';
import { exchangeLeader, leaderAction, recruit, recruitDrawn } from './answer-recruitment.js';
import { trade, visitMarket } from './answer-trade.js';
import { bid, chooseLeader, recover } from './answer-turn.js';
import { carryObject } from './carry-objects.js';
import { changeFirst, changeSecond, chooseFirst, chooseSecond } from './choose-actions.js';
import { outlookOf, type Outlook, type Temper } from './outlook.js';
import { placeMages } from './place-mages.js';
import { playCard } from './play-cards.js';

/** How a seat answers each step. */
export type Answers = Readonly<Record<Step, (outlook: Outlook) => Command | undefined>>;

/** How the steward answers each step. */
export const stewardAnswers: Answers = {
  'setup.chooseLeader': chooseLeader,
  'care.recover': recover,
  'auction.bid': bid,
  'actions.first': chooseFirst,
  'actions.darkChange': changeFirst,
  'actions.second': chooseSecond,
  placement: placeMages,
  'actions.lightChange': changeSecond,
  'resolve.market': visitMarket,
  'resolve.trade': trade,
  'resolve.recruit': recruit,
  'resolve.recruitPick': recruitDrawn,
  'resolve.leaderPick': exchangeLeader,
  'resolve.leader': leaderAction,
  'quest.swap': swapQuests,
  'quest.plan': planCampaign,
  'quest.element': chooseCampaignElement,
  'quest.counterTarget': chooseCounterTarget,
  'quest.loss': leaveObject,
  'quest.damage': assignDamage,
  'quest.claim': claimItems,
  'combat.rearrange': rearrange,
  'combat.target': chooseTarget,
  'combat.defenseLine': lineUpDefense,
  'combat.attackLine': lineUpAttack,
  'combat.cards': playCombatCard,
  'combat.element': chooseDuelElement,
  'combat.counter': counterAttack,
  'combat.booty': takeBooty,
  'effect.pick': pickItem,
  'effect.order': orderQuests,
};

/** The steward with a temper of its own. */
export const stewardOf = (temper: Temper): Bot<View, Command> =>
  answeringBot({
    outlookOf: (sight: Sight<View, Command>) => outlookOf(sight, temper),
    answers: stewardAnswers,
    asides: ['playCard', 'assignObject'],
    first: (outlook) => playCard(outlook) ?? carryObject(outlook),
  });

/**
 * A sensible player: buys what it can use, bids what a mage is worth, works toward the quest that is face up, fights when
 * the odds are good, and keeps an eye on its objectives. Decides from its own seat's view and legal commands only.
 */
export const steward: Bot<View, Command> = stewardOf({ prudence: 0.8, mostLoot: 25 });
