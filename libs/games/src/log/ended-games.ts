import type { LogEntry } from '#audit';
import type { ProjectedCommit } from '#event-store';
import { GAME_STREAM } from '#streams';

/** The commits with which games end, in their order: a game ends with the event that reveals its seed. */
export const endings = (told: readonly ProjectedCommit[]): readonly ProjectedCommit[] =>
  told.filter(({ commit, header }) => header.kind === GAME_STREAM && commit.events.at(-1)?.type === 'seedRevealed');

/** The games that end with these commits, in their order. */
export const endedWith = (told: readonly ProjectedCommit[]): readonly LogEntry[] =>
  endings(told).map(({ commit: { streamId: gameId, hash } }) => ({ gameId, hash }));
