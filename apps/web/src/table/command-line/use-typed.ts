import { useEffect, useRef, useState } from 'preact/hooks';
import { asError } from '../../server/use-answer.js';
import type { Choices, Part } from '../choice.js';
import { choicesAfter, type Selection } from '../use-selection.js';
import { wordsOf } from './tokens.js';
import { understand, type Understood } from './understand.js';
import { words } from './words.js';

const small = new Set(wordsOf(words.small));

/** What a typed text means, as far as the server has answered. */
export interface Typed {
  /** `undefined` until the first answer. */
  readonly meaning: Understood | undefined;
  /** Whether `meaning` is that of an earlier text or position. */
  readonly isLate: boolean;
  readonly error: Error | undefined;
}

/** Understands a text that is typed after a selection, by asking what can follow each part of it. */
export function useTyped(gameId: string, text: string, { selected, choices, isAsking }: Selection): Typed {
  const [known, setKnown] = useState<{ readonly text: string; readonly from: Choices; readonly meaning: Understood }>();
  const [error, setError] = useState<Error>();
  const answers = useRef({ to: choices, by: new Map<string, Promise<Choices>>() });
  if (answers.current.to !== choices) answers.current = { to: choices, by: new Map() };
  useEffect(() => {
    if (isAsking) return;
    let isWanted = true;
    const { by } = answers.current;
    const ask = (parts: readonly Part[]): Promise<Choices> => {
      const keys = [...selected, ...parts].map(({ key }) => key);
      const known = by.get(keys.join('\n')) ?? asked(gameId, keys);
      by.set(keys.join('\n'), known);
      return known;
    };
    understand(text, choices, ask, small).then(
      (meaning) => {
        if (!isWanted) return;
        setKnown({ text, from: choices, meaning });
        setError(undefined);
      },
      (thrown: unknown) => {
        by.clear();
        if (isWanted) setError(asError(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [gameId, text, choices, isAsking]);
  return { meaning: known?.meaning, isLate: isAsking || known?.text !== text || known.from !== choices, error };
}

const NOTHING: Choices = { remaining: 0, type: null, options: [], commands: [] };

const asked = async (gameId: string, keys: readonly string[]): Promise<Choices> =>
  (await choicesAfter(gameId, keys)) ?? NOTHING;
