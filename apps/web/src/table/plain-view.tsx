import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { MomentDocument, ViewDocument, type ViewerInput } from '../generated/operations.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import { inWords } from './in-words.js';
import type { Pictured } from './picture.js';

/** The view of a table as tables and lists of its fields: for rulesets that draw no pictures. */
export function PlainView(shown: Pictured): JSX.Element {
  const { gameId, version, seat, isFixed = false, title } = shown;
  const [view, setView] = useState<unknown>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    let isWanted = true;
    viewOf(gameId, isFixed ? version : undefined, seat).then(
      (next) => {
        if (isWanted) setView(next);
      },
      (thrown: unknown) => {
        if (isWanted) setError(asError(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [gameId, version, seat, isFixed]);
  return (
    <div class="plain-view" role="group" aria-label={words.tableOf(title)}>
      {error && <Notice error={error} />}
      {view != null && <Value value={view} />}
    </div>
  );
}

async function viewOf(id: string, version: number | undefined, seat: number | undefined): Promise<unknown> {
  const as: ViewerInput = seat === undefined ? { spectator: true } : { seat };
  if (version === undefined) return (await server().ask(ViewDocument, { id, as })).game?.viewJson;
  return (await server().ask(MomentDocument, { id, version, as })).game?.at?.viewJson;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function Value({ value }: { readonly value: unknown }): JSX.Element {
  if (Array.isArray(value)) return <ListOf values={value} />;
  if (isObject(value)) return <FieldsOf fields={value} />;
  return <>{textOf(value)}</>;
}

const signs: Readonly<Record<string, string>> = { true: '✓', false: '–', null: '–', undefined: '–' };

const textOf = (value: unknown): string => signs[String(value)] ?? String(value);

const FieldsOf = ({ fields }: { readonly fields: Fields }): JSX.Element => (
  <dl>
    {Object.entries(fields).map(([name, value]) => (
      <div key={name} class={isPlain(value) ? 'short' : 'long'}>
        <dt>{inWords(name)}</dt>
        <dd>
          <Value value={value} />
        </dd>
      </div>
    ))}
  </dl>
);

function ListOf({ values }: { readonly values: readonly unknown[] }): JSX.Element {
  if (values.length === 0) return <>–</>;
  if (values.every(isPlain)) return <>{values.map(textOf).join(', ')}</>;
  if (values.every(isRow)) return <Rows rows={values} />;
  return (
    <ol>
      {values.map((value, place) => (
        <li key={place}>
          <Value value={value} />
        </li>
      ))}
    </ol>
  );
}

/** An object that fits in a row: its values are plain, or lists of plain ones. */
const isRow = (value: unknown): value is Fields =>
  isObject(value) && Object.values(value).every((one) => isPlain(one) || (Array.isArray(one) && one.every(isPlain)));

function Rows({ rows }: { readonly rows: readonly Fields[] }): JSX.Element {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <div class="rows">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {inWords(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {columns.map((column) => (
                <td key={column}>
                  <Value value={row[column]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
