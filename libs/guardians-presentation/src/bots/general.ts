import { planning, worthOfLead } from '#kernel';
import type { Command, View } from '#guardians/queries';
import { warlord } from './warlord.js';

/** How near a seat is to a victory: lands and shields of the enemy, strongholds that stand, and cards. */
function standing({ grounds, players }: View, seat: number): number {
  const player = players[seat];
  if (!player) return 0;
  const lands = grounds.filter(({ controller }) => controller === seat).length;
  const ruins = player.strongholds.filter(({ ruin }) => ruin).length;
  return (
    2 * lands -
    2 * player.shieldsLost -
    ruins +
    0.15 * player.powerStones +
    0.2 * (player.hand + player.pen + player.depot)
  );
}

/** The warlord with foresight. */
export const general = planning<View, Command>({
  bot: warlord,
  others: 3,
  worlds: 3,
  ahead: 40,
  margin: 0.05,
  asides: ['declarePasses', 'withdrawPasses'],
  plans: ({ step }) => step !== 'DECKS',
  worth: (view, seat) => worthOfLead(standing(view, seat) - standing(view, 1 - seat), 4),
});
