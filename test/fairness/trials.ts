import { Random } from '#kernel';
import { commitKey, gameKey, sha256Of } from '#kernel/server';

/** Something that is drawn again and again, of which all outcomes should come equally often. */
export interface Trial {
  readonly what: string;
  readonly outcomes: number;
  /** How many numbers it draws at a time. */
  readonly draws: number;
  /** The outcome of one go, from 0. */
  readonly go: (random: Random) => number;
}

const die = (faces: number): Trial => ({
  what: `a die of ${faces}`,
  outcomes: faces,
  draws: 1,
  go: (random) => random.below(faces),
});

/** Which of all orders a shuffle gave: its number, from 0, when they are written out in order. */
function orderOf(shuffled: readonly number[]): number {
  const left = shuffled.toSorted((one, other) => one - other);
  let number = 0;
  for (const card of shuffled) {
    const place = left.indexOf(card);
    number = number * left.length + place;
    left.splice(place, 1);
  }
  return number;
}

const deck = (cards: number): Trial => {
  const sorted = Array.from({ length: cards }, (_, card) => card);
  return {
    what: `the order of ${cards} cards after a shuffle`,
    outcomes: sorted.reduce((product, _, index) => product * (index + 1), 1),
    draws: cards - 1,
    go: (random) => orderOf(random.shuffle(sorted)),
  };
};

/** Two dice in a row: whether one follows from the one before. */
const pair: Trial = {
  what: 'two dice of 6, one after the other',
  outcomes: 36,
  draws: 2,
  go: (random) => random.below(6) * 6 + random.below(6),
};

/** What is tried. */
export const trials: readonly Trial[] = [
  die(2),
  die(3),
  die(6),
  die(20),
  die(1_000),
  pair,
  deck(3),
  deck(4),
  deck(5),
  deck(6),
];

/** How many goes a commit has: the chain gives each commit a key of its own. */
const GOES = 100;

/** Tries something so often as takes this many draws, on the chance of commits as games have it: counts of each outcome. */
export function countsOf({ outcomes, draws, go }: Trial, total: number, seed: string): readonly number[] {
  const counts = new Array<number>(outcomes).fill(0);
  const key = gameKey(sha256Of(seed), ['a seat', null]);
  let goes = Math.floor(total / draws);
  for (let version = 1; goes > 0; version += 1) {
    const command = { type: 'play', seat: version % 2, command: { type: 'roll' } };
    const random = Random.ofCommit(() => commitKey(key, 'a'.repeat(64), command), version);
    for (let count = Math.min(GOES, goes); count > 0; count -= 1, goes -= 1) {
      const outcome = go(random);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
  return counts;
}
