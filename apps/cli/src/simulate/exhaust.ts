import {
  clone,
  isRefusal,
  nextRandomCommand,
  Random,
  randomBot,
  type AnyRuleset,
  type AnyTagged,
  type Bot,
  type LocalGame,
  type Seat,
} from '#kernel';
import { CommandPool, decideGame, type GameCommand } from '#kernel/server';
import type { SimulationRequest } from './arguments.js';
import { startGame } from './start-game.js';

const PROBES = 3;
/** How many legal commands a seat tries out, one step ahead, for an event that has not happened yet. */
const TRIALS = 4;
/** How often a seat gives the rarest command so far: in games of random play, and in games that bots try to win. */
const NOVELTY = { wandering: 0.8, playing: 0.15 };
const mishaps = { timeOuts: 40, resignations: 10 };
const junk = [null, 0, -1, 1000, '', 'nobody', {}, []];

/**
 * The possible occurrences in games of a ruleset, as `kind:name`: events, commands, refusals, and the entries of its
 * census.
 */
export const everythingOf = (ruleset: AnyRuleset): string[] => [
  ...Object.keys(ruleset.schemas.events).map((type) => `event:${type}`),
  ...Object.keys(ruleset.schemas.commands).map((type) => `command:${type}`),
  ...Object.keys(ruleset.refusals).map((code) => `refusal:${code}`),
  ...(ruleset.census?.all ?? []),
];

/**
 * Plays games that steer toward missing occurrences, until none is missing or `request.games` games are played.
 * @returns the missing occurrences, and the number of games.
 */
export function exhaust(
  ruleset: AnyRuleset,
  request: SimulationRequest,
  progress: (happened: number, games: number) => void,
): { missing: string[]; games: number } {
  const missing = new Set(everythingOf(ruleset));
  const { length: total } = [...missing];
  const explorer = new Explorer(ruleset, missing);
  let games = 0;
  while (missing.size > 0 && games < request.games) {
    explorer.play(request, games);
    games += 1;
    progress(total - missing.size, games);
  }
  return { missing: [...missing], games };
}

/** A game that is being explored. */
interface Exploration {
  readonly local: LocalGame;
  readonly seats: readonly Seat[];
  readonly random: Random;
  /** Chooses where nothing new is tried; random if absent. */
  readonly bot: Bot<unknown, AnyTagged> | undefined;
}

/** Plays the rarest commands. */
class Explorer {
  private readonly played = new Map<string, number>();

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly missing: Set<string>,
  ) {}

  play(request: SimulationRequest, number: number): void {
    const { ruleset } = this;
    const random = Random.from(`${request.seed}-exhaust-${number}`);
    const plan = ruleset.seats(ruleset.schemas.options.parse(request.options));
    const count = request.seats ?? plan.least + (number % (plan.seats.length - plan.least + 1));
    const local = startGame(ruleset, { ...request, seats: count }, `${request.seed}-exhaust-${number}`);
    for (const commit of local.commits) this.note(commit.events, commit.command);
    const seats = local.game.seats.map((holder) => holder.seat);
    const pool = new CommandPool(Object.keys(ruleset.schemas.commands), junk);
    const bots = Object.values(ruleset.bots).filter((bot) => bot !== randomBot && !bot.thinking);
    const bot = number % 2 === 0 ? undefined : bots[(number >> 1) % Math.max(1, bots.length)];
    const game: Exploration = { local, seats, random, bot };
    for (let command = this.next(game); command; command = this.next(game)) {
      this.note(local.must(command).events, command);
      if (command.type === 'play') pool.add(command.command, random);
      this.probe(local, seats, pool, random);
    }
    this.probe(local, seats, pool, random);
  }

  /**
   * The next command: sometimes the rarest one. Otherwise a random one, or in every other game that of a bot, for
   * occurrences that only happen to players who try to win.
   */
  private next({ local, seats, random, bot }: Exploration): GameCommand | undefined {
    const next = nextRandomCommand(local, seats, random, mishaps);
    if (next?.type !== 'play') return next;
    const { seat } = next;
    const legal = local.legal(seat);
    const newest = this.leadsToNews(local, seat, legal, random);
    if (newest) return { ...next, command: newest };
    if (random.below(1000) < 1000 * (bot ? NOVELTY.playing : NOVELTY.wandering)) {
      return {
        ...next,
        command: legal.reduce((best, command) => (this.times(command) < this.times(best) ? command : best)),
      };
    }
    if (!bot) return next;
    return { ...next, command: bot(local.sight(seat, random, bot)) };
  }

  /** A command with an occurrence that is still missing, among a few that are tried. */
  private leadsToNews(
    local: LocalGame,
    seat: Seat,
    legal: readonly AnyTagged[],
    random: Random,
  ): AnyTagged | undefined {
    if (legal.length < 2 || ![...this.missing].some((name) => name.startsWith('event:'))) return undefined;
    const trials = Array.from({ length: TRIALS }, () => random.pick(legal));
    return trials.find((command) => {
      const decision = decideGame(this.ruleset, clone(local.game), { type: 'play', seat, command }, local.seed);
      return !isRefusal(decision) && decision.events.some(({ type }) => this.missing.has(`event:${type}`));
    });
  }

  private times(command: AnyTagged): number {
    return this.played.get(keyOf(command)) ?? 0;
  }

  private note(events: readonly AnyTagged[], command: GameCommand): void {
    for (const event of events) {
      this.missing.delete(`event:${event.type}`);
      if (!Object.hasOwn(this.ruleset.schemas.events, event.type)) continue;
      for (const use of this.ruleset.census?.uses(event) ?? []) this.missing.delete(use);
    }
    if (command.type !== 'play') return;
    this.missing.delete(`command:${command.command.type}`);
    const key = keyOf(command.command);
    this.played.set(key, (this.played.get(key) ?? 0) + 1);
  }

  /** Tries commands that may be refused, as long as a refusal is missing. */
  private probe(local: LocalGame, seats: readonly Seat[], pool: CommandPool, random: Random): void {
    if (![...this.missing].some((name) => name.startsWith('refusal:'))) return;
    for (let tried = 0; tried < PROBES; tried += 1) {
      const seat = random.pick(seats);
      const command = pool.candidate(random, local.legal(seat)) as AnyTagged;
      const decision = decideGame(this.ruleset, clone(local.game), { type: 'play', seat, command }, local.seed);
      if (isRefusal(decision)) this.missing.delete(`refusal:${decision.code}`);
    }
  }
}

/** A command by its name and its texts (cards, elements), without numbers: the key by which it is new. */
const keyOf = (command: AnyTagged): string =>
  Object.values(command)
    .filter((value) => typeof value === 'string' || typeof value === 'boolean')
    .join(' ');
