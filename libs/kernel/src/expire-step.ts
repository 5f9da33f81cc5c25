import type { AnyRuleset } from './ruleset.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import type { Turn } from './turn.js';
import { waitingIn, type Waited } from './waiting-in.js';
import { waitsForSeats, type WaitingForSeats } from './waiting.js';

/** A turn whose events can be counted. */
interface CountedTurn extends Turn<unknown, AnyTagged> {
  readonly events: readonly AnyTagged[];
  /** The game of the turn; absent where there are only rules. */
  readonly game?: Waited;
}

/** What expiring a step takes of a ruleset. */
type Expiring = Pick<AnyRuleset, 'name' | 'waiting' | 'timedOut' | 'decide' | 'defaultCommand'>;

/**
 * The time of a step has run out. Seat by seat, in the order asked: the ruleset hears of it, and the seat's default
 * commands are given until it has answered.
 * @param tell called for each seat before anything else. Throws when the ruleset refuses its own default, or one does nothing.
 */
export function expireStep(
  ruleset: Expiring,
  turn: CountedTurn,
  { seats, step, stepId }: WaitingForSeats,
  tell: (seat: Seat) => void,
): void {
  const goesOn = (seat: Seat): boolean => isAsked(ruleset, turn.game ?? turn, seat, stepId);
  for (const seat of seats) {
    if (!goesOn(seat)) continue;
    tell(seat);
    ruleset.timedOut?.(turn, seat, step);
    while (goesOn(seat)) giveDefault(ruleset, turn, seat);
  }
}

/** Whether this occurrence of a step waits for the seat. */
export function isAsked(ruleset: Pick<AnyRuleset, 'waiting'>, game: Waited, seat: Seat, stepId: string): boolean {
  const waiting = waitingIn(ruleset, game);
  return waitsForSeats(waiting) && waiting.stepId === stepId && waiting.seats.includes(seat);
}

function giveDefault(ruleset: Expiring, turn: CountedTurn, seat: Seat): void {
  const before = turn.events.length;
  const command: unknown = ruleset.defaultCommand(turn.state, seat);
  const refusal = ruleset.decide(turn, command, seat);
  if (refusal) throw new Error(`"${ruleset.name}" refused its own default command (${refusal.code}).`);
  if (turn.events.length === before) throw new Error(`"${ruleset.name}" has a default command without an event.`);
}
