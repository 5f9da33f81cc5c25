import type { GameCommand } from '#kernel/server';
import type { LoadedGame } from '#records';
import type { GameCommandRequest } from './command-request.js';
import type { Conflict, GameAnswer, Outcome } from '../outcome.js';
import { visibleEvents, viewerOf, viewerOfPast } from '../reading/visibility.js';
import type { VersionMismatch, RunOutcome } from '#streams';

/**
 * The outcome of a command on a game, as its giver may see it.
 * @param now the game as it is, where the answer is an old one.
 */
export function outcomeOf(
  request: GameCommandRequest,
  outcome: RunOutcome<LoadedGame, GameAnswer>,
  now?: LoadedGame,
): Outcome {
  switch (outcome.status) {
    case 'accepted': {
      const { commit, replayed } = outcome;
      const loaded = now ?? outcome.loaded;
      const viewer = viewerOf(loaded, request.actor);
      const events = visibleEvents(loaded, now ? viewerOfPast(now, viewer) : viewer, [commit]);
      const carriedOut = carriedOutBy(commit.command as unknown as GameCommand);
      const { gameId } = loaded;
      return { status: 'accepted', gameId, version: commit.lastVersion, loaded, events, carriedOut, replayed };
    }
    case 'conflict':
      return conflictOf(request, outcome);
    case 'closed':
      return { ...outcome, version: outcome.loaded.game.version };
    default:
      return outcome;
  }
}

function carriedOutBy(command: GameCommand): number | null {
  if (command.type === 'playAll') return command.commands.length;
  return command.type === 'play' ? 1 : null;
}

/** The answer to a command that expected another version. */
export function conflictOf(
  request: GameCommandRequest,
  { expectedVersion, loaded, missed }: VersionMismatch<LoadedGame>,
): Conflict {
  const viewer = viewerOfPast(loaded, viewerOf(loaded, request.actor));
  const seen = visibleEvents(loaded, viewer, missed, { after: expectedVersion });
  return { status: 'conflict', expectedVersion, version: loaded.game.version, loaded, missed: seen };
}
