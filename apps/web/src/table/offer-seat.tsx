import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { words as own } from './seat-words.js';
import { useSending } from './use-sending.js';

interface OfferSeatProps {
  readonly gameId: string;
  /** The seat is offered now. */
  readonly isOffered: boolean;
  readonly onDone: () => Promise<void>;
}

/** Offers the seat of the visitor, after a question, or keeps it. */
export function OfferSeat({ gameId, isOffered, onDone }: OfferSeatProps): JSX.Element {
  const question = useRef<HTMLDialogElement>(null);
  const { isSending, error, send } = useSending(onDone);
  const close = (): void => question.current?.close();
  const offer = async (): Promise<void> => {
    if (await send(() => server().offerSeat({ gameId }))) close();
  };
  if (isOffered)
    return (
      <>
        <button
          type="button"
          class="quiet"
          disabled={isSending}
          onClick={() => void send(() => server().withdrawOffer({ gameId }))}
        >
          {own.keep}
        </button>
        {error && <Notice error={error} />}
      </>
    );
  return (
    <>
      <button type="button" class="quiet" onClick={() => question.current?.showModal()}>
        {own.offer}
      </button>
      <dialog ref={question} aria-labelledby="offer-question">
        <h2 id="offer-question">{own.offerQuestion}</h2>
        <p>{own.offerText}</p>
        {error && <Notice error={error} />}
        <p class="actions">
          <button type="button" onClick={close}>
            {words.stay}
          </button>
          <button type="button" disabled={isSending} onClick={() => void offer()}>
            {own.offer}
          </button>
        </p>
      </dialog>
    </>
  );
}
