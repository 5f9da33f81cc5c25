import type { GameCommand } from '../game-commands.js';
import { LocalGame, sitDown, type LocalCommit } from '../local-game.js';
import { nextRandomCommand, type Mishaps } from '../random-play.js';
import { Random } from '../random.js';
import type { AnyRuleset } from '../ruleset.js';
import type { Seat } from '../seat.js';
import { waitsForSeats } from '../waiting.js';

/** Which random games are played. */
export interface RandomGames {
  /** Number of whole random games. */
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed?: string;
  /** Options of the games, taken in turn; defaults only when absent. */
  readonly options?: readonly Readonly<Record<string, unknown>>[];
  /** A random game that is longer breaks the law of progress. */
  readonly mostCommits?: number;
  readonly mishaps?: Mishaps;
  /** A bot that gives some of the commands: where chance alone hardly comes to the heart of a game. Plain data, as it is sent on. */
  readonly guide?: Guide;
}

/** A bot that takes part in random games. */
export interface Guide {
  /** Its name in the ruleset. */
  readonly bot: string;
  /** Of a hundred commands, how many it gives. */
  readonly percent: number;
}

/** A random game that nobody has opened yet. */
export interface Table {
  readonly ruleset: AnyRuleset;
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** The commands that open the game and start it. */
  readonly opening: readonly GameCommand[];
  readonly local: LocalGame;
  /** Decides who gives which command. */
  readonly random: Random;
}

/** The longest random game, unless told. */
export const MOST_COMMITS = 20_000;

/** Who sits down with what, and the commands up to the start: the options in turn, a random number of seats. */
export function setTable(
  ruleset: AnyRuleset,
  { seed: text = 'laws', options: variants = [{}] }: RandomGames,
  number: number,
): Table {
  const seed = `${text}-${number}`;
  const random = Random.from(seed);
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
  return { ruleset, seed, seats, opening, local: new LocalGame(ruleset, seed), random };
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

/** What the guide does for a seat that is asked; `undefined` when chance is to decide, and where no seat is asked. */
function guided({ ruleset, local, random }: Table, guide: Guide | undefined): GameCommand | undefined {
  const { waiting } = local;
  if (!guide || !waitsForSeats(waiting) || random.below(100) >= guide.percent) return undefined;
  const bot = ruleset.bots[guide.bot];
  if (!bot) throw new RangeError(`"${ruleset.name}" has no bot "${guide.bot}".`);
  const seat = random.pick(waiting.seats);
  return { type: 'play', seat, command: bot(local.sight(seat, random, bot)) };
}
