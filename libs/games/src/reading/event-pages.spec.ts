import { atSeat, importances, mattersAtLeast, spectator, type Importance } from '#kernel';
import { importanceOfEvent } from '#kernel/server';
import type { EventPage, EventRange } from './event-pages.js';
import type { SeenEvent } from '../outcome.js';
import { accepted, pick, Table } from '#server/testing';
import { tally } from '../testing/tally.js';

const ROUNDS = 200;

describe('Pages of events', () => {
  const table = new Table();
  let gameId: string;
  let all: readonly SeenEvent[];

  beforeAll(async () => {
    gameId = await table.start({ rounds: ROUNDS });
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const seat of [0, 1]) accepted(await table.play(gameId, seat, pick(1 + (round % 6))));
      await table.meetDue();
    }
    all = (await page({ after: 0, limit: 10_000 })).events;
  });

  async function page(range: EventRange): Promise<EventPage> {
    const found = await table.games.events(gameId, spectator, range);
    if (found.status !== 'found') throw new Error(found.status);
    return found.value;
  }

  const mattering = (atLeast: Importance): readonly SeenEvent[] =>
    all.filter(({ event }) => mattersAtLeast(importanceOfEvent(tally, event), atLeast));

  it('have every event, in order, where nothing is left out', () => {
    expect(all.map(({ version }) => version)).toEqual(all.map((_, place) => place + 1));
    expect(all.length).toBeGreaterThan(3 * ROUNDS);
    expect(mattering('TURNING_POINT').length).toBe(ROUNDS + 1);
    expect(mattering('STORY').length).toBe(ROUNDS + 4);
  });

  it.each(importances)(
    'that matter at least as a %s are what is left of all, from either end and any start',
    async (atLeast) => {
      const wanted = mattering(atLeast);
      const newest = all.length;
      for (const [after, before] of [
        [0],
        [0, 7],
        [3],
        [3, 4],
        [5, 600],
        [250, 260],
        [599],
        [newest - 1],
        [newest],
      ] as const)
        for (const limit of [0, 1, 7, 1_000])
          for (const fromEnd of [false, true]) {
            const within = wanted.filter(({ version }) => version > after && version < (before ?? Infinity));
            const start = fromEnd ? Math.max(0, within.length - limit) : 0;
            const events = within.slice(start, start + limit);
            const isAny = within.length > 0;
            const end = start + events.length;
            const isBefore = start > 0 || wanted.some(({ version }) => version <= after);
            const isAfter = end < within.length || wanted.some(({ version }) => version >= (before ?? Infinity));
            expect(await page({ after, before, limit, fromEnd, atLeast })).toEqual({
              events,
              isMoreBefore: isAny && isBefore,
              isMoreAfter: isAny && isAfter,
            });
          }
    },
  );

  it('of some types are what is left of all, from either end', async () => {
    const [some] = new Set(all.map(({ event }) => event.type).slice(4));
    const wanted = all.filter(({ event }) => event.type === some || event.type === 'gameStarted');
    const range = { after: 0, limit: 7, types: [some!, 'gameStarted'] };
    expect(await page(range)).toEqual({ events: wanted.slice(0, 7), isMoreBefore: false, isMoreAfter: true });
    const end = await page({ ...range, fromEnd: true });
    expect(end).toEqual({ events: wanted.slice(-7), isMoreBefore: true, isMoreAfter: false });
    expect((await page({ ...range, atLeast: 'TURNING_POINT', limit: 1_000 })).events).toEqual(
      wanted.filter(({ event }) => mattersAtLeast(importanceOfEvent(tally, event), 'TURNING_POINT')),
    );
  });

  it('one after the other are the whole story', async () => {
    const read: SeenEvent[] = [];
    for (let more = true; more;) {
      const { events, isMoreAfter } = await page({ after: read.at(-1)?.version ?? 0, limit: 33, atLeast: 'STORY' });
      read.push(...events);
      more = isMoreAfter;
    }
    expect(read).toEqual(mattering('STORY'));
  });

  it('show what a viewer may see, and the same events to all viewers: their importance is public', async () => {
    const running = await table.start();
    accepted(await table.play(running, 0, pick(5)));
    const seen = await Promise.all(
      [spectator, atSeat(0), atSeat(1)].map(async (viewer) => {
        const found = await table.games.events(running, viewer, { after: 0, limit: 100, atLeast: 'DETAIL' });
        return found.status === 'found' ? found.value.events : [];
      }),
    );
    expect(seen.map((events) => events.map(({ version }) => version))).toEqual(Array(3).fill([1, 2, 3, 4, 5]));
    expect(seen.map((events) => events.at(-1)?.event['number'])).toEqual([undefined, 5, undefined]);
  });
});
