import { accepted, type LeagueCommandInput, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { nameOf, type Season } from './entries.js';
import { reasonField } from './organizer-tasks.js';
import { isAtLeast, type Role } from './roles.js';
import { TaskForm } from './task-form.js';
import { words } from './words.js';

interface AdmissionProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly role: Role;
  readonly onDone: () => void;
}

/** A command as a button. */
type Send = (label: string, command: LeagueCommandInput) => JSX.Element;

/** The join code, and the participants that wait for an approval, a place or the check-in. */
export function Admission({ place: { leagueId }, season, role, onDone }: AdmissionProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  const isOwner = isAtLeast(role, 'OWNER');
  const send: Send = (label, command) => (
    <button
      type="button"
      disabled={isBusy}
      onClick={() =>
        void run(async () => {
          accepted(await server().leagues.command(leagueId, command));
          onDone();
        })
      }
    >
      {label}
    </button>
  );
  return (
    <>
      {error && <Notice error={error} />}
      {isOwner && <JoinCode season={season} send={send} />}
      <ul class="pairings">
        {absentIn(season).map((entry) => (
          <li key={entry.player}>
            {nameOf(entry)} {send(words.checkIn, { checkIn: { season: season.number, player: entry.player } })}
          </li>
        ))}
        {season.applicants.nodes.map((one) => (
          <li key={one.player}>
            {nameOf(one)} <small>{one.approved ? words.onWaitingList : words.applied}</small>
            {isOwner && !one.approved && (
              <>
                {send(words.approve, { approve: { season: season.number, player: one.player } })}
                <TaskForm leagueId={leagueId} task={rejection(season.number, one.player)} onDone={onDone} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface JoinCodeProps {
  readonly season: Season;
  readonly send: Send;
}

const JoinCode = ({ season: { number, joinCode }, send }: JoinCodeProps): JSX.Element => (
  <p class="actions">
    {joinCode !== null && (
      <span>
        {words.joinCode}: <code>{joinCode}</code>
      </span>
    )}
    {send(words.setJoinCode, { setJoinCode: { season: number } })}
    {joinCode !== null && send(words.removeJoinCode, { removeJoinCode: { season: number } })}
  </p>
);

/** The participants that have still to check in. */
const absentIn = ({ plan, standings }: Season) =>
  plan.registration?.checkIn
    ? standings.nodes
        .map(({ entry }) => entry)
        .filter(({ checkedIn, withdrawnAfter }) => !checkedIn && withdrawnAfter === null)
    : [];

const rejection = (season: number, player: string) => ({
  label: words.reject,
  fields: [reasonField],
  commandOf: (of: (name: string) => string): LeagueCommandInput => ({
    reject: { season, player, reason: of('reason') },
  }),
});
