import type { JSX } from 'preact';
import { words } from '../messages/locale.js';

interface MoreProps {
  /** What the list is called. */
  readonly of: string;
  /** Asks for the next page; absent where all are shown. */
  readonly more: (() => void) | undefined;
  readonly label?: string;
}

/** The button below a list that has another page. */
export const More = ({ of, more, label = words.more }: MoreProps): JSX.Element | null =>
  more ? (
    <p class="actions">
      <button type="button" aria-label={`${label}: ${of}`} onClick={more}>
        {label}
      </button>
    </p>
  ) : null;
