import type { JSX } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { KeptActions } from '../frame/kept-actions.js';
import { keptWords } from '../frame/kept-words.js';
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
  const copy = { name: keptWords.copyOf(draft.name).slice(0, 80), copies: draft.copies };
  return (
    <>
      <p class="actions wide">
        <button type="button" class="primary" disabled={isBusy} onClick={() => void keep(draft)}>
          {keptWords.save}
        </button>
        {id !== undefined && isPlayable && !isUnsaved && (
          <Link href={bringingPath(ruleset, { deck: id })} class="button">
            {keptWords.bring}
          </Link>
        )}
        {id !== undefined && (
          <OwnActions id={id} name={draft.name} isBusy={isBusy} onDuplicate={() => void keep(copy)} />
        )}
      </p>
      <p class="wide" role="status">
        {isUnsaved ? keptWords.unsaved : id === undefined ? '' : keptWords.saved}
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

interface OwnProps {
  readonly id: string;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
}

/** What is done with a deck that the visitor keeps. */
function OwnActions({ id, ...kept }: OwnProps): JSX.Element {
  const [, navigate] = useLocation();
  const remove = async (): Promise<void> => {
    await server().ask(DeleteDeckDocument, { id });
    navigate(paths.decks);
  };
  return <KeptActions {...kept} removeText={words.removeText} onRemove={remove} />;
}
