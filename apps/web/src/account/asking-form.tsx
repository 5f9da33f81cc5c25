import type { ComponentChildren, JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { useDoing } from '../server/use-doing.js';

interface AskingFormProps {
  readonly legend: string;
  readonly text?: string;
  readonly action: string;
  readonly onSend: () => Promise<unknown>;
  readonly children?: ComponentChildren;
}

/** A form with one action, and what was said against it. */
export function AskingForm({ legend, text, action, onSend, children }: AskingFormProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(onSend);
      }}
    >
      <fieldset>
        <legend>{legend}</legend>
        {text !== undefined && <p class="notice">{text}</p>}
        {children}
        <p class="actions wide">
          <button type="submit" disabled={isBusy}>
            {action}
          </button>
        </p>
        {error && <Notice error={error} />}
      </fieldset>
    </form>
  );
}
