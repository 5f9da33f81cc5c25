import type { SpaceId, ZoneId } from '#skirmish';
import { HERO_ACTIONS } from '#skirmish/table';
import type { Actor } from './actor.js';
import { sum, type Battle } from './battle.js';
import type { Goal } from './goals.js';
import { zoneAt } from './ground.js';
import { movesFrom, type Counts } from './ways.js';

/** The weight of a later turn beside this one. */
const LATER = 0.5;
/** Moves to where no way leads. */
const NEVER = 10;

/** The knowledge of a game about an actor's dangers and ways. */
interface Surroundings {
  /** The expected cost of standing on a space. */
  readonly dangerAt: (spaceId: SpaceId) => number;
  /** The rest of a goal's worth for each move that it is away, at most 1. */
  readonly far: number;
}

/** The gains of the actions of a whole turn. */
const inATurn = ({ gains }: Goal): number => gains[HERO_ACTIONS] ?? 0;

/** The gains of each of so many actions at a goal, as far as there are any. */
function stepsOf(gains: readonly number[], actions: number): number[] {
  const steps: number[] = [];
  for (let at = 0; at < actions; at += 1) {
    const step = (gains[at + 1] ?? 0) - (gains[at] ?? 0);
    if (step > 0) steps.push(step);
  }
  return steps;
}

/** The prospects of an actor from a space with some actions left. */
export class Prospects {
  private readonly away = new Map<ZoneId, Counts>();
  private readonly futures = new Map<SpaceId, number>();
  private byGain: readonly Goal[] | undefined;

  constructor(
    private readonly battle: Battle,
    readonly actor: Actor,
    readonly goals: readonly Goal[],
    private readonly around: Surroundings,
  ) {}

  /** The gain of the remaining actions from here, and the promise of the later turns. `without`: goals that are done. */
  from(spaceId: SpaceId, actions: number, without?: string): number {
    return this.now(spaceId, actions, without) + this.future(spaceId);
  }

  /** The gain of the actions of this activation. */
  now(spaceId: SpaceId, actions: number, without?: string): number {
    if (actions <= 0) return 0;
    const worked: number[] = [];
    let going = 0;
    for (const goal of this.goals) {
      const { id, gains } = goal;
      if (id === without) continue;
      if (goal.from(spaceId)) worked.push(...stepsOf(gains, actions));
      else going = Math.max(going, (gains[Math.max(0, actions - this.movesTo(spaceId, goal))] ?? 0) * 0.95);
    }
    const staying = sum(worked.sort((a, b) => b - a).slice(0, actions));
    return Math.max(staying, going);
  }

  /** The promise of the later turns for a figure that ends its activation here. */
  future(spaceId: SpaceId): number {
    const known = this.futures.get(spaceId);
    if (known !== undefined) return known;
    const share = this.battle.turnsLeft > 1 ? LATER : 0.02;
    const future = share * this.hope(spaceId) - this.around.dangerAt(spaceId);
    this.futures.set(spaceId, future);
    return future;
  }

  /** The rest of the best goal: those that bring most come first, and none is looked at that cannot be the best. */
  private hope(spaceId: SpaceId): number {
    this.byGain ??= [...this.goals].sort((one, other) => inATurn(other) - inATurn(one));
    let most = 0;
    for (const goal of this.byGain) {
      const whole = inATurn(goal);
      if (whole <= most) break;
      const away = goal.from(spaceId) ? 0 : this.movesTo(spaceId, goal);
      most = Math.max(most, whole * this.around.far ** away);
    }
    return most;
  }

  /** Moves that it takes to work at a goal that cannot be worked at from here. */
  movesTo(spaceId: SpaceId, { zones, distant }: Goal): number {
    const away = this.awayFrom(zoneAt(this.battle.ground, spaceId));
    const moves = zones.map((zone) => Math.max(1, away.get(zone) ?? NEVER));
    const least = Math.min(NEVER, ...moves);
    return distant ? Math.max(1, least - 1) : least;
  }

  private awayFrom(zone: ZoneId): Counts {
    const known = this.away.get(zone);
    if (known) return known;
    const away = movesFrom(this.battle, this.actor, zone);
    this.away.set(zone, away);
    return away;
  }

  /**
   * The gain of an attack and the actions after it: blows on the same foe or work at something else. Gains fall from blow to blow.
   * @param gains what 0, 1, 2 … blows on the foe bring in all.
   */
  afterBlow(foeId: string, gains: readonly number[], actions: number): number {
    const [, first = 0, second = 0] = gains;
    const here = this.actor.figure.spaceId;
    const again = Math.max(0, second - first) * Math.max(0, actions - 1);
    const others = this.now(here, actions - 1, foeId);
    return (
      first +
      Math.max(others, again, this.now(here, actions - 1) - (first - Math.max(0, second - first))) +
      this.future(here)
    );
  }

  /**
   * The gain of a try of a test and the actions after it.
   * @param gains what 0, 1, 2 … tries bring in all.
   */
  afterTry(testKey: string, gains: readonly number[], actions: number): number {
    const here = this.actor.figure.spaceId;
    const first = gains[1] ?? 0;
    const whole = gains[actions] ?? first;
    return Math.max(whole, first + this.now(here, actions - 1, testKey)) + this.future(here);
  }
}
