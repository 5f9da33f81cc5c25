import fc from 'fast-check';
import { CommandPool } from '../command-pool.js';
import { Random } from '../random.js';
import type { AnyRuleset } from '../ruleset.js';
import type { AnyTagged } from '../shapes.js';
import { waitsForRules, waitsForSeats, type Waiting } from '../waiting.js';
import { Digest } from './digest.js';
import { guarded, type Listener } from './guarded.js';
import { bots } from './laws/bots.js';
import { calendar } from './laws/calendar.js';
import { consent } from './laws/consent.js';
import { conditional } from './laws/conditional.js';
import { conserved } from './laws/conserved.js';
import { described } from './laws/described.js';
import { determinism } from './laws/determinism.js';
import { drawn } from './laws/drawn.js';
import { fold } from './laws/fold.js';
import { goingOn } from './laws/going-on.js';
import { hiddenLuck } from './laws/hidden-luck.js';
import { labelled } from './laws/labelled.js';
import type { Law, LawWatch } from './laws/law.js';
import { legal } from './laws/legal.js';
import { lists } from './laws/lists.js';
import { occasions } from './laws/occasions.js';
import type { Conserved } from './laws/pieces.js';
import { placed } from './laws/placed.js';
import { plain } from './laws/plain.js';
import { progress } from './laws/progress.js';
import { Position } from './laws/position.js';
import { pure } from './laws/pure.js';
import { sameDeal } from './laws/same-deal.js';
import { secrets } from './laws/secrets.js';
import { selected } from './laws/selected.js';
import { substitutes } from './laws/substitutes.js';
import { takenBack } from './laws/taken-back.js';
import { telling } from './laws/telling.js';
import { total } from './laws/total.js';
import { translated } from './laws/translated.js';
import { gamesIn, MOST_COMMITS, playedAt, setTable, type RandomGames } from './random-games.js';
import { setTraps } from './traps.js';
import { Trial, type LawReport } from './trial.js';

/** The laws that one look at the games can judge, in the order of their numbers. */
export const laws: readonly Law[] = [
  determinism,
  fold,
  legal,
  total,
  secrets,
  progress,
  plain,
  described,
  pure,
  occasions,
  placed,
  bots,
  drawn,
  translated,
  labelled,
  takenBack,
  lists,
  hiddenLuck,
  conserved,
  telling,
  selected,
  consent,
  calendar,
  substitutes,
  conditional,
  goingOn,
  sameDeal,
];

/** So many positions of every kind of step are looked at in depth, whatever the share; fewer in a reduced run. */
const FIRST_VISITS = 4;

/** A position from which a game starts is looked at so often, with other commands each time. */
const START_LOOKS = 12;

const junk = [
  ...fc.sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: 300, seed: 1 }),
  // Names that every object has: a look at a record of things finds them.
  ...Array.from({ length: 4 }, () => ['toString', 'constructor', '__proto__']).flat(),
];

/** How the laws are put to the test. */
// oxlint-disable-next-line typescript/no-explicit-any -- the state of any ruleset that is judged
export interface LawOptions<State = any> extends RandomGames<State> {
  /** Share of positions at which the expensive checks run, beside the first of every kind of step; 1 is everywhere. */
  readonly depth?: number;
  /** Events that random games hardly ever reach, each with an example for the laws of descriptions. */
  readonly rareEvents?: readonly AnyTagged[];
  /** Pieces of the game that are neither lost nor doubled: cards, tokens. */
  readonly conserved?: readonly Conserved<State>[];
  /** Types of events and codes of refusals whose English and French are not held against each other: why stands beside them. */
  readonly uncompared?: readonly string[];
  /**
   * Few games, without the demands that they may miss by bad luck: every event, a difference between two languages.
   * A quarter of the examples of each kind is looked at, and one bot plays instead of all.
   */
  readonly reduced?: boolean;
  /** The number of the one law to hold; all when absent. */
  readonly only?: number;
}

/** Hears how far the games are. */
export interface Observer extends Listener {
  /** A game has come to a version. */
  comesTo(game: number, version: number): void;
  /** A game is over; `digest` is one text for all of it. */
  played(seed: string, digest: string): void;
}

