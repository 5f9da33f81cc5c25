import type { GameCommand } from './game-commands.js';
import type { LocalGame } from './local-game.js';
import type { Random } from './random.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { waitsForRules, waitsForSeats } from './waiting.js';

/** The share of other acts in a random game, in commits of ten thousand. */
export interface Mishaps {
  readonly timeOuts: number;
  readonly resignations: number;
}

/**
 * The next command of a random game: an automatic step when one is due; otherwise mostly a legal command of a seat,
 * first its type and then one of that type, so that a type with a thousand values does not drown the others.
 * `undefined` when the game is over.
 */
export function nextRandomCommand(
  local: LocalGame,
  seats: readonly Seat[],
  random: Random,
  mishaps: Mishaps,
): GameCommand | undefined {
  const { waiting } = local;
  if (waitsForRules(waiting)) return { type: 'runStep', key: waiting.key };
  if (!waitsForSeats(waiting)) return undefined;
  const luck = random.below(10_000);
  if (luck < mishaps.timeOuts) return { type: 'expireStep', stepId: waiting.stepId };
  if (luck < mishaps.timeOuts + mishaps.resignations) {
    const staying = local.game.seats.filter((holder) => !holder.resigned);
    return { type: 'resign', seat: random.pick(staying).seat };
  }
  if (luck % 8 === 0) {
    const seat = random.pick(seats);
    const command = randomOf(local.legal(seat), random);
    if (command) return { type: 'play', seat, command };
  }
  const seat = random.pick(waiting.seats);
  const command = randomOf(local.legal(seat), random);
  if (!command) throw new Error(`Seat ${seat} is waited for in "${waiting.step}" and has no legal command.`);
  return { type: 'play', seat, command };
}

/** One of these commands: each type equally likely, then each command of the type. */
export function randomOf(commands: readonly AnyTagged[], random: Random): AnyTagged | undefined {
  if (commands.length === 0) return undefined;
  const type = random.pick([...new Set(commands.map((command) => command.type))]);
  return random.pick(commands.filter((command) => command.type === type));
}
