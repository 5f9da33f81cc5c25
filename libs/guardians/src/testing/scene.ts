import type { Seat } from '#kernel';
import { SceneOf } from '#kernel/testing';
import type { Command } from '../commands.js';
import { advance } from '../flow/advance.js';
import { openStepOf } from '../flow/open-step.js';
import { guardians } from '../guardians.js';
import type { Player, Stack, State } from '../state.js';
import { playerOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';
import type { Space, Stage } from '../words.js';

/** A game of Guardians at one moment in a test. Never changes: `when` gives a new one. */
export class Scene extends SceneOf<typeof guardians> {
  constructor(state: State) {
    super(guardians, {}, state);
  }

  /** The next command stops as soon as the game comes to this stage, before anything happens in it. */
  until(stage: Stage): this {
    return this.stoppingAt((event) => event.type === 'stageEntered' && event.stage === stage);
  }

  /** The seats that are asked; none where a test has stopped the game between two steps. */
  override get asked(): readonly Seat[] {
    return openStepOf(this.state)?.asked ?? [];
  }

  /** After several commands of a seat. */
  whenAll(seat: Seat, commands: readonly Command[]): this {
    return commands.reduce((scene: this, command) => scene.when(seat, command), this);
  }

  /** The game goes on automatically until a seat is asked. */
  goingOn(): this {
    return this.whenRules(advance);
  }

  /** The code of a refusal, and the rule. */
  refusedBy(seat: Seat, command: Command): string {
    const { code, rule } = this.refusal(seat, command);
    return `${code} ${rule}`;
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  stack(seat: Seat, space: Space): Stack | null {
    return stackAt(this.state, seat, space);
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
