import { isRefusal, type AnyRules, type Kernel, type Random } from '#kernel';
import type { RulesetRelease } from '#records';

/** A number that was drawn below a bound. */
export interface DrawnNumber {
  readonly bound: number;
  readonly number: number;
  /** The numbers of 48 bits that were drawn for it: all but the last one were rejected. */
  readonly bits: readonly number[];
}

/** A call of chance by the rules, as the pages on draws name it. */
export interface Draw {
  /** The first version of its commit. */
  readonly version: number;
  /** The event of the commit that tells the draw: its version and type. */
  readonly toldIn: number;
  readonly event: string;
  readonly call: 'below' | 'pick' | 'shuffle';
  /** The bound, or the length of the list. */
  readonly of: number;
  /** One number, or for a shuffle those of its exchanges. */
  readonly numbers: readonly DrawnNumber[];
}

interface Call extends Pick<Draw, 'call' | 'of'> {
  readonly numbers: DrawnNumber[];
  /** The number of events of the commit before it. */
  readonly emitted: number;
}

/** What a turn has, under every kernel. */
interface HeardTurn {
  readonly random: Random;
  readonly events: readonly unknown[];
}

/** A release whose games tell every call of chance that draws, once its commit is decided. */
export function withDraws(release: RulesetRelease, tell: (draw: Draw) => void): RulesetRelease {
  const { kernel } = release;
  let calls: Call[] = [];
  const ruleset = heard(release.ruleset, (call) => calls.push(call));
  const decideGame: Kernel['decideGame'] = (_rules, game, ...how) => {
    calls = [];
    const version = game.version + 1;
    const decision = kernel.decideGame(ruleset, game, ...how);
    if (isRefusal(decision)) return decision;
    for (const { call, of, numbers, emitted } of calls) {
      const event = decision.events[emitted];
      if (!event) throw new Error(`Version ${version}: no event tells the draw.`);
      tell({ version, toldIn: version + emitted, event: event.type, call, of, numbers });
    }
    return decision;
  };
  return { ...release, kernel: { ...kernel, decideGame } };
}

/** Rules that listen to the chance of each turn that they are given. */
function heard(rules: AnyRules, tell: (call: Call) => void): AnyRules {
  const known = new WeakSet<Random>();
  const hear = (turn: unknown): void => {
    const { random, events } = turn as HeardTurn;
    if (!known.has(random)) listen(random, () => events.length, tell);
    known.add(random);
  };
  return {
    ...rules,
    setUp(turn) {
      hear(turn);
      rules.setUp(turn);
    },
    decide(turn, command, by) {
      hear(turn);
      return rules.decide(turn, command, by);
    },
    resigned(turn, seat) {
      hear(turn);
      rules.resigned(turn, seat);
    },
    ...(rules.automatic && {
      automatic(turn, step) {
        hear(turn);
        rules.automatic?.(turn, step);
      },
    }),
    ...(rules.timedOut && {
      timedOut(turn, seat, step) {
        hear(turn);
        rules.timedOut?.(turn, seat, step);
      },
    }),
  };
}

/** Listens to one chance: its own functions stand before those of its class, which is the class of a release. */
function listen(random: Random, emitted: () => number, tell: (call: Call) => void): void {
  const { draw } = random as unknown as { readonly draw: () => number };
  const [below, pick, shuffle] = [random.below.bind(random), random.pick.bind(random), random.shuffle.bind(random)];
  let running: Call | undefined;
  let bits: number[] = [];
  const within = <Answer>(call: Draw['call'], of: number, act: () => Answer): Answer => {
    running = { call, of, numbers: [], emitted: emitted() };
    const answer = act();
    if (running.numbers.length > 0) tell(running);
    running = undefined;
    return answer;
  };
  Object.assign(random, {
    draw(): number {
      const drawn = draw();
      bits.push(drawn);
      return drawn;
    },
    below(bound: number): number {
      if (!running) return within('below', bound, () => random.below(bound));
      bits = [];
      const number = below(bound);
      running.numbers.push({ bound, number, bits });
      return number;
    },
    pick<M>(list: readonly M[]): M {
      return within('pick', list.length, () => pick(list));
    },
    shuffle<M>(list: readonly M[]): M[] {
      return within('shuffle', list.length, () => shuffle(list));
    },
  });
}
