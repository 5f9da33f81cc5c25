import type { JSX } from 'preact';
import { Confirmed } from './confirmed.js';
import { keptWords } from './kept-words.js';

interface KeptProps {
  readonly name: string;
  /** What deleting it means for games. */
  readonly removeText: string;
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
  readonly onRemove: () => Promise<unknown>;
}

/** What is done with a deck or a base that the visitor keeps. */
export function KeptActions({ name, removeText, isBusy, onDuplicate, onRemove }: KeptProps): JSX.Element {
  return (
    <>
      <button type="button" disabled={isBusy} onClick={onDuplicate}>
        {keptWords.duplicate}
      </button>
      <Confirmed
        label={keptWords.remove}
        question={keptWords.removeQuestion(name)}
        text={removeText}
        stay={keptWords.stay}
        onConfirmed={onRemove}
      />
    </>
  );
}
