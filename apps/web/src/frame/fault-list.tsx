import type { JSX } from 'preact';
import { words } from '../messages/locale.js';
import { RuleId } from './rule-id.js';

/** Something wrong with a thing that is built, as the server says it. */
interface Fault {
  readonly rule: string;
  readonly message: string;
}

interface FaultListProps<One extends Fault> {
  readonly title: string;
  readonly faults: readonly One[];
  /** Said where there is none. */
  readonly none: string;
  /** Where it is, in words; empty for the whole. */
  readonly placeOf?: (fault: One) => string;
}

/** What is wrong with a thing while it is built. A screen reader hears each change. */
export function FaultList<One extends Fault>({ title, faults, none, placeOf }: FaultListProps<One>): JSX.Element {
  return (
    <section class="faults" aria-label={title} aria-live="polite">
      {faults.length === 0 ? (
        <p class="good">{none}</p>
      ) : (
        <>
          <h2>
            {title}
            {words.colon}
            {faults.length}
          </h2>
          <ul>
            {faults.map((fault, at) => (
              <li key={at}>
                {placeOf && <strong>{placeOf(fault)} </strong>}
                {fault.message} <RuleId id={fault.rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
