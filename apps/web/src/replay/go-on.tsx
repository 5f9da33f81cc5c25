import { accepted, ForkGameDocument, newId } from '#client';
import type { JSX } from 'preact';
import { useLocation } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { tablePath } from '../frame/paths.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { usualBot } from '../server/usual-bot.js';
import { someVisitor } from '../server/visitor.js';
import { mySeat } from '../table/turn.js';
import type { Table } from '../table/use-table.js';
import { words } from './words.js';

interface GoOnProps {
  readonly table: Table;
  /** The version to go on from. */
  readonly version: number;
  /** The seat by which the game is seen; absent for a spectator. */
  readonly seat: number | undefined;
}

/** Goes on from a version of a finished game at a table of the visitor's own: at the seat that is shown, or their own. */
export function GoOn({ table, version, seat }: GoOnProps): JSX.Element {
  const [, navigate] = useLocation();
  const { isBusy, error, run } = useDoing();
  const own = seat ?? mySeat(table) ?? 0;
  const others = table.seats.filter((each) => each.seat !== own);
  const bot = usualBot(table.ruleset.botProfiles);
  const goOn = (withPeople: boolean): Promise<boolean> =>
    run(async () => {
      await someVisitor();
      const input = { gameId: table.id, version, commandId: newId() };
      const { game } = accepted((await server().ask(ForkGameDocument, { input })).forkGame);
      const gameId = game.id;
      accepted(await server().join({ gameId, seat: own }));
      if (!withPeople) {
        for (const { seat: free } of others) accepted(await server().addBot({ gameId, bot: bot ?? '', seat: free }));
        accepted(await server().start({ gameId }));
      }
      navigate(tablePath(gameId));
    });
  return (
    <div class="go-on">
      {error && <Notice error={error} />}
      {(others.length === 0 || bot !== undefined) && (
        <button type="button" class="primary" disabled={isBusy} onClick={() => void goOn(false)}>
          {words.goOn}
        </button>
      )}
      {others.length > 0 && (
        <button type="button" class="quiet" disabled={isBusy} onClick={() => void goOn(true)}>
          {words.goOnWithPeople}
        </button>
      )}
      <small>{words.goOnText}</small>
    </div>
  );
}
