import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { SelectBox } from '../frame/fields.js';
import { paths } from '../frame/paths.js';
import { BroughtDocument, type BroughtQuery } from '../generated/operations.js';
import { server } from '../server/server.js';
import { completed } from '../server/pages.js';
import { useAnswer } from '../server/use-answer.js';
import { visitor } from '../server/visitor.js';
import type { Brought } from './set-up.js';
import { words } from './words.js';

interface BroughtProps {
  /** The schema of the options of the game: it says whether seats bring decks or bases. */
  readonly schema: unknown;
  readonly brought: Brought;
  readonly onBrought: (brought: Brought) => void;
}

/** The deck or the base that the visitor brings, where the game takes one. */
export function BroughtFields({ schema, brought, onBrought }: BroughtProps): JSX.Element | null {
  const { properties = {} } = schema as { readonly properties?: object };
  const takes = 'decks' in properties ? 'decks' : 'base' in properties ? 'bases' : undefined;
  if (takes === undefined) return null;
  return <OwnThings takes={takes} brought={brought} onBrought={onBrought} />;
}

interface OwnThingsProps extends Omit<BroughtProps, 'schema'> {
  readonly takes: 'decks' | 'bases';
}

async function ownThings(): Promise<BroughtQuery['me']> {
  const { me } = await server().ask(BroughtDocument, { after: null });
  const next = async (after: string): Promise<Bases | undefined> =>
    (await server().ask(BroughtDocument, { after })).me?.bases;
  return me && { ...me, bases: await completed(me.bases, next) };
}

type Bases = NonNullable<BroughtQuery['me']>['bases'];

function OwnThings({ takes, brought, onBrought }: OwnThingsProps): JSX.Element {
  const { data } = useAnswer(visitor.value?.id ?? '', ownThings);
  const isDeck = takes === 'decks';
  const own = (isDeck ? data?.decks : data?.bases.nodes) ?? [];
  const chosen = (isDeck ? brought.deckId : brought.baseId) ?? '';
  const choose = (id: string): void => onBrought(id === '' ? {} : isDeck ? { deckId: id } : { baseId: id });
  return (
    <fieldset>
      <legend>{isDeck ? words.deck : words.base}</legend>
      <SelectBox
        label={isDeck ? words.deck : words.base}
        value={chosen}
        values={[['', isDeck ? words.starterDeck : words.noBase], ...choices(own, chosen)]}
        onValue={choose}
      />
      <p class="wide">
        <Link href={isDeck ? paths.decks : paths.bases}>{isDeck ? words.buildDeck : words.buildBase}</Link>
      </p>
    </fieldset>
  );
}

/** What the visitor keeps, and what a link brings beside it. */
const choices = (
  own: readonly { readonly id: string; readonly name: string }[],
  chosen: string,
): readonly (readonly [string, string])[] => [
  ...own.map(({ id, name }) => [id, name] as const),
  ...(chosen === '' || own.some(({ id }) => id === chosen) ? [] : [[chosen, words.ofAnother] as const]),
];

/** What the address of the page brings: `?deck=` or `?base=`. */
export function broughtHere(): Brought {
  const query = new URLSearchParams(location.search);
  const [deckId, baseId] = [query.get('deck'), query.get('base')];
  return { ...(deckId === null ? {} : { deckId }), ...(baseId === null ? {} : { baseId }) };
}
