import { addCounting, countingBetween, DAY } from './calendar.js';
import type { Clocks, SeatClock, StepClock } from './clocks.js';
import type { GameEvent } from './game-events.js';
import type { Game } from './game.js';
import { timeOf } from './moment.js';
import type { Seat } from './seat.js';

/** An event by which time ends later. */
type ClockEvent = Extract<GameEvent, { readonly type: 'clockPardoned' | 'vacationTaken' | 'timeGranted' }>;

/** Applies an event by which time ends later, in place. */
export function evolveClocks(game: Game, event: ClockEvent): void {
  switch (event.type) {
    case 'clockPardoned':
      game.clocks = prolonged(game, event);
      return;
    case 'vacationTaken':
      stopFor(game, { ...event, until: timeOf(event.until) });
      return;
    case 'timeGranted':
      grant(game, event);
      return;
  }
}

/** The clocks, of which that of a step runs longer. Seconds. */
const prolonged = (
  { clocks, calendar }: Clocks,
  { stepId, seconds }: { readonly stepId: string; readonly seconds: number },
): StepClock[] =>
  clocks.map((clock) => {
    if (clock.stepId !== stepId || clock.due === null) return clock;
    const later = (time: number): number => addCounting(time, seconds * 1_000, calendar);
    const asked = clock.asked?.map(({ seat, from, until }) => ({ seat, from: later(from), until: later(until) }));
    return { ...clock, due: later(clock.due), ...(asked ? { asked } : {}) };
  });

/** Time that a seat is given. */
interface Grant {
  readonly giver: Seat;
  readonly seat: Seat;
  readonly seconds: number;
}

/** Gives the seat that is asked more time, in place: in its bank, where it has one, elsewhere for this step. */
function grant(game: Game, { giver, seat, seconds }: Grant): void {
  const { calendar, banks } = game;
  game.clocks = withClock(game.clocks, seat, ({ from, until }) => {
    const later = addCounting(until, seconds * 1_000, calendar);
    return { seat, from: banks ? from : later, until: later };
  });
  game.granted = withEntry(game.granted ?? [], giver, (given = 0) => given + seconds);
}

/** A vacation. `until`: its end, in milliseconds since 1970. */
interface Taken {
  readonly seat: Seat;
  readonly days: number;
  readonly until: number;
}

/** Lets the clock of the seat that is asked stand still, in place, until the end of its vacation. */
function stopFor(game: Clocks, { seat, days, until: end }: Taken): void {
  const { calendar, vacations = [] } = game;
  const begin = end - days * DAY;
  const later = (time: number): number => addCounting(end, countingBetween(begin, time, calendar), calendar);
  game.clocks = withClock(game.clocks, seat, ({ from, until }) => ({ seat, from: later(from), until: later(until) }));
  game.vacations = vacations.map((own, at) => (at === seat ? { left: own.left - days, until: end } : own));
}

/** The clocks, of which the open one has another time for a seat. */
const withClock = (clocks: readonly StepClock[], seat: Seat, change: (clock: SeatClock) => SeatClock): StepClock[] =>
  clocks.map((clock) => {
    const { due, asked = [] } = clock;
    if (due === null) return clock;
    const own = asked.find((each) => each.seat === seat) ?? { seat, from: due, until: due };
    return { ...clock, asked: [...asked.filter((each) => each.seat !== seat), change(own)] };
  });

/** A list by seat with another value for one of them. */
const withEntry = (list: readonly number[], seat: Seat, change: (value?: number) => number): number[] =>
  Array.from({ length: Math.max(list.length, seat + 1) }, (_, at) =>
    at === seat ? change(list[at]) : (list[at] ?? 0),
  );
