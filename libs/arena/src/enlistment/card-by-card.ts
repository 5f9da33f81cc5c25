import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { Command } from '../commands.js';
import type { State } from '../state.js';
import { playerOf, positions } from '../table/players.js';

/**
 * Lists what the hand can be used for as a player goes through it: card by card, and each card stronghold by stronghold. The
 * order of `commands` stays within one stronghold, before the hand, and after it.
 */
export function cardByCard(state: State, seat: Seat, commands: Iterable<Command>): readonly Command[] {
  const { hand } = playerOf(state, seat);
  const ranks = new Map(Array.from(commands, (command) => [command, rankOf(command, hand)]));
  return [...ranks].sort(([, a], [, b]) => a - b).map(([command]) => command);
}

/** Where a command stands in the list; those of one rank stay as they came. */
function rankOf(command: Command, hand: readonly InstanceId[]): number {
  if (command.type === 'pass') return -1;
  const perCard = positions.length + 1;
  switch (command.type) {
    case 'placeOnStronghold':
    case 'placeUnderStronghold':
    case 'attachItem':
    case 'attachUpgrade':
      return hand.indexOf(command.cardId) * perCard + positions.indexOf(command.stronghold);
    case 'raiseStandardBearer':
      return hand.indexOf(command.cardId) * perCard + positions.length;
    default:
      return hand.length * perCard;
  }
}
