import { useState } from 'preact/hooks';

/** The notes on a game, by version. */
export type NotesOfGame = Readonly<Record<string, string>>;

/** The notes on a game, and the way to change one. */
export interface KeptNotes {
  readonly notes: NotesOfGame;
  /** Keeps a note on a version; an empty one is removed. */
  readonly keep: (version: number, text: string) => void;
}

/** Notes on a game, kept in this browser. */
export function useNotes(gameId: string): KeptNotes {
  const key = `notes ${gameId}`;
  const [notes, setNotes] = useState(() => read(localStorage.getItem(key)));
  return {
    notes,
    keep(version, text) {
      const { [version]: _old, ...others } = notes;
      const next = text === '' ? others : { ...others, [version]: text };
      setNotes(next);
      if (Object.keys(next).length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
    },
  };
}

/** What was kept; nothing where it is no notes of ours. */
function read(kept: string | null): NotesOfGame {
  try {
    const found: unknown = JSON.parse(kept ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
