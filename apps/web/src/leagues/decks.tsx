import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { DecksOfSeasonDocument, type DecksOfSeasonQuery } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { words } from './words.js';

type Deck = NonNullable<NonNullable<DecksOfSeasonQuery['league']>['season']>['decks']['nodes'][number];

/** The decks of a season, as far as the visitor may read them: once they are asked for. */
export function Decks({ place: { leagueId, season } }: { readonly place: SeasonPlace }): JSX.Element {
  const [decks, setDecks] = useState<readonly Deck[]>();
  const { isBusy, error, run } = useDoing();
  const show = (): Promise<boolean> =>
    run(async () => {
      const { league } = await server().ask(DecksOfSeasonDocument, { id: leagueId, number: season });
      setDecks(league?.season?.decks.nodes ?? []);
    });
  return (
    <section aria-labelledby="decks">
      <h2 id="decks">{words.decks}</h2>
      {error && <Notice error={error} />}
      {decks?.length === 0 && <Notice>{words.noDecks}</Notice>}
      {decks?.map(({ account, commitment, content }) => (
        <details key={commitment}>
          <summary>{account?.name ?? commitment}</summary>
          {content === null ? <p>{words.hiddenDeck}</p> : <pre>{linesOf(content)}</pre>}
        </details>
      ))}
      {decks === undefined && (
        <button type="button" disabled={isBusy} onClick={() => void show()}>
          {words.showDecks}
        </button>
      )}
    </section>
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
