import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../messages/locale.js';
import { Drawing, type DrawingProps } from './drawing.js';

/** The picture of something that is on the page in words, fetched when it is asked for. */
export function InPicture(shown: DrawingProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="decide" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asPicture}</summary>
      {isOpen && <Drawing {...shown} />}
    </details>
  );
}
