import { randomBytes } from 'node:crypto';
import { atSeat, type AnyTagged, type Seat } from '#kernel';
import { unopenedGame, type LoadedGame, SYSTEM, isUuid, openedGameId, rematchId } from '#records';
import { LRUCache } from 'lru-cache';
import { abandoning } from './commands/abandon-commands.js';
import type { GameCommandRequest } from './commands/command-request.js';
import {
  type Clock,
  ServerIds,
  CommandQueues,
  LoadedStreams,
  SnapshotSeals,
  type RunOutcome,
  obligationsWith,
  StreamRunner,
  type AfterCommit,
} from '#streams';
import { askRules } from './commands/decision.js';
import { meeting, unforeseen, type MeetingParts } from './commands/obligation-commands.js';
import { gameDecider } from './commands/game-decider.js';
import { gameKind } from './commands/game-kind.js';
import { GameSeats } from './game-seats.js';
import type { GamesParts } from './games-parts.js';
import { invitationOf } from './invitation.js';
import { LocalBus } from './following/local-bus.js';
import { malformed } from './commands/malformed.js';
import { consenting } from './commands/consent-commands.js';
import { obligationOf, type ObligationRef } from './obligations/obligations.js';
import { conflictOf, outcomeOf } from './commands/outcome-of.js';
import type { Early, Found, GameAnswer, Outcome, Validation } from './outcome.js';
import { operating, type OperatorAct } from './commands/operator-commands.js';
import { Suspension } from './obligations/suspension.js';
import { playing, playingAll, resigning, takingBack } from './commands/play-commands.js';
import type {
  AddBotRequest,
  ConsentRequest,
  GameRequest,
  GiveSeedRequest,
  JoinRequest,
  LeaveRequest,
  OpenRequest,
  SeatRequest,
  SubmitAllRequest,
  SubmitRequest,
  TakeBackRequest,
  ValidateRequest,
} from './requests.js';
import { RulesFault } from './commands/rules-fault.js';
import type { RulesetRegistry } from './rulesets/registry.js';
import { visibleEvents, viewerOfPast } from './reading/visibility.js';
import {
  givingSeed,
  joining,
  leaving,
  opening,
  seatingBot,
  seatingPlayer,
  starting,
} from './commands/table-commands.js';

/**
 * Games: the only place where rules meet storage. A command id (a UUID) that was accepted gets the same answer for ever;
 * a command that was refused, forbidden or in conflict has not happened, and may be tried again under the same id.
 */
export class Games extends GameSeats {
  readonly rulesets: RulesetRegistry;
  readonly suspension: Suspension;
  /** Ids of the commands that the server itself gives. */
  readonly ids: ServerIds;
  private readonly runner: StreamRunner<LoadedGame, GameCommandRequest, GameAnswer>;
  private readonly clock: Clock;
  private readonly cache: LRUCache<string, LoadedGame>;

  constructor(private readonly parts: GamesParts) {
    const { store, rulesets, bus = new LocalBus(), cachedGames = 1_000, timeout = 60_000 } = parts;
    const cache = new LRUCache<string, LoadedGame>({ max: cachedGames });
    const { secret = randomBytes(32), report = console.error } = parts;
    const seals = new SnapshotSeals(secret);
    const streams = new LoadedStreams(store, gameKind(rulesets, seals), cache, parts.observer);
    const clock = parts.clock ?? Date.now;
    super({ store, streams, bus, timeout, clock, alarm: parts.alarm });
    this.cache = cache;
    this.rulesets = rulesets;
    this.suspension = new Suspension(store, report);
    this.ids = new ServerIds(secret, report);
    this.clock = clock;
    const { seeds, observer, backOff, queues = { game: 64, account: 16 } } = parts;
    this.runner = new StreamRunner({
      store,
      streams: this.loads,
      decider: gameDecider(seeds, clock),
      queues: new CommandQueues(queues),
      committed: (commit) => this.afterCommit(commit),
      backOff,
      observer,
    });
  }

  /** How many games are kept folded in memory now. */
  get cachedGames(): number {
    return this.cache.size;
  }

