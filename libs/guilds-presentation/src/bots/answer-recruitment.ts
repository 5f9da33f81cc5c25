import { best, commandOf, commandsOf } from '#kernel';
import { type Command, LEADER_EXCHANGE_PRICE, type LeaderId } from '#guilds/queries';
import { worthOfMove } from './alignment-plans.js';
import type { Outlook } from './outlook.js';
import { usePower, worthOfLeader } from './powers.js';
import { mageSurplus, worthOfRecruiting } from './shopping.js';

/** A leader worth less than this a turn is worth exchanging. */
const POOR_LEADER = 0.45;

/** Recruitment: the mage on offer, two new ones, or with X2 other leaders. */
export function recruit(outlook: Outlook): Command | undefined {
  const leaders = commandOf(outlook, 'drawLeaders');
  if (leaders && hasPoorLeader(outlook)) return leaders;
  const shown = commandOf(outlook, 'buyFaceUpMage');
  const known = shown && outlook.view.faceUpMage !== undefined ? mageSurplus(outlook, outlook.view.faceUpMage) : 0;
  const drawn = commandOf(outlook, 'drawMages');
  if (known > 0 && (known >= worthOfRecruiting(outlook) || !drawn)) return shown;
  return drawn && worthOfRecruiting(outlook) > 0 ? drawn : commandOf(outlook, 'endAction');
}

const hasPoorLeader = (outlook: Outlook): boolean =>
  outlook.me.leaderId !== undefined &&
  worthOfLeader(outlook, outlook.me.leaderId) < POOR_LEADER * Math.min(20, outlook.turnsLeft);

/** The better of the mages drawn, if it is worth its price. */
export function recruitDrawn(outlook: Outlook): Command | undefined {
  const mage = best(commandsOf(outlook, 'recruitMage'), ({ mageId }) => mageSurplus(outlook, mageId));
  return mage && mageSurplus(outlook, mage.mageId) > 0 ? mage : commandOf(outlook, 'declineMages');
}

/** A leader that is so much better that the exchange pays. */
export function exchangeLeader(outlook: Outlook): Command | undefined {
  const worth = (leaderId: LeaderId | undefined) => (leaderId === undefined ? 0 : worthOfLeader(outlook, leaderId));
  const other = best(commandsOf(outlook, 'swapLeader'), ({ leaderId }) => worth(leaderId));
  const price = LEADER_EXCHANGE_PRICE * outlook.ruby;
  const pays = other && worth(other.leaderId) - worth(outlook.me.leaderId) > price;
  return pays ? other : commandOf(outlook, 'keepLeader');
}

/** Leader action: the free steps of X2, then the power, then the end. */
export function leaderAction(outlook: Outlook): Command | undefined {
  const move = best(commandsOf(outlook, 'bonusAlignment'), ({ steps }) => worthOfMove(outlook, steps));
  if (move && worthOfMove(outlook, move.steps) > 0) return move;
  return usePower(outlook) ?? commandOf(outlook, 'endAction');
}
