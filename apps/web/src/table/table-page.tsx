import type { ComponentProps, JSX } from 'preact';
import { Link } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { paths, replayPath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import { words } from '../messages/locale.js';
import { Agreement } from './proposal.js';
import { Propose } from './propose.js';
import { Board } from './board.js';
import { Choices } from './choices.js';
import { Clocks } from './clocks.js';
import { NextGame } from './next-game.js';
import { OfferSeat } from './offer-seat.js';
import { OpenTable } from './open-table.js';
import { Outcome } from './outcome.js';
import { PieceList } from './piece-list.js';
import { PlanPanel } from './plan.js';
import { Resign } from './resign.js';
import { SeatList } from './seat-list.js';
import { StoryLog } from './story-log.js';
import { TakeBack } from './take-back.js';
import { TakeOver } from './take-over.js';
import { useTurnSound } from './turn-sound.js';
import { isAsked, mySeat, TurnLine, turnOf } from './turn.js';
import { useOffered } from './use-plan.js';
import { useSelection } from './use-selection.js';
import { useTable, type FollowedTable, type Table } from './use-table.js';

/** A game as it is played: to play it, or to watch. */
export function TablePage({ id }: { readonly id: string }): JSX.Element {
  const followed = useTable(id);
  const { table, error } = followed;
  useTitle(table ? `${turnOf(table)} · ${table.ruleset.title}` : undefined);
  if (table) return <Seated table={table} followed={followed} />;
  if (error) return <Notice error={error} />;
  return table === null ? <NoSuchGame /> : <Notice>{words.loading}</Notice>;
}

/** What is said where no game is. */
export function NoSuchGame(): JSX.Element {
  useTitle(words.noSuchGame);
  return (
    <section class="plain">
      <h1>{words.noSuchGame}</h1>
      <Link href={paths.games}>{words.allGames}</Link>
    </section>
  );
}

interface SeatedProps {
  readonly table: Table;
  readonly followed: FollowedTable;
}

function Seated({ table, followed: { story, error, refresh } }: SeatedProps): JSX.Element {
  const { id, ruleset, version, status, seats } = table;
  const mine = mySeat(table);
  const plays = mine !== undefined && status === 'RUNNING';
  const selection = useSelection(table);
  const offered = useOffered(selection.choices.commands);
  useTurnSound(isAsked(table));
  return (
    <div class="table-page">
      <header>
        <h1>{ruleset.title}</h1>
        <TurnLine table={table} />
        <Origin table={table} />
        {plays && <SeatActions table={table} seat={mine} onDone={refresh} />}
      </header>
      {error && <Notice error={error} />}
      {status === 'RUNNING' && <Agreement table={table} latest={story.events.at(-1)} onDone={refresh} />}
      <div class="board">
        {status === 'OPEN' ? (
          <OpenTable table={table} onChange={refresh} />
        ) : (
          <Board
            hasPicture={ruleset.pictures.includes('table')}
            gameId={id}
            title={ruleset.title}
            version={version}
            seat={mine}
            selection={plays ? selection : undefined}
          />
        )}
        {status !== 'OPEN' && <PieceList gameId={id} version={version} selection={plays ? selection : undefined} />}
      </div>
      <div class="hand">
        {status === 'OVER' && <Outcome table={table} />}
        {mine === undefined && status === 'RUNNING' && <TakeOver table={table} onDone={refresh} />}
        {plays && !table.pause && <Choices gameId={id} selection={selection} onDone={refresh} />}
        {mine !== undefined && !isAsked(table) && <Meanwhile table={table} offered={offered} events={story.events} />}
      </div>
      <aside>
        <Clocks table={table} onDone={refresh} />
        <SeatList seats={seats} waiting={table.waiting} />
        <StoryLog gameId={id} story={story} />
      </aside>
    </div>
  );
}

/** Where a game goes on from, with a link to that moment. */
function Origin({ table: { forkedFrom } }: { readonly table: Table }): JSX.Element | null {
  if (!forkedFrom) return null;
  const { gameId, version } = forkedFrom;
  return (
    <p>
      <Link href={`${replayPath(gameId)}?v=${String(version)}`}>{words.goesOnFrom(version)}</Link>
    </p>
  );
}

/** What a player may do while others play, or once the game is over. */
const Meanwhile = (props: ComponentProps<typeof PlanPanel>): JSX.Element => (
  <>
    {props.table.status === 'RUNNING' && <PlanPanel {...props} />}
    <NextGame gameId={props.table.id} />
  </>
);

interface SeatActionsProps {
  readonly table: Table;
  readonly seat: number;
  readonly onDone: () => Promise<void>;
}

/** What a player may do besides playing. */
function SeatActions({ table, seat, onDone }: SeatActionsProps): JSX.Element {
  return (
    <>
      <TakeBack table={table} onDone={onDone} />
      <Propose table={table} onDone={onDone} />
      <Resign gameId={table.id} onDone={onDone} />
      <OfferSeat gameId={table.id} isOffered={table.seats[seat]?.offered != null} onDone={onDone} />
    </>
  );
}
