import { Random } from '../../random.js';
import { spectator } from '../../seat.js';
import type { Check, Law } from './law.js';
import { kindOf, withoutIds, type Place } from './places.js';
import type { Position } from './position.js';

/** So many positions of a game are looked at, beside its start: there things often still lie as they were dealt. */
const LATER = 2;

/** So often is a pair of things looked at, half of it to learn, half of it to guess. */
const MOST_SAMPLES = 600;

/** So many guesses tell; so often a guess is right where one thing tells the other, and at most so often otherwise. */
const [GUESSES, RIGHT, AT_MOST] = [60, 0.9, 0.5] as const;

/** A thing that all see beside one of the state at the same place, in this game and in a world that may be it. */
interface Sample {
  readonly seen: string;
  readonly true: string;
  readonly drawn: string;
  /** Whether it serves to learn. */
  readonly learns: boolean;
}

/**
 * Law 22: what all see of a thing does not tell what is hidden of it. A player who has learned from other games what stands beside
 * it guesses it no better in the game as it is than in the worlds that `resample` draws.
 */
export const telling: Law = {
  number: 22,
  name: 'telling: no id or number that all see tells over many games what is hidden',
  watch(_ruleset, check, { reduced }) {
    const pairs = new Map<string, Sample[]>();
    let [game, positions] = [0, 0];
    return {
      gameStarts() {
        game += 1;
        positions = 0;
        check(true, () => '');
      },
      atPosition(position) {
        if (reduced || !position.deep || position.local.game.phase !== 'running' || positions >= LATER) return;
        positions += 1;
        collect(position, 'later', game % 2 === 0, pairs);
      },
      afterCommit(position, { command }) {
        if (!reduced && command.type === 'startGame') collect(position, 'at the start', game % 2 === 0, pairs);
      },
      allPlayed() {
        for (const [pair, samples] of pairs) judge(pair, samples, check);
      },
    };
  },
};

/** Puts what all see beside what the state has at the same place: under the same numbers and ids. */
function collect(position: Position, when: string, learns: boolean, pairs: Map<string, Sample[]>): void {
  const { still, ruleset, random } = position;
  const luck = Random.from(`telling ${random.below(2 ** 32)}`);
  const world: unknown = ruleset.resample(still.state, spectator, luck);
  const drawn = leavesOf(withoutIds(world));
  const seen = grouped([...leavesOf(position.view(spectator)).values()], ({ numbers }) => numbers);
  for (const [key, leaf] of leavesOf(withoutIds(still.state)))
    for (const one of leaf.numbers === '' ? [] : (seen.get(leaf.numbers) ?? [])) {
      const pair = `${when} view${one.kind} tells state${leaf.kind}`;
      const samples = pairs.get(pair) ?? [];
      pairs.set(pair, samples);
      if (samples.length < MOST_SAMPLES)
        samples.push({ seen: one.value, true: leaf.value, drawn: drawn.get(key)?.value ?? '', learns });
    }
}

interface Leaf {
  readonly kind: string;
  /** The numbers and ids on the way to it. */
  readonly numbers: string;
  readonly value: string;
}

/** Every single value by its place. */
function leavesOf(value: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const collectFrom = (part: unknown, place: Place): void => {
    if (typeof part === 'object' && part !== null)
      for (const [key, field] of Object.entries(part)) collectFrom(field, [...place, key]);
    else
      leaves.set(place.join('/'), {
        kind: kindOf(place),
        numbers: place.filter((key) => !/^[a-z][A-Za-z]*$/u.test(key)).join('/'),
        value: String(part),
      });
  };
  collectFrom(value, []);
  return leaves;
}

function judge(pair: string, samples: readonly Sample[], check: Check): void {
  const learned = new Map<string, string>();
  for (const [seen, alike] of grouped(
    samples.filter(({ learns }) => learns),
    (sample) => sample.seen,
  ))
    learned.set(seen, mostCommon(alike.map((sample) => sample.true)));
  const guessed = samples.filter(({ seen, learns }) => !learns && learned.has(seen));
  if (guessed.length < GUESSES) return;
  const share = (of: 'true' | 'drawn'): number =>
    guessed.filter((sample) => learned.get(sample.seen) === sample[of]).length / guessed.length;
  const [right, otherwise] = [share('true'), share('drawn')];
  check(
    right < RIGHT || otherwise > AT_MOST,
    () =>
      `${pair}, which is hidden: learned from half of the games it is guessed rightly in ${percent(right)} of ${guessed.length} cases of the other half, and in ${percent(otherwise)} of worlds that resample draws`,
  );
}

function grouped<T>(things: readonly T[], by: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(by(thing)) ?? [];
    groups.set(by(thing), group);
    group.push(thing);
  }
  return groups;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
