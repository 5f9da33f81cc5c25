import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { NEW, paths } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { OneBaseDocument } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import type { BaseDraft } from './base-draft.js';
import { BaseEditor } from './base-editor.js';
import { skarovBox } from './box.js';
import { startOf, type SkarovBox } from './layout.js';
import { words } from './words.js';

interface Begun {
  readonly box: SkarovBox;
  readonly base: BaseDraft;
}

/** The base that a page begins with; `undefined` where the visitor may not see any at this id. */
async function begin(id: string): Promise<Begun | undefined> {
  const box = await skarovBox();
  if (!box) return undefined;
  if (id === NEW) return { box, base: { name: '', shared: false, layout: startOf(box) } };
  const { base } = await server().ask(OneBaseDocument, { id });
  if (!base) return undefined;
  // One of another account is shown, and saved as a copy.
  return { box, base: { ...base, id: base.mine ? base.id : undefined, shownId: base.id } };
}

/** The page of a base: to look at it, or to build it. */
export function BasePage({ id }: { readonly id: string }): JSX.Element {
  const { data, error } = useAnswer(id, () => begin(id).then((begun) => ({ begun })));
  const name = data?.begun?.base.name ?? '';
  useTitle(name === '' ? words.newBaseTitle : name);
  if (error) return <Notice error={error} />;
  if (!data) return <Notice>{common.loading}</Notice>;
  if (!data.begun)
    return (
      <section class="plain">
        <h1>{words.noBase}</h1>
        <Link href={paths.bases}>{common.bases}</Link>
      </section>
    );
  return <BaseEditor start={data.begun.base} box={data.begun.box} />;
}
