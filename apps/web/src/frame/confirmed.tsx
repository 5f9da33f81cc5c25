import type { JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { useDoing } from '../server/use-doing.js';
import { Notice } from './notice.js';

interface ConfirmedProps {
  /** What is done: the words of both buttons that lead to it. */
  readonly label: string;
  readonly question: string;
  readonly text: string;
  /** The words for not doing it. */
  readonly stay: string;
  readonly onConfirmed: () => Promise<unknown>;
}

/** A button for what cannot be taken back: it asks first. */
export function Confirmed({ label, question, text, stay, onConfirmed }: ConfirmedProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { isBusy, error, run } = useDoing();
  const close = (): void => dialog.current?.close();
  const confirm = async (): Promise<void> => {
    if (await run(onConfirmed)) close();
  };
  return (
    <>
      <button type="button" class="danger" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-labelledby={id}>
        <h2 id={id}>{question}</h2>
        <p>{text}</p>
        {error && <Notice error={error} />}
        <p class="actions">
          <button type="button" onClick={close}>
            {stay}
          </button>
          <button type="button" class="danger" disabled={isBusy} onClick={() => void confirm()}>
            {label}
          </button>
        </p>
      </dialog>
    </>
  );
}
