import type { CommandPool } from '../../command-pool.js';
import { frozen } from '../../frozen.js';
import type { GameCommand } from '../../game-commands.js';
import type { Game } from '../../game.js';
import { cloneGame, legalCommandsOf } from '../../legal-commands.js';
import type { LocalGame } from '../../local-game.js';
import type { Random } from '../../random.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Seat, Viewer } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { Attempts } from './attempts.js';
import { shownTo, type Shown } from './shown.js';

/** A game that is being played at random, and the tools of the laws. */
export interface Playing {
  readonly local: LocalGame;
  readonly ruleset: AnyRuleset;
  readonly seats: readonly Seat[];
  /** The commands that open the game and start it; none where it starts in the middle. */
  readonly opening: readonly GameCommand[];
  /** A new copy of the game before its first command. */
  readonly begin: () => Game;
  /** Text from which the game's seed is made. */
  readonly seed: string;
  /** Chance of the laws' own: never the game's. */
  readonly random: Random;
  /** Commands seen so far, to try where they may not fit. */
  readonly pool: CommandPool;
}

/** A game in the middle of a random playout, seen by laws. Values that several of them need are computed once. */
export class Position implements Playing {
  readonly local: LocalGame;
  readonly ruleset: AnyRuleset;
  readonly seats: readonly Seat[];
  readonly opening: readonly GameCommand[];
  readonly begin: () => Game;
  readonly seed: string;
  readonly random: Random;
  readonly pool: CommandPool;
  private frozenGame: Game | undefined;
  private readonly views = new Map<string, unknown>();
  private readonly showings = new Map<string, Shown>();
  private readonly worlds = new Map<string, unknown>();

  /** @param deep true at the positions where laws do their expensive checks. */
  constructor(
    playing: Playing,
    readonly deep: boolean,
  ) {
    ({
      local: this.local,
      ruleset: this.ruleset,
      seats: this.seats,
      opening: this.opening,
      begin: this.begin,
      seed: this.seed,
      random: this.random,
      pool: this.pool,
    } = playing);
  }

  /** The game as it stands, frozen: writing into it throws. */
  get still(): Game {
    return (this.frozenGame ??= frozen(cloneGame(this.local.game)));
  }

  /** A copy of the game to try something on; it shares the legal commands that are worked out already. */
  copy(): Game {
    return cloneGame(this.still);
  }

  /** Commands that are tried on copies of the game. */
  attempts(): Attempts {
    return new Attempts(this.ruleset, this.local.seed, () => this.copy());
  }

  /** Every command that a seat may give. */
  legal(seat: Seat): readonly AnyTagged[] {
    return legalCommandsOf(this.ruleset, this.still, seat);
  }

  /** The view of a viewer. */
  view(viewer: Viewer): unknown {
    return once(this.views, viewer, () => this.ruleset.view(this.still.state, viewer) as unknown);
  }

  /** All that a viewer is shown. */
  shown(viewer: Viewer): Shown {
    return once(this.showings, viewer, () => shownTo(this.ruleset, this.still, viewer, this.view(viewer)));
  }

  /** The state of a game that looks like this one to a viewer. */
  world(viewer: Viewer): unknown {
    return once(this.worlds, viewer, () => this.ruleset.resample(this.still.state, viewer, this.random) as unknown);
  }
}

function once<T>(known: Map<string, T>, viewer: Viewer, make: () => T): T {
  const key = viewer.kind === 'seat' ? `seat ${viewer.seat}` : viewer.kind;
  const found = known.has(key) ? (known.get(key) as T) : make();
  known.set(key, found);
  return found;
}
