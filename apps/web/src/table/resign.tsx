import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useSending } from './use-sending.js';

/** Resigns from a game, after a question. */
export function Resign({
  gameId,
  onDone,
}: {
  readonly gameId: string;
  readonly onDone: () => Promise<void>;
}): JSX.Element {
  const question = useRef<HTMLDialogElement>(null);
  const { isSending, error, send } = useSending(onDone);
  const close = (): void => question.current?.close();
  const resign = async (): Promise<void> => {
    if (await send(() => server().resign({ gameId }))) close();
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => question.current?.showModal()}>
        {words.resign}
      </button>
      <dialog ref={question} aria-labelledby="resign-question">
        <h2 id="resign-question">{words.resignQuestion}</h2>
        <p>{words.resignText}</p>
        {error && <Notice error={error} />}
        <p class="actions">
          <button type="button" onClick={close}>
            {words.stay}
          </button>
          <button type="button" class="danger" disabled={isSending} onClick={() => void resign()}>
            {words.resign}
          </button>
        </p>
      </dialog>
    </>
  );
}
