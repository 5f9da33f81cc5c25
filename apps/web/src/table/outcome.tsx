import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { replayPath } from '../frame/paths.js';
import { words } from '../messages/locale.js';
import { Rematch } from './rematch.js';
import { mySeat } from './turn.js';
import type { Table } from './use-table.js';

/** How a game ended, and what can be done with it now. */
export function Outcome({ table }: { readonly table: Table }): JSX.Element {
  const { id, outcome, seats, transcript } = table;
  return (
    <section aria-labelledby="result" class="outcome">
      <h2 id="result">{words.result}</h2>
      {outcome && (
        <ol>
          {outcome.placings.map(({ seat, rank, points }) => (
            <li key={seat}>
              {words.rank(rank)} <strong>{seats[seat]?.name}</strong> <span>{words.points(points)}</span>
            </li>
          ))}
        </ol>
      )}
      <div class="actions">
        <Link class="button primary" href={replayPath(id)}>
          {words.replay}
        </Link>
        {transcript !== null && (
          <a class="button" href={transcript} download>
            {words.download}
          </a>
        )}
        {mySeat(table) !== undefined && <Rematch table={table} />}
      </div>
    </section>
  );
}
