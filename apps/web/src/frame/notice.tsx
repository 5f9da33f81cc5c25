import type { ComponentChildren, JSX } from 'preact';
import { words } from '../messages/locale.js';
import { RuleId } from './rule-id.js';
import { ruleOfRefusal } from './rule-ids.js';

/** A line instead of a page, or in one: what is going on, or what went wrong, with the rule where one refuses. */
export function Notice({
  error,
  children,
}: {
  readonly error?: Error;
  readonly children?: ComponentChildren;
}): JSX.Element {
  if (error) {
    const ruleId = ruleOfRefusal(error);
    return (
      <p class="notice fault" role="alert">
        {words.failed(error.message)}
        {ruleId !== undefined && (
          <>
            {' '}
            <RuleId id={ruleId} />
          </>
        )}
      </p>
    );
  }
  return <p class="notice">{children}</p>;
}
