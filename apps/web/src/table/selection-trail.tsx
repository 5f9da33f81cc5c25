import type { JSX } from 'preact';
import { words } from '../messages/locale.js';
import { capital } from './in-words.js';
import type { Choices, Part } from './choice.js';

interface SelectionTrailProps {
  readonly selected: readonly Part[];
  readonly choices: Choices;
  readonly isSending: boolean;
  readonly onBack: () => void;
}

/** What is selected so far, how much is left, what can follow, and the way back; read out at each change. */
export const SelectionTrail = ({ selected, choices, isSending, onBack }: SelectionTrailProps): JSX.Element => (
  <div class="selection">
    <span aria-live="polite">
      {selected.length > 0 && (
        <>
          {words.selected} <strong>{selected.map(({ label }) => capital(label)).join(' · ')}</strong>.{' '}
          {words.choicesLeft(choices.remaining)}
          {choices.options.length > 0 && words.canFollow(headingsOf(choices))}
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

const headingsOf = ({ options }: Choices): string => [...new Set(options.map(({ group }) => group))].join(', ');
