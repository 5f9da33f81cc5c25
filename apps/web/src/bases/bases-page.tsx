import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Confirmed } from '../frame/confirmed.js';
import { keptWords } from '../frame/kept-words.js';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { basePath, bringingPath, NEW } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { DeleteBaseDocument, OwnBasesDocument, type OwnBasesQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { onward, usePages } from '../server/pages.js';
import { visitor } from '../server/visitor.js';
import { words } from './words.js';

type OwnBase = NonNullable<OwnBasesQuery['me']>['bases']['nodes'][number];

/** The bases of the visitor, and the way to a new one. */
export function BasesPage(): JSX.Element {
  useTitle(common.bases);
  const [revision, setRevision] = useState(0);
  const key = `${visitor.value?.id ?? ''} ${String(revision)}`;
  // Each base is judged, which has its price.
  const { pages, isKnown, error, more } = usePages(key, async (after) =>
    onward((await server().ask(OwnBasesDocument, { after })).me?.bases),
  );
  const bases = pages.flat();
  return (
    <>
      <h1>{common.bases}</h1>
      <p class="notice">{words.text}</p>
      {error && <Notice error={error} />}
      <p class="actions">
        <Link href={basePath(NEW)} class="button">
          {words.newBase}
        </Link>
      </p>
      {isKnown && bases.length === 0 && <Notice>{words.none}</Notice>}
      <ul class="tokens">
        {bases.map((base) => (
          <li key={base.id}>
            <BaseLine base={base} onChange={() => setRevision(revision + 1)} />
          </li>
        ))}
      </ul>
      <More of={common.bases} more={more} />
    </>
  );
}

interface LineProps {
  readonly base: OwnBase;
  readonly onChange: () => void;
}

function BaseLine({ base: { id, name, shared, faults, layout }, onChange }: LineProps): JSX.Element {
  const isPlayable = faults.length === 0;
  const facts = [words.rooms(layout.tiles.length), isPlayable ? words.playable : words.notPlayable];
  return (
    <>
      <span>
        <Link href={basePath(id)}>{name}</Link>{' '}
        <small>{(shared ? [...facts, words.isShared] : facts).join(', ')}</small>
      </span>
      <span class="actions">
        {isPlayable && (
          <Link href={bringingPath('skarov', { base: id })} class="button">
            {keptWords.bring}
          </Link>
        )}
        <Confirmed
          label={keptWords.remove}
          question={keptWords.removeQuestion(name)}
          text={words.removeText}
          stay={keptWords.stay}
          onConfirmed={() => server().ask(DeleteBaseDocument, { id }).then(onChange)}
        />
      </span>
    </>
  );
}
