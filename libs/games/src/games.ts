import { randomBytes } from 'node:crypto';
import type { EventStore, Obligation } from '#event-store';
import type { Random } from '#kernel';
import { unopenedGame, type LoadedGame } from '#records';
import { LRUCache } from 'lru-cache';
import type { Attempt } from './attempt.js';
import type { Bus } from './bus.js';
import type { Clock } from './clock.js';
import { decideOn } from './decision.js';
import { openedGameId } from './derived-id.js';
import { meeting, unforeseen } from './duty-attempts.js';
import { gameDecider } from './game-decider.js';
import { gameKind } from './game-kind.js';
import { GameReads } from './game-reads.js';
import { LocalBus } from './local-bus.js';
import { malformed } from './malformed.js';
import { dutiesOf, type DutyOfGame } from './obligations.js';
import { conflictOf, outcomeOf } from './outcome-of.js';
import type { GameAnswer, Outcome, Validation } from './outcome.js';
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
import { CommandQueues } from './streams/command-queues.js';
import { LoadedStreams } from './streams/loaded-streams.js';
import { GAME_STREAM } from './streams/stream-kinds.js';
import { StreamRunner, type Committed } from './streams/stream-runner.js';
import { joining, leaving, opening, seatingBot, starting } from './table-attempts.js';

/** What the service stands on. */
export interface GamesParts {
  readonly store: EventStore;
  readonly seeds: SeedVault;
  readonly rulesets?: RulesetRegistry | undefined;
  /** Tells the other processes; by default nobody but this one. */
  readonly bus?: Bus | undefined;
  readonly clock?: Clock | undefined;
  /** The chance of a bot's next move; by default nobody can foresee it. */
  readonly luck?: (() => Random) | undefined;
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
  private readonly runner: StreamRunner<LoadedGame, Attempt, GameAnswer>;
  private readonly clock: Clock;

  constructor(private readonly parts: GamesParts) {
    const {
      store,
      rulesets = new RulesetRegistry(),
      bus = new LocalBus(),
      warmGames = 1_000,
      patience = 15_000,
    } = parts;
    const warm = new LRUCache<string, LoadedGame>({ max: warmGames });
    super(store, new LoadedStreams(store, gameKind(rulesets), warm), bus, patience);
    this.rulesets = rulesets;
    this.clock = parts.clock ?? Date.now;
    const { seeds, queueLength = 64 } = parts;
    const committed = (commit: Committed<LoadedGame>): void => this.afterCommit(commit);
    const decider = gameDecider(seeds, this.clock);
    const queues = new CommandQueues(queueLength);
    this.runner = new StreamRunner({ store, streams: this.loads, decider, queues, committed });
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
    const attempt = opening(gameId, { ...request, options: { ...ruleset.openedWith, ...request.options } });
    const start = unopenedGame(gameId, ruleset, this.rulesets.formsOf(GAME_STREAM, ruleset.name));
    // A game that is refused leaves nothing behind, its seed included.
    const tried = decideOn(start, attempt, randomBytes(32), this.clock());
    if (tried.status !== 'decided' && !(await this.store.receipt(gameId, request.commandId))) return tried;
    // Before the first event, so that no game is ever bound to a seed that is lost.
    await this.parts.seeds.keep(gameId, randomBytes(32));
    return this.run(attempt, start);
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
    const wrong = malformed(request);
    if (wrong) return wrong;
    const attempt = playing({ ...request, commandId: '' });
    const tried = await this.runner.dryRun(attempt);
    if (tried.status === 'conflict') return conflictOf(attempt, tried);
    return tried.status === 'decided' ? { status: 'legal', version: tried.before.game.version } : tried;
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
    const luck = this.parts.luck ?? unforeseen;
    const outcome = await this.run(meeting({ gameId, key }, { now: this.clock, luck }));
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
    return malformed(request) ?? this.run(attempt);
  }

  private async run(attempt: Attempt, start?: LoadedGame): Promise<Outcome> {
    return outcomeOf(attempt, await this.runner.run(attempt, start));
  }

  private afterCommit({ before, after, commit, written }: Committed<LoadedGame>): void {
    // Before the news, which then find nothing to read.
    this.followed.committed({ commit: written, loaded: after });
    const { streamId, obligations, head } = commit;
    const { wake, report = console.error } = this.parts;
    const tasks = [
      () => this.bus.tell({ gameId: streamId, version: after.game.version }),
      () => wake?.(obligations.map((obligation) => ({ streamId, streamKind: head.kind, ...obligation }))),
      () => this.loads.snapshot({ streamId, ...head }, after, before.game.version),
    ];
    for (const task of tasks) void Promise.resolve().then(task).catch(report);
  }
}
