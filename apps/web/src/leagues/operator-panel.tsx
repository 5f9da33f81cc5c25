import { accepted, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { Admission } from './admission.js';
import type { Participants, Season } from './entries.js';
import { ImportRounds, takesRounds } from './import-rounds.js';
import { organizerTasks } from './organizer-tasks.js';
import { PairRound } from './pair-round.js';
import { isAtLeast, type Role } from './roles.js';
import { ChangePlan } from './season-form.js';
import { TaskForm } from './task-form.js';
import { words } from './words.js';

/** What operators of a league work on. */
export interface OperatorPanelProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly role: Role;
  readonly participants: Participants;
  /** The version of the league that the page shows. */
  readonly version: number;
  readonly lastRound: number;
  readonly onDone: () => void;
}

/** What organizers do in a season, each as far as their role goes. */
export function OperatorPanel({ place, season, role, lastRound, onDone, ...pairing }: OperatorPanelProps): JSX.Element {
  const isOwner = isAtLeast(role, 'OWNER');
  return (
    <section class="panel" aria-labelledby="operator">
      <h2 id="operator">{words.operator}</h2>
      {isOwner && <PairRound key={lastRound} place={place} round={lastRound + 1} onDone={onDone} {...pairing} />}
      {lastRound === 0 && <Admission place={place} season={season} role={role} onDone={onDone} />}
      {isOwner && lastRound === 0 && <ChangePlan place={place} onDone={onDone} />}
      {isOwner && lastRound === 0 && takesRounds(season) && <ImportRounds place={place} onDone={onDone} />}
      {isOwner && <Invite place={place} onDone={onDone} />}
      {organizerTasks(season, lastRound + 1, role).map((task) => (
        <TaskForm key={task.label} leagueId={place.leagueId} task={task} onDone={onDone} />
      ))}
      {isOwner && <CloseSeason place={place} onDone={onDone} />}
    </section>
  );
}

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
