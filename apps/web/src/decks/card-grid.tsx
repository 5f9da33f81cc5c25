import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CardGame } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import type { Copies } from './draft.js';
import { pictureOf, type LibraryCard } from './library.js';
import { words } from './words.js';

/** How many cards are shown at once: each is a picture. */
const PAGE = 24;

interface GridProps {
  readonly game: CardGame;
  readonly cards: readonly LibraryCard[];
  readonly copies: Copies;
  readonly onCopies: (cardId: string, change: number) => void;
}

/** Cards as drawn, each a button that adds it to the deck. */
export function CardGrid({ game, cards, copies, onCopies }: GridProps): JSX.Element {
  const [most, setMost] = useState(PAGE);
  const left = cards.length - most;
  return (
    <>
      <p class="notice" role="status">
        {words.found(cards.length)}
      </p>
      <ul class="card-grid">
        {cards.slice(0, most).map((card) => (
          <li key={card.id}>
            <OneCard
              game={game}
              card={card}
              count={copies.get(card.id) ?? 0}
              onCopies={(change) => onCopies(card.id, change)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" onClick={() => setMost(most + PAGE)}>
          {words.more(left)}
        </button>
      )}
    </>
  );
}

interface CardProps {
  readonly game: CardGame;
  readonly card: LibraryCard;
  readonly count: number;
  readonly onCopies: (change: number) => void;
}

/** What the picture shows is said by the description of its button. */
function OneCard({ game, card: { id, name, typeLine, text }, count, onCopies }: CardProps): JSX.Element {
  const called = name[locale];
  return (
    <article class={count > 0 ? 'chosen' : undefined}>
      <button
        type="button"
        class="face"
        aria-label={words.add(called)}
        aria-describedby={`said-${id}`}
        onClick={() => onCopies(1)}
      >
        <img src={pictureOf(game, id)} alt="" loading="lazy" width={176} height={244} />
      </button>
      <p id={`said-${id}`} hidden>
        {typeLine[locale]}. {text[locale]}
      </p>
      <Counter name={called} count={count} onCopies={onCopies} />
    </article>
  );
}

interface CounterProps {
  readonly name: string;
  readonly count: number;
  readonly onCopies: (change: number) => void;
}

/** The copies of a card in the deck, with one more or less. */
export const Counter = ({ name, count, onCopies }: CounterProps): JSX.Element => (
  <span class="counter">
    <button type="button" aria-label={words.less(name)} disabled={count === 0} onClick={() => onCopies(-1)}>
      −
    </button>
    <output aria-label={words.copies(count)}>{count}</output>
    <button type="button" aria-label={words.add(name)} onClick={() => onCopies(1)}>
      +
    </button>
  </span>
);
