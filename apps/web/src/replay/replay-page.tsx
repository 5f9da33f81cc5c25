import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { tablePath, verifyPath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { words } from '../messages/locale.js';
import { Board } from '../table/board.js';
import { NoSuchGame } from '../table/table-page.js';
import { useTable, type FollowedTable, type Table } from '../table/use-table.js';
import { WhyButton, WhyDialog } from '../table/why.js';
import { GoOn } from './go-on.js';
import { momentsOf, type Moment } from './moments.js';
import { Notes } from './notes.js';
import { Report } from './report.js';
import { Timeline } from './timeline.js';
import { TurningPoints } from './turning-points.js';
import { useMoment, type Shown } from './use-moment.js';

/** A game moment by moment, as any seat saw it once it is over. */
export function ReplayPage({ id }: { readonly id: string }): JSX.Element {
  const followed = useTable(id);
  const { table, error } = followed;
  useTitle(table ? words.replayOf(table.ruleset.title) : undefined);
  if (table) return <Replayed table={table} followed={followed} />;
  if (error) return <Notice error={error} />;
  return table === null ? <NoSuchGame /> : <Notice>{words.loading}</Notice>;
}

interface ReplayedProps {
  readonly table: Table;
  readonly followed: FollowedTable;
}

function Replayed({ table, followed: { story } }: ReplayedProps): JSX.Element {
  const { id, ruleset, status, transcript } = table;
  const moments = useMemo(() => momentsOf(story.events), [story.events]);
  const shown = useMoment(moments);
  const { moment } = shown;
  const seat = status === 'OVER' ? shown.seat : undefined;
  return (
    <div class="table-page">
      <header>
        <h1>{words.replayOf(ruleset.title)}</h1>
        <p class="turn">
          <Link href={tablePath(id)}>{words.toTable}</Link>
          {transcript !== null && (
            <>
              {' · '}
              <Link href={verifyPath(id)}>{words.verifyGame}</Link>
              {' · '}
              <a href={transcript} download>
                {words.download}
              </a>
              {' · '}
              <a href={`/v1/games/${encodeURIComponent(id)}/log-proof`} download="log-proof.txt">
                {words.logProof}
              </a>
            </>
          )}
        </p>
      </header>
      {story.error && <Notice error={story.error} />}
      <div class="board">
        {moment && (
          <Board
            hasPicture={ruleset.pictures.includes('table')}
            gameId={id}
            title={ruleset.title}
            version={moment.version}
            isFixed
            seat={seat}
          />
        )}
      </div>
      <Controls table={table} moments={moments} shown={shown} seat={seat} />
      <aside>
        <Told moments={moments} shown={shown} />
        <Notes gameId={id} shown={shown} />
      </aside>
    </div>
  );
}

interface ControlsProps {
  readonly table: Table;
  readonly moments: readonly Moment[];
  readonly shown: Shown;
  /** The seat by which the game is seen; absent for a spectator. */
  readonly seat: number | undefined;
}

/** What happened at the moment, and the ways to others. */
function Controls({ table, moments, shown, seat }: ControlsProps): JSX.Element {
  const { place, moment, show } = shown;
  return (
    <div class="hand">
      <p class="said" aria-live="polite">
        {moment?.sentences.at(-1)}
      </p>
      <Timeline place={place} count={moments.length} show={show} />
      <TurningPoints moments={moments} place={place} show={show} />
      {table.status === 'OVER' ? <SeenBy table={table} shown={shown} /> : <Notice>{words.stillRunning}</Notice>}
      {table.status === 'OVER' && moment && place < moments.length - 1 && (
        <GoOn table={table} version={moment.version} seat={seat} />
      )}
      <a href={shown.addressOf({})}>{words.linkToMoment}</a>
      <Report table={table} shown={shown} seat={seat} />
    </div>
  );
}

function SeenBy({ table: { seats }, shown }: { readonly table: Table; readonly shown: Shown }): JSX.Element {
  return (
    <p class="timeline">
      <label>
        {words.seenBy}
        <select
          value={shown.seat ?? ''}
          onChange={({ currentTarget: { value } }) => shown.showTo(value === '' ? undefined : Number(value))}
        >
          <option value="">{words.spectator}</option>
          {seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name ?? String(seat + 1)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

/** The story as links: a sentence opens the table at its moment. */
function Told({ moments, shown }: { readonly moments: readonly Moment[]; readonly shown: Shown }): JSX.Element {
  const log = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Moment['reasoned']>();
  useEffect(() => {
    const now = log.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list is scrolled: the page stays where it is.
    if (log.current && now) log.current.scrollTop = now.offsetTop - log.current.clientHeight / 2;
  }, [shown.place, moments.length]);
  // A long story is drawn again only when it changes.
  const lines = useMemo(
    () =>
      moments.map(({ version, sentences, reasoned, isTurningPoint }, place) => (
        <li
          key={version}
          class={isTurningPoint ? 'turning' : undefined}
          aria-current={place === shown.place ? 'step' : undefined}
        >
          <Link href={shown.addressOf({ version })} replace>
            {sentences.join(' ') || words.gameOver}
          </Link>
          {reasoned.length > 0 && <WhyButton about={sentences.join(' ')} onAsk={() => setAsked(reasoned)} />}
        </li>
      )),
    [moments, shown.place, shown.seat],
  );
  return (
    <section aria-labelledby="story" class="story">
      <h2 id="story">{words.story}</h2>
      <div ref={log} class="log">
        <ol>{lines}</ol>
      </div>
      {asked && <WhyDialog events={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
