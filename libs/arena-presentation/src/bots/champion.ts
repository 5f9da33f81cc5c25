import { planning, worthOfLead } from '#kernel';
import type { Command, View } from '#arena/queries';
import { duelist } from './duelist.js';
import { ruins } from './stakes.js';

/** What a seat has won, and what it may still win with, in victorious creatures. */
const standing = (player: View['players'][number]): number =>
  player.victorious.length -
  1.6 * ruins(player) +
  (player.captive ? 0.4 : 0) +
  0.12 * player.powerStones +
  0.12 * (player.hand + player.depot + player.pen) +
  0.1 * player.strongholds.filter(({ under, on }) => under ?? on).length;

/** The duelist with foresight. */
export const champion = planning<View, Command>({
  bot: duelist,
  others: 3,
  worlds: 3,
  ahead: 24,
  margin: 0.05,
  asides: ['declarePasses', 'withdrawPasses'],
  plans: ({ step }) => step !== 'DECKS',
  worth({ players }, seat) {
    const lead = players.reduce((sum, player) => sum + (player.seat === seat ? 1 : -1) * standing(player), 0);
    return worthOfLead(lead, 1.5);
  },
});
