import { accepted, type LeagueAnswer, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor, visitor } from '../server/visitor.js';
import { isMine, nameOf, type Season } from './entries.js';
import { words } from './words.js';

interface ParticipationProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly onDone: () => void;
}

/** What the visitor can do for themselves: enter, answer an invitation, withdraw. */
export function Participation({ place, season, onDone }: ParticipationProps): JSX.Element | null {
  const { isBusy, error, run } = useDoing();
  const me = visitor.value?.id;
  const entered = season.standings.nodes
    .map(({ entry }) => entry)
    .find((entry) => isMine(entry) && entry.withdrawnAfter === null);
  const invitation = season.invitations.nodes.find((one) => isMine(one) && !one.accepted.some(({ id }) => id === me));
  if (season.status !== 'OPEN') return null;
  const send = (command: () => Promise<LeagueAnswer>): void =>
    void run(async () => {
      await someVisitor();
      accepted(await command());
      onDone();
    });
  const { leagues } = server();
  const mine = (player: string) => ({ ...place, ...(player === me ? {} : { team: player }) });
  return (
    <section class="actions">
      {error && <Notice error={error} />}
      {invitation && (
        <>
          <Act
            isBusy={isBusy}
            isMain
            label={words.accept}
            onClick={() => send(() => leagues.accept(mine(invitation.player)))}
          />
          <Act
            isBusy={isBusy}
            label={words.decline}
            onClick={() => send(() => leagues.decline(mine(invitation.player)))}
          />
        </>
      )}
      {!invitation && !entered && (
        <Act isBusy={isBusy} isMain label={words.enter} onClick={() => send(() => server().leagues.enter(place))} />
      )}
      {entered && (
        <Act
          isBusy={isBusy}
          label={words.withdraw}
          onClick={() =>
            send(() =>
              leagues.command(place.leagueId, {
                withdraw: { season: place.season, player: entered.player, reason: words.withdrawReason },
              }),
            )
          }
        />
      )}
      <Invited season={season} />
    </section>
  );
}

interface ActProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

const Act = ({ label, isBusy, isMain = false, onClick }: ActProps): JSX.Element => (
  <button type="button" class={isMain ? 'primary' : undefined} disabled={isBusy} onClick={onClick}>
    {label}
  </button>
);

function Invited({ season: { invitations } }: { readonly season: Season }): JSX.Element | null {
  if (invitations.nodes.length === 0) return null;
  return (
    <p class="notice">
      {words.invitations}: {invitations.nodes.map(nameOf).join(', ')}
    </p>
  );
}
