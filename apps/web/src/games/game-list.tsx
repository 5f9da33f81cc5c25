import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { replayPath, tablePath } from '../frame/paths.js';
import { ListedDocument, type GameStatus, type ListedQuery } from '../generated/operations.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { onward, usePages } from '../server/pages.js';

type ListedGame = ListedQuery['games']['nodes'][number];

interface Listing {
  readonly status: GameStatus;
  readonly title: string;
  readonly first: number;
  /** Only games in which the visitor has a seat. */
  readonly mine?: boolean;
  /** Only games with a seat that any account may take over. */
  readonly seatOffered?: boolean;
  /** Shows nothing where there are none. */
  readonly isBrief?: boolean;
}

/** Games of one status, the latest first, under a heading. */
export function GameList({
  status,
  title,
  first,
  mine = false,
  seatOffered = false,
  isBrief = false,
}: Listing): JSX.Element | null {
  const heading = `games-${status.toLowerCase()}-${mine ? 'mine' : seatOffered ? 'offered' : 'all'}`;
  const filter = { mine: mine || null, seatOffered: seatOffered || null, withTurn: mine && status === 'RUNNING' };
  const { pages, isKnown, error, more } = usePages(heading, async (after) =>
    onward((await server().ask(ListedDocument, { status, first, after, ...filter })).games),
  );
  const games = pages.flat();
  if (isBrief && games.length === 0 && !error) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {error && <Notice error={error} />}
      {isKnown && games.length === 0 && <Notice>{words.noGames}</Notice>}
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <GameLine game={game} />
          </li>
        ))}
      </ul>
      <More of={title} more={more} />
    </section>
  );
}

/** Whether a game in a list waits for the visitor; it is listed with its turn. */
export const waitsForMe = ({ waiting }: ListedGame): boolean =>
  waiting?.__typename === 'WaitingForSeats' && waiting.mine;

const GameLine = ({ game }: { readonly game: ListedGame }): JSX.Element => (
  <Link href={game.status === 'OVER' ? replayPath(game.id) : tablePath(game.id)}>
    <strong>{game.ruleset.title}</strong> <span>{game.seats.map(({ name }) => name ?? words.freeSeat).join(', ')}</span>
    {waitsForMe(game) && <strong class="asks">{words.yourTurn}</strong>}
  </Link>
);
