import type { Seat } from '#kernel';
import type { GuildsTurn } from '../flow/turn.js';
import { moved, type Direction } from './alignment.js';
import { guildOf } from './guilds-of-a-game.js';

/**
 * Moves the alignment of `target` because of something that `seat` did (GUILD-145). Emits nothing when it stays.
 */
export function moveAlignment(turn: GuildsTurn, seat: Seat, target: Seat, direction: Direction, steps: number): void {
  const before = guildOf(turn.state, target).alignment;
  const alignment = moved(before, direction, steps);
  if (alignment === before) return;
  turn.emit({ type: 'alignmentMoved', seat, target, steps: alignment - before, alignment });
}
