import type { CommitTurn } from './commit-turn.js';
import { expireStep } from './expire-step.js';
import type { GameCommandOf } from './game-commands.js';
import { refuseGame } from './game-refusals.js';
import type { Refusal } from './refusal.js';
import { waitingIn } from './waiting-in.js';
import { waitsForRules, waitsForSeats } from './waiting.js';

/** The rules carry out the step that they wait for. */
export function runStep(turn: CommitTurn, key: string): Refusal | undefined {
  if (turn.game.phase !== 'running') return refuseGame('notRunning');
  const waiting = waitingIn(turn.ruleset, turn.game);
  if (!waitsForRules(waiting) || waiting.key !== key) return refuseGame('nothingDue');
  turn.ruleset.automatic?.(turn, waiting);
  return undefined;
}

/** The time of seats has run out: the rules answer for them. */
export function timeOut(turn: CommitTurn, { stepId, seats }: GameCommandOf<'expireStep'>): Refusal | undefined {
  const { game, ruleset } = turn;
  if (game.phase !== 'running') return refuseGame('notRunning');
  const waiting = waitingIn(ruleset, game);
  if (!waitsForSeats(waiting) || waiting.stepId !== stepId) return refuseGame('nothingDue');
  const late = seats ? waiting.seats.filter((seat) => seats.includes(seat)) : waiting.seats;
  if (late.length === 0) return refuseGame('nothingDue');
  turn.command = { type: 'expireStep', stepId, seats: [...late].sort((one, other) => one - other) };
  expireStep(ruleset, turn, { ...waiting, seats: late }, (seat) =>
    turn.emit({ type: 'seatTimedOut', seat, step: waiting.step, stepId }),
  );
  return undefined;
}
