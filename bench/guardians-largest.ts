import { guardians } from '#guardians-presentation';
import { largestPlacement, largestWindow } from '#guardians/testing';
import { atSeat, LocalGame, Random } from '#kernel';
import type { Bench, Row } from './bench.js';
import { anyCommand, secondsOf } from './random-game.js';
import { quantile } from './statistics.js';

const GAMES = 20;
const TIMES = 400;

const milliseconds = (work: () => void): number => 1_000 * secondsOf(work);

type State = ReturnType<typeof largestPlacement>;

/** How long SOUTH waits for its legal commands in a position, again and again once it is warm, and the state from JSON in turn with it. */
function listing(what: string, state: State): Row {
  const text = JSON.stringify(state);
  const times: number[] = [];
  const reading: number[] = [];
  let listed = 0;
  for (let time = -TIMES; time < TIMES; time += 1) {
    const spent = milliseconds(() => (listed = [...guardians.legalCommands(state, 0)].length));
    const read = milliseconds(() => void JSON.parse(text));
    if (time >= 0) {
      times.push(spent);
      reading.push(read);
    }
  }
  return {
    what: `${what} of the worst legal deck: ${listed} legal commands, 99th percentile of ${TIMES}`,
    value: quantile(times, 0.99),
    unit: 'ms',
    baseline: { what: 'the state read from JSON, 99th percentile', value: quantile(reading, 0.99) },
    aim: 'below 5 ms',
  };
}

/** Plays a random game, and resamples the world for a seat where armies stand on the board. */
function playMeasured(number: number, resampling: number[], reading: number[]): void {
  const seed = `bench-guardians-largest-${number}`;
  const random = Random.from(seed);
  const local = LocalGame.start(guardians, { seed });
  for (let command = anyCommand(local, random); command; command = anyCommand(local, random)) {
    local.must(command);
    if (local.state.turn < 5 || random.below(4) > 0) continue;
    const text = JSON.stringify(local.state);
    reading.push(milliseconds(() => void JSON.parse(text)));
    resampling.push(milliseconds(() => void guardians.resample(local.state, atSeat(0), random)));
  }
}

function worlds(): Row {
  playMeasured(GAMES, [], []);
  const [resampling, reading]: [number[], number[]] = [[], []];
  for (let number = 0; number < GAMES; number += 1) playMeasured(number, resampling, reading);
  return {
    what: `a resample of Guardians from turn 5 on (${GAMES} games, ${resampling.length} positions), 99th percentile`,
    value: quantile(resampling, 0.99),
    unit: 'ms',
    baseline: { what: 'the state read from JSON, 99th percentile', value: quantile(reading, 0.99) },
  };
}

/** The cost of the largest positions of Guardians: the longest lists of commands (guardians.md 7.2), and resampled worlds in mid-game. */
export const guardiansLargest: Bench = {
  name: 'guardians-largest',
  run: () =>
    Promise.resolve([
      listing('the largest placement', largestPlacement()),
      listing('the largest window of phase I', largestWindow()),
      worlds(),
    ]),
};
