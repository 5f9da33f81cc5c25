import { ChroniclerError, type GameEvent } from '#client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server, session } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import { batched } from './batched.js';

/** The events of a game, from its first on, and what ended them before the end of the game. */
export interface Story {
  readonly events: readonly GameEvent[];
  readonly error: Error | undefined;
}

/** Hears of the course of a story. */
interface Listener {
  /** After each batch of events, with the version that they lead to. */
  readonly onNews: (version: number) => void;
  /** When the server has lost events that were shown: the story begins again. */
  readonly onLost: () => void;
}

/** Follows a game from its first event on, across lost connections. */
export function useStory(gameId: string, { onNews, onLost }: Listener): Story {
  const [events, setEvents] = useState<readonly GameEvent[]>([]);
  const [error, setError] = useState<Error>();
  const ended = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The story of a game that is over is the same for every visitor, and stays as it is.
    if (ended.current === gameId) return undefined;
    const leaving = new AbortController();
    setEvents([]);
    const batch = batched((news, version) => {
      setEvents((known) => [...known, ...news]);
      onNews(version);
    });
    const client = server();
    const follow = async (): Promise<void> => {
      for await (const event of client.subscribe(gameId, { signal: leaving.signal })) batch.add(event);
      // It also ends where the client was given up for one of another visitor.
      if (leaving.signal.aborted || client !== server()) return;
      ended.current = gameId;
      batch.flush();
    };
    const followOn = (): Promise<void> =>
      follow().catch((thrown: unknown) => {
        if (leaving.signal.aborted) return undefined;
        if (!(thrown instanceof ChroniclerError && thrown.code === 'AHEAD_OF_GAME')) return setError(asError(thrown));
        batch.drop();
        setEvents([]);
        onLost();
        return followOn();
      });
    void followOn();
    return () => {
      batch.drop();
      leaving.abort();
    };
  }, [gameId, session.value]);
  return { events, error };
}
