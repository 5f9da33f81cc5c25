import { DAY } from './calendar.js';
import { deadlineOfSeat } from './clocks.js';
import type { CommitTurn } from './commit-turn.js';
import type { GameCommandOf } from './game-commands.js';
import { refuseGame } from './game-refusals.js';
import { readWith } from './issues.js';
import { momentOf } from './moment.js';
import type { Refusal } from './refusal.js';
import type { Seat } from './seat.js';
import { grantedSecondsSchema, MOST_GRANTED } from './time-grant.js';
import { vacationDaysSchema } from './vacation.js';
import { waitingIn } from './waiting-in.js';

/** A seat lets its clock stand still for some days of its vacation. */
export function takeVacation(turn: CommitTurn, { seat, days }: GameCommandOf<'takeVacation'>): Refusal | undefined {
  const { game, at } = turn;
  const wrong = mayNotAct(turn, seat);
  if (wrong) return wrong;
  const vacation = game.vacations?.[seat];
  if (!vacation) return refuseGame('noVacations');
  if (!isRunning(turn, seat)) return refuseGame('clockStandsStill', { seat });
  const { issues } = readWith(vacationDaysSchema, days);
  if (issues) return refuseGame('invalidCommand', { issues });
  if (days > vacation.left) return refuseGame('vacationSpent', { left: vacation.left });
  const until = Math.max(at, vacation.until ?? at) + days * DAY;
  turn.emit({ type: 'vacationTaken', seat, days, until: momentOf(until) });
  return undefined;
}

/** A seat gives another one more time. */
export function grantTime(turn: CommitTurn, { seat, to, seconds }: GameCommandOf<'grantTime'>): Refusal | undefined {
  const { game } = turn;
  const wrong = mayNotAct(turn, seat);
  if (wrong) return wrong;
  if (to === seat) return refuseGame('ownClock');
  if (!game.seats.some((holder) => holder.seat === to)) return refuseGame('noSuchSeat', { seat: to });
  if (!isRunning(turn, to)) return refuseGame('clockStandsStill', { seat: to });
  const { issues } = readWith(grantedSecondsSchema, seconds);
  if (issues) return refuseGame('invalidCommand', { issues });
  const left = MOST_GRANTED - (game.granted?.[seat] ?? 0);
  if (seconds > left) return refuseGame('tooMuchGranted', { left });
  turn.emit({ type: 'timeGranted', seat: to, giver: seat, seconds });
  return undefined;
}

function mayNotAct({ game }: CommitTurn, seat: Seat): Refusal | undefined {
  if (game.phase !== 'running') return refuseGame('notRunning');
  const holder = game.seats.find((each) => each.seat === seat);
  if (!holder) return refuseGame('noSuchSeat', { seat });
  return holder.resigned ? refuseGame('alreadyResigned', { seat }) : undefined;
}

/** Whether the time of a seat runs: a step with a deadline waits for it, and its time is not over. */
function isRunning({ ruleset, game, at }: CommitTurn, seat: Seat): boolean {
  const deadline = deadlineOfSeat(game.clocks, waitingIn(ruleset, game), seat);
  return deadline !== null && deadline > at;
}
