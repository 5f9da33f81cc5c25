import { decideGame } from '../../decide-game.js';
import { settleClocks } from '../../evolve-game.js';
import type { GameCommand } from '../../game-commands.js';
import type { Game } from '../../game.js';
import { cloneGame, legalCommandsOf } from '../../legal-commands.js';
import type { LocalCommit } from '../../local-game.js';
import { isRefusal } from '../../refusal.js';
import { atSeat, spectator, type Viewer } from '../../seat.js';
import { alike } from './alike.js';
import { OddLuck, type UnderLuck } from './odd-luck.js';
import { placesApart, type Place } from './places.js';
import type { Position } from './position.js';
import { parting, seenBy } from './seen-events.js';

/** A game that went otherwise in something hidden. */
export interface Fork {
  readonly game: Game;
  /** The viewers who were told the same of it as of the game at hand: never empty. */
  readonly viewers: readonly Viewer[];
  /** Where the two states differ: never empty. */
  readonly apart: readonly Place[];
  /** The difference, for a message. */
  readonly why: string;
}

/** So many draws come out otherwise, one at a time, when a game starts, and at another commit. */
const [AT_START, LATER] = [16, 3] as const;

/** The draws of a kind of commit come out otherwise one after the other, in steps that share no divisor with most numbers. */
const STRIDE = 7919;

/** Finds games that went otherwise at a commit. */
export class Forks {
  private readonly draws = new Map<string, { count: number; next: number }>();

  constructor(private readonly odd: UnderLuck) {}

  /**
   * One draw comes out otherwise.
   * @param before the game before the commit.
   */
  *byLuck(before: Readonly<Game>, position: Position, commit: LocalCommit): Iterable<Fork> {
    const { command } = commit;
    const draws = this.draws.get(kindOfCommit(command)) ?? { count: 8, next: 0 };
    this.draws.set(kindOfCommit(command), draws);
    for (let tries = 0; tries < (command.type === 'startGame' ? AT_START : LATER); tries += 1) {
      draws.next += STRIDE;
      const luck = new OddLuck(draws.next % Math.max(1, draws.count), position.random.below(2 ** 16));
      this.odd.luck = luck;
      const fork = this.forked(before, position, commit, { command, why: 'one draw came out otherwise' });
      draws.count = luck.drawn;
      if (fork) yield fork;
      if (luck.drawn === 0) return;
    }
  }

  /** A seat gives another command of the same type, and an event keeps a secret of it. */
  byAnswer(before: Readonly<Game>, position: Position, commit: LocalCommit): Fork | undefined {
    if (commit.command.type !== 'play') return undefined;
    const { seat, command } = commit.command;
    const legal = legalCommandsOf(position.ruleset, before, seat);
    const others = legal.filter((other) => other.type === command.type && !alike(other, command));
    if (others.length === 0) return undefined;
    this.odd.luck = new OddLuck();
    const why = `seat ${seat} gave another command`;
    return this.forked(before, position, commit, {
      command: { type: 'play', seat, command: position.random.pick(others) },
      why,
    });
  }

  private forked(
    before: Readonly<Game>,
    { ruleset, local, seats }: Position,
    { events }: LocalCommit,
    { command, why }: { readonly command: GameCommand; readonly why: string },
  ): Fork | undefined {
    const game = cloneGame(before);
    const decision = decideGame(this.odd.ruleset, game, command, local.seed);
    if (isRefusal(decision) || game.phase !== 'running' || alike(decision.events, events)) return undefined;
    const viewers = [...seats.map(atSeat), spectator].filter((viewer) => {
      const seen = seenBy(ruleset, local.game.options, viewer);
      return parting(seen(events), seen(decision.events)) === 'same';
    });
    if (viewers.length === 0) return undefined;
    const apart = placesApart(local.game.state, game.state);
    if (apart.length === 0) return undefined;
    settleClocks(ruleset, game, 0);
    return { game, viewers, apart, why };
  }
}

/** The kind of commit that a command makes. */
export function kindOfCommit(command: GameCommand): string {
  if (command.type === 'play') return command.command.type;
  return command.type === 'runStep' ? `step ${command.key.replace(/\d+/gu, '#')}` : command.type;
}
