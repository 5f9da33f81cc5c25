import { waitsForSeats, type Seat } from '#kernel';
import { deadlineOfSeat, endOfPause, leftAt, type GameCommand, type GameCommandOf } from '#kernel/server';
import type { StoredCommit } from '../commit.js';
import type { LoadedGame } from '../loaded-game.js';

/** How long a start that was called waits for the next hidden seed, in milliseconds; then the table ends. */
export const SEEDS_PATIENCE = 2 * 60 * 1_000;

/** Servers before `chance: 4` read the clock twice for one commit: an end by time may stand there so much too early, in milliseconds. */
const SLACK = 1_000;

/**
 * The fault in the time of a commit, as a clause; `undefined` where there is none. Time never goes back, and a wait that ends by time does
 * not end early: a step ends at its deadline, for each seat that is late; the wait for hidden seeds after `SEEDS_PATIENCE`; a pause with its
 * time; the wait for an absent player as the table has it (`leavers`). A step that
 * ends is over for all seats that are late by then: the server has no choice among them.
 */
export function wrongTime(before: LoadedGame, { at, command: stored }: StoredCommit): string | undefined {
  if (at < before.at) return `at ${before.at} or later: the commit before was made then`;
  const command = stored as unknown as GameCommand;
  const slack = before.game.moves === undefined ? SLACK : 0;
  if (command.type === 'expireSeeds' && at < before.at + SEEDS_PATIENCE - slack)
    return `at ${before.at + SEEDS_PATIENCE} or later`;
  const pauseEnd = command.type === 'endPause' && command.seat === undefined ? endOfPause(before.game) : null;
  if (pauseEnd !== null && at < pauseEnd) return `at ${pauseEnd} or later: the pause lasts until then`;
  if (command.type === 'replaceLeaver' && at < (leftAt(before.game, command.seat) ?? Infinity)) {
    const due = leftAt(before.game, command.seat);
    return due === null ? 'no change of a seat that is not waited for' : `at ${due} or later`;
  }
  return command.type === 'expireStep' ? wrongExpiry(before, command, { at, slack }) : undefined;
}

function wrongExpiry(
  { release, game }: LoadedGame,
  { stepId, seats }: GameCommandOf<'expireStep'>,
  { at, slack }: { readonly at: number; readonly slack: number },
): string | undefined {
  const waiting = game.phase === 'running' ? release.kernel.waitingIn(release.ruleset, game) : undefined;
  // The rules refuse it.
  if (!waiting || !waitsForSeats(waiting) || waiting.stepId !== stepId) return undefined;
  const deadline = (seat: Seat): number => deadlineOfSeat(game.clocks, waiting, seat) ?? Infinity;
  const early = waiting.seats.filter((seat) => (seats?.includes(seat) ?? true) && deadline(seat) > at + slack);
  if (early.length > 0) {
    const due = Math.max(...early.map(deadline));
    return due === Infinity ? 'no end of this step: it has no deadline' : `at ${due} or later`;
  }
  const forgotten = waiting.seats.filter((seat) => deadline(seat) <= at && !(seats?.includes(seat) ?? true));
  return game.moves !== undefined && forgotten.length > 0
    ? `seat ${forgotten.join(', ')} among those who are late`
    : undefined;
}
