import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { words } from '../messages/locale.js';
import { asError } from '../server/use-answer.js';

/** A rule as the catalogue of the server has it: in English. */
interface Rule {
  readonly text: string;
}

async function ruleOf(id: string): Promise<Rule> {
  const answer = await fetch(`/v1/rules/${encodeURIComponent(id)}`);
  if (!answer.ok) throw new Error(`${String(answer.status)} ${id}`);
  return (await answer.json()) as Rule;
}

/** The id of a rule, which opens what the rule says. */
export function RuleId({ id }: { readonly id: string }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [rule, setRule] = useState<Rule>();
  const [error, setError] = useState<Error>();
  const open = (): void => {
    dialog.current?.showModal();
    ruleOf(id).then(setRule, (thrown: unknown) => setError(asError(thrown)));
  };
  return (
    <>
      <button type="button" class="quiet rule" aria-label={words.ruleOf(id)} onClick={open}>
        {id}
      </button>
      <dialog ref={dialog} aria-labelledby={title}>
        <h2 id={title}>{id}</h2>
        {error && (
          <p class="notice fault" role="alert">
            {words.failed(error.message)}
          </p>
        )}
        {!error && !rule && <p class="notice">{words.loading}</p>}
        {rule && <p lang="en">{rule.text}</p>}
        <p class="actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </p>
      </dialog>
    </>
  );
}
