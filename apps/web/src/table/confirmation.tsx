import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../messages/locale.js';

interface ConfirmationProps {
  readonly text: string;
  readonly isSending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before a command is sent. */
export function Confirmation({ text, isSending, onYes, onNo }: ConfirmationProps): JSX.Element {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), [text]);
  return (
    <div class="confirmation" role="group" aria-label={words.doThis}>
      <p>{text}</p>
      <button ref={yes} type="button" class="primary" disabled={isSending} onClick={onYes}>
        {isSending ? words.sending : words.confirm}
      </button>
      <button type="button" disabled={isSending} onClick={onNo}>
        {words.back}
      </button>
    </div>
  );
}
