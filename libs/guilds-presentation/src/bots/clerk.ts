import { answeringBot, best, type Bot, commandOf, commandsOf, type Sight } from '#kernel';
import { type Action, actions, type Command, mage, type SecondChoice, type View } from '#guilds/queries';
import { mayAttempt, strongestFirst } from './campaigns.js';
import { available, eligible } from './fighters.js';
import { outlookOf, type Outlook } from './outlook.js';
import { powerOf } from './powers.js';
import { worthOfTrade } from './shopping.js';
import { type Answers, stewardAnswers } from './steward.js';

/** Rubies with which a beginner goes shopping, and mages that it thinks are enough. */
const [PURSE, COMPANY, RAIDERS] = [4, 4, 5] as const;

const questIsOpen = ({ quest, me }: Outlook): boolean =>
  quest !== undefined && mayAttempt(quest, me.alignment, available(me).length);

/** Whether an action has something to do now, as far as the table shows. */
const makesSense: Readonly<Record<Action, (outlook: Outlook) => boolean>> = {
  work: () => true,
  trade: (outlook) => outlook.me.rubies >= PURSE && worthOfTrade(outlook) > 0,
  recruitment: ({ me, view }) => me.rubies >= PURSE && me.mages.length < COMPANY && view.mageDeck > 0,
  leaderAction: ({ me }) => powerOf(me)?.effect === 'gainRubies' || powerOf(me)?.effect === 'drawItems',
  quests: questIsOpen,
  combat: ({ me, rivals }) =>
    available(me).length >= RAIDERS && rivals.some((rival) => available(rival).length < RAIDERS - 2),
};

/** The quest that is face up, or else anything that makes sense. */
function choiceOf(outlook: Outlook, but?: Action): Action {
  if (but !== 'quests' && questIsOpen(outlook)) return 'quests';
  const sensible = actions.filter((action) => action !== but && makesSense[action](outlook));
  return outlook.random.pick(sensible.length > 0 ? sensible : actions.filter((action) => action !== but));
}

function chooseFirst(outlook: Outlook): Command | undefined {
  const wanted = choiceOf(outlook);
  return commandsOf(outlook, 'chooseFirstAction').find(({ action }) => action === wanted);
}

/** A second action of its own: the clerk has not yet seen what X2 is good for. */
function chooseSecond(outlook: Outlook): Command | undefined {
  const first = outlook.me.firstAction ?? outlook.own?.firstAction;
  const wanted: SecondChoice = choiceOf(outlook, first);
  return commandsOf(outlook, 'chooseSecondAction').find(({ action }) => action === wanted);
}

/** All of them where there is a fight, none where there is not. */
function placeMages({ me, own, ...outlook }: Outlook): Command | undefined {
  const chosen = [me.firstAction, me.secondAction ?? own?.secondAction];
  const fights = chosen.includes('quests') || chosen.includes('combat');
  const among = ({ activeMageIds }: { readonly activeMageIds: readonly string[] }) => activeMageIds.length;
  return best(commandsOf(outlook, 'placeMages'), (command) => (fights ? among(command) : -among(command)));
}

/** Every mage at the first monster that lives, then the start. */
function planCampaign(outlook: Outlook): Command | undefined {
  const offers = commandsOf(outlook, 'sendMage');
  const [next] = strongestFirst(outlook, [...new Set(offers.map(({ mageId }) => mageId))]);
  return offers.find(({ mageId }) => mageId === next?.id) ?? commandOf(outlook, 'startCampaign');
}

/** The guild with the fewest guards, if the own mages outnumber them. */
function chooseTarget(outlook: Outlook): Command | undefined {
  const guards = (seat: number) =>
    available(outlook.view.guilds[seat] ?? outlook.me).filter(({ post }) => post !== 'active').length;
  const attack = best(commandsOf(outlook, 'declareAttack'), ({ targetSeat }) => -guards(targetSeat));
  const outnumbers = attack && eligible(outlook.me, 'combat').length > guards(attack.targetSeat) + 1;
  return outnumbers ? attack : (commandOf(outlook, 'endAction') ?? attack);
}

/** The printed price, as far as the purse goes. */
const bid = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'bidOnLot'), ({ mageId, amount }) => (amount <= mage(mageId).price ? amount : -1));

const answers: Answers = {
  ...stewardAnswers,
  'auction.bid': bid,
  'actions.first': chooseFirst,
  'actions.darkChange': (outlook) => commandOf(outlook, 'keepFirstAction'),
  'actions.second': chooseSecond,
  'actions.lightChange': (outlook) => commandOf(outlook, 'keepSecondAction'),
  placement: placeMages,
  'quest.swap': (outlook) => commandOf(outlook, 'keepQuests'),
  'quest.plan': planCampaign,
  'combat.rearrange': (outlook) => commandOf(outlook, 'endRearrange'),
  'combat.target': chooseTarget,
  'combat.cards': (outlook) => commandOf(outlook, 'passCombatCards'),
};

/**
 * A beginner: does what lies before it, with all it has. It takes up the face-up quest whenever it may, spends what it earns,
 * and neither weighs chances nor looks at the turns that are left; it keeps its cards in hand.
 */
export const clerk: Bot<View, Command> = answeringBot({
  outlookOf: (sight: Sight<View, Command>) => outlookOf(sight, { prudence: 0, mostLoot: 1 }),
  answers,
  asides: ['playCard', 'assignObject'],
  first: () => undefined,
});
