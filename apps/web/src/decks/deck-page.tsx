import type { JSX } from 'preact';
import { Link, useSearch } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { NEW, paths } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { OwnDeckDocument } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { DeckEditor } from './deck-editor.js';
import { deckGames } from './deck-games.js';
import { copiesIn, fromFragment, type Draft } from './draft.js';
import { words } from './words.js';

/** The deck that a page begins with: a kept one, or the one in the address; `undefined` where the visitor has no such deck. */
async function draftAt(id: string): Promise<Draft | undefined> {
  if (id === NEW) return fromFragment(location.hash) ?? { name: '', copies: new Map() };
  const { me } = await server().ask(OwnDeckDocument, {});
  const deck = me?.decks.find((one) => one.id === id);
  return deck && { id, name: deck.name, copies: copiesIn(deck.cards) };
}

/** The page on which a deck is built, for a game of `?game=`. */
export function DeckPage({ id }: { readonly id: string }): JSX.Element {
  useTitle(words.title);
  const wanted = new URLSearchParams(useSearch()).get('game');
  const games = useAnswer('games', deckGames);
  const { data, error } = useAnswer(id, () => draftAt(id).then((draft) => ({ draft })));
  const failed = error ?? games.error;
  if (failed) return <Notice error={failed} />;
  if (!data || !games.data) return <Notice>{common.loading}</Notice>;
  const game = games.data.find(({ ruleset }) => ruleset === wanted) ?? games.data[0];
  if (!data.draft || !game)
    return (
      <section class="plain">
        <h1>{game ? words.noDeck : words.noGame}</h1>
        <Link href={paths.decks}>{common.decks}</Link>
      </section>
    );
  return <DeckEditor start={data.draft} games={games.data} game={game} />;
}
