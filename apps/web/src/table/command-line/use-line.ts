import { useEffect, useState } from 'preact/hooks';
import type { Selection } from '../use-selection.js';
import { completed, completionsOf, type Completion } from './completions.js';
import { useTyped } from './use-typed.js';
import type { Understood } from './understand.js';

/** So many completions are shown. */
const SHOWN = 8;

/** A text on its way to a command. */
export interface Line {
  readonly text: string;
  /** What the text means; `undefined` until the server has said it. */
  readonly meaning: Understood | undefined;
  readonly error: Error | undefined;
  readonly completions: readonly Completion[];
  /** The completion that the arrow keys have come to; -1 for none. */
  readonly active: number;
  readonly type: (text: string) => void;
  readonly complete: (completion: Completion) => void;
  /** Does what a key does in the line. Returns whether it does anything. */
  readonly press: (key: string) => boolean;
}

/**
 * A line of the command line.
 * @param onTaken is called when the text has become a selection.
 */
export function useLine(gameId: string, selection: Selection, onTaken: () => void): Line {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isEntered, setEntered] = useState(false);
  const { meaning: known, isLate, error } = useTyped(gameId, text, selection);
  const meaning = isLate ? undefined : known;
  const completions = meaning && text !== '' ? completionsOf(text, meaning).slice(0, SHOWN) : [];
  const type = (next: string): void => {
    setText(next);
    setActive(-1);
    setEntered(false);
  };
  const complete = (completion: Completion): void => {
    if (meaning) type(completed(text, meaning, completion));
  };
  const enter = (): void => {
    const chosen = completions[active] ?? (meaning?.unknown.length === 0 ? undefined : onlyOne(completions));
    // Enter may be pressed before the server has said what the last words mean.
    if (!meaning) setEntered(true);
    else if (chosen) complete(chosen);
    else if (take(meaning, selection)) {
      type('');
      onTaken();
    } else setEntered(false);
  };
  useEffect(() => {
    if (isEntered && meaning) enter();
  }, [isEntered, meaning]);
  const move = (by: number): void => setActive(Math.max(-1, Math.min(completions.length - 1, active + by)));
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    Enter: enter,
    Tab: doing(completions[active] ?? (/\S$/.test(text) ? completions[0] : undefined), complete),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: text === '' ? undefined : () => type(''),
  };
  const press = (key: string): boolean => {
    keys[key]?.();
    return keys[key] !== undefined;
  };
  return { text, meaning, error, completions, active, type, complete, press };
}

const doing = <T>(thing: T | undefined, act: (thing: T) => void): (() => void) | undefined =>
  thing === undefined ? undefined : () => act(thing);

const onlyOne = ([first, second]: readonly Completion[]): Completion | undefined => (second ? undefined : first);

/** Makes a text that is understood in full a selection. Returns whether it is one. */
function take({ command, parts, doubtful, unknown }: Understood, selection: Selection): boolean {
  if (doubtful.length + unknown.length > 0) return false;
  if (command) selection.choose(command);
  else if (parts.length > 0) selection.select(...parts);
  else return false;
  return true;
}
