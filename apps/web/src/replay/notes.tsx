import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { Labelled } from '../frame/labelled.js';
import { Notice } from '../frame/notice.js';
import { visitor } from '../server/visitor.js';
import { useNotes } from './use-notes.js';
import type { Shown } from './use-moment.js';
import { words } from './words.js';

interface NotesProps {
  readonly gameId: string;
  readonly shown: Shown;
}

/** A note on the moment that is shown, and links to the other moments with a note. */
export function Notes({ gameId, shown }: NotesProps): JSX.Element | null {
  const { notes, change, finish, isKept, error } = useNotes(gameId);
  const { moment } = shown;
  if (!moment) return null;
  const { version } = moment;
  if (!notes) return error ? <Notice error={error} /> : null;
  return (
    <section aria-labelledby="notes" class="notes">
      <h2 id="notes">{words.notes}</h2>
      <Labelled label={words.note} hint={visitor.value ? words.ownNoteHint : words.noteHint}>
        {(joined) => (
          <textarea
            {...joined}
            rows={2}
            maxLength={2_000}
            value={notes[version] ?? ''}
            onInput={({ currentTarget }) => change(version, currentTarget.value)}
            onChange={() => finish(version)}
          />
        )}
      </Labelled>
      {error && <Notice error={error} />}
      <p role="status">{isKept && words.saved}</p>
      <ul>
        {Object.entries(notes).map(([at, text]) => (
          <li key={at}>
            <Link href={shown.addressOf({ version: Number(at) })} replace>
              {words.noted(Number(at))}
            </Link>{' '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
