import { best, commandOf, commandsOf } from '#kernel';
import { type Action, actions, type Command, type SecondChoice, secondChoices } from '#guilds/queries';
import { worthOfAction, worthOfSecond } from './action-worths.js';
import { mayAttempt } from './campaigns.js';
import { available } from './fighters.js';
import type { Outlook } from './outlook.js';

/** How much better another action must be before a chosen one is given up. */
const WORTH_CHANGING = 1;

/** A little luck, so that seats in the same position do not all do the same. */
const whim = ({ random }: Outlook): number => 0.85 + random.below(301) / 1000;

/** The preference for early, or for late and unseen actions: decides between equal orders. */
const early: Readonly<Record<Action, number>> = {
  work: 0.2,
  trade: 0.1,
  recruitment: 0,
  leaderAction: 0,
  quests: 0.3,
  combat: -0.4,
};

const secondsAfter = (first: Action): SecondChoice[] => secondChoices.filter((second) => second !== first);

const bestSecond = (outlook: Outlook, first: Action): number =>
  Math.max(...secondsAfter(first).map((second) => worthOfSecond(outlook, first, second)));

/** Turns without progress after which it is worth an action to exchange a quest that none can attempt (GUILD-101). */
const STUCK = 3;

/** Quests that cannot be carried out as things stand: the repetition, on another quest, does not make up for the action lost. */
const isLost = ({ quest, me, view }: Outlook, action: Action): boolean =>
  action === 'quests' && view.idleTurns < STUCK && !(quest && mayAttempt(quest, me.alignment, available(me).length));

/** The first action: that of the best pair. */
export function chooseFirst(outlook: Outlook): Command | undefined {
  const sensible = actions.filter((action) => !isLost(outlook, action));
  const worths = new Map(
    sensible.map((action) => [
      action,
      (worthOfAction(outlook, action) + bestSecond(outlook, action)) * whim(outlook) + early[action],
    ]),
  );
  return best(commandsOf(outlook, 'chooseFirstAction'), ({ action }) => worths.get(action) ?? -1);
}

/** The second action: the best one after the first. */
export function chooseSecond(outlook: Outlook): Command | undefined {
  const first = outlook.me.firstAction ?? outlook.own?.firstAction ?? 'work';
  return best(
    commandsOf(outlook, 'chooseSecondAction'),
    ({ action }) => worthOfSecond(outlook, first, action) * whim(outlook),
  );
}

/** The Darkness privilege: another first action, if it is clearly better (GUILD-049). */
export function changeFirst(outlook: Outlook): Command | undefined {
  const now = worthOfAction(outlook, outlook.me.firstAction ?? 'work');
  const other = best(commandsOf(outlook, 'changeFirstAction'), ({ action }) => worthOfAction(outlook, action));
  const gain = other ? worthOfAction(outlook, other.action) - now : 0;
  return gain > WORTH_CHANGING ? other : commandOf(outlook, 'keepFirstAction');
}

/** The Light privilege: another second action, if it is clearly better (GUILD-062). */
export function changeSecond(outlook: Outlook): Command | undefined {
  const other = betterSecond(outlook, commandsOf(outlook, 'changeSecondAction'));
  return other ?? commandOf(outlook, 'keepSecondAction');
}

/** The best of these changes of the own second action, if it is clearly better than what was chosen. */
export function betterSecond<C extends { readonly action?: SecondChoice | undefined }>(
  outlook: Outlook,
  changes: readonly C[],
): C | undefined {
  const first = outlook.me.firstAction ?? 'work';
  const worth = (action: SecondChoice | undefined) => (action ? worthOfSecond(outlook, first, action) : 0);
  const now = worth(outlook.me.secondAction ?? outlook.own?.secondAction);
  const other = best(changes, ({ action }) => worth(action));
  return other && worth(other.action) - now > WORTH_CHANGING ? other : undefined;
}
