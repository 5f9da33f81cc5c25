import { planning, worthOfLead } from '#kernel';
import type { Command, View } from '#guilds/queries';
import { steward } from './steward.js';

/** The steward with foresight. A lead is in points, over the best other guild. */
export const chancellor = planning<View, Command>({
  bot: steward,
  others: 3,
  worlds: 3,
  ahead: 60,
  margin: 0.05,
  worth({ guilds }, seat) {
    const own = guilds.find((guild) => guild.seat === seat);
    const best = Math.max(...guilds.filter((guild) => guild !== own).map(({ points }) => points));
    return worthOfLead((own?.points ?? 0) - best, 20);
  },
});
