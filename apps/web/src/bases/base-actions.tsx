import type { JSX } from 'preact';
import { Link, useLocation } from 'wouter-preact';
import { KeptActions } from '../frame/kept-actions.js';
import { keptWords } from '../frame/kept-words.js';
import { Notice } from '../frame/notice.js';
import { basePath, bringingPath, paths } from '../frame/paths.js';
import { DeleteBaseDocument, SaveBaseDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor } from '../server/visitor.js';
import type { BaseDraft } from './base-draft.js';
import { words } from './words.js';

interface ActionsProps {
  readonly draft: BaseDraft;
  readonly isUnsaved: boolean;
  readonly isPlayable: boolean;
  readonly onKept: (draft: BaseDraft) => void;
}

/** What is done with a base as a whole. */
export function BaseActions({ draft, isUnsaved, isPlayable, onKept }: ActionsProps): JSX.Element {
  const { id, shownId, shared } = draft;
  const { isBusy, error, run } = useDoing();
  const [, navigate] = useLocation();
  const keep = (wanted: BaseDraft): Promise<boolean> =>
    run(async () => {
      await someVisitor();
      const name = wanted.name.trim() || words.unnamed;
      const { layout } = wanted;
      const input = { id: wanted.id ?? null, name, shared: wanted.shared, layout };
      const { saveBase } = await server().ask(SaveBaseDocument, { input });
      onKept({ name, shared: wanted.shared, layout, id: saveBase.id, shownId: saveBase.id });
      navigate(basePath(saveBase.id), { replace: true });
    });
  const isForeign = id === undefined && shownId !== undefined;
  const copy: BaseDraft = { name: keptWords.copyOf(draft.name).slice(0, 80), shared: false, layout: draft.layout };
  return (
    <>
      <p class="actions wide">
        <button
          type="button"
          class="primary"
          disabled={isBusy}
          onClick={() => void keep(isForeign ? { ...draft, shared: false } : draft)}
        >
          {isForeign ? words.keepCopy : keptWords.save}
        </button>
        {shownId !== undefined && isPlayable && !isUnsaved && (
          <Link href={bringingPath('skarov', { base: shownId })} class="button">
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
      {id !== undefined && shared && !isUnsaved && (
        <p class="shared-link wide">
          {words.link} <code>{location.origin + basePath(id)}</code>
        </p>
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

/** What is done with a base that the visitor keeps. */
function OwnActions({ id, ...kept }: OwnProps): JSX.Element {
  const [, navigate] = useLocation();
  const remove = async (): Promise<void> => {
    await server().ask(DeleteBaseDocument, { id });
    navigate(paths.bases);
  };
  return <KeptActions {...kept} removeText={words.removeText} onRemove={remove} />;
}
