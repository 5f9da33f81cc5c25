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

/** Who waits for an approval, a place or the check-in, and the join code. */
export function Admission({ place: { leagueId }, season, role, onDone }: AdmissionProps): JSX.Element {
  const { isBusy, error, run } = useDoing();
  const { number, applicants, plan, joinCode } = season;
  const isOwner = isAtLeast(role, 'OWNER');
  const send = (command: LeagueCommandInput): void =>
    void run(async () => {
      accepted(await server().leagues.command(leagueId, command));
      onDone();
    });
  const button = (label: string, command: LeagueCommandInput): JSX.Element => (
    <button type="button" disabled={isBusy} onClick={() => send(command)}>
      {label}
    </button>
  );
  const absent = plan.registration?.checkIn
    ? season.standings.nodes.map(({ entry }) => entry).filter(({ checkedIn }) => !checkedIn)
    : [];
  return (
    <>
      {error && <Notice error={error} />}
      {isOwner && (
        <p class="actions">
          {joinCode !== null && (
            <span>
              {words.joinCode}: <code>{joinCode}</code>
            </span>
          )}
          {button(words.setJoinCode, { setJoinCode: { season: number } })}
          {joinCode !== null && button(words.removeJoinCode, { removeJoinCode: { season: number } })}
        </p>
      )}
      <ul class="pairings">
        {absent.map((entry) => (
          <li key={entry.player}>
            {nameOf(entry)} {button(words.checkIn, { checkIn: { season: number, player: entry.player } })}
          </li>
        ))}
        {applicants.nodes.map((one) => (
          <li key={one.player}>
            {nameOf(one)} <small>{one.approved ? words.onWaitingList : words.applied}</small>
            {isOwner && !one.approved && (
              <>
                {button(words.approve, { approve: { season: number, player: one.player } })}
                <TaskForm
                  leagueId={leagueId}
                  task={{
                    label: words.reject,
                    fields: [reasonField],
                    commandOf: (of) => ({
                      reject: { season: number, player: one.player, reason: of('reason') },
                    }),
                  }}
                  onDone={onDone}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
