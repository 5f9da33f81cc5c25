import { deadlineOfSeat, waitsForSeats, type GameCommand } from '#kernel';
import type { StoredCommit } from '../commit.js';
import type { LoadedGame } from '../loaded-game.js';

/** How long a start that was called waits for the next hidden seed, in milliseconds; then the table ends. */
export const SEEDS_PATIENCE = 2 * 60 * 1_000;

/**
 * What is wrong with the time of a commit, as a clause; `undefined` where nothing is. Time never goes back, and what ends with a time does
 * not end before it: a step at its deadline, for each seat that is late; the wait for hidden seeds after `SEEDS_PATIENCE`.
 */
export function wrongTime(before: LoadedGame, { at, command: stored }: StoredCommit): string | undefined {
  if (at < before.at) return `at ${before.at} or later: the commit before was made then`;
  const command = stored as unknown as GameCommand;
  const earliest = earliestTimeOf(before, command);
  return at < earliest ? `at ${earliest === Infinity ? 'no time: nothing runs out' : earliest} or later` : undefined;
}

function earliestTimeOf({ edition, game, at }: LoadedGame, command: GameCommand): number {
  if (command.type === 'expireSeeds') return at + SEEDS_PATIENCE;
  if (command.type !== 'expireStep' || game.phase !== 'running') return at;
  const waiting = edition.kernel.waitingIn(edition.ruleset, game);
  if (!waitsForSeats(waiting) || waiting.stepId !== command.stepId) return at;
  const late = waiting.seats.filter((seat) => command.seats?.includes(seat) ?? true);
  return Math.max(at, ...late.map((seat) => deadlineOfSeat(game.clocks, waiting, seat) ?? Infinity));
}
