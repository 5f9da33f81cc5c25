import type { Random } from '../random.js';
import type { Seat } from '../seat.js';
import { MOST_EVENTS, MOST_STEPS, type Turn } from '../turn.js';
import { scripted, type ScriptedChance } from './scripted-chance.js';

/** Thrown by a turn that comes to where its test wants to stop. */
export class TurnStopped extends Error {}

/** How a turn in a test is run. */
export interface TurnScript<Event, Command = unknown> {
  /** The results of chance; when absent, any draw is an error, and a shuffle leaves its list as it is. */
  readonly chance?: ScriptedChance;
  /** The turn stops after the first event for which this is true. */
  readonly stopsAt?: (event: Event) => boolean;
  /** The ruleset's `legalCommands`, where the code under test asks for them. */
  readonly legal?: (seat: Seat) => Iterable<Command>;
}

/** The turn of one command on a state of the test's own, with scripted chance. Changes the state. */
export class ScriptedTurn<State, Event, Command = unknown> implements Turn<State, Event, Command> {
  readonly events: Event[] = [];
  private readonly chance: ScriptedChance;
  private steps = 0;

  /** @param evolve the ruleset's. */
  constructor(
    private readonly evolve: (state: State, event: Event) => void,
    readonly state: State,
    private readonly script: TurnScript<Event, Command> = {},
  ) {
    this.chance = script.chance ?? scripted({}, {});
  }

  get random(): Random {
    return this.chance.random;
  }

  emit(event: Event): void {
    if (this.events.length === MOST_EVENTS) throw new Error(`More than ${MOST_EVENTS} events in one command.`);
    this.events.push(event);
    this.evolve(this.state, event);
    if (this.script.stopsAt?.(event)) throw new TurnStopped('The test stops the turn here.');
  }

  legal(seat: Seat): readonly Command[] {
    return [...(this.script.legal?.(seat) ?? [])];
  }

  spend(steps = 1): void {
    this.steps += steps;
    if (this.steps > MOST_STEPS) throw new Error(`More than ${MOST_STEPS} steps in one command.`);
  }

  /** Runs something to its end, or to where the script stops it. Throws an Error when chance was scripted and not used. */
  run(act: (turn: this) => void): void {
    try {
      act(this);
    } catch (error) {
      if (!(error instanceof TurnStopped)) throw error;
    }
    this.chance.mustBeExhausted();
  }
}