/** Plays random games of a ruleset and holds every law against every one of them. Deterministic for a seed. */
export function checkLaws(ruleset: AnyRuleset, options: LawOptions, observer?: Observer): LawReport[] {
  const running: string[] = [];
  const impurities = new Set<string>();
  const heard = guarded(ruleset, {
    begins(name) {
      running.push(name);
      observer?.begins(name);
    },
    ends() {
      running.pop();
      observer?.ends();
    },
  });
  const traps = setTraps((what) => {
    const name = running.at(-1);
    if (name !== undefined) impurities.add(`${name} asks ${what}`);
  });
  try {
    return judge(heard, options, impurities, observer);
  } finally {
    traps.remove();
  }
}

function judge(
  ruleset: AnyRuleset,
  options: LawOptions,
  impurities: Set<string>,
  observer: Observer | undefined,
): LawReport[] {
  const { rareEvents = [], uncompared = [], conserved = [], reduced = false } = options;
  const { mostCommits = MOST_COMMITS, depth = 0.1, only } = options;
  const botGames = reduced ? 1 : Object.keys(ruleset.bots).length;
  const examples = (most: number): number => (reduced ? Math.ceil(most / 4) : most);
  const settings = { rareEvents, uncompared, conserved, botGames, mostCommits, impurities, reduced, examples };
  const held = laws.filter(({ number }) => only === undefined || number === only);
  const trials = held.map((law) => new Trial(law, ruleset, settings));
  const depths = new Depths(depth, examples(FIRST_VISITS));
  let pool = newPool(ruleset);
  for (let number = 0; number < gamesIn(options); number += 1) {
    // A game that starts in the middle is tried with the commands of the ones before it.
    if (number < options.games) pool = newPool(ruleset);
    judgeGame(ruleset, options, number, { trials, depths, pool, observer });
  }
  for (const trial of trials) trial.at('after all games', (watch) => watch.allPlayed?.());
  return trials.map((trial) => trial.report());
}

const newPool = (ruleset: AnyRuleset): CommandPool => new CommandPool(Object.keys(ruleset.schemas.commands), junk);

/** Where the expensive checks run: at a share of all positions, and at the first few of every kind of step. */
class Depths {
  private readonly visits = new Map<string, number>();

  constructor(
    private readonly share: number,
    private readonly first: number,
  ) {}

  isDeep(waiting: Waiting, random: Random): boolean {
    const step = waitsForSeats(waiting) ? waiting.step : waitsForRules(waiting) ? waiting.rules : 'over';
    const visits = (this.visits.get(step) ?? 0) + 1;
    this.visits.set(step, visits);
    return random.below(1000) < 1000 * Math.max(this.share, this.first / visits);
  }
}

interface Court {
  readonly trials: readonly Trial[];
  readonly depths: Depths;
  readonly pool: CommandPool;
  readonly observer: Observer | undefined;
}

function judgeGame(
  ruleset: AnyRuleset,
  options: LawOptions,
  number: number,
  { trials, depths, pool, observer }: Court,
): void {
  const table = setTable(ruleset, options, number);
  const { seed, seats, opening, begin, local } = table;
  // Chance of the laws' own: what they draw changes no game.
  const random = Random.from(`${seed}-laws`);
  const digest = new Digest(table);
  const tell = (place: string, deep: boolean, look: (watch: LawWatch, position: Position) => void): void => {
    const position = new Position({ local, ruleset, seats, opening, begin, seed, random, pool }, deep);
    const where = `${ruleset.name}, ${seats.length} seats, seed "${seed}", ${place}`;
    for (const trial of trials)
      trial.at(where, (watch) => {
        look(watch, position);
      });
  };
  tell('start', true, (watch, position) => watch.gameStarts?.(position));
  if (opening.length === 0) {
    for (let looks = 0; looks < START_LOOKS; looks += 1)
      tell('start', true, (watch, position) => watch.atPosition?.(position));
  }
  try {
    for (const commit of playedAt(table, options)) {
      observer?.comesTo(number, local.game.version);
      digest.add(commit);
      const { command } = commit;
      if (command.type === 'play') pool.add(command.command, random);
      const deep = local.game.phase !== 'open' && depths.isDeep(local.waiting, random);
      tell(`commit at version ${commit.firstVersion}`, deep, (watch, position) => {
        watch.atPosition?.(position);
        watch.afterCommit?.(position, commit);
      });
    }
  } catch (error) {
    tell(`after version ${local.game.version}`, true, () => {
      throw error;
    });
    return;
  }
  observer?.played(seed, digest.text());
  tell('end', true, (watch, position) => watch.gameEnds?.(position));
}