  /**
   * Opens a game, at the newest version of its rules unless another is named. Its id derives from account and command id;
   * that of a rematch from the game that it follows.
   */
  async open(request: OpenRequest): Promise<Outcome> {
    const wrong = malformed(request);
    if (wrong) return wrong;
    const { account, commandId, rematchOf } = request;
    const gameId = rematchOf === undefined ? openedGameId(account, commandId) : rematchId(rematchOf);
    const release = await this.rulesets.release(request.ruleset, request.rulesVersion);
    if (!release) {
      const known = await this.store.receipt(gameId, commandId);
      return known ? { status: 'commandIdReused' } : { status: 'notFound', what: 'ruleset' };
    }
    const options = { ...release.ruleset.openedWith, ...request.options };
    const asked = { ...request, options, rulesDigest: release.digest };
    const start = unopenedGame(gameId, release);
    // A game that is refused leaves nothing behind, its seed included.
    const tried = await askRules(start, opening(gameId, asked, undefined), randomBytes(32), this.clock());
    if (tried.status !== 'decided' && !(await this.store.receipt(gameId, commandId))) return tried;
    // Before the first event, so that no game is ever bound to a seed that is lost.
    const seed = await this.parts.seeds.keep(gameId, request.dealtFrom ?? randomBytes(32));
    const invitation = request.byInvitation === true ? invitationOf(seed) : undefined;
    return this.run(opening(gameId, asked, invitation), start);
  }

  /** The account sits down, at the lowest free seat unless one is named. */
  join(request: JoinRequest): Promise<Outcome> {
    return this.carryOut(request, joining(request));
  }

  /** The invitation to a game, for its opener; `undefined` for a game that needs none. */
  async invitation({ gameId, game }: LoadedGame): Promise<string | undefined> {
    const seed = game.invitation === undefined ? undefined : await this.parts.seeds.find(gameId);
    return seed && invitationOf(seed);
  }

  /** The account stands up before the start, or the opener of the game removes a bot or another player. */
  leave(request: LeaveRequest): Promise<Outcome> {
    return this.carryOut(request, leaving(request));
  }

  /** The opener of a game seats a bot, at the lowest free seat unless one is named. */
  addBot(request: AddBotRequest): Promise<Outcome> {
    return this.carryOut(request, seatingBot(request));
  }

  /** The opener of a game seats a player, who need not ask: a league seats those who are paired. */
  seat(request: SeatRequest): Promise<Outcome> {
    return this.carryOut(request, seatingPlayer(request));
  }

  /** The opener of a game starts it, or calls the start where seats owe their seeds. */
  start(request: GameRequest): Promise<Outcome> {
    return this.carryOut(request, starting(request));
  }

  /** The account's seat gives its hidden seed after the start was called; with the last one the game starts. */
  giveSeed(request: GiveSeedRequest): Promise<Outcome> {
    return this.carryOut(request, givingSeed(request));
  }

  /** The account's seat gives a command of the ruleset. */
  submit(request: SubmitRequest): Promise<Outcome> {
    return this.carryOut(request, playing(request));
  }

  /** The account's seat gives several commands of the ruleset, carried out in one commit up to the first that draws chance or makes anything known. */
  submitAll(request: SubmitAllRequest): Promise<Outcome> {
    return this.carryOut(request, playingAll(request));
  }

  /** The account's seat takes back its last commands, where the table allows it. */
  takeBack(request: TakeBackRequest): Promise<Outcome> {
    return this.carryOut(request, takingBack(request));
  }

  /** The account's seat proposes something to the others, answers, withdraws, ends a pause, or hands over to a bot. */
  consent(request: ConsentRequest): Promise<Outcome> {
    return this.carryOut(request, consenting(request));
  }

  /** Says whether `submit` would be accepted now. Never tells the dice. */
  async validate(request: ValidateRequest): Promise<Validation> {
    const wrong = malformed(request);
    if (wrong) return wrong;
    const attempt = playing({ ...request, commandId: '' });
    const tried = await this.runner.dryRun(attempt);
    if (tried.status === 'conflict') return conflictOf(attempt, tried);
    return tried.status === 'decided' ? { status: 'legal', version: tried.before.game.version } : tried;
  }

  /** The account resigns its seat. */
  resign(request: GameRequest): Promise<Outcome> {
    return this.carryOut(request, resigning(request));
  }

  /**
   * Ends a game that cannot or will not be played: without a winner, the seed revealed. Its opener may, while it is
   * open, parked, or played only by bots.
   */
  async abandon(request: GameRequest): Promise<Outcome> {
    const wrong = malformed(request);
    if (wrong) return wrong;
    const { gameId, account } = request;
    const isSuspended = await this.suspension.isSuspended(gameId);
    if (isSuspended && (await this.load(gameId))?.game.openedBy !== account)
      return { status: 'forbidden', reason: 'notTheOpener' };
    if (isSuspended) await this.suspension.resume(gameId);
    return this.run(abandoning(request, { isSuspended }));
  }

