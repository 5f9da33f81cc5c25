import fc from 'fast-check';
import type { GameCommand } from '../game-commands.js';
import { LocalGame, sitDown } from '../local-game.js';
import { Random } from '../random.js';
import type { AnyRuleset } from '../ruleset.js';
import type { Seat } from '../seat.js';
import type { AnyTagged } from '../shapes.js';
import { waitsForRules, waitsForSeats, type Waiting } from '../waiting.js';
import { CommandPool } from '../command-pool.js';
import { described } from './laws/described.js';
import { determinism } from './laws/determinism.js';
import { fold } from './laws/fold.js';
import type { Law, LawWatch, Position } from './laws/law.js';
import { legal } from './laws/legal.js';
import { plain } from './laws/plain.js';
import { progress } from './laws/progress.js';
import { secrets } from './laws/secrets.js';
import { total } from './laws/total.js';
import { nextRandomCommand, type Mishaps } from '../random-play.js';

/** The eight laws, in the order of the design. */
export const laws: readonly Law[] = [determinism, fold, legal, total, secrets, progress, plain, described];

/** So many positions of every kind of step are looked at in depth, whatever the share. */
const FIRST_VISITS = 4;

const junk = fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 300, seed: 1 });

/** How the laws are put to the test. */
export interface LawOptions {
  /** Number of whole random games. */
  readonly games: number;
  /** The same seed plays the same games. */
  readonly seed?: string;
  /** Options of the games, taken in turn; defaults only when absent. */
  readonly options?: readonly Readonly<Record<string, unknown>>[];
  /** Share of positions at which the dear checks run, beside the first of every kind of step; 1 is everywhere. */
  readonly depth?: number;
  /** A random game that is longer breaks the law of progress. */
  readonly mostCommits?: number;
  readonly mishaps?: Mishaps;
  /** Events that random games hardly ever reach, each with an example for the law of descriptions. */
  readonly rareEvents?: readonly AnyTagged[];
}

/** What became of one law. */
export interface LawReport {
  readonly law: Law;
  /** How many things were looked at. */
  readonly checks: number;
  /** What broke the law, with the game and commit where it happened; at most ten. */
  readonly violations: readonly string[];
}

/** Plays random games of a ruleset and holds every law against every one of them. Deterministic for a seed. */
export function checkLaws(ruleset: AnyRuleset, options: LawOptions): LawReport[] {
  const trials = laws.map((law) => new Trial(law, ruleset, options.rareEvents ?? []));
  const depths = new Depths(options.depth ?? 0.1);
  for (let number = 0; number < options.games; number += 1) playGame(ruleset, options, number, { trials, depths });
  for (const trial of trials) trial.at('after all games', (watch) => watch.allPlayed?.());
  return trials.map((trial) => trial.report());
}

/** Where the dear checks run: at a share of all positions, and at the first few of every kind of step. */
class Depths {
  private readonly visits = new Map<string, number>();

  constructor(private readonly share: number) {}

  isDeep(waiting: Waiting, random: Random): boolean {
    const step = waitsForSeats(waiting) ? waiting.step : waitsForRules(waiting) ? waiting.rules : 'over';
    const visits = (this.visits.get(step) ?? 0) + 1;
    this.visits.set(step, visits);
    return random.below(1000) < 1000 * Math.max(this.share, FIRST_VISITS / visits);
  }
}

/** One law while games are played. */
class Trial {
  private readonly watch: LawWatch;
  private checks = 0;
  private readonly violations: string[] = [];
  private place = '';

  constructor(
    readonly law: Law,
    ruleset: AnyRuleset,
    rareEvents: readonly AnyTagged[],
  ) {
    this.watch = law.watch(
      ruleset,
      (holds, what) => {
        this.check(holds, what);
      },
      { rareEvents },
    );
  }

  at(place: string, look: (watch: LawWatch) => void): void {
    this.place = place;
    if (this.violations.length >= 10) return;
    try {
      look(this.watch);
    } catch (error) {
      this.check(
        false,
        () =>
          `the check itself met an exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }

  check(holds: boolean, what: () => string): void {
    this.checks += 1;
    if (!holds && this.violations.length < 10) this.violations.push(`${this.place}: ${what()}`);
  }

  report(): LawReport {
    return { law: this.law, checks: this.checks, violations: this.violations };
  }
}

function playGame(
  ruleset: AnyRuleset,
  options: LawOptions,
  number: number,
  { trials, depths }: { readonly trials: readonly Trial[]; readonly depths: Depths },
): void {
  const seed = `${options.seed ?? 'laws'}-${number}`;
  const random = Random.from(seed);
  const { mostCommits = 20_000, mishaps = { timeOuts: 60, resignations: 8 } } = options;
  const local = new LocalGame(ruleset, seed);
  const pool = new CommandPool(Object.keys(ruleset.schemas.commands), junk);
  const { seats, opening } = openGame(ruleset, options, number, random);
  const tell = (place: string, deep: boolean, look: (watch: LawWatch, position: Position) => void): void => {
    const position: Position = { local, ruleset, seats, random, pool, deep };
    for (const trial of trials)
      trial.at(`${ruleset.name}, ${seats.length} seats, seed "${seed}", ${place}`, (watch) => {
        look(watch, position);
      });
  };
  const run = (command: GameCommand): void => {
    const commit = local.must(command);
    const opened = local.game.phase !== 'open';
    if (command.type === 'play') pool.add(command.command, random);
    tell(
      `commit at version ${commit.firstVersion}`,
      opened && depths.isDeep(local.waiting, random),
      (watch, position) => watch.afterCommit?.(position, commit),
    );
  };
  tell('start', true, (watch, position) => watch.gameStarts?.(position));
  try {
    for (const command of opening) run(command);
    for (;;) {
      const command = nextRandomCommand(local, seats, random, mishaps);
      if (!command) break;
      if (local.commits.length >= mostCommits) throw new Error(`the game has not ended after ${mostCommits} commits`);
      run(command);
    }
  } catch (error) {
    tell(`after version ${local.game.version}`, true, () => {
      throw error;
    });
    return;
  }
  tell('end', true, (watch, position) => watch.gameEnds?.(position));
}

/** Who sits down with what, and the commands up to the start: the options in turn, a random number of seats. */
function openGame(
  ruleset: AnyRuleset,
  { options: variants = [{}] }: LawOptions,
  number: number,
  random: Random,
): { seats: Seat[]; opening: GameCommand[] } {
  const options = variants[number % variants.length] ?? {};
  const parsed = ruleset.schemas.options.parse(options);
  const plan = ruleset.seats(parsed);
  const count = plan.least + random.below(plan.seats.length - plan.least + 1);
  const seats = plan.seats.slice(0, count).map(({ seat }) => seat);
  return {
    seats,
    opening: [
      { type: 'openGame', ruleset: ruleset.name, options, openedBy: 'player-0' },
      ...seats.map((seat) => sitDown(seat, ruleset.sampleBrought?.(parsed, seat, random))),
      { type: 'startGame' },
    ],
  };
}
