import { accepted } from '#client';
import type { JSX } from 'preact';
import { useLocation } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { tablePath } from '../frame/paths.js';
import { words } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import type { Table } from './use-table.js';

/** Asks for another game of the same players. Against bots alone it starts at once, at a table of people once all have come. */
export function Rematch({ table: { id, seats } }: { readonly table: Table }): JSX.Element {
  const [, navigate] = useLocation();
  const { isBusy, error, run } = useDoing();
  const isAlone = seats.every(({ mine, bot }) => mine || bot !== null);
  const ask = (): Promise<boolean> =>
    run(async () => {
      const { game } = accepted(await server().rematch({ gameId: id }));
      if (isAlone) accepted(await server().start({ gameId: game.id }));
      navigate(tablePath(game.id));
    });
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void ask()}>
        {words.rematch}
      </button>
      {error && <Notice error={error} />}
    </>
  );
}
