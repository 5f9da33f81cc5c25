import { accepted, type LeagueAnswer, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor, visitor } from '../server/visitor.js';
import { actsIn } from './acts.js';
import { nameOf, type Season } from './entries.js';
import { words } from './words.js';

interface ParticipationProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly onDone: () => void;
}

/** What the visitor can do for themselves in an open season. Entering makes a guest account where they have none. */
export function Participation({ place, season, onDone }: ParticipationProps): JSX.Element | null {
  const { isBusy, error, run } = useDoing();
  const acts = actsIn(season, visitor.value?.id);
  if (season.status !== 'OPEN') return null;
  const send = (command: () => Promise<LeagueAnswer>): void =>
    void run(async () => {
      await someVisitor();
      accepted(await command());
      onDone();
    });
  return (
    <section class="actions">
      {error && <Notice error={error} />}
      {acts.map(({ label, command, isMain = false }) => (
        <button
          key={label}
          type="button"
          class={isMain ? 'primary' : undefined}
          disabled={isBusy}
          onClick={() => send(() => server().leagues.command(place.leagueId, command))}
        >
          {label}
        </button>
      ))}
      {acts.length === 0 && (
        <button
          type="button"
          class="primary"
          disabled={isBusy}
          onClick={() => send(() => server().leagues.enter(place))}
        >
          {words.enter}
        </button>
      )}
      <Invited season={season} />
    </section>
  );
}

function Invited({ season: { invitations } }: { readonly season: Season }): JSX.Element | null {
  if (invitations.nodes.length === 0) return null;
  return (
    <p class="notice">
      {words.invitations}: {invitations.nodes.map(nameOf).join(', ')}
    </p>
  );
}
