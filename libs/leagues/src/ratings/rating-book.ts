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

/** A counted result, with the ratings of its players before it. */
interface Counted {
  readonly result: Result;
  readonly before: ReadonlyMap<string, Rating | undefined>;
}

/**
 * Ratings derived from results, in the order in which games ended: a rating is never set directly. Removing or
 * correcting a result recomputes only it and all later results.
 */
export class RatingBook {
  private readonly system: RatingSystem;
  private readonly ratings = new Map<string, Rating>();
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
    const later = this.takeBackTo(this.firstChanged({ without, results }));
    for (const each of inOrder([...later.filter(({ gameId }) => !gone.has(gameId)), ...results])) this.count(each);
  }

  /** The number of games that `change` would have to count. */
  cost(change: BookChange): number {
    return this.counted.length - this.firstChanged(change) + change.results.length;
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

  /** The rating of a player: that of a newcomer where nothing is known. */
  of(player: string): Rating {
    return this.ratings.get(player) ?? this.system.initial;
  }

  /** All rated players, the best first; equals by their ids. */
  lines(): readonly RatingLine[] {
    return [...this.ratings]
      .map(([player, rating]) => this.lineOf(player, rating))
      .sort((one, other) => other.shown - one.shown || (one.player < other.player ? -1 : 1));
  }

  /** A player's line of that list; `undefined` without counted games. */
  line(player: string): RatingLine | undefined {
    const rating = this.ratings.get(player);
    return rating && this.lineOf(player, rating);
  }

  private lineOf(player: string, rating: Rating): RatingLine {
    return { player, rating, shown: this.system.shown(rating), games: this.games.get(player)?.size ?? 0 };
  }

  /**
   * The history of a player's rating: each game with its effect, in order. The first `before` is that of a newcomer,
   * the last `after` is the rating.
   */
  explain(player: string): readonly RatingStep[] {
    const played = this.counted.filter(({ before }) => before.has(player));
    return played.map(({ result, before }, place): RatingStep => {
      const thought = (of: string): Rating => before.get(of) ?? this.system.initial;
      const { gameId, at, sides } = result;
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
        after: played[place + 1]?.before.get(player) ?? this.of(player),
        against: others.map((other) => ({ player: other, rating: thought(other) })),
      };
    });
  }

  private count(result: Result): void {
    const before = new Map(
      result.sides.flatMap(({ players }) => players.map((each) => [each, this.ratings.get(each)])),
    );
    const rated = this.system.after(
      result.sides.map(({ players, rank }) => ({ rank, ratings: players.map((each) => this.of(each)) })),
    );
    for (const [side, { players }] of result.sides.entries())
      for (const [place, player] of players.entries()) {
        const rating = rated[side]?.[place];
        if (!rating) throw new Error(`The system gives no rating of player ${player} in game ${result.gameId}.`);
        this.ratings.set(player, rating);
        const games = this.games.get(player) ?? new Set();
        this.games.set(player, games.add(result.gameId));
      }
    this.counted.push({ result, before });
    this.ids.add(result.gameId);
  }

  /** Removes all results from an index on, in place, and returns them in order. */
  private takeBackTo(place: number): readonly Result[] {
    const taken = this.counted.splice(place);
    for (const { result, before } of taken.toReversed()) {
      this.ids.delete(result.gameId);
      for (const [player, rating] of before) {
        if (rating === undefined) this.ratings.delete(player);
        else this.ratings.set(player, rating);
        this.games.get(player)?.delete(result.gameId);
      }
    }
    return taken.map(({ result }) => result);
  }
}

/** Results in the order in which they count. */
export const inOrder = (results: readonly Result[]): readonly Result[] =>
  results.toSorted((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));

/** The order in which results count: by the ends of games, then by their ids. */
const isBefore = (one: Result, other: Result): boolean =>
  one.at === other.at ? one.gameId < other.gameId : one.at < other.at;
