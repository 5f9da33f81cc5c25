import type { Answer, LeagueAnswer } from '#client';
import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { locale } from '../messages/locale.js';
import { server } from '../server/server.js';
import { words } from './clock-words.js';
import { mySeat } from './turn.js';
import { useSending } from './use-sending.js';
import type { Table } from './use-table.js';

const HOUR = 3_600;

interface ClocksProps {
  readonly table: Table;
  readonly onDone: () => Promise<void>;
}

/** When the time of seats runs out, the days that do not count, and time that the visitor may take or give. */
export function Clocks({ table, onDone }: ClocksProps): JSX.Element | null {
  const { id: gameId, seats, calendar } = table;
  const { isSending, error, send } = useSending(onDone);
  const mine = mySeat(table);
  const running = seats.filter(({ deadline }) => deadline !== null);
  if (running.length === 0) return null;
  const own = running.find(({ seat, vacationDays }) => seat === mine && vacationDays);
  const others = mine === undefined ? [] : running.filter(({ seat, bot }) => seat !== mine && bot === null);
  return (
    <section aria-labelledby="clocks" class="seats">
      <h2 id="clocks">{words.clocks}</h2>
      <ol>
        {running.map((seat) => (
          <li key={seat.seat}>{timeOf(seat)}</li>
        ))}
      </ol>
      {calendar && <p>{daysOffIn(calendar.daysOff)}</p>}
      {error && <Notice error={error} />}
      {(own || others.length > 0) && (
        <p class="actions">
          {own && <TakeVacation table={table} left={own.vacationDays ?? 0} isSending={isSending} send={send} />}
          {others.map((seat) => (
            <button
              key={seat.seat}
              type="button"
              class="quiet"
              disabled={isSending}
              onClick={() => void send(() => server().agreements.grantTime({ gameId, seat: seat.seat, seconds: HOUR }))}
            >
              {words.give(nameOf(seat))}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

interface TakeVacationProps extends Pick<ReturnType<typeof useSending>, 'isSending' | 'send'> {
  readonly table: Table;
  /** Days that the visitor may still take. */
  readonly left: number;
}

/** A day of vacation: in this game, or in all games of a season that gives it. */
function TakeVacation({ table, left, isSending, send }: TakeVacationProps): JSX.Element {
  const { id: gameId, league, vacation } = table;
  const season = vacation?.season ?? null;
  const take = (): Promise<Answer | LeagueAnswer> =>
    league && season !== null
      ? server().leagues.takeVacation({ leagueId: league.id, season }, 1)
      : server().agreements.takeVacation({ gameId, days: 1 });
  return (
    <button type="button" class="quiet" disabled={isSending} onClick={() => void send(take)}>
      {season !== null ? words.vacationOfSeason : words.vacation} ({words.vacationLeft(left)})
    </button>
  );
}

type ShownSeat = Table['seats'][number];

const nameOf = ({ name, seat }: ShownSeat): string => name ?? String(seat + 1);

const told = (moment: string): string =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });

function timeOf(seat: ShownSeat): string {
  const { deadline, vacationUntil } = seat;
  const isAway = vacationUntil !== null && Date.parse(vacationUntil) > Date.now();
  const until = words.until(nameOf(seat), told(deadline ?? ''));
  return isAway ? `${until} (${words.away(told(vacationUntil))})` : until;
}

/** The days that do not count, by their names. */
function daysOffIn(daysOff: readonly number[]): string {
  if (daysOff.length === 2 && daysOff.includes(6) && daysOff.includes(7)) return words.weekends;
  // A Monday in UTC.
  const name = (day: number): string =>
    new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' });
  return words.daysOff(daysOff.map(name).join(', '));
}
