import { isRefusal, type Seat } from '#kernel';
import { scripted, ScriptedTurn, type ScriptedChance } from '#kernel/testing';
import type { CommandOf, CommandType, Command } from '../commands.js';
import { decide } from '../decide.js';
import type { Event, EventOf, EventType } from '../events.js';
import { evolve } from '../evolve.js';
import { advance } from '../flow/advance.js';
import { openStepOf } from '../flow/open-step.js';
import { defaultCommand, legalCommands } from '../legal-commands.js';
import type { GuardiansRefusal } from '../refusals.js';
import type { Player, Stack, State } from '../state.js';
import { playerOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';
import type { Space, Stage, Step } from '../words.js';

/** What chance gives in a command of a test. */
interface Chance {
  readonly picks?: readonly unknown[];
  readonly shuffles?: readonly (readonly unknown[])[];
}

/** A game of Guardians at one moment in a test. Never changes: `when` gives a new one. */
export class Scene {
  constructor(
    readonly state: State,
    /** Those of the last command. */
    readonly events: readonly Event[] = [],
    private readonly stopsAt?: Stage,
  ) {}

  /** The next command stops as soon as the game comes to this stage, before anything happens in it. */
  until(stage: Stage): Scene {
    return new Scene(this.state, this.events, stage);
  }

  /** Seats that have to act. */
  get asked(): readonly Seat[] {
    return openStepOf(this.state)?.asked ?? [];
  }

  /** What they are asked for; `undefined` when nobody is. */
  get step(): Step | undefined {
    return openStepOf(this.state)?.step;
  }

  /** After a command that has to be accepted. Throws an Error when it is refused. */
  when(seat: Seat, command: Command, chance: Chance = {}): Scene {
    return this.after(scripted(chance, {}), (turn) => {
      const refusal = decide(turn, command, seat);
      if (refusal) throw new Error(`${command.type} was refused: ${refusal.code} ${JSON.stringify(refusal.facts)}`);
    });
  }

  /** After several commands of a seat. */
  whenAll(seat: Seat, commands: readonly Command[]): Scene {
    return commands.reduce<Scene>((scene, command) => scene.when(seat, command), this);
  }

  /** Goes on by itself until somebody is asked. */
  goingOn(chance: Chance = {}): Scene {
    return this.after(scripted(chance, {}), advance);
  }

  /** Every seat that is asked does what it does by default, once. */
  whenTimeRunsOut(): Scene {
    const once = (scene: Scene, seat: Seat): Scene =>
      new Scene(scene.state, scene.events, this.stopsAt).when(seat, defaultCommand(scene.state, seat));
    return this.asked.reduce(once, this);
  }

  /** Why a command is refused. Throws an Error when it is not. */
  refusal(seat: Seat, command: Command): GuardiansRefusal {
    const before = JSON.stringify(this.state);
    const state = structuredClone(this.state);
    const refusal = decide(new ScriptedTurn<State, Event>(evolve, state), command, seat);
    if (!refusal || !isRefusal(refusal)) throw new Error(`${command.type} was accepted.`);
    if (JSON.stringify(state) !== before) throw new Error('A refusal has changed the state (GUARD-221).');
    return refusal;
  }

  /** The code of a refusal, and the rule. */
  refusalCode(seat: Seat, command: Command): string {
    const { code, rule } = this.refusal(seat, command);
    return `${code} ${rule}`;
  }

  legal<T extends CommandType>(seat: Seat, type: T): CommandOf<T>[] {
    return [...legalCommands(this.state, seat)].filter((command): command is CommandOf<T> => command.type === type);
  }

  happened<T extends EventType>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  stack(seat: Seat, space: Space): Stack | null {
    return stackAt(this.state, seat, space);
  }

  private after(chance: ScriptedChance, act: (turn: ScriptedTurn<State, Event>) => void): Scene {
    const stopsAt = (event: Event): boolean => event.type === 'stageEntered' && event.stage === this.stopsAt;
    const turn = new ScriptedTurn<State, Event>(evolve, structuredClone(this.state), { chance, stopsAt });
    turn.run(act);
    return new Scene(turn.state, turn.events);
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
