import { systemOf, type RatingParameters } from './parameters.js';
import type { Rating, RatingSystem } from './rating-system.js';
import type { Result } from './result.js';

/** The effect of one game on the rating of one player. */
export interface RatingStep {
  readonly gameId: string;
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number;
  /** The rank of the player's side, and the number of sides. */
  readonly rank: number;
  readonly sides: number;
  /** The estimated probability before the game that this side would win, from 0 to 1. */
  readonly chance: number;
  readonly before: Rating;
  readonly after: Rating;
  /** The opponents, with their ratings before the game. */
  readonly against: readonly { readonly player: string; readonly rating: Rating }[];
}

/** A line of the list of ratings. */
export interface RatingLine {
  readonly player: string;
  readonly rating: Rating;
  /** The value by which the list is sorted. */
  readonly shown: number;
  /** The number of rated games. */
  readonly games: number;
}

/** A change of a book: removed games and added results, in any order; a game with a corrected result is in both. */
export interface BookChange {
  readonly without: readonly string[];
  readonly results: readonly Result[];
}

/** What is known of a player: the rating after their latest game, and its end. */
interface Known {
  readonly rating: Rating;
  readonly at: number;
}

/** A counted result, with what was known of its players before it; undefined for a newcomer. */
interface Counted {
  readonly result: Result;
  readonly before: ReadonlyMap<string, Known | undefined>;
}

/** A place in the order of results where a change begins or may matter. */
type Step =
  | { readonly kind: 'KEPT' | 'GONE'; readonly counted: Counted; readonly result: Result }
  | { readonly kind: 'ADDED'; readonly result: Result };

/**
 * Ratings derived from results, in the order in which games ended: a rating is never set directly. Removing or
 * correcting a result recomputes only it and the later games that it matters for: those of its players, of their later
 * opponents, and so on.
 */
export class RatingBook {
  private readonly system: RatingSystem;
  private readonly known = new Map<string, Known>();
  private readonly counted: Counted[] = [];
  private readonly ids = new Set<string>();
  private readonly games = new Map<string, Set<string>>();

  constructor(readonly parameters: RatingParameters) {
    this.system = systemOf(parameters);
  }

  /**
   * Counts a result. One that ended before already counted ones is inserted in its place. Throws a RangeError for a
   * game that is already counted, and for one that the system cannot rate.
   */
  add(result: Result): void {
    this.change({ without: [], results: [result] });
  }

  /**
   * Removes results and counts others, in any order, and recomputes all later ones once. Throws as `add` does, before
   * any change.
   */
  change({ without, results }: BookChange): void {
    const gone = new Set(without);
    const added = new Set<string>();
    for (const result of results) {
      const { gameId } = result;
      if ((this.has(gameId) && !gone.has(gameId)) || added.has(gameId))
        throw new RangeError(`Game ${gameId} is already counted.`);
      if (!this.takes(result)) throw new RangeError(`Game ${gameId} cannot be rated by this system.`);
      added.add(gameId);
    }
    const steps = this.stepsOf({ without, results });
    const starts = this.startsOf(steps);
    this.counted.length -= steps.filter(({ kind }) => kind !== 'ADDED').length;
    const changed = new Map<string, Known | undefined>();
    for (const step of steps) this.take(step, starts, changed);
    for (const [player, known] of changed) {
      if (known) this.known.set(player, known);
      else this.known.delete(player);
    }
  }

  /** The number of games that `change` would have to count. */
  cost(change: BookChange): number {
    const changed = new Set<string>();
    return this.stepsOf(change).filter(({ kind, result: { sides } }) => {
      const players = sides.flatMap((side) => side.players);
      if (kind === 'KEPT' && !players.some((player) => changed.has(player))) return false;
      for (const player of players) changed.add(player);
      return kind !== 'GONE';
    }).length;
  }

  /** All results from the first changed one on, in order. */
  private stepsOf(change: BookChange): readonly Step[] {
    const gone = new Set(change.without);
    const later = this.counted.slice(this.firstChanged(change)).map((counted): Step => {
      const { result } = counted;
      return { kind: gone.has(result.gameId) ? 'GONE' : 'KEPT', counted, result };
    });
    const added = change.results.map((result): Step => ({ kind: 'ADDED', result }));
    return [...later, ...added].sort(({ result: one }, { result: other }) =>
      isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0,
    );
  }

  /** What is known of the players of added results before them, regardless of other changes. */
  private startsOf(steps: readonly Step[]): ReadonlyMap<Result, ReadonlyMap<string, Known | undefined>> {
    const ahead = new Map<string, Known | undefined>();
    const starts = new Map<Result, ReadonlyMap<string, Known | undefined>>();
    for (const step of steps.toReversed())
      if (step.kind !== 'ADDED') for (const [player, known] of step.counted.before) ahead.set(player, known);
      else {
        const players = step.result.sides.flatMap((side) => side.players);
        const start = players.map((one) => [one, ahead.has(one) ? ahead.get(one) : this.known.get(one)] as const);
        starts.set(step.result, new Map(start));
      }
    return starts;
  }

