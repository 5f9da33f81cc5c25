import type { JSX, RefObject } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import { Notice } from '../../frame/notice.js';
import { capital } from '../in-words.js';
import type { Selection } from '../use-selection.js';
import { heard } from './heard.js';
import { useLine, type Line } from './use-line.js';
import { words } from './words.js';

interface TypedCommandProps {
  readonly gameId: string;
  readonly selection: Selection;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called when a text has become a selection. */
  readonly onTaken: () => void;
}

/** The field of the command line with its completions, and what was understood; read out as it is typed. */
export function TypedCommand({ gameId, selection, field, onTaken }: TypedCommandProps): JSX.Element {
  const id = useId();
  const line = useLine(gameId, selection, onTaken);
  const { text, meaning, error, completions, active, type, press } = line;
  // At once: the next letters may be on their way.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <>
      <label for={id}>{words.command}</label>
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={completions.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active < 0 ? undefined : `${id}-${String(active)}`}
        aria-describedby={`${id}-hint`}
        aria-busy={meaning === undefined}
        value={text}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.shiftKey || !press(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Completions id={id} line={line} />
      {error && <Notice error={error} />}
      <p class="heard" aria-live="polite">
        {text !== '' && meaning && heard(text, meaning, completions.length > 0)}
      </p>
      <small id={`${id}-hint`}>{words.hint}</small>
    </>
  );
}

/** What the open words can be completed with. The field keeps the focus: the arrow keys lead through the list. */
const Completions = ({ id, line }: { readonly id: string; readonly line: Line }): JSX.Element => (
  <ul
    id={`${id}-list`}
    role="listbox"
    aria-label={words.completions}
    class="completions"
    hidden={line.completions.length === 0}
  >
    {line.completions.map((completion, place) => (
      <li
        key={completion.key}
        id={`${id}-${String(place)}`}
        role="option"
        aria-selected={place === line.active}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => line.complete(completion)}
      >
        {capital(completion.text)} <small>{completion.group}</small>
      </li>
    ))}
  </ul>
);
