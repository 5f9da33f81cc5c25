import type { JSX } from 'preact';
import { words } from '../messages/locale.js';
import { capital } from './in-words.js';
import type { Part } from './use-selection.js';

interface SelectionTrailProps {
  readonly selected: readonly Part[];
  readonly remaining: number;
  readonly isSending: boolean;
  readonly onBack: () => void;
}

/** What is selected so far, how much is left, and the way back; read out at each change. */
export const SelectionTrail = ({ selected, remaining, isSending, onBack }: SelectionTrailProps): JSX.Element => (
  <div class="selection">
    <span aria-live="polite">
      {selected.length > 0 && (
        <>
          {words.selected} <strong>{selected.map(({ label }) => capital(label)).join(' · ')}</strong>.{' '}
          {words.choicesLeft(remaining)}
        </>
      )}
    </span>
    {selected.length > 0 && (
      <button type="button" disabled={isSending} onClick={onBack}>
        {words.stepBack}
      </button>
    )}
  </div>
);
