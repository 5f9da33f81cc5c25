import { z } from 'zod';
import { importanceOf, mattering } from './importance.js';
import { revealing, revealingWhich, revelationsOf, secret, type RedactedOf } from './secrets.js';
import type { Tagged } from './shapes.js';

const events = {
  drawn: z.strictObject({ seat: z.int(), card: secret(z.string().optional(), { seat: 'seat' }) }),
  dealt: z.strictObject({ seat: z.int(), card: secret(z.string(), { seat: 'seat' }) }),
};

describe('a secret field that is optional', () => {
  it('may be absent from the event, in types as well', () => {
    const nothing: Tagged<typeof events> = { type: 'drawn', seat: 1 };
    const { type: _, ...fields } = nothing;
    expect(events.drawn.parse(fields)).toEqual({ seat: 1 });
    // @ts-expect-error -- what is not optional has to be there
    const without: Tagged<typeof events> = { type: 'dealt', seat: 1 };
    expect(events.dealt.safeParse(without).success).toBe(false);
  });

  it('may be absent from the event as a viewer gets it', () => {
    const seen: RedactedOf<typeof events> = { type: 'dealt', seat: 1 };
    expect('card' in seen).toBe(false);
  });
});

describe('events of which one comes instead of another', () => {
  const told = revealingWhich(
    {
      mineBlew: mattering('TURNING_POINT', z.strictObject({ seat: z.int() }).meta({ description: 'A mine blows.' })),
      roundEnded: revealing(z.strictObject({ points: z.int() }), { points: 'everyone' }),
    },
    'everyone',
  );

  it('reveal which one it is, each of them, beside what it reveals', () => {
    expect(revelationsOf(told.mineBlew)).toEqual({ type: 'everyone' });
    expect(revelationsOf(told.roundEnded)).toEqual({ points: 'everyone', type: 'everyone' });
  });

  it('keep their other metadata', () => {
    expect(importanceOf(told.mineBlew)).toBe('TURNING_POINT');
    expect(told.mineBlew.meta()?.description).toBe('A mine blows.');
  });
});
