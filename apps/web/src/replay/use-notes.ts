import { useEffect, useState } from 'preact/hooks';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import { visitor } from '../server/visitor.js';

/** The notes on a game, by version. */
export type NotesOfGame = Readonly<Record<string, string>>;

/** The notes on a game, and the way to change one. */
export interface KeptNotes {
  /** The notes; absent until they are loaded, so that no text is written that loading would replace. */
  readonly notes: NotesOfGame | undefined;
  /** Changes a note on a version; an empty one is removed. */
  readonly change: (version: number, text: string) => void;
  /** The writer has finished the note on a version. */
  readonly finish: (version: number) => void;
  /** The server has the last note that was finished. */
  readonly isKept?: boolean;
  readonly error?: Error | undefined;
}

/** Notes on a game: those of the account, or of this browser where there is none. */
export function useNotes(gameId: string): KeptNotes {
  const own = useOwnNotes(gameId, visitor.value?.id);
  const inBrowser = useBrowserNotes(gameId);
  return visitor.value === null ? inBrowser : own;
}

/** The notes of the account, which the server keeps. */
function useOwnNotes(gameId: string, account: string | undefined): KeptNotes {
  const [notes, setNotes] = useState<NotesOfGame>();
  const [error, setError] = useState<Error>();
  const [kept, setKept] = useState<{ readonly version: number; readonly text: string }>();
  const trying = (action: () => Promise<unknown>): void => {
    action().then(
      () => setError(undefined),
      (thrown: unknown) => setError(asError(thrown)),
    );
  };
  useEffect(() => {
    if (account === undefined) return;
    trying(async () => {
      const written = await server().notes.on(gameId);
      setNotes(Object.fromEntries(written.map(({ version, text }) => [version, text])));
    });
  }, [gameId, account]);
  return {
    notes,
    error,
    isKept: kept !== undefined && noteOn(notes, kept.version) === kept.text,
    change: (version, text) => setNotes(changed(notes, version, text)),
    finish: (version) =>
      trying(async () => {
        const text = noteOn(notes, version);
        await keepOnServer(gameId, version, text);
        setKept({ version, text });
      }),
  };
}

/** Keeps one note for a version. */
async function keepOnServer(gameId: string, version: number, text: string): Promise<void> {
  const { notes } = server();
  const [first, ...others] = (await notes.on(gameId)).filter((note) => note.version === version);
  const isEmpty = text.trim() === '';
  if (!isEmpty) await notes.write({ gameId, version, text, noteId: first?.noteId ?? null });
  for (const { noteId } of isEmpty && first ? [first, ...others] : others) await notes.remove(gameId, noteId);
}

const noteOn = (notes: NotesOfGame | undefined, version: number): string => notes?.[version] ?? '';

function changed(notes: NotesOfGame | undefined, version: number, text: string): NotesOfGame {
  const { [version]: _old, ...others } = notes ?? {};
  return text === '' ? others : { ...others, [version]: text };
}

/** Notes that are kept in this browser. */
function useBrowserNotes(gameId: string): KeptNotes {
  const key = `notes ${gameId}`;
  const [notes, setNotes] = useState(() => read(localStorage.getItem(key)));
  return {
    notes,
    finish: () => undefined,
    change(version, text) {
      const next = changed(notes, version, text);
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
