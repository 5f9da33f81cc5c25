import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { tablePath } from '../frame/paths.js';
import { waitsForMe } from '../games/game-list.js';
import { ListedDocument, type ListedQuery } from '../generated/operations.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';

/** Milliseconds within which bots answer: until then a player stays. */
const STAYS = 2_000;

/** The way to another game that waits for the visitor, while this one does not. */
export function NextGame({ gameId }: { readonly gameId: string }): JSX.Element | null {
  const [next, setNext] = useState<ListedQuery['games']['nodes'][number]>();
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const { games } = await server().ask(ListedDocument, {
        status: 'RUNNING',
        first: 20,
        mine: true,
        withTurn: true,
      });
      if (isWanted) setNext(games.nodes.find((game) => game.id !== gameId && waitsForMe(game)));
    };
    const timer = setTimeout(() => void look().catch(() => undefined), STAYS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [gameId]);
  return next ? (
    <p>
      <Link href={tablePath(next.id)}>{words.nextGame(next.ruleset.title)}</Link>
    </p>
  ) : null;
}
