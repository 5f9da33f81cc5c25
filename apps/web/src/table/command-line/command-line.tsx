import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../../frame/notice.js';
import type { Selection } from '../use-selection.js';
import { TypedCommand } from './typed-command.js';
import { useShortcut } from '../use-shortcut.js';
import { words } from './words.js';

interface CommandLineProps {
  readonly gameId: string;
  readonly selection: Selection;
}

/** A line to type commands into, opened by its button or by `/`: it completes what can be selected, as the picture shows it. */
export function CommandLine({ gameId, selection }: CommandLineProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isInUse = useRef(false);
  useShortcut('/', () => {
    setOpen(true);
    field.current?.focus();
  });
  // After the command that was typed is sent or taken back, the next one is typed.
  useEffect(() => {
    if (!selection.found && isInUse.current) field.current?.focus();
  }, [selection.found]);
  if (!isOpen)
    return (
      <p class="command-line">
        <button type="button" aria-keyshortcuts="/" onClick={() => setOpen(true)}>
          {words.open} <kbd aria-hidden="true">/</kbd>
        </button>
      </p>
    );
  return (
    <div class="command-line">
      {selection.error && <Notice error={selection.error} />}
      <TypedCommand
        gameId={gameId}
        selection={selection}
        field={field}
        onTaken={() => {
          isInUse.current = true;
        }}
      />
    </div>
  );
}
