import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface LabelledProps {
  readonly label: string;
  /** What the field means and what it admits. */
  readonly hint?: ComponentChildren;
  /** The language of label and hint, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Draws the control with these attributes, which join it to its label and hint. */
  readonly children: (joined: { readonly id: string; readonly 'aria-describedby': string | undefined }) => JSX.Element;
}

/** A field of a form: its label, its control, and what it means. */
export function Labelled({ label, hint, lang, children }: LabelledProps): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label for={id} lang={lang}>
        {label}
      </label>
      {children({ id, 'aria-describedby': hint === undefined ? undefined : `${id}-hint` })}
      {hint !== undefined && (
        <small id={`${id}-hint`} lang={lang}>
          {hint}
        </small>
      )}
    </div>
  );
}
