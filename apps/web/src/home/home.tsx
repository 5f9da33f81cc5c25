import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { newTablePath, paths, tablePath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { GameList } from '../games/game-list.js';
import { BoxDocument } from '../generated/operations.js';
import { words } from '../messages/locale.js';
import { NewestLeagues } from './newest-leagues.js';
import { playNow, type BoxedGame } from '../server/play-now.js';
import { server } from '../server/server.js';
import { visitor } from '../server/visitor.js';
import { asError, useAnswer } from '../server/use-answer.js';

/** The first page: what this is, the games to play at once, and those that are being played. */
export function Home(): JSX.Element {
  useTitle(undefined);
  return (
    <>
      <section class="hero">
        <h1>{words.homeTitle}</h1>
        <p>{words.homeText}</p>
      </section>
      {visitor.value && <GameList status="RUNNING" title={words.yourGames} first={5} mine isBrief />}
      <Box />
      <GameList status="OPEN" title={words.openTables} first={5} isBrief />
      <GameList status="RUNNING" title={words.toWatch} first={5} />
      <p class="more">
        <Link href={paths.games}>{words.allGames}</Link>
      </p>
      <NewestLeagues />
    </>
  );
}

function Box(): JSX.Element {
  const { data, error } = useAnswer('box', () => server().ask(BoxDocument, {}));
  const [busy, setBusy] = useState<string>();
  const [fault, setFault] = useState<Error>();
  const [, navigate] = useLocation();
  const play = async (game: BoxedGame): Promise<void> => {
    setBusy(game.name);
    setFault(undefined);
    try {
      navigate(tablePath(await playNow(game)));
    } catch (thrown) {
      setFault(asError(thrown));
      setBusy(undefined);
    }
  };
  const failed = fault ?? error;
  return (
    <section aria-labelledby="the-games">
      <h2 id="the-games">{words.theGames}</h2>
      {failed && <Notice error={failed} />}
      <ul class="box">
        {data?.rulesets.map((game) => (
          <li key={game.id}>
            <GameCard game={game} isBusy={busy === game.name} onPlay={() => void play(game)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly game: BoxedGame;
  readonly isBusy: boolean;
  readonly onPlay: () => void;
}

function GameCard({ game, isBusy, onPlay }: CardProps): JSX.Element {
  const { title, version, seats } = game;
  return (
    <article class="card">
      <div class="spine" style={{ '--hue': String(hueOf(game.name)) }} aria-hidden="true">
        {initialOf(title)}
      </div>
      <h3>{title}</h3>
      <p>
        {words.seatsFrom(seats.least, seats.seats.length)} · {words.version(version)}
      </p>
      <div class="actions">
        <button
          type="button"
          class="primary"
          disabled={isBusy}
          aria-label={isBusy ? undefined : words.playGame(title)}
          onClick={onPlay}
        >
          {isBusy ? words.settingUp : words.playNow}
        </button>
        <Link href={newTablePath(game.name)} class="button" aria-label={words.setUpTable(title)}>
          {words.setUp}
        </Link>
      </div>
    </article>
  );
}

/** The first letter of a title, without its article. */
const initialOf = (title: string): string => title.replace(/^((The|Les|Le|La) |L’)/u, '').slice(0, 1);

/** A colour of its own for each game, always the same one: an angle of the colour circle. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
