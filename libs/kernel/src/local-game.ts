import type { Bot } from './bot.js';
import { decideGame, type GameDecision } from './decide-game.js';
import { settleClocks } from './evolve-game.js';
import type { GameCommand } from './game-commands.js';
import { newGame, type Game } from './game.js';
import { bytesOf } from './hashing.js';
import { legalCommandsOf } from './legal-commands.js';
import { type Random } from './random.js';
import { isRefusal } from './refusal.js';
import type { AnyRuleset } from './ruleset.js';
import { atSeat, type Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { isOver, waitsForRules, waitsForSeats, type Waiting } from './waiting.js';

/** How to start a game in memory. */
export interface LocalGameOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Number of seats; the fewest that the ruleset allows when absent. */
  readonly seats?: number;
  /** What the seats bring, by seat; nothing where it is `undefined`. */
  readonly brought?: readonly unknown[];
  /** Text from which the seed is made; the same text gives the same game. */
  readonly seed: string;
}

/** One commit of a game in memory. */
export interface LocalCommit {
  readonly firstVersion: number;
  readonly command: GameCommand;
  readonly events: readonly AnyTagged[];
  readonly at: number;
}

/**
 * A whole game in memory, without server or store: for tests, simulations and bots that look ahead.
 * Time stands still at 0 unless a command is given with a time.
 */
export class LocalGame {
  readonly game: Game = newGame();
  readonly commits: LocalCommit[] = [];
  /** The secret seed, 32 bytes or more. */
  readonly seed: Uint8Array;

  /** A game that nobody has opened yet. */
  constructor(
    readonly ruleset: AnyRuleset,
    seed: string,
  ) {
    this.seed = bytesOf(seed.padEnd(32, '.'));
  }

  /** Opens a game, seats accounts `player-0`, `player-1`, … and starts it. Throws when the options or seats do not fit. */
  static start(ruleset: AnyRuleset, { options = {}, seats, brought = [], seed }: LocalGameOptions): LocalGame {
    const local = new LocalGame(ruleset, seed);
    local.must({ type: 'openGame', ruleset: ruleset.name, options, openedBy: 'player-0' });
    const count = seats ?? ruleset.seats(local.game.options).least;
    for (let seat = 0; seat < count; seat += 1) {
      local.must(sitDown(seat, brought[seat]));
    }
    local.must({ type: 'startGame' });
    return local;
  }

  /** What the game waits for. */
  get waiting(): Waiting {
    return this.ruleset.waiting(this.game.state);
  }

  /** Runs a command; keeps the commit unless it is refused. */
  run(command: GameCommand, at = 0): GameDecision {
    const firstVersion = this.game.version + 1;
    const decision = decideGame(this.ruleset, this.game, command, this.seed);
    if (!isRefusal(decision)) {
      settleClocks(this.ruleset, this.game, at);
      this.commits.push({ firstVersion, command, events: decision.events, at });
    }
    return decision;
  }

  /** A seat gives a command of the ruleset. */
  play(seat: Seat, command: AnyTagged): GameDecision {
    return this.run({ type: 'play', seat, command });
  }

  /** Runs automatic steps until seats have to act or the game is over. */
  runAutomaticSteps(): void {
    for (let waiting = this.waiting; waitsForRules(waiting); waiting = this.waiting) {
      this.must({ type: 'runStep', key: waiting.key });
    }
  }

  /** The first seat that has to act; `undefined` when the game is over. Runs automatic steps first. */
  nextSeat(): Seat | undefined {
    this.runAutomaticSteps();
    const { waiting } = this;
    return waitsForSeats(waiting) ? waiting.seats[0] : undefined;
  }

  /** Every legal command of a seat. */
  legal(seat: Seat): readonly AnyTagged[] {
    return legalCommandsOf(this.ruleset, this.game, seat);
  }

  /**
   * Lets bots play to the end, `bots[seat]` for each seat.
   * Throws when a bot gives a command that is refused, or when the game is longer than `most` commits.
   */
  playOut(bots: readonly Bot<unknown, AnyTagged>[], random: Random, most = 100_000): void {
    for (let seat = this.nextSeat(); seat !== undefined; seat = this.nextSeat()) {
      if (this.commits.length > most) throw new Error(`The game has not ended after ${most} commits.`);
      const bot = bots[seat];
      if (!bot) throw new RangeError(`There is no bot for seat ${seat}.`);
      const view: unknown = this.ruleset.view(this.game.state, atSeat(seat));
      this.must({ type: 'play', seat, command: bot({ seat, view, legal: this.legal(seat), random }) });
    }
    if (!isOver(this.waiting)) throw new Error('The game waits for nobody and is not over.');
  }

  /** Runs a command that has to succeed. Throws when it is refused. */
  must(command: GameCommand): LocalCommit {
    const decision = this.run(command);
    if (isRefusal(decision)) {
      throw new Error(
        `${JSON.stringify(command)} was refused: ${decision.code} (${decision.rule}) ${JSON.stringify(decision.facts)}`,
      );
    }
    return this.commits.at(-1) as LocalCommit;
  }
}

/** The account `player-0`, `player-1`, … sits down at the seat of its number. */
export const sitDown = (seat: Seat, brought?: unknown): GameCommand => ({
  type: 'takeSeat',
  seat,
  account: `player-${seat}`,
  seed: null,
  ...(brought === undefined ? {} : { brought }),
});
