import type { GameEvent } from '#client';
import { useEffect, useState } from 'preact/hooks';
import { server, session } from '../server/server.js';
import { asError } from '../server/use-answer.js';

/** Milliseconds within which events are shown together: a long game has thousands of them to begin with. */
const TOGETHER = 60;

/** The events of a game, from its first on, and what ended them before the end of the game. */
export interface Story {
  readonly events: readonly GameEvent[];
  readonly error: Error | undefined;
}

/**
 * Follows a game from its first event on, across lost connections.
 * @param onNews is called after each batch of events, and at the end of the game.
 */
export function useStory(gameId: string, onNews: () => void): Story {
  const [events, setEvents] = useState<readonly GameEvent[]>([]);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    const leaving = new AbortController();
    setEvents([]);
    let batch: GameEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (leaving.signal.aborted) return;
      const news = batch;
      batch = [];
      setEvents((known) => [...known, ...news]);
      onNews();
    };
    const follow = async (): Promise<void> => {
      for await (const event of server().subscribe(gameId, { signal: leaving.signal })) {
        batch.push(event);
        timer ??= setTimeout(show, TOGETHER);
      }
      show();
    };
    follow().catch((thrown: unknown) => {
      if (!leaving.signal.aborted) setError(asError(thrown));
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [gameId, session.value]);
  return { events, error };
}
