import { ChroniclerError } from '#client';
import { effect } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TableDocument, type TableQuery } from '../generated/operations.js';
import { connection } from '../server/connection.js';
import { server, session } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import { coalesced } from './coalesced.js';
import { useStory, type Story } from './use-story.js';

/** A game as the visitor sees it now. */
export type Table = NonNullable<TableQuery['game']>;

/** A table that is kept up to date: `null` for no such game, `undefined` until the server has answered. */
export interface FollowedTable {
  readonly table: Table | null | undefined;
  readonly story: Story;
  readonly error: Error | undefined;
  /** Asks the server at once. */
  readonly refresh: () => Promise<void>;
}

/** Follows a game: the table is asked for again after events that are newer than it, and when the connection is back. */
export function useTable(id: string): FollowedTable {
  const [table, setTable] = useState<Table | null>();
  const [error, setError] = useState<Error>();
  const known = useRef(0);
  const asked = useRef(Promise.resolve());
  const refresh = useMemo(() => {
    const ask = coalesced(async () => {
      try {
        const { game } = await server().ask(TableDocument, { id });
        known.current = game?.version ?? 0;
        setTable(game);
        setError(undefined);
      } catch (thrown) {
        if (isNoId(thrown)) setTable(null);
        else setError(asError(thrown));
      }
    });
    return () => (asked.current = ask());
  }, [id]);
  const lookAfter = async (version: number): Promise<void> => {
    // An answer that is on its way may know of it.
    await asked.current;
    if (version > known.current) await refresh();
  };
  const story = useStory(id, { onNews: (version) => void lookAfter(version), onLost: () => void refresh() });
  useEffect(() => void refresh(), [refresh, session.value]);
  useEffect(() => {
    let wasLost = false;
    return effect(() => {
      if (wasLost && connection.value === 'open') void refresh();
      wasLost = connection.value === 'lost';
    });
  }, [refresh]);
  return { table, story, error, refresh };
}

/** An address that was cut or mistyped: there is no game there, and nothing has failed. */
const isNoId = (thrown: unknown): boolean => thrown instanceof ChroniclerError && thrown.code === 'BAD_USER_INPUT';
