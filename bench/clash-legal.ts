import { clash } from '#clash';
import { LocalGame, nextRandomCommand, Random, waitsForSeats } from '#kernel';
import type { Bench, Row } from './bench.js';
import { secondsOf } from './guilds-games.js';
import { quantile } from './statistics.js';

const GAMES = 1_000;
const MISHAPS = { timeOuts: 60, resignations: 8 };

/** Tables of every kind, taken in turn. */
const tables: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { scenarioId: 'silent-hour', seatsA: 2, seatsB: 2 },
  { scenarioId: 'key-to-the-city', heroesA: 3, heroesB: 3 },
  { scenarioId: 'five-shadows', mode: 'SOLO', difficulty: 'NORMAL' },
  { scenarioId: 'doll-parade', mode: 'COOP', seatsA: 3, campaign: { heroes: [] } },
  { scenarioId: 'five-shadows', mode: 'COOP', seatsA: 6 },
];

/** Milliseconds that something took at each position. */
interface Times {
  readonly listing: number[];
  readonly reading: number[];
}

/** Plays a random game; at each position it lists what every seat that is waited for may do, and reads the state from JSON. */
function playTimed(number: number, { listing, reading }: Times): void {
  const seed = `bench-clash-${number}`;
  const random = Random.from(seed);
  const local = LocalGame.start(clash, { options: tables[number % tables.length] ?? {}, seed });
  const seats = local.game.seats.map(({ seat }) => seat);
  for (;;) {
    const { waiting } = local;
    for (const seat of waitsForSeats(waiting) ? waiting.seats : []) {
      const text = JSON.stringify(local.game.state);
      reading.push(1_000 * secondsOf(() => void JSON.parse(text)));
      listing.push(1_000 * secondsOf(() => void local.legal(seat)));
    }
    const command = nextRandomCommand(local, seats, random, MISHAPS);
    if (!command) return;
    local.must(command);
  }
}

function measure(): Row {
  playTimed(GAMES, { listing: [], reading: [] });
  const times: Times = { listing: [], reading: [] };
  for (let number = 0; number < GAMES; number += 1) playTimed(number, times);
  return {
    what: `legal commands of a seat of Clash, 99th percentile (${GAMES} games, ${times.listing.length} positions)`,
    value: quantile(times.listing, 0.99),
    unit: 'ms',
    baseline: { what: 'the state read from JSON, 99th percentile', value: quantile(times.reading, 0.99) },
    aim: 'below 5 ms',
  };
}

/** How long a seat of Clash waits for all its legal commands, over the positions of random games at tables of every kind. */
export const clashLegal: Bench = { name: 'clash-legal', run: () => Promise.resolve([measure()]) };
