import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { replayPath, tablePath } from '../frame/paths.js';
import type { Pairing, Participants } from './entries.js';
import { Result } from './result.js';
import { words } from './words.js';

type MatchGame = Pairing['games'][number];

/** Whether teams meet on boards: each of them is decided alone. */
export const hasBoards = ({ games }: Pairing): boolean => games.some(({ accounts }) => accounts.length > 0);

/** A board as a pairing of its own, as it is decided. */
export const boardOf = (pairing: Pairing, game: MatchGame): Pairing => ({ ...pairing, ...game, games: [] });

interface MatchGamesProps {
  readonly pairing: Pairing;
  readonly participants: Participants;
  /** Whether they were played elsewhere, so that there is no game to look at. */
  readonly isElsewhere: boolean;
  /** What an organizer decides about a board. */
  readonly decisionOn: (board: Pairing) => JSX.Element | null;
}

/** The games of a match, or the boards of two teams, in order. */
export function MatchGames({ pairing, participants, isElsewhere, decisionOn }: MatchGamesProps): JSX.Element {
  const areBoards = hasBoards(pairing);
  return (
    <ol class="pairings">
      {pairing.games.map((game, place) => (
        <li key={game.gameId}>
          <p>
            <small>{areBoards ? words.boardNumber(place + 1) : words.gameNumber(place + 1)}</small>{' '}
            {areBoards && game.accounts.map(participants.memberName).join(words.versus)}{' '}
            {game.outcome && <Result outcome={game.outcome} players={game.players} />}
          </p>
          {!isElsewhere && (
            <p class="actions">
              <GameLink game={game} />
            </p>
          )}
          {areBoards && decisionOn(boardOf(pairing, game))}
        </li>
      ))}
    </ol>
  );
}

function GameLink({ game: { gameId, startsAt, outcome } }: { readonly game: MatchGame }): JSX.Element {
  if (new Date(startsAt).getTime() > Date.now()) return <small>{words.notOpen}</small>;
  return (
    <Link href={outcome ? replayPath(gameId) : tablePath(gameId)}>{outcome ? words.toReplay : words.toTable}</Link>
  );
}
