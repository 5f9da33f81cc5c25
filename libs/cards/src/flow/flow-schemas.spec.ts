import { z } from 'zod';
import { ruseBook as book } from '../testing/ruse-book.js';
import { flowEvents } from './flow-events.js';
import { passCommandSchemas } from './pass-commands.js';
import { passEvents } from './pass-events.js';

describe('The schemas of how a game goes on', () => {
  const seat = z.int();

  it('say how long passes are declared, for a window, a combat, a turn, or until they are taken back', () => {
    const { declarePasses } = passCommandSchemas(book);
    const { passesDeclared } = passEvents(seat, book);
    for (const until of ['WINDOW', 'COMBAT', 'TURN', 'GAME'] as const) {
      expect(declarePasses.parse({ until })).toEqual({ until });
      expect(passesDeclared.parse({ seat: 1, until })).toEqual({ seat: 1, until });
    }
    expect(declarePasses.safeParse({ until: 'PHASE' }).success).toBe(false);
    expect(declarePasses.safeParse({}).success).toBe(false);
  });

  it('take the stages of a game, and why it may end, with a winner or without', () => {
    const events = flowEvents({ seat, stage: z.enum(['DAY', 'NIGHT']), reason: z.enum(['LANDS']) }, book);
    for (const winner of [2, null]) {
      expect(events.outcomeReached.parse({ reason: 'LANDS', winner })).toEqual({ reason: 'LANDS', winner });
    }
    expect(events.stageEntered.parse({ stage: 'NIGHT', asked: [0, 2] })).toEqual({ stage: 'NIGHT', asked: [0, 2] });
    expect(events.outcomeReached.safeParse({ reason: 'WEATHER', winner: 0 }).success).toBe(false);
    expect(events.stageEntered.safeParse({ stage: 'NOON', asked: [] }).success).toBe(false);
  });
});
