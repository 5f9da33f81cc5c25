import { accepted, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import type { Participants } from './entries.js';
import { PairRound } from './pair-round.js';
import { words } from './words.js';

interface OperatorPanelProps {
  readonly place: SeasonPlace;
  readonly participants: Participants;
  /** The version of the league that the page shows. */
  readonly version: number;
  readonly lastRound: number;
  readonly onDone: () => void;
}

/** What operators do in a season: pair its next round, invite players, close it. */
export const OperatorPanel = ({ place, participants, version, lastRound, onDone }: OperatorPanelProps): JSX.Element => (
  <section class="panel" aria-labelledby="operator">
    <h2 id="operator">{words.operator}</h2>
    <PairRound
      key={lastRound}
      place={place}
      participants={participants}
      version={version}
      round={lastRound + 1}
      onDone={onDone}
    />
    <Invite place={place} onDone={onDone} />
    <CloseSeason place={place} onDone={onDone} />
  </section>
);

interface ActionProps {
  readonly place: SeasonPlace;
  readonly onDone: () => void;
}

function Invite({ place: { leagueId, season }, onDone }: ActionProps): JSX.Element {
  const [player, setPlayer] = useState('');
  const { isBusy, error, run } = useDoing();
  const invite = (): Promise<boolean> =>
    run(async () => {
      accepted(await server().leagues.command(leagueId, { enter: { season, player, members: [player] } }));
      setPlayer('');
      onDone();
    });
  return (
    <form
      class="one-line"
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <TextBox
        label={words.accountId}
        hint={words.accountIdHint}
        value={player}
        longest={200}
        onValue={(text) => setPlayer(text.trim())}
      />
      <button type="submit" disabled={isBusy}>
        {words.invite}
      </button>
      {error && <Notice error={error} />}
    </form>
  );
}

/** Asks once: a closed season stays closed. */
function CloseSeason({ place: { leagueId, season }, onDone }: ActionProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  const close = (): Promise<boolean> =>
    run(async () => {
      accepted(await server().leagues.command(leagueId, { closeSeason: { season, games: 'ABANDON' } }));
      onDone();
    });
  return (
    <details class="decide">
      <summary>{words.closeSeason}</summary>
      <p>{words.closeQuestion}</p>
      {error && <Notice error={error} />}
      <button type="button" class="danger" disabled={isBusy} onClick={() => void close()}>
        {words.closeSeason}
      </button>
    </details>
  );
}
