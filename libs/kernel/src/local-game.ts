import type { Bot } from './bot.js';
import { decideGame, type GameDecision } from './decide-game.js';
import { settleClocks } from './evolve-game.js';
import type { GameCommand } from './game-commands.js';
import { newGame, type Game } from './game.js';
import { bytesOf } from './hashing.js';
import { clone } from './json.js';
import { cloneGame, legalCommandsOf } from './legal-commands.js';
import type { Placing } from './placing.js';
import type { Random } from './random.js';
import { redactorOf } from './redaction.js';
import { isRefusal } from './refusal.js';
import type { AnyRules, CommandOf, StateOf, ViewOf } from './rules.js';
import { atSeat, type Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import { waitingIn } from './waiting-in.js';
import { isOver, waitsForRules, waitsForSeats, type Waiting } from './waiting.js';
import type { Sight, World } from './sight.js';

/** How to start a game in memory. */
export interface LocalGameOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Number of seats; the fewest that the ruleset allows when absent. */
  readonly seats?: number;
  /** Decks and the like that the seats bring, by seat; none where it is `undefined`. */
  readonly brought?: readonly unknown[];
  /** Text from which the seed is made; the same text gives the same game. */
  readonly seed: string;
}

/** A game in the middle, as a test or a bot wants it. */
export interface LocalPosition {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Number of seats; the fewest that the ruleset allows when absent. */
  readonly seats?: number;
  readonly seed: string;
}

/** One commit of a game in memory. */
export interface LocalCommit {
  readonly firstVersion: number;
  readonly command: GameCommand;
  readonly events: readonly AnyTagged[];
  readonly at: number;
}

/** How a game is played out. */
export interface PlayingOut {
  /** How many commits the game may have; 100,000 when absent. */
  readonly most?: number;
  /** Is called before every command, with how many the bots have given, and after the last. Ends it by giving `true`. */
  readonly look?: (played: number) => unknown;
}

/**
 * A whole game in memory, without server or store: for tests, simulations and bots that look ahead.
 * Time stands still at 0 unless a command is given with a time.
 */
export class LocalGame<R extends AnyRules = AnyRules> {
  readonly commits: LocalCommit[] = [];
  /** The secret seed, 32 bytes or more. */
  readonly seed: Uint8Array;

  /** @param game where it stands; by default it is not opened yet. The caller gives it up. */
  constructor(
    readonly ruleset: R,
    private readonly seedText: string,
    readonly game: Game<StateOf<R>> = newGame(),
  ) {
    this.seed = bytesOf(seedText.padEnd(32, '.'));
  }

  /** Opens a game, seats accounts `player-0`, `player-1`, … and starts it. Throws when the options or seats do not fit. */
  static start<R extends AnyRules>(
    ruleset: R,
    { options = {}, seats, brought = [], seed }: LocalGameOptions,
  ): LocalGame<R> {
    const local = new LocalGame(ruleset, seed);
    local.must({ type: 'openGame', ruleset: ruleset.name, options, openedBy: 'player-0' });
    const count = seats ?? ruleset.seats(local.game.options).least;
    for (let seat = 0; seat < count; seat += 1) {
      local.must(sitDown(seat, brought[seat]));
    }
    local.must({ type: 'startGame' });
    return local;
  }

  /** A running game in any state that the rules know, with the accounts `player-0`, `player-1`, …: what came before is not told. */
  static from<R extends AnyRules>(
    ruleset: R,
    state: StateOf<R>,
    { options = {}, seats, seed }: LocalPosition,
  ): LocalGame<R> {
    const parsed = ruleset.schemas.options.parse(options);
    const game: Game<StateOf<R>> = {
      ...(newGame() as Game<StateOf<R>>),
      phase: 'running',
      ruleset: ruleset.name,
      rulesVersion: ruleset.version,
      options: parsed,
      seats: Array.from({ length: seats ?? ruleset.seats(parsed).least }, (_, seat) => ({
        seat,
        account: `player-${seat}`,
        bot: null,
        seed: null,
        resigned: false,
      })),
      state: clone(state),
    };
    return new LocalGame(ruleset, seed, game);
  }

  /** The same game once more, with the same luck to come; its commits so far are not told again. */
  copy(): LocalGame<R> {
    return new LocalGame(this.ruleset, this.seedText, cloneGame(this.game));
  }

  /** The state of the game. Throws an Error before the start. */
  get state(): StateOf<R> {
    if (this.game.state === null) throw new Error('The game has not started.');
    return this.game.state;
  }

  /** How the seats did; `undefined` before the end. */
  get placings(): readonly Placing[] | undefined {
    return this.game.outcome?.placings;
  }

