import { accepted, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import type { Season } from './entries.js';
import { words } from './words.js';

/** The longest reason. */
const LONGEST_REASON = 500;

/** Whether a season may take rounds that were played elsewhere: a Swiss or a round robin without groups. */
export const takesRounds = ({ plan: { format, groups } }: Season): boolean =>
  ['LeagueSwiss', 'LeagueRoundRobin'].includes(format.__typename) && groups === null;

interface ImportRoundsProps {
  readonly place: SeasonPlace;
  readonly onDone: () => void;
}

/** Takes the rounds of a tournament report, a file, into a season without rounds. */
export function ImportRounds({ place: { leagueId, season: number }, onDone }: ImportRoundsProps): JSX.Element {
  const [file, setFile] = useState<File>();
  const [reason, setReason] = useState('');
  const { isBusy, error, run } = useDoing();
  const send = (): Promise<boolean> =>
    run(async () => {
      const report = (await file?.text()) ?? '';
      accepted(await server().leagues.importRounds({ leagueId, number, report, reason }));
      onDone();
    });
  return (
    <details class="decide">
      <summary>{words.importRounds}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.importHint}</p>
        <label>
          {words.reportFile}
          <input
            type="file"
            accept=".trf,.trfx,.txt,text/plain"
            required
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        </label>
        <TextBox
          label={words.importReason}
          hint={words.reasonHint}
          value={reason}
          longest={LONGEST_REASON}
          onValue={setReason}
        />
        {error && <Notice error={error} />}
        <button type="submit" class="primary" disabled={isBusy || !file}>
          {words.send}
        </button>
      </form>
    </details>
  );
}
