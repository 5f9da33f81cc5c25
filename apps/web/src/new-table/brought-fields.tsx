import type { JSX } from 'preact';
import { SelectBox } from '../frame/fields.js';
import { BroughtDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
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

/** The deck or the base that the visitor brings, where the game takes one and they keep any. */
export function BroughtFields({ schema, brought, onBrought }: BroughtProps): JSX.Element | null {
  const { properties = {} } = schema as { readonly properties?: object };
  const takes = 'decks' in properties ? 'decks' : 'base' in properties ? 'bases' : undefined;
  if (takes === undefined || !visitor.value) return null;
  return <OwnThings takes={takes} brought={brought} onBrought={onBrought} />;
}

interface OwnThingsProps extends Omit<BroughtProps, 'schema'> {
  readonly takes: 'decks' | 'bases';
}

function OwnThings({ takes, brought, onBrought }: OwnThingsProps): JSX.Element | null {
  const { data } = useAnswer('brought', () => server().ask(BroughtDocument, {}));
  const isDeck = takes === 'decks';
  const things = (isDeck ? data?.me?.decks : data?.me?.bases.nodes) ?? [];
  if (things.length === 0) return null;
  const choose = (id: string): void => onBrought(id === '' ? {} : isDeck ? { deckId: id } : { baseId: id });
  return (
    <fieldset>
      <legend>{isDeck ? words.deck : words.base}</legend>
      <SelectBox
        label={isDeck ? words.deck : words.base}
        value={brought.deckId ?? brought.baseId ?? ''}
        values={[['', isDeck ? words.starterDeck : words.noBase], ...things.map(({ id, name }) => [id, name] as const)]}
        onValue={choose}
      />
    </fieldset>
  );
}
