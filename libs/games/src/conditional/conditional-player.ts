import type { EventStore } from '#event-store';
import { waitsForSeats, type Seat, type WaitingForSeats } from '#kernel';
import { deadlineOfSeat, nextConditional, type ConditionalEntry } from '#kernel/server';
import type { LoadedGame, StoredCommit } from '#records';
import type { Alarm, Clock } from '#streams';
import type { Games } from '../games.js';
import { hasPeople } from '../obligations/obligations.js';
import type { Outcome } from '../outcome.js';
import { legalOf, waitingOf } from '../reading/visibility.js';
import { afterGiving, type Claim, type ConditionalList, type ConditionalPlan } from './conditional-list.js';
import type { ConditionalStore } from './conditional-store.js';
import { Pauses } from './pauses.js';

/** A pause ends so many milliseconds before the time of the seat does. */
const SPARE = 2_000;

/** A worker gives the process that has committed so many milliseconds more. */
const GRACE = 5_000;

/** So many games are looked at together, and so many lists by one sweep. */
const AT_ONCE = 100;

/** The dependencies of the player of lists. */
export interface ConditionalParts {
  readonly games: Games;
  readonly lists: ConditionalStore;
  readonly events: Pick<EventStore, 'read'>;
  readonly clock: Clock;
  /** Told of faults, which never say what a list holds. */
  readonly report: (fault: unknown) => unknown;
  /** Ends pauses; by the timers of this process by default. */
  readonly alarm?: Alarm | undefined;
}

/**
 * Gives the commands of lists, after the commit that asks their seat: in the process that has committed, and where that has ended, by
 * the sweep of a worker. The commands are those of the account, under ids like those of clients. No obligation tells of a list.
 */
export class ConditionalPlayer {
  private readonly moved = new Set<string>();
  private readonly pauses: Pauses;
  private looking: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly parts: ConditionalParts) {
    this.pauses = new Pauses(parts.clock, parts.alarm);
  }

  /** A game has moved: its lists are looked at soon, those of all games that move meanwhile together. */
  look({ gameId, game }: Pick<LoadedGame, 'gameId' | 'game'>): void {
    if (game.phase !== 'open' && hasSeated(game)) this.lookAgain(gameId);
  }

  /** Looks at the lists that no process has looked at for a while. True where there may be more. */
  async sweep(): Promise<boolean> {
    const lists = await this.parts.lists.take(AT_ONCE);
    await this.each(lists, (list) => (list.plan.claim ? this.carryOut(list, list.plan.claim) : this.play(list, GRACE)));
    return lists.length === AT_ONCE;
  }

  /** Settles once no list has a command to give now. */
  async idle(): Promise<void> {
    while (this.looking) await this.looking;
  }

  /** Begins nothing more, and waits for what is at hand. A sweep continues the rest. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.moved.clear();
    this.pauses.clear();
    await this.idle();
  }

  private lookAgain(gameId: string): void {
    if (this.isClosed) return;
    this.moved.add(gameId);
    this.start();
  }

  private start(): void {
    this.looking ??= this.lookAtAll().finally(() => {
      this.looking = undefined;
      // A game that has moved since the last look.
      if (this.moved.size > 0) this.start();
    });
  }

  private async lookAtAll(): Promise<void> {
    while (this.moved.size > 0) {
      const gameIds = [...this.moved].slice(0, AT_ONCE);
      for (const gameId of gameIds) this.moved.delete(gameId);
      try {
        const lists = await this.parts.lists.of(gameIds);
        await this.each(lists, (list) => (list.plan.claim ? Promise.resolve() : this.play(list, 0)));
      } catch (fault) {
        this.parts.report(fault);
      }
    }
  }

  private async each(lists: readonly ConditionalList[], act: (list: ConditionalList) => Promise<void>): Promise<void> {
    await Promise.all(lists.map((list) => act(list).catch((fault: unknown) => void this.parts.report(fault))));
  }

  /** Gives the command that a list has for the game as it is now, if its pause is over. */
  private async play(list: ConditionalList, grace: number): Promise<void> {
    const { games, lists, events } = this.parts;
    const loaded = await games.load(list.gameId);
    if (!loaded || !isPlayedBy(loaded, list)) return this.drop(list);
    const news = await commitsSince(events, loaded, list.plan);
    if (isTakenBack(news, list.seat)) return this.drop(list);
    const waiting = waitingOf(loaded)?.waiting;
    const isAsked = waiting && waitsForSeats(waiting) && waiting.seats.includes(list.seat);
    if (!isAsked || loaded.game.pause) return this.pauses.end(list.listId);
    const next = nextConditional(list.plan.entries, {
      seat: list.seat,
      waiting,
      legal: legalOf(loaded, list.seat),
      happened: typesIn(news),
    });
    if (!next) return;
    if ('stops' in next) return this.drop(list);
    const due = dueOf(loaded, waiting, list) + grace;
    if (this.pauses.holds(list.listId, waiting.stepId, due, () => this.lookAgain(list.gameId))) return;
    this.pauses.end(list.listId);
    const { number, times } = list.plan.entries[next.place] as ConditionalPlan['entries'][number];
    const { version } = loaded.game;
    const claim = { number, times, command: next.command, version, stepId: waiting.stepId };
    const claimed = await lists.change(list, { ...list.plan, claim });
    if (claimed) await this.carryOut(claimed, claim);
  }

  /** Gives the command of a claim: however often, it happens once. */
  private async carryOut(list: ConditionalList, { number, times, ...given }: Claim): Promise<void> {
    const { games, lists } = this.parts;
    const { gameId, account, seat, plan, listId } = list;
    const { command, version: expectedVersion, stepId } = given;
    const commandId = games.ids.ofPlayer(listId, String(number), String(times));
    const outcome = await games.submit({ gameId, commandId, account, seat, command, expectedVersion, stepId });
    const after = planAfter(plan, outcome);
    if (!after || after.entries.length === 0) return this.drop(list);
    await lists.change(list, after);
    if (outcome.status === 'accepted' || outcome.status === 'conflict') this.lookAgain(gameId);
  }

  private async drop({ listId }: ConditionalList): Promise<void> {
    this.pauses.end(listId);
    await this.parts.lists.drop(listId);
  }
}

