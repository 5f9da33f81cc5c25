import { z } from 'zod';
import { randomBot } from './bot.js';
import { redactorOf } from './redaction.js';
import type { AnyRules } from './rules.js';
import { atSeat, auditor, spectator } from './seat.js';
import { secret } from './secrets.js';

const rulesetWith = (events: AnyRules['schemas']['events']): AnyRules =>
  ({
    name: 'sample',
    schemas: { events },
    bots: { random: randomBot },
    seats: () => ({
      least: 3,
      seats: [
        { seat: 0, side: 'red' },
        { seat: 1, side: 'blue' },
        { seat: 2, side: 'red' },
      ],
    }),
  }) as unknown as AnyRules;

describe('redaction', () => {
  it('leaves public fields', () => {
    const redact = redactorOf(rulesetWith({ moved: z.strictObject({ to: z.string() }) }), {});
    const event = { type: 'moved', to: 'hall' };
    expect(redact(event, spectator)).toBe(event);
  });

  it('shows a field to the seat that the event names, and to no other', () => {
    const drawn = z.strictObject({ seat: z.int(), card: secret(z.string().optional(), { seat: 'seat' }) });
    const redact = redactorOf(rulesetWith({ drawn }), {});
    const event = { type: 'drawn', seat: 1, card: 'ace' };
    expect(redact(event, atSeat(1))).toEqual(event);
    expect(redact(event, atSeat(0))).toEqual({ type: 'drawn', seat: 1 });
    expect(redact(event, spectator)).toEqual({ type: 'drawn', seat: 1 });
    expect(redact(event, auditor)).toEqual(event);
  });

  it('takes several seats', () => {
    const whispered = z.strictObject({ among: z.array(z.int()), word: secret(z.string(), { seat: 'among' }) });
    const redact = redactorOf(rulesetWith({ whispered }), {});
    const event = { type: 'whispered', among: [0, 2], word: 'now' };
    expect([0, 1, 2].map((seat) => 'word' in redact(event, atSeat(seat)))).toEqual([true, false, true]);
  });

  it('shows a field to the seats of a side', () => {
    const planned = z.strictObject({ team: z.string(), plan: secret(z.string(), { side: 'team' }) });
    const redact = redactorOf(rulesetWith({ planned }), {});
    const event = { type: 'planned', team: 'red', plan: 'left' };
    expect([0, 1, 2].map((seat) => 'plan' in redact(event, atSeat(seat)))).toEqual([true, false, true]);
  });

  it('hides from all viewers a field that is secret until the end', () => {
    const shuffled = z.strictObject({ order: secret(z.array(z.int()), 'nobody') });
    const redact = redactorOf(rulesetWith({ shuffled }), {});
    const event = { type: 'shuffled', order: [2, 1] };
    expect(redact(event, atSeat(0))).toEqual({ type: 'shuffled' });
    expect(redact(event, auditor)).toEqual(event);
  });

  it('reaches into lists and nested objects', () => {
    const hand = z.strictObject({ count: z.int(), cards: secret(z.array(z.string()), { seat: 'seat' }) });
    const dealt = z.strictObject({ seat: z.int(), hands: z.array(z.strictObject({ hand: hand.nullable() })) });
    const redact = redactorOf(rulesetWith({ dealt }), {});
    const event = { type: 'dealt', seat: 0, hands: [{ hand: { count: 1, cards: ['x'] } }, { hand: null }] };
    expect(redact(event, atSeat(1))).toEqual({
      type: 'dealt',
      seat: 0,
      hands: [{ hand: { count: 1 } }, { hand: null }],
    });
    expect(event.hands[0]?.hand).toEqual({ count: 1, cards: ['x'] });
  });

  it('refuses a secret where it could not be taken out', () => {
    const odd = z.strictObject({
      seat: z.int(),
      by: z.record(z.string(), z.strictObject({ card: secret(z.string(), 'nobody') })),
    });
    const redact = redactorOf(rulesetWith({ odd }), {});
    expect(() => redact({ type: 'odd', seat: 0, by: {} }, spectator)).toThrow(
      'A secret inside a record cannot be redacted',
    );
  });

  it('does not know an event that the ruleset does not have', () => {
    expect(() => redactorOf(rulesetWith({}), {})({ type: 'mystery' }, spectator)).toThrow('has no event "mystery"');
  });
});
