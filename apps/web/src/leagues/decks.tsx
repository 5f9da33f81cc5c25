import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { DecksOfSeasonDocument } from '../generated/operations.js';
import { onward, usePages } from '../server/pages.js';
import { server } from '../server/server.js';
import { words } from './words.js';

/** The decks of a season, as far as the visitor may read them: once they are asked for. */
export function Decks({ place }: { readonly place: SeasonPlace }): JSX.Element {
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="decks">
      <h2 id="decks">{words.decks}</h2>
      {isShown ? (
        <DeckList place={place} />
      ) : (
        <button type="button" onClick={() => setShown(true)}>
          {words.showDecks}
        </button>
      )}
    </section>
  );
}

function DeckList({ place: { leagueId: id, season: number } }: { readonly place: SeasonPlace }): JSX.Element {
  const { pages, isKnown, error, more } = usePages(`${id} ${String(number)}`, async (after) =>
    onward((await server().ask(DecksOfSeasonDocument, { id, number, after })).league?.season?.decks),
  );
  const decks = pages.flat();
  return (
    <>
      {error && <Notice error={error} />}
      {isKnown && decks.length === 0 && <Notice>{words.noDecks}</Notice>}
      {decks.map(({ account, commitment, content }) => (
        <details key={commitment}>
          <summary>{account?.name ?? commitment}</summary>
          {content === null ? <p>{words.hiddenDeck}</p> : <pre>{linesOf(content)}</pre>}
        </details>
      ))}
      <More of={words.decks} more={more} />
    </>
  );
}

/** A deck as lines of copies and cards; anything else as it is. */
function linesOf(content: string): string {
  interface Brought {
    readonly deck?: { readonly cards: readonly { readonly cardId: string; readonly copies: number }[] };
  }
  const { deck } = JSON.parse(content) as Brought;
  return deck ? deck.cards.map(({ cardId, copies }) => `${String(copies)} × ${cardId}`).join('\n') : content;
}
