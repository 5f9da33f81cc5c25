import type { GameEvent } from '#client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server, session } from '../server/server.js';
import { asError } from '../server/use-answer.js';

/** Milliseconds within which events are shown together, and after a batch of many: a long game has thousands to begin with. */
const TOGETHER = 60;
const TOGETHER_AFTER_MANY = 400;

/** So many events at a time are told of the past, not of what players do now. */
const MANY = 20;

/** The events of a game, from its first on, and what ended them before the end of the game. */
export interface Story {
  readonly events: readonly GameEvent[];
  readonly error: Error | undefined;
}

/**
 * Follows a game from its first event on, across lost connections.
 * @param onNews is called after each batch of events, with the version that they lead to.
 */
export function useStory(gameId: string, onNews: (version: number) => void): Story {
  const [events, setEvents] = useState<readonly GameEvent[]>([]);
  const [error, setError] = useState<Error>();
  const ended = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The story of a game that is over is the same for every visitor, and stays as it is.
    if (ended.current === gameId) return undefined;
    const leaving = new AbortController();
    setEvents([]);
    let batch: GameEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = TOGETHER;
    const show = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (leaving.signal.aborted) return;
      const news = batch;
      const { version } = news.at(-1) ?? {};
      if (version === undefined) return;
      batch = [];
      pause = news.length < MANY ? TOGETHER : TOGETHER_AFTER_MANY;
      setEvents((known) => [...known, ...news]);
      onNews(version);
    };
    const client = server();
    const follow = async (): Promise<void> => {
      for await (const event of client.subscribe(gameId, { signal: leaving.signal })) {
        batch.push(event);
        timer ??= setTimeout(show, pause);
      }
      // It also ends where the client was given up for one of another visitor.
      if (leaving.signal.aborted || client !== server()) return;
      ended.current = gameId;
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
