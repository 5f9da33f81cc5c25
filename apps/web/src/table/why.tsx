import type { GameEvent } from '#client';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { RuleId } from '../frame/rule-id.js';
import { words } from '../messages/locale.js';

interface WhyButtonProps {
  /** What is asked about, in a sentence. */
  readonly about: string;
  readonly onAsk: () => void;
}

/** The question why something happened, beside the sentence that tells it. */
export const WhyButton = ({ about, onAsk }: WhyButtonProps): JSX.Element => (
  <>
    {' '}
    <button type="button" class="quiet rule" aria-haspopup="dialog" aria-label={words.whyOf(about)} onClick={onAsk}>
      {words.why}
    </button>
  </>
);

interface WhyDialogProps {
  readonly events: readonly GameEvent[];
  readonly onClose: () => void;
}

/** Why events came out as they did: the rules, the candidates that were weighed, totals part by part. */
export function WhyDialog({ events, onClose }: WhyDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{words.why}</h2>
      {events.map((event) => (
        <ReasonOf key={event.version} event={event} />
      ))}
      <p class="actions">
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </p>
    </dialog>
  );
}

function ReasonOf({ event: { description, why } }: { readonly event: GameEvent }): JSX.Element | null {
  if (!why) return null;
  return (
    <>
      <p>
        <strong>{description}</strong>
      </p>
      <p>
        {why.text} <RuleId id={why.ruleId} />
      </p>
      {why.parts.length > 0 && <PartTable parts={why.parts} />}
    </>
  );
}

interface Part {
  readonly label: string;
  readonly value: string;
  readonly ruleId: string | null;
}

/** Parts of a total, or candidates with what was compared, each with the rule of its own where it has one. */
export const PartTable = ({ parts }: { readonly parts: readonly Part[] }): JSX.Element => (
  <table class="parts">
    <tbody>
      {parts.map(({ label, value, ruleId }, at) => (
        <tr key={at}>
          <th scope="row">{label}</th>
          <td>{value}</td>
          <td>{ruleId !== null && <RuleId id={ruleId} />}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
