import type { AnyRuleset, AnyTagged, LocalGame } from '#kernel';

/** Appearances and wins of one trait, seat or anything else that a seat had. */
export interface Score {
  games: number;
  /** Shared first places count as a share of a win. */
  wins: number;
  points: number;
}

/** The statistics of a series of simulated games. */
export class Tally {
  games = 0;
  readonly turns: number[] = [];
  readonly commits: number[] = [];
  readonly endings = new Map<string, number>();
  readonly events = new Map<string, number>();
  readonly commands = new Map<string, number>();
  readonly uses = new Map<string, number>();
  readonly seats = new Map<string, Score>();
  /** Game by game, where sides differ in size: then a seat wins with its side, and a win is not divided among its seats. */
  readonly sides = new Map<string, Score>();
  /** By kind of trait or role, then by trait; for a role, `yes` and `no`. */
  readonly traits = new Map<string, Map<string, Score>>();
  readonly parts = new Map<string, number>();

  constructor(private readonly ruleset: AnyRuleset) {}

  /** Adds a finished game. */
  add(local: LocalGame): void {
    this.games += 1;
    this.commits.push(local.commits.length);
    this.turns.push(this.ruleset.census?.turns(local.game.state) ?? local.commits.length);
    count(this.endings, local.game.outcome?.reason ?? 'unfinished');
    for (const { events, command } of local.commits) {
      if (command.type === 'play') count(this.commands, command.command.type);
      for (const event of events) this.addEvent(event);
    }
    this.addPlacings(local);
  }

  private addEvent(event: AnyTagged): void {
    count(this.events, event.type);
    if (!this.isOwn(event)) return;
    for (const use of this.ruleset.census?.uses(event) ?? []) count(this.uses, use);
  }

  /** An event of the rules, not one that the kernel adds. */
  private isOwn({ type }: AnyTagged): boolean {
    return Object.hasOwn(this.ruleset.schemas.events, type);
  }

  private ownEventsOf(local: LocalGame): AnyTagged[] {
    return local.commits.flatMap(({ events }) => events.filter((event) => this.isOwn(event)));
  }

  private scoresOf(kind: string): Map<string, Score> {
    const scores = this.traits.get(kind) ?? new Map<string, Score>();
    this.traits.set(kind, scores);
    return scores;
  }

  /** The sides of the seats, where they differ in size. */
  private unequalSides({ game }: LocalGame): ReadonlyMap<number, string> | undefined {
    const { seats } = this.ruleset.seats(game.options);
    const sides = new Map(seats.flatMap(({ seat, side }) => (side === undefined ? [] : [[seat, side] as const])));
    const sizes = new Map<string, number>();
    for (const side of sides.values()) sizes.set(side, (sizes.get(side) ?? 0) + 1);
    return sides.size === seats.length && new Set(sizes.values()).size > 1 ? sides : undefined;
  }

  /** Each side counts once a game, with the points of its first seat. */
  private addSides(
    placings: readonly Placed[],
    sideOf: ReadonlyMap<number, string> | undefined,
    winners: number,
  ): void {
    const told = new Set<string>();
    for (const { seat, rank, points } of placings) {
      const side = sideOf?.get(seat);
      if (side === undefined || told.has(side)) continue;
      told.add(side);
      record(this.sides, side, rank === 1 ? 1 / winners : 0, points);
    }
  }

  private addPlacings(local: LocalGame): void {
    const placings = local.game.outcome?.placings ?? [];
    const roles = Object.entries(this.ruleset.census?.roles?.(this.ownEventsOf(local)) ?? {});
    const sideOf = this.unequalSides(local);
    const winners = new Set(placings.filter(({ rank }) => rank === 1).map(({ seat }) => sideOf?.get(seat) ?? seat));
    this.addSides(placings, sideOf, winners.size);
    for (const { seat, rank, points, parts } of placings) {
      const wins = rank === 1 ? 1 / winners.size : 0;
      record(this.seats, String(seat), wins, points);
      const traits = Object.entries(this.ruleset.census?.traits(local.game.state, seat) ?? {});
      const played = roles.map(([kind, holder]): [string, string] => [kind, holder === seat ? 'yes' : 'no']);
      for (const [kind, trait] of [...traits, ...played]) record(this.scoresOf(kind), trait, wins, points);
      for (const part of parts)
        this.parts.set(part.name, (this.parts.get(part.name) ?? 0) + part.points / placings.length);
    }
  }
}

type Placed = NonNullable<LocalGame['game']['outcome']>['placings'][number];

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

function record(records: Map<string, Score>, key: string, wins: number, points: number): void {
  const known = records.get(key) ?? { games: 0, wins: 0, points: 0 };
  records.set(key, { games: known.games + 1, wins: known.wins + wins, points: known.points + points });
}
