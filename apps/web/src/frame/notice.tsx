import type { ComponentChildren, JSX } from 'preact';
import { words } from '../messages/locale.js';

/** A line instead of a page, or in one: what is going on, or what went wrong. */
export function Notice({
  error,
  children,
}: {
  readonly error?: Error;
  readonly children?: ComponentChildren;
}): JSX.Element {
  if (error)
    return (
      <p class="notice fault" role="alert">
        {words.failed(error.message)}
      </p>
    );
  return <p class="notice">{children}</p>;
}
