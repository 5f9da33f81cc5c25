import type { GameCommand } from '../game-commands.js';
import { newGame, type Game } from '../game.js';
import { cloneGame } from '../legal-commands.js';
import { LocalGame, sitDown, type LocalCommit } from '../local-game.js';
import { nextRandomCommand, type Mishaps } from '../random-play.js';
import { Random } from '../random.js';
import type { AnyRuleset } from '../ruleset.js';
import type { Seat } from '../seat.js';
import { waitsForSeats } from '../waiting.js';

/** A position from which random games are played, beside those from the beginning: what chance hardly ever comes to. */
export interface Start<State = unknown> {
  /** The state of a running game. */
  readonly state: State;
  /** Options of that game; the defaults when absent. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Number of seats; the fewest that the ruleset allows when absent. */
  readonly seats?: number;
}

/** A choice of random games. */
// oxlint-disable-next-line typescript/no-explicit-any -- the state of any ruleset that is judged
export interface RandomGames<State = any> {
  /** Number of whole random games. */
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed?: string;
  /** Options of the games, taken in turn; defaults only when absent. */
  readonly options?: readonly Readonly<Record<string, unknown>>[];
  /** Positions: from each of them one more game is played. */
  readonly starts?: readonly Start<State>[];
  /** A random game that is longer breaks the law of progress. */
  readonly mostCommits?: number;
  readonly mishaps?: Mishaps;
  /** A bot that gives some of the commands: where chance alone hardly reaches the heart of a game. Plain data: it goes to threads. */
  readonly guide?: Guide;
}

/** A bot that takes part in random games. */
export interface Guide {
  /** Its name in the ruleset. */
  readonly bot: string;
  /** Of a hundred commands, how many it gives. */
  readonly percent: number;
}

/** A random game before its first command: it is not opened yet, or it stands at the given start. */
export interface Table {
  readonly ruleset: AnyRuleset;
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** The commands that open the game and start it; none where it starts in the middle. */
  readonly opening: readonly GameCommand[];
  /** A new copy of the game before its first command. */
  readonly begin: () => Game;
  readonly local: LocalGame;
  /** Chooses the seat and the command. */
  readonly random: Random;
}

/** The longest random game, unless told. */
export const MOST_COMMITS = 20_000;

/** How many games are played in all: those from the beginning, then one from each start. */
export const gamesIn = ({ games, starts = [] }: RandomGames): number => games + starts.length;

/** The seats with what they bring, and the commands up to the start: the options in turn, a random number of seats. */
export function setTable(ruleset: AnyRuleset, games: RandomGames, number: number): Table {
  const { seed: text = 'laws', options: variants = [{}], starts = [] } = games;
  const seed = `${text}-${number}`;
  const random = Random.from(seed);
  const start = starts[number - games.games];
  if (start) return tableFrom(ruleset, start, seed, random);
  const options = variants[number % variants.length] ?? {};
  const parsed = ruleset.schemas.options.parse(options);
  const plan = ruleset.seats(parsed);
  const count = plan.least + random.below(plan.seats.length - plan.least + 1);
  const seats = plan.seats.slice(0, count).map(({ seat }) => seat);
  const opening: GameCommand[] = [
    { type: 'openGame', ruleset: ruleset.name, options, openedBy: 'player-0' },
    ...seats.map((seat) => sitDown(seat, ruleset.sampleBrought?.(parsed, seat, random))),
    { type: 'startGame' },
  ];
  return { ruleset, seed, seats, opening, begin: newGame, local: new LocalGame(ruleset, seed), random };
}

function tableFrom(ruleset: AnyRuleset, { state, options, seats: count }: Start, seed: string, random: Random): Table {
  const local = LocalGame.from(ruleset, state, {
    seed,
    ...(options === undefined ? {} : { options }),
    ...(count === undefined ? {} : { seats: count }),
  });
  const first = cloneGame(local.game);
  const seats = local.game.seats.map(({ seat }) => seat);
  return { ruleset, seed, seats, opening: [], begin: () => cloneGame(first), local, random };
}

/** Plays the game to its end, commit by commit. Throws when it cannot go on, or is longer than it may be. */
export function* playedAt(table: Table, games: RandomGames): Iterable<LocalCommit> {
  const { local, seats, opening, random } = table;
  const { mostCommits = MOST_COMMITS, mishaps = { timeOuts: 60, resignations: 8 }, guide } = games;
  for (const command of opening) yield local.must(command);
  for (;;) {
    const command = guided(table, guide) ?? nextRandomCommand(local, seats, random, mishaps);
    if (!command) return;
    if (local.commits.length >= mostCommits) throw new Error(`the game has not ended after ${mostCommits} commits`);
    yield local.must(command);
  }
}

/** The command of the guide for a seat that is asked; `undefined` when chance is to decide, and where no seat is asked. */
function guided({ ruleset, local, random }: Table, guide: Guide | undefined): GameCommand | undefined {
  const { waiting } = local;
  if (!guide || !waitsForSeats(waiting) || random.below(100) >= guide.percent) return undefined;
  const bot = ruleset.bots[guide.bot];
  if (!bot) throw new RangeError(`"${ruleset.name}" has no bot "${guide.bot}".`);
  const seat = random.pick(waiting.seats);
  return { type: 'play', seat, command: bot(local.sight(seat, random, bot)) };
}
