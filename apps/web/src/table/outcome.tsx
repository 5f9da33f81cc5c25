import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { replayPath, verifyPath } from '../frame/paths.js';
import { words } from '../messages/locale.js';
import { Rematch } from './rematch.js';
import { mySeat } from './turn.js';
import type { Table } from './use-table.js';
import { PartTable } from './why.js';

/** How a game ended, and what can be done with it now. */
export function Outcome({ table }: { readonly table: Table }): JSX.Element {
  const { id, outcome, ruleset, seats, transcript } = table;
  return (
    <section aria-labelledby="result" class="outcome">
      <h2 id="result">{words.result}</h2>
      {outcome && (
        <ol>
          {outcome.placings.map((placing) => (
            <li key={placing.seat}>
              {words.rank(placing.rank)} <strong>{seats[placing.seat]?.name}</strong>{' '}
              <Points placing={placing} named={ruleset.scoreParts} />
            </li>
          ))}
        </ol>
      )}
      <div class="actions">
        <Link class="button primary" href={replayPath(id)}>
          {words.replay}
        </Link>
        {transcript !== null && (
          <>
            <Link class="button" href={verifyPath(id)}>
              {words.verifyGame}
            </Link>
            <a class="button" href={transcript} download>
              {words.download}
            </a>
          </>
        )}
        {mySeat(table) !== undefined && <Rematch table={table} />}
      </div>
    </section>
  );
}

interface PointsProps {
  readonly placing: NonNullable<Table['outcome']>['placings'][number];
  readonly named: Table['ruleset']['scoreParts'];
}

/** The points of a seat; where they come from several sources, part by part on request, each with the rule that counts it. */
function Points({ placing: { points, parts }, named }: PointsProps): JSX.Element {
  const sum = words.points(points);
  if (parts.length < 2) return <span>{sum}</span>;
  const told = parts.map(({ name, points: value }) => {
    const part = named.find((one) => one.name === name);
    return { label: part?.title ?? name, value: String(value).replace('-', '−'), ruleId: part?.ruleId ?? null };
  });
  return (
    <details class="points">
      <summary>{sum}</summary>
      <PartTable parts={told} />
    </details>
  );
}
