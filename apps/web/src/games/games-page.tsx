import type { JSX } from 'preact';
import { useTitle } from '../frame/use-title.js';
import { words } from '../messages/locale.js';
import { visitor } from '../server/visitor.js';
import { GameList } from './game-list.js';

/** All games, by what a visitor can do with them. */
export function GamesPage(): JSX.Element {
  useTitle(words.games);
  return (
    <>
      <h1>{words.games}</h1>
      {visitor.value && <GameList status="RUNNING" title={words.yourGames} first={20} mine />}
      <GameList status="OPEN" title={words.openTables} first={20} />
      <GameList status="RUNNING" title={words.seatsToTakeOver} first={20} seatOffered />
      <GameList status="RUNNING" title={words.toWatch} first={20} />
      <GameList status="OVER" title={words.finished} first={20} />
    </>
  );
}
