import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Confirmed } from '../frame/confirmed.js';
import { keptWords } from '../frame/kept-words.js';
import { Notice } from '../frame/notice.js';
import { bringingPath, deckPath, NEW } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { DeleteDeckDocument, OwnDecksDocument, SaveDeckDocument, type OwnDecksQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import { visitor } from '../server/visitor.js';
import { deckGames, type DeckGame } from './deck-games.js';
import { copiesIn, sizeOf } from './draft.js';
import { words } from './words.js';

type OwnDeck = NonNullable<OwnDecksQuery['me']>['decks'][number];

/** The decks of the visitor, and the way to a new one. */
export function DecksPage(): JSX.Element {
  useTitle(common.decks);
  const [revision, setRevision] = useState(0);
  const games = useAnswer('games', deckGames);
  const key = `${visitor.value?.id ?? ''} ${String(revision)}`;
  const { data, error } = useAnswer(key, () => server().ask(OwnDecksDocument, {}));
  const decks = data?.me?.decks ?? [];
  const failed = error ?? games.error;
  return (
    <>
      <h1>{common.decks}</h1>
      <p class="notice">{words.text}</p>
      {failed && <Notice error={failed} />}
      {games.data?.length === 0 && <Notice>{words.noGame}</Notice>}
      <p class="actions">
        {games.data?.map(({ ruleset, title }) => (
          <Link key={ruleset} href={deckPath(NEW, ruleset)} class="button">
            {words.newDeckFor(title)}
          </Link>
        ))}
      </p>
      {data && decks.length === 0 && <Notice>{words.none}</Notice>}
      <ul class="tokens">
        {decks.map((deck) => (
          <li key={deck.id}>
            <DeckLine deck={deck} games={games.data ?? []} onChange={() => setRevision(revision + 1)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly deck: OwnDeck;
  readonly games: readonly DeckGame[];
  readonly onChange: () => void;
}

function DeckLine({ deck: { id, name, cards, arena, guardians }, games, onChange }: LineProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  const playable = games.filter(({ game }) => (game === 'ARENA' ? arena : guardians).length === 0);
  const change = (action: () => Promise<unknown>): Promise<boolean> => run(() => action().then(onChange));
  const opensIn = playable[0] ?? games[0];
  return (
    <>
      <span>
        {opensIn ? <Link href={deckPath(id, opensIn.ruleset)}>{name}</Link> : name}{' '}
        <small>
          {words.cards(sizeOf(copiesIn(cards)))},{' '}
          {playable.length > 0
            ? `${words.playable} ${playable.map(({ title }) => title).join(', ')}`
            : words.notPlayable}
        </small>
      </span>
      {error && <Notice error={error} />}
      <span class="actions">
        {playable.map(({ ruleset, title }) => (
          <Link key={ruleset} href={bringingPath(ruleset, { deck: id })} class="button">
            {keptWords.bring}: {title}
          </Link>
        ))}
        <button
          type="button"
          disabled={isBusy}
          onClick={() =>
            void change(() =>
              server().ask(SaveDeckDocument, { input: { name: keptWords.copyOf(name).slice(0, 80), cards } }),
            )
          }
        >
          {keptWords.duplicate}
        </button>
        <Confirmed
          label={keptWords.remove}
          question={keptWords.removeQuestion(name)}
          text={words.removeText}
          stay={keptWords.stay}
          onConfirmed={() => server().ask(DeleteDeckDocument, { id }).then(onChange)}
        />
      </span>
    </>
  );
}
