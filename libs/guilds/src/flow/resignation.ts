import type { Seat } from '#kernel';
import { guildOf } from '../table/guilds-of-a-game.js';
import type { Evolvers, GuildsTurn } from './turn.js';

/** A seat resigns: it is absent permanently; with a single seat left the game ends (GUILD-194). */
export function resign(turn: GuildsTurn, seat: Seat): void {
  turn.emit({ type: 'guildDeserted', seat });
  const left = turn.state.guilds.filter(({ resigned }) => !resigned);
  if (left.length <= 1) turn.emit({ type: 'gameEnded', reason: 'lastSeat' });
}

export const resignationEvolvers: Evolvers<'guildDeserted'> = {
  guildDeserted(state, { seat }) {
    Object.assign(guildOf(state, seat), { absent: true, resigned: true });
  },
};
