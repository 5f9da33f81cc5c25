import type { Seat } from '#kernel';
import { SceneOf } from '#kernel/testing';
import { COMBAT_DIE_FACES } from '../content/constants.js';
import { guilds } from '../guilds.js';
import type { Guild, State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';

/** A game of Guilds at one moment in a test, and what the last command has made happen. */
export class Scene extends SceneOf<typeof guilds, { dice: number }> {
  constructor(state: State) {
    super(guilds, { dice: COMBAT_DIE_FACES }, state);
  }

  /** Scripts the combat dice of the next command, which must roll exactly these. */
  rolling(...dice: number[]): this {
    return this.chancing({ dice });
  }

  /** The guild of a seat. */
  guild(seat: Seat): Guild {
    return guildOf(this.state, seat);
  }
}

/** A test begins with this state. */
export const given = (state: State): Scene => new Scene(state);
