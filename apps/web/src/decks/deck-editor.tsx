import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { SelectBox, TextBox } from '../frame/fields.js';
import { FaultList } from '../frame/fault-list.js';
import { Notice } from '../frame/notice.js';
import { deckPath, NEW } from '../frame/paths.js';
import { useUnsaved } from '../frame/use-unsaved.js';
import { CheckDeckDocument, type CardGame } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { CardFilters } from './card-filters.js';
import { CardGrid } from './card-grid.js';
import { DeckActions } from './deck-actions.js';
import { DeckContents } from './deck-contents.js';
import type { DeckGame } from './deck-games.js';
import { entriesOf, toFragment, withCopies, type Copies, type Draft } from './draft.js';
import { admitted, noFilter } from './filter.js';
import { libraryOf, type LibraryCard } from './library.js';
import { words } from './words.js';

interface EditorProps {
  readonly start: Draft;
  readonly games: readonly DeckGame[];
  readonly game: DeckGame;
}

/** A deck and the cards for it. The server says at each change what is wrong. */
export function DeckEditor({ start, games, game: { game, ruleset } }: EditorProps): JSX.Element {
  const [draft, setDraft] = useState(start);
  const [kept, setKept] = useState(start.id === undefined ? '' : toFragment(start));
  const library = useAnswer(game, () => libraryOf(game));
  const cards = library.data ?? [];
  const entries = entriesOf(draft.copies);
  const checked = useAnswer(game + JSON.stringify(entries), () =>
    server().ask(CheckDeckDocument, { game, cards: entries }),
  );
  const faults = checked.data?.checkDeck ?? [];
  const isUnsaved = toFragment(draft) !== kept && draft.copies.size > 0;
  useUnsaved(isUnsaved);
  const change = (cardId: string, by: number): void =>
    setDraft((last) => ({ ...last, copies: withCopies(last.copies, cardId, by) }));
  const failed = library.error ?? checked.error;
  return (
    <div class="deck-editor">
      <h1>{words.title}</h1>
      <DeckSheet draft={draft} games={games} ruleset={ruleset} onDraft={setDraft}>
        <DeckActions
          draft={draft}
          ruleset={ruleset}
          isUnsaved={isUnsaved}
          isPlayable={checked.data !== undefined && faults.length === 0}
          onKept={(next) => {
            setDraft(next);
            setKept(toFragment(next));
          }}
        />
      </DeckSheet>
      {failed && <Notice error={failed} />}
      <aside>
        {checked.data && <FaultList title={words.faults} faults={faults} none={words.noFault} />}
        <DeckContents
          cards={cards}
          copies={draft.copies}
          faulty={new Set(faults.flatMap(({ card }) => card ?? []))}
          onCopies={change}
        />
      </aside>
      <Library game={game} cards={cards} copies={draft.copies} onCopies={change} />
    </div>
  );
}

interface SheetProps {
  readonly draft: Draft;
  readonly games: readonly DeckGame[];
  readonly ruleset: string;
  readonly onDraft: (draft: Draft) => void;
  /** What is done with the deck. */
  readonly children: JSX.Element;
}

/** What a deck is called, and the game that it is judged for. */
function DeckSheet({ draft, games, ruleset, onDraft, children }: SheetProps): JSX.Element {
  const [, navigate] = useLocation();
  return (
    <div class="sheet-form">
      <fieldset>
        <TextBox label={words.name} value={draft.name} longest={80} onValue={(name) => onDraft({ ...draft, name })} />
        <SelectBox
          label={words.game}
          value={ruleset}
          values={games.map((one) => [one.ruleset, one.title] as const)}
          onValue={(next) => navigate(deckPath(draft.id ?? NEW, next) + location.hash, { replace: true })}
        />
        {children}
      </fieldset>
    </div>
  );
}

interface LibraryProps {
  readonly game: CardGame;
  readonly cards: readonly LibraryCard[];
  readonly copies: Copies;
  readonly onCopies: (cardId: string, change: number) => void;
}

/** The cards that the deck is built from, as far as the filter admits them. */
function Library({ game, cards, copies, onCopies }: LibraryProps): JSX.Element {
  const [filter, setFilter] = useState(noFilter);
  return (
    <section aria-labelledby="library">
      <h2 id="library">{words.library}</h2>
      <CardFilters cards={cards} filter={filter} onFilter={setFilter} />
      <CardGrid
        key={JSON.stringify(filter)}
        game={game}
        cards={admitted(cards, filter, copies)}
        copies={copies}
        onCopies={onCopies}
      />
    </section>
  );
}
