import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { newTablePath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { BoxDocument, NewTableDocument } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { TableForm } from './table-form.js';
import { words } from './words.js';

/** The page on which a table is set up: the choice of a game, then its options and seats. */
export const NewTablePage = ({ ruleset }: { readonly ruleset?: string }): JSX.Element =>
  ruleset === undefined ? <ChooseGame /> : <OfGame name={ruleset} />;

function ChooseGame(): JSX.Element {
  useTitle(common.newTable);
  const { data, error } = useAnswer('box', () => server().ask(BoxDocument, {}));
  return (
    <>
      <h1>{common.newTable}</h1>
      <section aria-labelledby="which">
        <h2 id="which">{words.chooseGame}</h2>
        {error && <Notice error={error} />}
        <ul class="games">
          {data?.rulesets.map(({ id, name, title, seats }) => (
            <li key={id}>
              <Link href={newTablePath(name)}>
                <strong>{title}</strong> <span>{common.seatsFrom(seats.least, seats.seats.length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function OfGame({ name }: { readonly name: string }): JSX.Element {
  const { data, error } = useAnswer(name, () => server().ask(NewTableDocument, { name }));
  useTitle(data?.ruleset ? common.setUpTable(data.ruleset.title) : common.newTable);
  if (error) return <Notice error={error} />;
  if (!data) return <Notice>{common.loading}</Notice>;
  const { ruleset } = data;
  if (!ruleset)
    return (
      <section class="plain">
        <h1>{words.noSuchGame}</h1>
        <Link href={newTablePath()}>{common.newTable}</Link>
      </section>
    );
  return <TableForm key={name} ruleset={ruleset} />;
}
