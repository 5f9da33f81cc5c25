import { clone, isRefusal, waitsForSeats, type Seat, type Waiting } from '#kernel';
import type { Command } from '../commands.js';
import { decide } from '../decide.js';
import type { Event, EventOf, EventType } from '../events.js';
import { advance } from '../flow/advance.js';
import { defaultCommand, legalCommands } from '../legal-commands.js';
import type { ArenaRefusal } from '../refusals.js';
import type { Player, State } from '../state.js';
import { at, playerOf } from '../table/players.js';
import { waiting } from '../waiting.js';
import type { Place, Stage, Step } from '../words.js';
import type { Chance } from './scripted-random.js';
import { ScriptedTurn, StageReached } from './scripted-turn.js';

/** A game at one moment in a test, and what the last command has made happen. Never changes: `when` gives a new one. */
export class Scene {
  constructor(
    readonly state: State,
    /** The events of the last command, in order; none at first. */
    readonly events: readonly Event[] = [],
    private readonly script: { readonly chance?: Chance; readonly until?: Stage } = {},
  ) {}

  /** Scripts picks and shuffles of the next command. */
  chancing(chance: Chance): Scene {
    return new Scene(this.state, this.events, { ...this.script, chance });
  }

  /** The next command stops as soon as the game comes to this stage, before anything happens in it. */
  until(stage: Stage): Scene {
    return new Scene(this.state, this.events, { ...this.script, until: stage });
  }

  /** A seat gives a command. Throws an Error when it is refused, or when scripted chance is left over. */
  when(seat: Seat, command: Command): Scene {
    return this.doing((turn) => {
      const refusal = decide(turn, command, seat);
      if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(refusal)}`);
    });
  }

  /** The refusal of a command. Throws an Error when it is accepted, or when a refused command has changed something. */
  refusal(seat: Seat, command: Command): ArenaRefusal {
    const turn = new ScriptedTurn(clone(this.state), this.script.chance, this.script.until);
    const refusal = decide(turn, command, seat);
    if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(command)} was accepted.`);
    if (turn.events.length > 0) throw new Error(`${JSON.stringify(command)} was refused after events.`);
    return refusal;
  }

  /** The code of a refusal. */
  refusalCode(seat: Seat, command: Command): ArenaRefusal['code'] {
    return this.refusal(seat, command).code;
  }

  /** Both seats of the open window pass, whoever is asked, until it closes or somebody else is asked. */
  whenAllPass(): Scene {
    const { stagesEntered } = this.state;
    let scene = this.passing();
    while (scene.state.stagesEntered === stagesEntered && scene.asked.length > 0) {
      scene = new Scene(scene.state, scene.events, this.script).passing();
    }
    return scene;
  }

  /** Whoever is asked first does what happens when time runs out. */
  whenTimeRunsOut(): Scene {
    const [seat] = this.asked;
    if (seat === undefined) throw new Error('Nobody is asked.');
    return this.when(seat, defaultCommand(this.state, seat));
  }

  /** The game goes on by itself until somebody is asked. */
  goingOn(): Scene {
    return this.doing(advance);
  }

  /** Runs a piece of the engine, and nothing that follows by itself. */
  doing(act: (turn: ScriptedTurn) => void): Scene {
    const turn = new ScriptedTurn(clone(this.state), this.script.chance, this.script.until);
    try {
      act(turn);
    } catch (error) {
      if (!(error instanceof StageReached)) throw error;
    }
    turn.finish();
    return new Scene(turn.state, turn.events);
  }

  /** A change of the state that no rule makes, to get where a test wants to be. */
  with(change: (state: State) => void): Scene {
    const state = clone(this.state);
    change(state);
    return new Scene(state, [], this.script);
  }

  get waiting(): Waiting {
    return waiting(this.state);
  }

  /** What seats are asked for; `undefined` when the game is over. */
  get step(): Step | undefined {
    return waitsForSeats(this.waiting) ? (this.waiting.step as Step) : undefined;
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
    return [...legalCommands(this.state, seat)].filter((command) => type === undefined || command.type === type);
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  /** The id of the card at a place; `null` when nothing lies there. */
  at(seat: Seat, place: Place): string | null {
    return at(this.state, seat, place)?.id ?? null;
  }

  private passing(): Scene {
    const [seat] = this.asked;
    if (seat === undefined) throw new Error('Nobody is asked.');
    return this.when(seat, { type: 'pass' });
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
