import { best, commandsOf } from '#kernel';
import type { Command, CommandOf } from '#guilds/queries';
import { mayAttempt, strongestFirst, worthOfAttempt } from './campaigns.js';
import { available, type Fighter } from './fighters.js';
import { expectedLoss } from './guard.js';
import type { Outlook } from './outlook.js';
import { bestRaid } from './raids.js';

/** The promise of a mage that is ready for a quest that no one has seen. */
const UNSEEN = 0.5;

/** Active or passive: those who fight for the actions chosen, the fewest that do; the others guard the house. */
export function placeMages(outlook: Outlook): Command | undefined {
  const sent = fightersOfTheTurn(outlook);
  const agreement = ({ activeMageIds }: CommandOf<'placeMages'>) =>
    activeMageIds.reduce((sum, mageId) => sum + (sent.has(mageId) ? 1 : -1), 0);
  return best(commandsOf(outlook, 'placeMages'), agreement);
}

/** The mages to be active in this turn: those that fight, or those that stay out of a defense. */
function fightersOfTheTurn(outlook: Outlook): Set<string> {
  const { me, own } = outlook;
  const chosen = [me.firstAction, me.secondAction ?? own?.secondAction];
  const sent = new Set<string>();
  let free = strongestFirst(
    outlook,
    available(me).map(({ mageId }) => mageId),
  );
  const send = (fighters: readonly Fighter[]) => {
    for (const { id } of fighters) sent.add(id);
    free = free.filter(({ id }) => !sent.has(id));
  };
  if (chosen.includes('quests')) send(campaigners(outlook, free));
  if (chosen.includes('combat')) send(raiders(outlook, free));
  if (sent.size === 0) send(bestSize(outlook, free, () => 0));
  return sent;
}

/** The mages that go on the face-up quest; when it cannot be attempted now, those that could go on the next one. */
function campaigners(outlook: Outlook, free: readonly Fighter[]): readonly Fighter[] {
  const { quest, me } = outlook;
  if (!quest) return [];
  const now = mayAttempt(quest, me.alignment, free.length);
  const promise = (sent: readonly Fighter[]) =>
    now ? worthOfAttempt(outlook, quest, sent).worth : UNSEEN * sent.length;
  return bestSize(outlook, free, promise);
}

/** The mages that attack: the number that promises most. */
const raiders = (outlook: Outlook, free: readonly Fighter[]): readonly Fighter[] =>
  bestSize(outlook, free, (sent) => bestRaid(outlook, sent)?.worth ?? 0);

/** The strongest so many of these, weighing what they promise against the raids that the others must ward off. */
function bestSize(
  outlook: Outlook,
  free: readonly Fighter[],
  promise: (sent: readonly Fighter[]) => number,
): readonly Fighter[] {
  const sizes = [0, ...free.map((_, index) => index + 1)];
  const size = best(sizes, (count) => promise(free.slice(0, count)) - expectedLoss(outlook, free.slice(count)));
  return free.slice(0, size);
}
