import { best, commandOf, commandsOf } from '#kernel';
import { type Command, mage, type MageId, meets } from '#guilds/queries';
import type { Outlook } from './outlook.js';
import { worthOfLeader } from './powers.js';
import { worthOfMage } from './worth.js';

/** The leader to keep: the one that promises most over a game. */
export const chooseLeader = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'chooseLeader'), ({ leaderId }) => worthOfLeader(outlook, leaderId));

/** Mages come back from care when they can stand a blow, or when there is no time left to heal. */
export function recover(outlook: Outlook): Command | undefined {
  const late = outlook.turnsLeft < 2.5;
  const left = (mageId: MageId) => {
    const member = outlook.me.mages.find((candidate) => candidate.mageId === mageId);
    return mage(mageId).health - (member?.damage ?? 0);
  };
  const fit = commandsOf(outlook, 'recoverMage').filter(({ mageId }) => late || left(mageId) >= 4);
  return best(fit, ({ mageId }) => left(mageId)) ?? commandOf(outlook, 'endRecovery');
}

/** A bid is what the mage is worth: the price is the second highest bid, so that nothing is gained by less. */
export function bid(outlook: Outlook): Command | undefined {
  const bids = commandsOf(outlook, 'bidOnLot');
  const lot = bids[0];
  if (!lot) return undefined;
  const card = mage(lot.mageId);
  const wanted = Math.floor(worthOfMage(outlook, card) / Math.max(outlook.ruby, 0.5));
  const most = wanted <= 0 ? 0 : Math.min(wanted, card.price + 4);
  return best(bids, ({ amount }) => (amount <= most ? amount : -1));
}

/** Lots that are worth a card that lifts requirements: what the seat could not bid on, and would like to. */
export const missedLots = (outlook: Outlook): number =>
  outlook.view.lots
    .map((mageId) => mage(mageId))
    .filter(({ requirement }) => !meets(outlook.me.alignment, requirement))
    .reduce((most, card) => Math.max(most, worthOfMage(outlook, card) - 2 * outlook.ruby), 0);
