import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { SceneOf } from '#kernel/testing';
import { arena } from '../arena.js';
import { advance } from '../flow/advance.js';
import type { Player, State } from '../state.js';
import { at, playerOf } from '../table/players.js';
import type { Place, Stage } from '../words.js';

/** A game of Arena at one moment in a test. Never changes: `when` gives a new one. */
export class Scene extends SceneOf<typeof arena> {
  constructor(state: State) {
    super(arena, {}, state);
  }

  /** The next command stops as soon as the game comes to this stage, before anything happens in it. */
  until(stage: Stage): this {
    return this.stoppingAt((event) => event.type === 'stageEntered' && event.stage === stage);
  }

  /** The game goes on automatically until a seat is asked. */
  goingOn(): this {
    return this.whenRules(advance);
  }

  /** Both seats of the open window pass, in the order asked, until it closes or another question comes. */
  whenAllPass(): this {
    const { stagesEntered } = this.state;
    const passing = (scene: this): this => (this.stopsAt ? scene.stoppingAt(this.stopsAt) : scene).whenAskedPasses();
    let scene = this.whenAskedPasses();
    while (scene.state.stagesEntered === stagesEntered && scene.asked.length > 0) scene = passing(scene);
    return scene;
  }

  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  /** The id of the card at a place; `null` when nothing lies there. */
  at(seat: Seat, place: Place): InstanceId | null {
    return at(this.state, seat, place)?.id ?? null;
  }

  private whenAskedPasses(): this {
    const [seat] = this.asked;
    if (seat === undefined) throw new Error('No seat is asked.');
    return this.when(seat, { type: 'pass' });
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
