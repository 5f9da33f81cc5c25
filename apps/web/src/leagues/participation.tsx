import { accepted, type LeagueAnswer, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { BroughtDocument } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import { someVisitor, visitor } from '../server/visitor.js';
import { actsIn } from './acts.js';
import { isMine, nameOf, type Season } from './entries.js';
import { playerTasks, type Saved } from './player-tasks.js';
import { TaskForm } from './task-form.js';
import { words } from './words.js';

interface ParticipationProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  /** The number of the next round. */
  readonly round: number;
  readonly onDone: () => void;
}

/** What the visitor can do for themselves in an open season. Entering makes a guest account where they have none. */
export function Participation({ place, season, round, onDone }: ParticipationProps): JSX.Element | null {
  const { isBusy, error, run } = useDoing();
  const me = visitor.value?.id;
  const acts = actsIn(season, me);
  const saved = useSaved(season);
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
      {playerTasks(season, me, round, saved).map((task) => (
        <TaskForm key={task.label} leagueId={place.leagueId} task={task} onDone={onDone} />
      ))}
      <Vacation season={season} />
      <Waiting season={season} />
      <Invited season={season} />
    </section>
  );
}

/** The decks and bases of the visitor, where the season takes any. */
function useSaved({ plan }: Season): readonly Saved[] {
  const me = visitor.value?.id;
  const isAsked = plan.decks !== null && me !== undefined;
  const { data } = useAnswer(isAsked ? `brought ${me}` : '', () =>
    isAsked ? server().ask(BroughtDocument, {}) : Promise.resolve({ me: null }),
  );
  const { decks = [], bases } = data?.me ?? {};
  return [
    ...decks.map(({ id, name }): Saved => ({ id, name, kind: 'deckId' })),
    ...(bases?.nodes ?? []).map(({ id, name }): Saved => ({ id, name, kind: 'baseId' })),
  ];
}

/** The vacation that the visitor has left in the season, and the one that they are on. */
function Vacation({ season: { ownVacation } }: { readonly season: Season }): JSX.Element | null {
  if (!ownVacation) return null;
  const { left, until } = ownVacation;
  const isAway = until !== null && Date.parse(until) > Date.now();
  return (
    <p>
      {words.vacationLeft(left)}
      {isAway && ` ${words.onVacation(momentIn(until))}`}
    </p>
  );
}

const momentIn = (moment: string): string =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Where the visitor waits for an approval or a place. */
function Waiting({ season: { applicants } }: { readonly season: Season }): JSX.Element | null {
  const place = applicants.nodes.filter(({ approved }) => approved).findIndex(isMine);
  if (place >= 0) return <p class="notice">{words.waitingPlace(place + 1)}</p>;
  return applicants.nodes.some(isMine) ? <p class="notice">{words.waitsForApproval}</p> : null;
}

function Invited({ season: { invitations } }: { readonly season: Season }): JSX.Element | null {
  if (invitations.nodes.length === 0) return null;
  return (
    <p class="notice">
      {words.invitations}: {invitations.nodes.map(nameOf).join(', ')}
    </p>
  );
}
