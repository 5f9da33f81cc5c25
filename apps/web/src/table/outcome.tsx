import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { replayPath } from '../frame/paths.js';
import { words } from '../messages/locale.js';
import type { Table } from './use-table.js';

/** How a game ended, and what can be done with it now. */
export function Outcome({ table: { id, outcome, seats, transcript } }: { readonly table: Table }): JSX.Element {
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
      <p class="actions">
        <Link class="button primary" href={replayPath(id)}>
          {words.replay}
        </Link>
        {transcript !== null && (
          <a class="button" href={transcript} download>
            {words.download}
          </a>
        )}
      </p>
    </section>
  );
}