/** The plan after the outcome of its claim; `undefined` where the list stops. */
function planAfter(plan: ConditionalPlan, { status }: Outcome): ConditionalPlan | undefined {
  if (status === 'accepted') return afterGiving(plan);
  const isForLater = status === 'conflict' || status === 'busy' || status === 'parked';
  return isForLater ? { ...plan, claim: null } : undefined;
}

/** Whether players sit at a table, whose lists there may be. */
const hasSeated = (game: LoadedGame['game']): boolean => game.phase === 'over' || hasPeople(game);

/** Whether a seat is still played by the account that has stored the list. */
export const isPlayedBy = (
  { game }: LoadedGame,
  { seat, account }: Pick<ConditionalList, 'seat' | 'account'>,
): boolean =>
  game.phase === 'running' &&
  game.seats.some(
    (holder) => holder.seat === seat && holder.account === account && holder.bot === null && !holder.resigned,
  );

/** The types of events since a list was stored, where its conditions ask for any. */
export async function eventsSince(
  events: Pick<EventStore, 'read'>,
  loaded: LoadedGame,
  plan: ConditionalPlan,
): Promise<ReadonlySet<string>> {
  return plan.entries.some(asksForEvents) ? typesIn(await commitsSince(events, loaded, plan)) : new Set();
}

const commitsSince = async (
  events: Pick<EventStore, 'read'>,
  { gameId, game }: LoadedGame,
  { since }: ConditionalPlan,
): Promise<readonly StoredCommit[]> =>
  game.version <= since ? [] : events.read(gameId, { after: since, upTo: game.version });

const typesIn = (commits: readonly StoredCommit[]): ReadonlySet<string> =>
  new Set(commits.flatMap(({ events }) => events.map(({ type }) => type)));

/** Whether the game was taken back, by all or by the seat alone. What it has planned for later would come too early. */
const isTakenBack = (commits: readonly StoredCommit[], seat: Seat): boolean =>
  commits.some(({ events }) =>
    events.some(
      ({ type, data }) =>
        type === 'undone' || (type === 'commandsTakenBack' && (data as { readonly seat: Seat }).seat === seat),
    ),
  );

const asksForEvents = ({ after, until }: ConditionalEntry): boolean => after.length + until.length > 0;

/** When a list answers a step, in milliseconds since 1970. */
function dueOf({ game, at }: LoadedGame, waiting: WaitingForSeats, { seat, plan }: ConditionalList): number {
  const deadline = deadlineOfSeat(game.clocks, waiting, seat) ?? Infinity;
  return Math.min(Math.max(at, plan.at) + plan.pause * 1_000, deadline - SPARE);
}
