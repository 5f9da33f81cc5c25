import type { JSX } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { Confirmed } from '../frame/confirmed.js';
import { Notice } from '../frame/notice.js';
import { bringingPath, deckPath, NEW, paths } from '../frame/paths.js';
import { DeleteDeckDocument, SaveDeckDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor } from '../server/visitor.js';
import { entriesOf, toFragment, type Draft } from './draft.js';
import { words } from './words.js';

interface ActionsProps {
  readonly draft: Draft;
  readonly ruleset: string;
  readonly isUnsaved: boolean;
  readonly isPlayable: boolean;
  readonly onKept: (draft: Draft) => void;
}

/** What is done with a deck as a whole. */
export function DeckActions({ draft, ruleset, isUnsaved, isPlayable, onKept }: ActionsProps): JSX.Element {
  const { id } = draft;
  const { isBusy, error, run } = useDoing();
  const [, navigate] = useLocation();
  const keep = (wanted: Draft): Promise<boolean> =>
    run(async () => {
      await someVisitor();
      const name = wanted.name.trim() || words.unnamed;
      const input = { id: wanted.id ?? null, name, cards: entriesOf(wanted.copies) };
      const { saveDeck } = await server().ask(SaveDeckDocument, { input });
      onKept({ ...wanted, name, id: saveDeck.id });
      navigate(deckPath(saveDeck.id, ruleset), { replace: true });
    });
  const copy = { name: words.copyOf(draft.name).slice(0, 80), copies: draft.copies };
  return (
    <>
      <p class="actions wide">
        <button type="button" class="primary" disabled={isBusy} onClick={() => void keep(draft)}>
          {words.save}
        </button>
        {id !== undefined && isPlayable && !isUnsaved && (
          <Link href={bringingPath(ruleset, { deck: id })} class="button">
            {words.bring}
          </Link>
        )}
        {id !== undefined && (
          <KeptActions id={id} name={draft.name} isBusy={isBusy} onDuplicate={() => void keep(copy)} />
        )}
      </p>
      <p class="wide" role="status">
        {isUnsaved ? words.unsaved : id === undefined ? '' : words.saved}
      </p>
      {error && <Notice error={error} />}
      {draft.copies.size > 0 && (
        <details class="wide">
          <summary>{words.share}</summary>
          <p class="shared-link">
            {words.shareText} <code>{`${location.origin}${deckPath(NEW, ruleset)}#${toFragment(draft)}`}</code>
          </p>
        </details>
      )}
    </>
  );
}

interface KeptProps {
  readonly id: string;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
}

/** What is done with a deck that the visitor keeps. */
function KeptActions({ id, name, isBusy, onDuplicate }: KeptProps): JSX.Element {
  const [, navigate] = useLocation();
  return (
    <>
      <button type="button" disabled={isBusy} onClick={onDuplicate}>
        {words.duplicate}
      </button>
      <Confirmed
        label={words.remove}
        question={words.removeQuestion(name)}
        text={words.removeText}
        stay={words.keep}
        onConfirmed={async () => {
          await server().ask(DeleteDeckDocument, { id });
          navigate(paths.decks);
        }}
      />
    </>
  );
}
