import { useEffect, useState } from 'preact/hooks';
import { ChoicesDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import { isSame, type Choice, type Choices, type Part } from './choice.js';
import type { Table } from './use-table.js';

/** What the visitor has selected on the way to a command, and what can follow. */
export interface Selection {
  readonly selected: readonly Part[];
  readonly choices: Choices;
  /** The command that was found: the only one that is left, or the one that was chosen from a list. It is not sent yet. */
  readonly found: Choice | undefined;
  /** Whether the visitor found it: a selection made earlier may be left with one command by what others do. */
  readonly isOwnFind: boolean;
  /** Whether the server is asked what can follow: what is shown is of the selection before. */
  readonly isAsking: boolean;
  readonly error: Error | undefined;
  readonly select: (...parts: readonly Part[]) => void;
  /** Chooses one of the commands that are listed. */
  readonly choose: (choice: Choice) => void;
  /** Takes the last one back. */
  readonly back: () => void;
  readonly clear: () => void;
}

/** Selected parts and a listed command, with the version of the game that the visitor saw. */
interface Made {
  readonly parts: readonly Part[];
  readonly choice?: Choice;
  readonly at: number;
}

/** Keeps a selection, and asks again when the game has gone on. A selection that nothing fits any more is given up. */
export function useSelection(table: Table): Selection {
  const { version } = table;
  const [made, setMade] = useState<Made>({ parts: [], at: version });
  const { parts: selected, choice } = made;
  const clear = (): void => setMade({ parts: [], at: version });
  const { choices, isAsking, error } = useChoices(table, selected, clear);
  // What others do meanwhile takes a command away only if it is no longer one.
  const chosen = choice && choices.commands.find((one) => isSame(one, choice));
  const complete = selected.length > 0 && choices.remaining === 1 && !isAsking ? choices.commands[0] : undefined;
  return {
    selected,
    choices,
    found: complete ?? chosen,
    isOwnFind: made.at === version,
    isAsking,
    error,
    select: (...parts) => {
      if (!isAsking) setMade({ parts: [...selected, ...parts], at: version });
    },
    choose: (one) => setMade({ parts: selected, choice: one, at: version }),
    back: () => setMade({ parts: chosen ? selected : selected.slice(0, -1), at: version }),
    clear,
  };
}

/** What can follow a selection: at hand where nothing is selected, asked of the server else. */
function useChoices(
  { id, version, choices }: Table,
  selected: readonly Part[],
  onNothingLeft: () => void,
): Pick<Selection, 'choices' | 'isAsking' | 'error'> {
  const [narrowed, setNarrowed] = useState<{ readonly of: string; readonly choices: Choices }>();
  const [error, setError] = useState<Error>();
  const keys = selected.map(({ key }) => key);
  const of = JSON.stringify([version, ...keys]);
  useEffect(() => {
    if (keys.length === 0) return;
    let isWanted = true;
    choicesAfter(id, keys).then(
      (left) => {
        if (!isWanted || !left) return;
        setError(undefined);
        if (left.remaining === 0) onNothingLeft();
        else setNarrowed({ of, choices: left });
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
  return { choices: keys.length === 0 ? choices : (narrowed?.choices ?? choices), isAsking, error };
}

/** Asks the server what can follow a selection; `undefined` where the game is gone. */
export const choicesAfter = async (id: string, after: readonly string[]): Promise<Choices | undefined> =>
  (await server().ask(ChoicesDocument, { id, after: [...after] })).game?.choices;