  /** Takes a step over; `changed` is what is known otherwise than before, so far. */
  private take(
    step: Step,
    starts: ReadonlyMap<Result, ReadonlyMap<string, Known | undefined>>,
    changed: Map<string, Known | undefined>,
  ): void {
    const { result } = step;
    const before = step.kind === 'ADDED' ? (starts.get(result) ?? new Map<string, undefined>()) : step.counted.before;
    if (step.kind === 'GONE') {
      this.forget(result);
      for (const [player, known] of before) if (!changed.has(player)) changed.set(player, known);
      return;
    }
    if (step.kind === 'KEPT' && ![...before.keys()].some((player) => changed.has(player))) {
      this.counted.push(step.counted);
      return;
    }
    const now = new Map([...before].map(([one, known]) => [one, changed.has(one) ? changed.get(one) : known]));
    this.counted.push({ result, before: now });
    for (const [player, rating] of this.ratedIn(result, now)) changed.set(player, { rating, at: result.at });
    if (step.kind === 'ADDED') this.note(result);
  }

  /** All counted results, in order. */
  results(): readonly Result[] {
    return this.counted.map(({ result }) => result);
  }

  /** The index from which on a change affects the book. */
  private firstChanged({ without, results }: BookChange): number {
    const gone = new Set(without.filter((gameId) => this.has(gameId)));
    const out = gone.size === 0 ? -1 : this.counted.findIndex(({ result }) => gone.has(result.gameId));
    const first = results.reduce<Result | undefined>(
      (least, each) => (least && !isBefore(each, least) ? least : each),
      undefined,
    );
    const into = first ? this.counted.findLastIndex(({ result }) => !isBefore(first, result)) + 1 : this.counted.length;
    return out === -1 ? into : Math.min(out, into);
  }

  /** Whether the system can rate the game. */
  takes({ sides }: Result): boolean {
    return this.system.takes(sides.map(({ players }) => players.length));
  }

  /** Whether a game is counted. */
  has(gameId: string): boolean {
    return this.ids.has(gameId);
  }

  /** Removes a result, and recomputes all later ones. False where it is not counted. */
  remove(gameId: string): boolean {
    if (!this.has(gameId)) return false;
    this.change({ without: [gameId], results: [] });
    return true;
  }

  /** The rating of a player at the end of the latest game: that of a newcomer where nothing is known. */
  of(player: string): Rating {
    return this.ratingAt(this.known.get(player), this.end);
  }

  /** The end of the latest game. */
  private get end(): number {
    return this.counted.at(-1)?.result.at ?? 0;
  }

  /** A rating at a time: less certain after a pause. */
  private ratingAt(known: Known | undefined, at: number): Rating {
    return known ? this.system.rested(known.rating, at - known.at) : this.system.initial;
  }

  /** All rated players, the best first; equals by their ids. */
  lines(): readonly RatingLine[] {
    return [...this.known.keys()]
      .map((player) => this.lineOf(player, this.of(player)))
      .sort((one, other) => other.shown - one.shown || (one.player < other.player ? -1 : 1));
  }

  /** A player's line of that list; `undefined` without counted games. */
  line(player: string): RatingLine | undefined {
    return this.known.has(player) ? this.lineOf(player, this.of(player)) : undefined;
  }

  private lineOf(player: string, rating: Rating): RatingLine {
    return { player, rating, shown: this.system.shown(rating), games: this.games.get(player)?.size ?? 0 };
  }

  /**
   * The history of a player's rating: each game with its effect, in order. The first `before` is that of a newcomer,
   * the last `after` is the rating, before any pause since.
   */
  explain(player: string): readonly RatingStep[] {
    const played = this.counted.filter(({ before }) => before.has(player));
    return played.map(({ result, before }, place): RatingStep => {
      const { gameId, at, sides } = result;
      const thought = (of: string): Rating => this.ratingAt(before.get(of), at);
      const own = sides.findIndex(({ players }) => players.includes(player));
      const others = sides.filter((_, place) => place !== own).flatMap(({ players }) => players);
      const chances = this.system.chances(sides.map(({ players }) => players.map(thought)));
      return {
        gameId,
        at,
        rank: sides[own]?.rank ?? 0,
        sides: sides.length,
        chance: chances[own] ?? 0,
        before: thought(player),
        after: (played[place + 1]?.before ?? this.known).get(player)?.rating ?? this.system.initial,
        against: others.map((other) => ({ player: other, rating: thought(other) })),
      };
    });
  }

  /** The ratings of the players of a game after it. */
  private ratedIn({ gameId, at, sides }: Result, before: Counted['before']): readonly (readonly [string, Rating])[] {
    const rated = this.system.after(
      sides.map(({ players, rank }) => ({
        rank,
        ratings: players.map((each) => this.ratingAt(before.get(each), at)),
      })),
    );
    return sides.flatMap(({ players }, side) =>
      players.map((player, place) => {
        const rating = rated[side]?.[place];
        if (!rating) throw new Error(`The system gives no rating of player ${player} in game ${gameId}.`);
        return [player, rating] as const;
      }),
    );
  }

  private note({ gameId, sides }: Result): void {
    this.ids.add(gameId);
    for (const player of sides.flatMap(({ players }) => players))
      this.games.set(player, (this.games.get(player) ?? new Set()).add(gameId));
  }

  private forget({ gameId, sides }: Result): void {
    this.ids.delete(gameId);
    for (const player of sides.flatMap(({ players }) => players)) this.games.get(player)?.delete(gameId);
  }
}

/** Results in the order in which they count. */
export const inOrder = (results: readonly Result[]): readonly Result[] =>
  results.toSorted((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));

/** The order in which results count: by the ends of games, then by their ids. */
const isBefore = (one: Result, other: Result): boolean =>
  one.at === other.at ? one.gameId < other.gameId : one.at < other.at;
