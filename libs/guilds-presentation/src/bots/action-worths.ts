import { onceFor } from '#kernel';
import {
  type Action,
  BONUS_ALIGNMENT_STEPS,
  guildTile,
  leader,
  quest,
  type SecondChoice,
  TRADE_DISCOUNTS,
} from '#guilds/queries';
import { bestMove, bestPurchase } from './alignment-plans.js';
import { strongestFirst, worthOfAttempt, worthOfSecondAttempt, worthOfUnseen } from './campaigns.js';
import { available, eligible, type Fighter } from './fighters.js';
import { expectedLoss } from './guard.js';
import type { Outlook } from './outlook.js';
import { worthOfLeader, worthOfPower } from './powers.js';
import { bestRaid } from './raids.js';
import { worthOfMarket, worthOfRecruiting, worthOfTrade } from './shopping.js';

/** The pay of a guild from Work, in rubies (GUILD-065). */
export const incomeOf = ({ me }: Outlook): number =>
  guildTile(me.tileId).income +
  (me.leaderId === undefined ? 0 : leader(me.leaderId).income) +
  me.quests.reduce((sum, questId) => sum + quest(questId).success.income, 0);

/** Mages for a type of fight: those placed for it, or before placement all that could be. */
function fightersFor(outlook: Outlook, type: 'quests' | 'combat'): Fighter[] {
  const { me } = outlook;
  const placed = me.mages.some(({ post }) => post !== undefined);
  const members = placed ? eligible(me, type) : available(me);
  return strongestFirst(
    outlook,
    members.map(({ mageId }) => mageId),
  );
}

const campaigners = onceFor((outlook: Outlook) => fightersFor(outlook, 'quests'));
const raiders = onceFor((outlook: Outlook) => fightersFor(outlook, 'combat'));

/** The chance that the quest is still there when the seat's turn comes: others may be faster. */
function stillThere({ view, seat }: Outlook): number {
  const seats = view.guilds.length;
  const before = (seat - view.firstPlayer + seats) % seats;
  return 1 / (1 + 0.3 * before);
}

/** How likely those who come before complete the quest, where they are taken to be faster. */
const TAKEN = 0.5;

/** The worth of an attempt when another seat's may come before; an unseen quest then waits. */
function worthOfQuests(outlook: Outlook, alignment: number): number {
  const { quest: open } = outlook;
  if (!open) return 0;
  const there = stillThere(outlook);
  const fighters = campaigners(outlook);
  const unseen = TAKEN * (1 - there) * worthOfUnseen(outlook, fighters.length, alignment);
  return there * worthOfAttempt(outlook, open, fighters, alignment).worth + unseen - exposure(outlook, fighters);
}

/** The part of a raid's promise that is left once the others have placed their guards. */
const HELD = 0.9;

function worthOfCombat(outlook: Outlook): number {
  const fighters = raiders(outlook);
  const sizes = [fighters.length, Math.ceil(fighters.length / 2)];
  const raids = sizes.map((size) => bestRaid(outlook, fighters.slice(0, size))?.worth ?? 0);
  return Math.max(0, HELD * Math.max(0, ...raids) - exposure(outlook, fighters));
}

/** The average cost of having half of the fighters away from the guard of the house. */
const exposure = (outlook: Outlook, fighters: readonly Fighter[]): number =>
  expectedLoss(outlook, fighters.slice(Math.ceil(fighters.length / 2))) - expectedLoss(outlook, fighters);

/** The worth of each action now, in points. */
const worths = onceFor((outlook: Outlook): Readonly<Record<Action, number>> => ({
  work: incomeOf(outlook) * outlook.ruby,
  trade: worthOfTrade(outlook),
  recruitment: worthOfRecruiting(outlook),
  leaderAction: worthOfPower(outlook),
  quests: worthOfQuests(outlook, outlook.me.alignment),
  combat: worthOfCombat(outlook),
}));

/** The worth of one action now, in points. */
export const worthOfAction = (outlook: Outlook, action: Action): number => worths(outlook)[action];

/** Rubies with which a second mage can be paid after the first. */
const TWO_MAGES = 9;

/** The worth of the repetition of each action with its advantage, in points. */
const repeats = onceFor((outlook: Outlook): Readonly<Record<Action, number>> => ({
  work: worths(outlook).work + worthOfMarket(outlook),
  trade: 0.5 * worthOfTrade(outlook, TRADE_DISCOUNTS.count * TRADE_DISCOUNTS.rubies),
  recruitment: Math.max(
    outlook.me.rubies < TWO_MAGES ? 0 : 0.6 * worths(outlook).recruitment,
    worthOfExchange(outlook),
  ),
  leaderAction: 0.8 * worths(outlook).leaderAction + bestMove(outlook, BONUS_ALIGNMENT_STEPS, 0).worth,
  quests: outlook.quest ? worthOfSecondAttempt(outlook, outlook.quest, campaigners(outlook)) : 0,
  combat: 0.6 * worths(outlook).combat,
}));

/** A leader drawn from the deck may be better than the own one: as good as an average one, by luck. */
function worthOfExchange(outlook: Outlook): number {
  const { me, view, ruby } = outlook;
  if (me.leaderId === undefined || me.rubies < 5 || view.leaderDeck === 0) return 0;
  const average = 0.45 * Math.min(20, outlook.turnsLeft) + 5;
  return 0.5 * Math.max(0, average - worthOfLeader(outlook, me.leaderId)) - ruby;
}

/** The worth of a second action after the first, in points. */
export function worthOfSecond(outlook: Outlook, first: Action, second: SecondChoice): number {
  if (second === 'X2') return repeats(outlook)[first];
  const alone = worthOfAction(outlook, second);
  if (second === 'quests' && first === 'trade') return Math.max(alone, questsAfterTrade(outlook));
  if (fights(first) && fights(second)) return 0.4 * alone;
  return alone;
}

const fights = (action: Action): boolean => action === 'quests' || action === 'combat';

/** Trade may move the alignment to where the quest asks it to be. */
const questsAfterTrade = onceFor((outlook: Outlook): number =>
  worthOfQuests(outlook, outlook.me.alignment + bestPurchase(outlook).steps),
);
