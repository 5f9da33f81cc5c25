import { atSeat, clone, isRefusal, waitsForSeats, type Seat, type Waiting } from '#kernel';
import type { Command } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import { guilds } from '../guilds.js';
import type { GuildsRefusal } from '../refusals.js';
import type { Guild, State } from '../state.js';
import type { View } from '../view/view-schema.js';
import type { Chance } from './scripted-random.js';
import { ScriptedTurn } from './scripted-turn.js';

/** A game at one moment in a test, and what the last command has made happen. Never changes: `when` gives a new one. */
export class Scene {
  constructor(
    readonly state: State,
    /** The events of the last command, in order; none at first. */
    readonly events: readonly Event[] = [],
    private readonly chance: Chance = {},
  ) {}

  /** Scripts the combat dice of the next command, which must roll exactly these. */
  rolling(...dice: number[]): Scene {
    return new Scene(this.state, this.events, { ...this.chance, dice });
  }

  /** Scripts picks and shuffles of the next command. */
  chancing(chance: Chance): Scene {
    return new Scene(this.state, this.events, { ...this.chance, ...chance });
  }

  /** A seat gives a command. Throws an Error when it is refused, or when scripted chance is left over. */
  when(seat: Seat, command: Command): Scene {
    return this.run((turn) => {
      const refusal = guilds.decide(turn, command, seat);
      if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(refusal)}`);
    });
  }

  /** The refusal of a command. Throws an Error when it is accepted, or when a refused command has changed something. */
  refusal(seat: Seat, command: Command): GuildsRefusal {
    const turn = new ScriptedTurn(clone(this.state), this.chance);
    const refusal = guilds.decide(turn, command, seat);
    if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(command)} was accepted.`);
    if (turn.events.length > 0) throw new Error(`${JSON.stringify(command)} was refused after events.`);
    return refusal;
  }

  /** The code of a refusal. */
  refusalCode(seat: Seat, command: Command): GuildsRefusal['code'] {
    return this.refusal(seat, command).code;
  }

  /** The job runs the automatic step that waits (the auction). */
  whenJobRuns(): Scene {
    return this.run((turn) => {
      const waiting = guilds.waiting(turn.state);
      if (!('rules' in waiting)) throw new Error('No automatic step waits.');
      guilds.automatic(turn, waiting);
    });
  }

  /** The time of the step that waits runs out: as the kernel does it, seat by seat. */
  whenTimeRunsOut(): Scene {
    return this.run((turn) => {
      const waiting = guilds.waiting(turn.state);
      if (!waitsForSeats(waiting)) throw new Error('Nobody is asked.');
      const asked = (seat: Seat): boolean => {
        const now = guilds.waiting(turn.state);
        return waitsForSeats(now) && now.stepId === waiting.stepId && now.seats.includes(seat);
      };
      for (const seat of waiting.seats.filter(asked)) {
        guilds.timedOut?.(turn, seat, waiting.step);
        while (asked(seat)) guilds.decide(turn, guilds.defaultCommand(turn.state, seat), seat);
      }
    });
  }

  /** A seat resigns. */
  whenResigns(seat: Seat): Scene {
    return this.run((turn) => guilds.resigned(turn, seat));
  }

  get waiting(): Waiting {
    return guilds.waiting(this.state);
  }

  /** The name of the step that waits; `undefined` when nobody is asked. */
  get step(): string | undefined {
    return waitsForSeats(this.waiting) ? this.waiting.step : undefined;
  }

  /** Who is asked. */
  get asked(): readonly Seat[] {
    return waitsForSeats(this.waiting) ? this.waiting.seats : [];
  }

  /** The events of one type that the last command has made happen. */
  happened<T extends EventType>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** Every legal command of a seat, of one type when that is named. */
  legal(seat: Seat, type?: Command['type']): Command[] {
    return [...guilds.legalCommands(this.state, seat)].filter((command) => type === undefined || command.type === type);
  }

  view(seat: Seat): View {
    return guilds.view(this.state, atSeat(seat));
  }

  guild(seat: Seat): Guild {
    const guild = this.state.guilds[seat];
    if (!guild) throw new RangeError(`There is no guild at seat ${seat}.`);
    return guild;
  }

  /** A change of the state that no rule makes, to get where a test wants to be. */
  with(change: (state: State) => void): Scene {
    const state = clone(this.state);
    change(state);
    return new Scene(state);
  }

  private run(act: (turn: ScriptedTurn) => void): Scene {
    const turn = new ScriptedTurn(clone(this.state), this.chance);
    act(turn);
    turn.finish();
    return new Scene(turn.state, turn.events);
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
