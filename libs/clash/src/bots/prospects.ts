import type { SpaceId } from '#skirmish';
import type { Actor } from './actor.js';
import { dangerAt } from './danger.js';
import { goalsOf, type Goal } from './goals.js';
import { zoneAt } from './ground.js';
import { sum, type Outlook } from './outlook.js';
import { movesFrom } from './ways.js';

/** What a later turn counts beside this one. */
const LATER = 0.5;
/** What is left of a goal's worth for each move that it is away. */
const FAR = 0.82;
/** Moves to where no way leads. */
const NEVER = 10;

/** What an actor can hope for from a space with some actions left. */
export class Prospects {
  readonly goals: readonly Goal[];
  private readonly moves = new Map<string, number>();
  private readonly futures = new Map<SpaceId, number>();

  constructor(
    private readonly outlook: Outlook,
    readonly actor: Actor,
  ) {
    this.goals = goalsOf(outlook, actor);
  }

  /** What the actions left bring from here, and what the turns after promise. `without`: goals that are done. */
  from(spaceId: SpaceId, actions: number, without?: string): number {
    return this.now(spaceId, actions, without) + this.future(spaceId);
  }

  /** What the actions of this activation bring. */
  now(spaceId: SpaceId, actions: number, without?: string): number {
    if (actions <= 0) return 0;
    const open = this.goals.filter(({ id }) => id !== without);
    const here = open.filter((goal) => goal.from(spaceId));
    const worked = here.flatMap(({ gains }) =>
      Array.from({ length: actions }, (_, at) => (gains[at + 1] ?? 0) - (gains[at] ?? 0)),
    );
    const staying = sum(
      worked
        .filter((gain) => gain > 0)
        .sort((a, b) => b - a)
        .slice(0, actions),
    );
    const going = open
      .filter((goal) => !here.includes(goal))
      .map((goal) => goal.gains[Math.max(0, actions - this.movesTo(spaceId, goal))] ?? 0);
    return Math.max(staying, 0, ...going.map((gain) => gain * 0.95));
  }

  /** What the turns after promise whoever ends his activation here. */
  future(spaceId: SpaceId): number {
    const known = this.futures.get(spaceId);
    if (known !== undefined) return known;
    const hopes = this.goals.map((goal) => {
      const away = goal.from(spaceId) ? 0 : this.movesTo(spaceId, goal);
      return (goal.gains[3] ?? 0) * FAR ** away;
    });
    const later = this.outlook.turnsLeft > 1 ? LATER * Math.max(0, ...hopes) : 0.02 * Math.max(0, ...hopes);
    const future = later - dangerAt(this.outlook, this.actor, spaceId);
    this.futures.set(spaceId, future);
    return future;
  }

  /** Moves that it takes to work at a goal that cannot be worked at from here. */
  movesTo(spaceId: SpaceId, goal: Goal): number {
    const zone = zoneAt(this.outlook.ground, spaceId);
    const key = `${zone} ${goal.id}`;
    const known = this.moves.get(key) ?? this.countMoves(zone, goal);
    this.moves.set(key, known);
    return known;
  }

  private countMoves(zone: string, goal: Goal): number {
    const away = movesFrom(this.outlook, this.actor, zone);
    const moves = goal.spots.map((spot) => Math.max(1, away.get(zoneAt(this.outlook.ground, spot)) ?? NEVER));
    const least = Math.min(NEVER, ...moves);
    return goal.distant ? Math.max(1, least - 1) : least;
  }
}
