import type { JSX } from 'preact';
import { locale } from '../messages/locale.js';
import { Counter } from './card-grid.js';
import { sizeOf, type Copies } from './draft.js';
import type { LibraryCard } from './library.js';
import { words } from './words.js';

interface ContentsProps {
  readonly cards: readonly LibraryCard[];
  readonly copies: Copies;
  /** Ids of cards that faults name. */
  readonly faulty: ReadonlySet<string>;
  readonly onCopies: (cardId: string, change: number) => void;
}

const types: Readonly<Record<string, string>> = words.types;

/** The cards of a deck by their types, with numbers. */
export function DeckContents({ cards, copies, faulty, onCopies }: ContentsProps): JSX.Element {
  const known = new Map(cards.map((card) => [card.id, card]));
  const idsOf = (type: string): readonly string[] =>
    [...copies.keys()].filter((cardId) => (known.get(cardId)?.type ?? '') === type);
  return (
    <section aria-labelledby="in-deck">
      <h2 id="in-deck">
        {words.inDeck}: {words.cards(sizeOf(copies))}
      </h2>
      {copies.size === 0 && <p class="notice">{words.empty}</p>}
      {Object.keys(types)
        .concat('')
        .map((type) => ({ type, ids: idsOf(type) }))
        .filter(({ ids }) => ids.length > 0)
        .map(({ type, ids }) => (
          <div key={type} class="deck-part">
            <h3>
              {types[type] ?? '?'} <small>{ids.reduce((sum, id) => sum + (copies.get(id) ?? 0), 0)}</small>
            </h3>
            <ul>
              {ids.map((id) => (
                <li key={id} class={faulty.has(id) ? 'bad' : undefined}>
                  <span>{known.get(id)?.name[locale] ?? id}</span>
                  <Counter
                    name={known.get(id)?.name[locale] ?? id}
                    count={copies.get(id) ?? 0}
                    onCopies={(change) => onCopies(id, change)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
