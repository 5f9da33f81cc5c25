import { hinders, repeated } from '#skirmish/testing';
import { woundCardSchema } from './schema.js';
import { woundCards } from './wounds.js';

describe('The wound cards', () => {
  it('SKAROV-WND-04 are twenty in one pile, some texts in copies', () => {
    expect(woundCards.reduce((sum, { copies }) => sum + copies, 0)).toBe(20);
    expect(repeated(woundCards.map(({ id }) => id))).toEqual([]);
    expect(woundCards.length).toBeGreaterThanOrEqual(10);
  });

  it.each(woundCards)(
    'SKAROV-WND-05 $id has exactly one side: a power on the left, or a technique on the right',
    (card) => {
      expect(woundCardSchema.parse(card)).toEqual(card);
      expect([Boolean(card.power), Boolean(card.technique)]).toEqual([card.side === 'LEFT', card.side === 'RIGHT']);
    },
  );

  it.each(woundCards)('SKAROV-WND-05 $id handicaps, and does nothing else', ({ technique, power }) => {
    expect(Object.values(technique ?? {}).every((by = 0) => by < 0)).toBe(true);
    if (power) expect(hinders(power)).toBe(true);
  });

  it('SKAROV-WND-05 lie on both sides, so that either function of a power card goes with some', () => {
    expect(new Set(woundCards.map(({ side }) => side))).toEqual(new Set(['LEFT', 'RIGHT']));
  });

  it('SKAROV-CARD-08 leave their hero every power card that it could set', () => {
    expect(JSON.stringify(woundCards)).not.toMatch(/discardCard|drawWound/);
  });
});
