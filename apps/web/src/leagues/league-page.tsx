import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { late } from '../frame/late.js';
import { Notice } from '../frame/notice.js';
import { paths, seasonPath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { LeaguePageDocument, type LeaguePageQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { visitor } from '../server/visitor.js';
import { LeagueLog } from './league-log.js';
import { reasonField } from './organizer-tasks.js';
import type { SeasonFormProps } from './season-form.js';
import { TaskForm } from './task-form.js';
import type { Task } from './task.js';
import { useVersion } from './use-version.js';
import { words } from './words.js';

// Few visitors of a league run it.
const SeasonForm = late<SeasonFormProps>(() => import('./season-form.js').then((part) => part.SeasonForm));

type League = NonNullable<LeaguePageQuery['league']>;

/** A league: its seasons, its public log, and for its operators the next season. */
export function LeaguePage({ id }: { readonly id: string }): JSX.Element {
  const { version, refresh } = useVersion(id);
  const { data, error } = useAnswer(`${id} ${String(version)}`, () => server().ask(LeaguePageDocument, { id }));
  const league = data?.league;
  useTitle(league?.name ?? common.leagues);
  if (error) return <Notice error={error} />;
  if (!data) return <Notice>{common.loading}</Notice>;
  if (!league)
    return (
      <section class="plain">
        <h1>{words.noSuchLeague}</h1>
        <Link href={paths.leagues}>{common.leagues}</Link>
      </section>
    );
  const isOperator = league.operators.some((one) => one.id === visitor.value?.id);
  // A league has one open season at a time.
  const mayOpen = isOperator && league.seasons.every(({ status }) => status === 'CLOSED');
  return (
    <>
      <header class="page-head">
        <h1>{league.name}</h1>
        <p>
          {words.runBy(league.operators.map(({ name }) => name).join(', '))}
          {league.vouched && ` · ${words.vouched}`}
        </p>
      </header>
      <Seasons league={league} />
      {mayOpen && !league.archived && (
        <details class="panel">
          <summary>{words.openSeason}</summary>
          <SeasonForm leagueId={league.id} seasons={league.seasons} />
        </details>
      )}
      {mayOpen && <TaskForm leagueId={league.id} task={archiving(league.archived)} onDone={refresh} />}
      <LeagueLog id={league.id} version={league.version} />
      <p>
        <a href={league.transcript} download>
          {words.transcript}
        </a>
      </p>
    </>
  );
}

/** Into the archive, or out of it. */
const archiving = (isArchived: boolean): Task => ({
  label: isArchived ? words.restore : words.archive,
  fields: [reasonField],
  commandOf(of) {
    const about = { reason: of('reason') };
    return isArchived ? { restoreLeague: about } : { archiveLeague: about };
  },
});

const Seasons = ({ league: { id, seasons } }: { readonly league: League }): JSX.Element => (
  <section aria-labelledby="seasons">
    <h2 id="seasons">{words.seasons}</h2>
    {seasons.length === 0 && <Notice>{words.noSeasons}</Notice>}
    <ul class="games">
      {seasons.toReversed().map(({ number, name, status, ruleset }) => (
        <li key={number}>
          <Link href={seasonPath(id, number)}>
            <strong>{words.seasonOf(number, name)}</strong>
            <span>
              {ruleset?.title} · {words.status[status]}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
