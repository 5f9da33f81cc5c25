import type { GameCommand } from '#kernel';
import type { StoredEvent, LoadedGame } from '#records';
import type { Attempt } from './attempt.js';
import type { Conflict, GameAnswer, Outcome, SeenEvent } from './outcome.js';
import { seenBy, viewerOf } from './sight.js';
import type { Elsewhere, RunOutcome } from './streams/run-outcome.js';

/** What became of a command on a game, as whoever gave it may see it. */
export function outcomeOf(attempt: Attempt, outcome: RunOutcome<LoadedGame, GameAnswer>): Outcome {
  switch (outcome.status) {
    case 'accepted': {
      const { loaded, commit, replayed } = outcome;
      const events = seenByActor(attempt, loaded, [commit]);
      const carriedOut = carriedOutBy(commit.command as unknown as GameCommand);
      const { gameId } = loaded;
      return { status: 'accepted', gameId, version: commit.lastVersion, loaded, events, carriedOut, replayed };
    }
    case 'conflict':
      return conflictOf(attempt, outcome);
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
export function conflictOf(attempt: Attempt, { expectedVersion, loaded, missed }: Elsewhere<LoadedGame>): Conflict {
  const seen = seenByActor(attempt, loaded, missed, expectedVersion);
  return { status: 'conflict', expectedVersion, version: loaded.game.version, loaded, missed: seen };
}

const seenByActor = (
  { actor }: Attempt,
  loaded: LoadedGame,
  commits: readonly { readonly at: number; readonly events: readonly StoredEvent[] }[],
  after?: number,
): readonly SeenEvent[] => seenBy(loaded, viewerOf(loaded, actor), commits, { after });
