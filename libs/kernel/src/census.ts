import type { Seat } from './seat.js';

/** The counts of a simulation in the games of a ruleset. */
export interface Census<State, Event> {
  /** The properties of a seat, dealt or chosen, that may make it win more often, by kind: `{ leader: 'the-ferryman' }`. Asked at the end. */
  traits(state: State, seat: Seat): Readonly<Record<string, string>>;
  /**
   * What the events of a game made of one of its seats, by kind, as `{ 'first in turn 1': 0 }`: how often it wins with that is
   * counted beside how often the others do.
   */
  roles?(events: readonly Event[]): Readonly<Record<string, Seat>>;
  /** The things that an event shows in use, as `kind:id` (`quest:the-drowned-bell`, `action:trade`). */
  uses(event: Event): Iterable<string>;
  /** Everything that should come into use now and then, as `kind:id`. */
  readonly all: readonly string[];
  /** How long a game was, in the turns or rounds of its rules. */
  turns(state: State): number;
}
