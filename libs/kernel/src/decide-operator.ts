import { deadlineOf } from './clocks.js';
import type { CommitTurn } from './commit-turn.js';
import type { GameCommandOf } from './game-commands.js';
import { refuseGame } from './game-refusals.js';
import type { Refusal } from './refusal.js';
import { waitingIn } from './waiting-in.js';
import { waitsForSeats } from './waiting.js';

/** A step gets more time. */
export function pardonClock(turn: CommitTurn, { stepId, seconds }: GameCommandOf<'pardonClock'>): Refusal | undefined {
  const { game, ruleset } = turn;
  if (game.phase !== 'running') return refuseGame('notRunning');
  const waiting = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting) || waiting.stepId !== stepId || deadlineOf(game.clocks, waiting) === null)
    return refuseGame('noClock');
  turn.emit({ type: 'clockPardoned', step: waiting.step, stepId, seconds });
  return undefined;
}

/** The seat of one player goes to another from now on. */
export function replacePlayer(
  turn: CommitTurn,
  { seat, account }: GameCommandOf<'replacePlayer'>,
): Refusal | undefined {
  const { game } = turn;
  if (game.phase !== 'running') return refuseGame('notRunning');
  // The next player may sit at another table with this deal.
  if (game.sameDeal) return refuseGame('noSubstitutes');
  const holder = game.seats.find((each) => each.seat === seat);
  if (!holder) return refuseGame('noSuchSeat', { seat });
  if (holder.account === null) return refuseGame('seatOfBot', { seat });
  if (holder.resigned) return refuseGame('alreadyResigned', { seat });
  if (game.seats.some((each) => each.account === account)) return refuseGame('alreadySeated');
  turn.emit({ type: 'seatReplaced', seat, account });
  return undefined;
}
