import type { JSX } from 'preact';
import { words as common } from '../messages/locale.js';
import type { Table } from '../table/use-table.js';
import type { Shown } from './use-moment.js';
import { words } from './words.js';

interface ReportProps {
  readonly table: Table;
  readonly shown: Shown;
  /** The seat by which the game is seen; absent for a spectator. */
  readonly seat: number | undefined;
}

/** What a report of a fault needs: a link to the game, the version and the seat. */
export function Report({ table: { ruleset, seats }, shown, seat }: ReportProps): JSX.Element | null {
  const { moment, addressOf } = shown;
  if (!moment) return null;
  const viewer = seat === undefined ? common.spectator : (seats[seat]?.name ?? String(seat + 1));
  return (
    <details class="shared-link">
      <summary>{words.report}</summary>
      <p>{words.reportText}</p>
      <code>
        {words.reported(ruleset.title, moment.version, viewer)}
        <br />
        {location.origin + addressOf({})}
      </code>
    </details>
  );
}
