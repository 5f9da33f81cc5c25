import { atSeat, clone, isRefusal, spectator, waitsForSeats, type Seat, type Waiting } from '#kernel';
import type { Command } from '../commands.js';
import { decide } from '../decide.js';
import type { Event, EventOf, EventType } from '../events.js';
import { advance } from '../flow/advance.js';
import { resign } from '../flow/resignation.js';
import { runVillainTurn } from '../end-of-turn/villain-phase.js';
import { defaultCommand, legalCommands } from '../legal-commands.js';
import { machineOf } from '../frame-rules.js';
import type { Machine } from '../machine/machine.js';
import type { ClashRefusal } from '../refusals.js';
import { score } from '../score.js';
import type { Figure, HeroState, State } from '../state.js';
import { view } from '../view/view.js';
import type { View } from '../view/view-schema.js';
import { waiting } from '../waiting.js';
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

  /** Scripts dice, picks and shuffles of the next command, which must use exactly these dice and picks. */
  chancing(chance: Chance): Scene {
    return new Scene(this.state, this.events, { ...this.chance, ...chance });
  }

  /** A seat gives a command. Throws an Error when it is refused, or when scripted chance is left over. */
  when(seat: Seat, command: Command): Scene {
    return this.run((turn) => {
      const refusal = decide(turn, command, seat);
      if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(refusal)}`);
    });
  }

  /** The refusal of a command. Throws an Error when it is accepted, or when a refused command has changed something. */
  refusal(seat: Seat, command: Command): ClashRefusal {
    const turn = new ScriptedTurn(clone(this.state), this.chance);
    const refusal = decide(turn, command, seat);
    if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(command)} was accepted.`);
    if (turn.events.length > 0) throw new Error(`${JSON.stringify(command)} was refused after events.`);
    return refusal;
  }

  /** The code of a refusal. */
  refusalCode(seat: Seat, command: Command): ClashRefusal['code'] {
    return this.refusal(seat, command).code;
  }

  /** The job runs the automatic step that waits (the villain's end of turn). */
  whenJobRuns(): Scene {
    return this.run((turn) => {
      if (!('rules' in waiting(turn.state))) throw new Error('No automatic step waits.');
      advance(turn, runVillainTurn(turn));
    });
  }

  /** The time of the step that waits runs out: as the kernel does it, seat by seat. */
  whenTimeRunsOut(): Scene {
    return this.run((turn) => {
      const open = waiting(turn.state);
      if (!waitsForSeats(open)) throw new Error('Nobody is asked.');
      const asked = (seat: Seat): boolean => {
        const now = waiting(turn.state);
        return waitsForSeats(now) && now.stepId === open.stepId && now.seats.includes(seat);
      };
      for (const seat of open.seats) {
        while (asked(seat)) {
          const refusal = decide(turn, defaultCommand(turn.state, seat), seat);
          if (refusal) throw new Error(`The default command was refused: ${JSON.stringify(refusal)}`);
        }
      }
    });
  }

  /** A seat resigns. */
  whenResigns(seat: Seat): Scene {
    return this.run((turn) => {
      advance(turn, resign(turn, seat));
    });
  }

  /** Something that no command does: for parts that the rules call. The flow goes on afterwards where `goOn` says so. */
  whenRules(act: (turn: ScriptedTurn, machine: Machine) => void, goOn = false): Scene {
    return this.run((turn) => {
      const machine = machineOf(turn);
      act(turn, machine);
      if (goOn) advance(turn, machine);
    });
  }

  get waiting(): Waiting {
    return waiting(this.state);
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

  /** The types of the events of the last command, in order. */
  get told(): readonly EventType[] {
    return this.events.map(({ type }) => type);
  }

  /** Every legal command of a seat, of one type when that is named. */
  legal<T extends Command['type']>(seat: Seat, type?: T): Extract<Command, { type: T }>[] {
    return [...legalCommands(this.state, seat)].filter(
      (command): command is Extract<Command, { type: T }> => type === undefined || command.type === type,
    );
  }

  /** What the seat does when its time runs out. */
  byDefault(seat: Seat): Command {
    return defaultCommand(this.state, seat);
  }

  view(viewer: Seat | 'spectator'): View {
    return view(this.state, viewer === 'spectator' ? spectator : atSeat(viewer));
  }

  hero(heroId: string): HeroState {
    const hero = this.state.heroes.find((candidate) => candidate.heroId === heroId);
    if (!hero) throw new RangeError(`Nobody plays ${heroId}.`);
    return hero;
  }

  figure(figureId: string): Figure {
    const figure = this.state.figures.find(({ id }) => id === figureId);
    if (!figure) throw new RangeError(`There is no figure ${figureId}.`);
    return figure;
  }

  /** How the seats did. */
  get score(): ReturnType<typeof score> {
    return score(this.state);
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
