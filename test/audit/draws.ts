import { isRefusal, Random, type AnyRuleset, type AnyTagged } from '#kernel';
import { decideAgain, unopenedGame, unreleased, type StoredCommit } from '#records';

/** A call of chance by the rules, as `docs/transcript/draws` names it. */
export interface Draw {
  /** The first version of its commit. */
  readonly version: number;
  /** The event of the commit that tells the draw: its version and type. */
  readonly toldIn: number;
  readonly event: string;
  readonly call: 'below' | 'pick' | 'shuffle';
  /** The bound, or the length of the list. */
  readonly of: number;
  /** The numbers drawn, each below its bound: one, or for a shuffle those of its exchanges. */
  readonly numbers: readonly number[];
}

type Call = Pick<Draw, 'call' | 'of'> & { readonly numbers: number[]; readonly emitted: number };

/** Every call of chance of a game, decided again by these rules from its seed and its commands. Calls that draw nothing are left out. */
export function drawsOf(ruleset: AnyRuleset, seed: Uint8Array, commits: readonly StoredCommit[]): readonly Draw[] {
  let emitted = 0;
  const counted: AnyRuleset = {
    ...ruleset,
    evolve(state: unknown, event: AnyTagged) {
      emitted += 1;
      return ruleset.evolve(state, event);
    },
  } as AnyRuleset;
  let loaded = unopenedGame(commits[0]!.streamId, unreleased(counted));
  return commits.flatMap((commit) => {
    emitted = 0;
    const { calls, result } = listening(
      () => emitted,
      () => decideAgain(loaded, commit, seed),
    );
    if (isRefusal(result)) throw new Error(`version ${commit.firstVersion} is refused: ${result.code}`);
    loaded = { ...result.after, hash: commit.hash };
    const own = commit.events.filter(({ type }) => Object.hasOwn(ruleset.schemas.events, type));
    return calls.map(({ call, of, numbers, emitted: before }): Draw => {
      const told = own[before];
      if (!told) throw new Error(`version ${commit.firstVersion}: no event tells the draw.`);
      return { version: commit.firstVersion, toldIn: told.version, event: told.type, call, of, numbers };
    });
  });
}

/** The calls of chance while a function runs. The chance of a commit is made within the kernel: it is listened to at its class. */
function listening<T>(emitted: () => number, run: () => T): { readonly calls: readonly Call[]; readonly result: T } {
  const methodOf = <Name extends Draw['call']>(name: Name) => Reflect.get(Random.prototype, name) as Random[Name];
  const [below, pick, shuffle] = [methodOf('below'), methodOf('pick'), methodOf('shuffle')];
  const calls: Call[] = [];
  let running: Call | undefined;
  const within = <R>(call: Draw['call'], of: number, act: () => R): R => {
    running = { call, of, numbers: [], emitted: emitted() };
    const answer = act();
    if (running.numbers.length > 0) calls.push(running);
    running = undefined;
    return answer;
  };
  Object.assign(Random.prototype, {
    below(this: Random, bound: number): number {
      if (!running) return within('below', bound, () => this.below(bound));
      const number = below.call(this, bound);
      running.numbers.push(number);
      return number;
    },
    pick<M>(this: Random, list: readonly M[]): M {
      return within('pick', list.length, () => pick.call(this, list) as M);
    },
    shuffle<M>(this: Random, list: readonly M[]): M[] {
      return within('shuffle', list.length, () => shuffle.call(this, list) as M[]);
    },
  });
  try {
    return { calls, result: run() };
  } finally {
    Object.assign(Random.prototype, { below, pick, shuffle });
  }
}