  /** The step or job that the game waits for. */
  get waiting(): Waiting {
    return waitingIn(this.ruleset, { state: this.state, takenBack: this.game.takenBack });
  }

  /** Runs a command; keeps the commit unless it is refused. */
  run(command: GameCommand, at = 0): GameDecision {
    const firstVersion = this.game.version + 1;
    const decision = decideGame(this.ruleset, this.game, command, this.seed, { at });
    if (!isRefusal(decision)) {
      settleClocks(this.ruleset, this.game, at);
      this.commits.push({ firstVersion, command: decision.command, events: decision.events, at });
    }
    return decision;
  }

  /** A seat gives a command of the ruleset. */
  play(seat: Seat, command: CommandOf<R>): GameDecision {
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
  legal(seat: Seat): readonly CommandOf<R>[] {
    return legalCommandsOf(this.ruleset, this.game, seat);
  }

  /** The view of a seat. */
  view(seat: Seat): ViewOf<R> {
    return this.ruleset.view(this.state, atSeat(seat)) as ViewOf<R>;
  }

  /** The sight of a bot at a seat. */
  sight(seat: Seat, random: Random, bot: Pick<Bot<never, never>, 'remembers'> = {}): Sight<ViewOf<R>, CommandOf<R>> {
    const { ruleset, game, commits } = this;
    if (!bot.remembers) return sightOf(ruleset, game, { seat, random });
    const redact = redactorOf(ruleset, game.options);
    const seen = commits.flatMap(({ events }) => events.map((event) => redact(event, atSeat(seat))));
    return sightOf(ruleset, game, { seat, random, events: seen });
  }

  /**
   * Lets bots play to the end, `bots[seat]` for each seat, or until `look` has seen enough.
   * Throws when a bot gives a command that is refused, or when the game is longer than `most` commits.
   * @returns how many commands the bots have given.
   */
  playOut(
    bots: readonly Bot<ViewOf<R>, CommandOf<R>>[],
    random: Random,
    { most = 100_000, look = () => undefined }: PlayingOut = {},
  ): number {
    let played = 0;
    for (let seat = this.nextSeat(); seat !== undefined; seat = this.nextSeat()) {
      if (look(played) === true) return played;
      if (this.commits.length > most) throw new Error(`The game has not ended after ${most} commits.`);
      const bot = bots[seat];
      if (!bot) throw new RangeError(`There is no bot for seat ${seat}.`);
      this.must({ type: 'play', seat, command: bot(this.sight(seat, random, bot)) });
      played += 1;
    }
    if (!isOver(this.waiting)) throw new Error('The game waits for no seat and is not over.');
    look(played);
    return played;
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

/** The viewer of a game, and its source of luck. */
export interface Looking {
  readonly seat: Seat;
  readonly random: Random;
  /** The events that the seat has seen so far, for a bot that remembers. */
  readonly events?: readonly AnyTagged[];
}

/** What a bot gets to know of a running game. */
export function sightOf<R extends AnyRules>(
  ruleset: R,
  game: Readonly<Game>,
  { seat, random, events }: Looking,
): Sight<ViewOf<R>, CommandOf<R>> {
  return {
    seat,
    view: ruleset.view(game.state, atSeat(seat)) as ViewOf<R>,
    legal: legalCommandsOf(ruleset, game, seat),
    random,
    events() {
      if (!events) throw new Error('A bot that asks for past events has to say that it `remembers`.');
      return events;
    },
    worlds: (count) => Array.from({ length: count }, () => worldOf(ruleset, game, seat, random)),
  };
}

/** A game that looks like this one to a seat, without what others brought or gave to chance. */
function worldOf(ruleset: AnyRules, game: Readonly<Game>, seat: Seat, random: Random): World {
  const seats = game.seats.map(({ brought: _, ...holder }) => ({ ...holder, seed: null }));
  const state: unknown = ruleset.resample(game.state, atSeat(seat), random);
  const open = omitting(game, OF_THE_TABLE);
  return new LocalGame(ruleset, `world-${random.below(2 ** 48)}`, { ...open, version: 0, seats, state, clocks: [] });
}

/** What concerns the table and not the rules, or holds secrets: worlds that bots imagine are without it. */
const OF_THE_TABLE = [
  'chance',
  'forkedFrom',
  'moves',
  'deeds',
  'takeBack',
  'undo',
  'undoBy',
  'points',
  'proposal',
  'proposalWaits',
  'pause',
  'stoppedAt',
  'leavers',
] as const satisfies readonly (keyof Game)[];

/** A game without some of its fields. */
const omitting = <Field extends keyof Game>(game: Readonly<Game>, fields: readonly Field[]): Omit<Game, Field> =>
  Object.fromEntries(Object.entries(game).filter(([name]) => !fields.includes(name as Field))) as Omit<Game, Field>;
