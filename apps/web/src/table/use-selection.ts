import { useEffect, useState } from 'preact/hooks';
import { ChoicesDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import type { Table } from './use-table.js';

/** What is left of the visitor's commands after a selection. */
export type Choices = Table['choices'];

/** A piece or a value that can be selected. */
export type Part = Choices['options'][number];

/** What the visitor has selected on the way to a command, and what can follow. */
export interface Selection {
  readonly selected: readonly Part[];
  readonly choices: Choices;
  /** Whether the server is asked what can follow: what is shown is of the selection before. */
  readonly isAsking: boolean;
  readonly error: Error | undefined;
  readonly select: (part: Part) => void;
  /** Takes the last one back. */
  readonly back: () => void;
  readonly clear: () => void;
}

/** Keeps a selection, and asks again when the game has gone on. A selection that nothing fits any more is given up. */
export function useSelection({ id, version, choices }: Table): Selection {
  const [selected, setSelected] = useState<readonly Part[]>([]);
  const [narrowed, setNarrowed] = useState<{ readonly of: string; readonly choices: Choices }>();
  const [error, setError] = useState<Error>();
  const keys = selected.map(({ key }) => key);
  const of = JSON.stringify([version, ...keys]);
  useEffect(() => {
    if (keys.length === 0) return;
    let isWanted = true;
    server()
      .ask(ChoicesDocument, { id, after: keys })
      .then(
        ({ game }) => {
          if (!isWanted || !game) return;
          setError(undefined);
          if (game.choices.remaining === 0) setSelected([]);
          else setNarrowed({ of, choices: game.choices });
        },
        (thrown: unknown) => {
          if (isWanted) setError(asError(thrown));
        },
      );
    return () => {
      isWanted = false;
    };
  }, [id, of]);
  const isAsking = keys.length > 0 && narrowed?.of !== of;
  return {
    selected,
    choices: keys.length === 0 ? choices : (narrowed?.choices ?? choices),
    isAsking,
    error,
    select: (part) => {
      if (!isAsking) setSelected([...selected, part]);
    },
    back: () => setSelected(selected.slice(0, -1)),
    clear: () => setSelected([]),
  };
}
