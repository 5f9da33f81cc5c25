import { randomBytes } from 'node:crypto';
import type { EventStore, Obligation } from '#event-store';
import type { Attempt } from './attempt.js';
import type { Bus } from './bus.js';
import { RECORD_KEY } from './campaigns/campaign-duties.js';
import type { Clock } from './clock.js';
import { CommandRunner, type Committed } from './command-runner.js';
import { openedGameId } from './derived-id.js';
import { meeting } from './duty-attempts.js';
import { GameReads } from './game-reads.js';
import { LocalBus } from './local-bus.js';
import { malformed } from './malformed.js';
import { dutiesOf, type DutyOfGame } from './obligations.js';
import type { Outcome, Validation } from './outcome.js';
import { playing, resigning } from './play-attempts.js';
import type {
  AddBotRequest,
  GameRequest,
  JoinRequest,
  LeaveRequest,
  OpenRequest,
  SubmitRequest,
  ValidateRequest,
} from './requests.js';
import { RulesetRegistry } from './rulesets.js';
import type { SeedVault } from './seed-vault.js';
import { GAME_STREAM } from './streams/stream-kinds.js';
import { joining, leaving, opening, seatingBot, starting } from './table-attempts.js';
import { unopened, WarmGames } from './warm-games.js';

/** What the service stands on. */
export interface GamesParts {
  readonly store: EventStore;
  readonly seeds: SeedVault;
  readonly rulesets?: RulesetRegistry | undefined;
  /** Tells the other processes; by default nobody but this one. */
  readonly bus?: Bus | undefined;
  readonly clock?: Clock | undefined;
  /** Told after each commit what must happen next, so that jobs start at once. Losing this costs latency only. */
  readonly wake?: ((obligations: readonly Obligation[]) => unknown) | undefined;
  /** Told of a fault after a commit that did not undo it: news, a job or a snapshot was lost. Prints it by default. */
  readonly report?: ((fault: unknown) => void) | undefined;
  /** How many games are kept folded in memory: 1,000 by default. */
  readonly warmGames?: number | undefined;
  /** How many commands of one game may run or wait in this process: 64 by default. */
  readonly queueLength?: number | undefined;
  /** After how many milliseconds without news a follower asks the store anyway: 15,000 by default. */
  readonly patience?: number | undefined;
}

/**
 * Games: the only place where rules meet storage. A command id (a UUID) gets the same answer for ever;
 * what was refused, forbidden or in conflict has not happened, and may be tried again under the same id.
 */
export class Games extends GameReads {
  readonly rulesets: RulesetRegistry;
  private readonly runner: CommandRunner;
  private readonly clock: Clock;

  constructor(private readonly parts: GamesParts) {
    const {
      store,
      rulesets = new RulesetRegistry(),
      bus = new LocalBus(),
      warmGames = 1_000,
      patience = 15_000,
    } = parts;
    super(store, new WarmGames(store, rulesets, warmGames), bus, patience);
    this.rulesets = rulesets;
    this.clock = parts.clock ?? Date.now;
    const { seeds, queueLength = 64 } = parts;
    const committed = (commit: Committed): void => this.afterCommit(commit);
    this.runner = new CommandRunner({ store, seeds, warm: this.warm, clock: this.clock, queueLength, committed });
  }

  /** Opens a game, at the newest version of its rules unless another is named. Its id derives from account and command id. */
  async open(request: OpenRequest): Promise<Outcome> {
    const wrong = malformed(request);
    if (wrong) return wrong;
    const gameId = openedGameId(request.account, request.commandId);
    const ruleset = this.rulesets.find(request.ruleset, request.rulesVersion);
    if (!ruleset) {
      const known = await this.store.receipt(gameId, request.commandId);
      return known ? { status: 'commandIdReused' } : { status: 'notFound', what: 'ruleset' };
    }
    // Before the first event, so that no game is ever bound to a seed that is lost.
    await this.parts.seeds.keep(gameId, randomBytes(32));
    return this.runner.run(
      opening(gameId, request),
      unopened(gameId, ruleset, this.rulesets.formsOf(GAME_STREAM, ruleset.name)),
    );
  }

  /** The account sits down, at the lowest free seat unless one is named. */
  join(request: JoinRequest): Promise<Outcome> {
    return this.carryOut(request, joining(request));
  }

  /** The account stands up before the start, or whoever opened the game sends a bot away. */
  leave(request: LeaveRequest): Promise<Outcome> {
    return this.carryOut(request, leaving(request));
  }

  /** Whoever opened the game seats a bot, at the lowest free seat unless one is named. */
  addBot(request: AddBotRequest): Promise<Outcome> {
    return this.carryOut(request, seatingBot(request));
  }

  /** Whoever opened the game starts it. */
  start(request: GameRequest): Promise<Outcome> {
    return this.carryOut(request, starting(request));
  }

  /** The account's seat gives a command of the ruleset. */
  submit(request: SubmitRequest): Promise<Outcome> {
    return this.carryOut(request, playing(request));
  }

  /** Says whether `submit` would be accepted now. Never tells what dice would give. */
  async validate(request: ValidateRequest): Promise<Validation> {
    return malformed(request) ?? this.runner.dryRun(playing({ ...request, commandId: '' }));
  }

  /** The account gives its seat up for good. */
  resign(request: GameRequest): Promise<Outcome> {
    return this.carryOut(request, resigning(request));
  }

  /**
   * Does what an obligation asks for: runs an automatic step, ends the time of a step, moves a bot. However often it is
   * called, it happens once. What has become pointless is settled; what is not due yet stays as it is.
   * Throws when a bot gives a command that the rules refuse, and for what `Campaigns` has to meet.
   */
  async meet({ gameId, key }: DutyOfGame): Promise<Outcome> {
    if (key === RECORD_KEY) throw new TypeError(`"${key}" is for campaigns to meet: use meetObligation.`);
    const outcome = await this.runner.run(meeting({ gameId, key }, this.clock));
    if (outcome.status === 'accepted' || outcome.status === 'busy') return outcome;
    const loaded = await this.load(gameId);
    const stands = loaded !== undefined && dutiesOf(loaded).some((duty) => duty.key === key);
    if (!stands) await this.store.settle(gameId, key);
    else if (outcome.status === 'refused' && outcome.refusal.code !== 'nothingDue') {
      throw new Error(
        `Game ${gameId}: the rules refused what the obligation "${key}" led to (${outcome.refusal.code}).`,
      );
    }
    return outcome;
  }

  private async carryOut(request: GameRequest, attempt: Attempt): Promise<Outcome> {
    return malformed(request) ?? this.runner.run(attempt);
  }

  private afterCommit({ before, after, obligations }: Committed): void {
    const { gameId } = after;
    const { wake, report = console.error } = this.parts;
    const tasks = [
      () => this.bus.tell({ gameId, version: after.game.version }),
      () => wake?.(obligations.map((obligation) => ({ streamId: gameId, streamKind: GAME_STREAM, ...obligation }))),
      () => this.warm.snapshot(after, before.game.version),
    ];
    for (const task of tasks) void Promise.resolve().then(task).catch(report);
  }
}