  /** Takes a parked game up again, for its opener; one that is not parked stays as it is. */
  async resume({ gameId, account }: Pick<GameRequest, 'gameId' | 'account'>): Promise<Found<LoadedGame>> {
    const value = await this.load(gameId);
    if (!value) return { status: 'notFound', what: 'game' };
    if (value.game.openedBy !== account) return { status: 'forbidden', reason: 'notTheOpener' };
    await this.suspension.resume(gameId);
    return { status: 'found', value };
  }

  /** An operator acts on a game from outside of its rules, which are asked all the same. */
  async operate(gameId: string, act: OperatorAct): Promise<Outcome> {
    if (!isUuid(gameId)) return { status: 'notFound', what: 'game' };
    if (act.type === 'abandonGame') await this.suspension.resume(gameId);
    return this.run(operating(gameId, act));
  }

  /**
   * Meets an obligation: runs an automatic step, ends the time of a step, moves a bot. However often it is
   * called, it happens once. A pointless one is settled; one that is not due yet stays as it is.
   * Throws a `RulesFault` when the rules fail, or refuse the command of a bot for instance; and for obligations that `Campaigns` has to meet.
   */
  async meet({ gameId, key }: ObligationRef): Promise<Outcome | Early> {
    const luck = this.parts.luck ?? unforeseen;
    const history: MeetingParts['history'] = (loaded, seat) => this.history(loaded, seat);
    const meet = (commandId: string): Promise<Outcome> =>
      this.run(meeting({ gameId, key, commandId }, { luck, history }));
    const outcome = await this.ids.giving(['obligation', gameId, key], meet);
    if (outcome.status === 'accepted' || outcome.status === 'busy') return outcome;
    const loaded = await this.load(gameId);
    const obligation = loaded && obligationOf(loaded, key);
    if (!obligation) await this.store.settle(gameId, key);
    else if (outcome.status === 'refused' && outcome.refusal.code === 'nothingDue') {
      return { status: 'early', wait: Math.max(1, obligation.dueAt - this.clock()) };
    } else if (outcome.status === 'refused') {
      throw new RulesFault(
        gameId,
        `The rules refused the command of the obligation "${key}" (${outcome.refusal.code}).`,
      );
    }
    return outcome;
  }

  private async history(loaded: LoadedGame, seat: Seat): Promise<readonly AnyTagged[]> {
    const commits = await this.parts.store.read(loaded.gameId, { upTo: loaded.game.version });
    return visibleEvents(loaded, viewerOfPast(loaded, atSeat(seat)), commits).map(({ event }) => event);
  }

  carryOut = async (request: GameRequest, attempt: GameCommandRequest): Promise<Outcome> =>
    malformed(request) ?? this.run(attempt);

  private async run(attempt: GameCommandRequest, start?: LoadedGame): Promise<Outcome> {
    try {
      const outcome = await this.seenNow(attempt, await this.runner.run(attempt, start));
      return outcome.status === 'refused' && (await this.isParkedFor(attempt)) ? { status: 'parked' } : outcome;
    } catch (fault) {
      if (fault instanceof RulesFault && (await this.isParkedFor(attempt))) return { status: 'parked' };
      throw fault;
    }
  }

  /** The answer to an old command is history, which the rules may hide from its giver: it comes with the game as it is now. */
  private async seenNow(attempt: GameCommandRequest, outcome: RunOutcome<LoadedGame, GameAnswer>): Promise<Outcome> {
    const isPast = outcome.status === 'accepted' && outcome.replayed;
    return outcomeOf(attempt, outcome, isPast ? await this.load(attempt.streamId) : undefined);
  }

  /** Whether the giver is to be told that the game is parked. Accepted commands need no look: the store takes none for a halted stream. */
  private isParkedFor({ actor, streamId }: GameCommandRequest): Promise<boolean> {
    return actor === SYSTEM ? Promise.resolve(false) : this.suspension.isSuspended(streamId);
  }

  private afterCommit({ before, after, commit, written }: AfterCommit<LoadedGame>): void {
    // Before the news, which then find nothing to read.
    this.followed.committed({ previousHash: before.hash, commit: written, loaded: after });
    const { streamId, head } = commit;
    const { wake, moved, report = console.error } = this.parts;
    const tasks = [
      () => this.bus.tell({ gameId: streamId, version: after.game.version }),
      () => wake?.(obligationsWith(commit)),
      () => moved?.(after),
      () => this.loads.snapshot({ streamId, ...head }, after, before.game.version),
    ];
    for (const task of tasks) void Promise.resolve().then(task).catch(report);
  }
}
