import { atSeat, LocalGame, Random, nextRandomCommand, spectator } from '#kernel';
import { skarov } from '#skarov-presentation';
import type { Bench, Row } from './bench.js';
import { secondsOf } from './random-game.js';
import { quantile } from './statistics.js';

const GAMES = 20;
const HEROES = 4;
const OVERLORD = HEROES;

/** The measurements of the games, by quantity: milliseconds, or thousands of bytes. */
class Figures {
  readonly deciding: number[] = [];
  readonly reading: number[] = [];
  readonly doorSights: number[] = [];
  readonly resampling: number[] = [];
  readonly views: number[] = [];
  readonly states: number[] = [];
}

const milliseconds = (work: () => void): number => 1_000 * secondsOf(work);

/** How many robots the box has; the rooms of no base have a usable reinforcement space for each. */
const ROBOTS = 30;

type Played = LocalGame<typeof skarov>;

/** A game on the largest base of the box at its first strategy; the robots for which no reinforcement space is left stand in its rooms. */
function crowded(seed: string, random: Random): Played {
  const brought = [...Array.from({ length: HEROES }, () => undefined), { ready: 'headquarters' }];
  const options = { heroes: HEROES };
  const local = LocalGame.start(skarov, { options, brought, seed });
  const seats = local.game.seats.map(({ seat }) => seat);
  while (local.state.step !== 'strategy') {
    const command = nextRandomCommand(local, seats, random, { timeOuts: 0, resignations: 0 });
    if (command) local.must(command);
  }
  const state = structuredClone(local.state);
  const taken = new Set(state.figures.map(({ spaceId }) => spaceId));
  const { spaces } = skarov.view(state, spectator).board;
  const free = spaces
    .filter(({ zone, spaceId }) => zone !== undefined && !taken.has(spaceId))
    .map(({ spaceId }) => spaceId);
  const sheets = skarov.content?.villainSheets ?? [];
  const kinds = new Set(sheets.filter(({ rank }) => rank === 'MINION').map(({ id }) => id));
  const robots = state.figures.filter(({ sheetId }) => kinds.has(sheetId));
  for (const robot of robots.filter(({ status }) => status === 'RESERVE')) {
    const [spaceId = ''] = free.splice(random.below(free.length), 1);
    Object.assign(robot, { status: 'IN_PLAY', spaceId });
  }
  if (robots.filter(({ status }) => status === 'IN_PLAY').length !== ROBOTS) throw new Error('Not all robots stand.');
  return LocalGame.from(skarov, state, { options, seed });
}

/** Plays a random game on the largest base of the box with all its robots, and measures at each commit. */
function playMeasured(number: number, figures: Figures): void {
  const seed = `bench-headquarters-${number}`;
  const random = Random.from(seed);
  const local = crowded(seed, random);
  const seats = local.game.seats.map(({ seat }) => seat);
  for (;;) {
    const command = nextRandomCommand(local, seats, random, { timeOuts: 60, resignations: 0 });
    if (!command) return;
    const text = JSON.stringify(local.game.state);
    figures.states.push(text.length / 1_000);
    figures.reading.push(milliseconds(() => void JSON.parse(text)));
    figures.deciding.push(milliseconds(() => void local.must(command)));
    figures.views.push(JSON.stringify(skarov.view(local.state, atSeat(OVERLORD))).length / 1_000);
    if (local.commits.at(-1)?.events.some(({ type }) => type === 'doorSet')) {
      figures.doorSights.push(milliseconds(() => void local.sight(0, random)));
    }
    figures.resampling.push(milliseconds(() => void skarov.resample(local.state, atSeat(0), random)));
  }
}

function measure(): readonly Row[] {
  playMeasured(GAMES, new Figures());
  const figures = new Figures();
  for (let number = 0; number < GAMES; number += 1) playMeasured(number, figures);
  const baseline = {
    what: 'the state read from JSON, 99th percentile',
    value: quantile(figures.reading, 0.99),
  };
  const time = (what: string, times: readonly number[]): Row => ({
    what: `the Headquarters, ${HEROES} heroes, ${ROBOTS} robots: ${what}, 99th percentile of ${times.length}`,
    value: quantile(times, 0.99),
    unit: 'ms',
    baseline,
  });
  const size = (what: string, sizes: readonly number[]): Row => ({
    what: `the Headquarters, ${HEROES} heroes, ${ROBOTS} robots: ${what}, the largest`,
    value: quantile(sizes, 1),
    unit: 'kB',
  });
  return [
    time('a command through decide and fold', figures.deciding),
    time('the first sight after a door opens, legal commands included', figures.doorSights),
    time('a resample', figures.resampling),
    size('view of the overlord, as JSON', figures.views),
    size('snapshot, as JSON', figures.states),
  ];
}

/** The cost of the largest base of Skarov: nine tiles, all robots of the box, four heroes. */
export const skarovLargest: Bench = { name: 'skarov-largest', run: () => Promise.resolve(measure()) };
