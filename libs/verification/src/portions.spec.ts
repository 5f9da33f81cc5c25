import { idsOf, portionsOf, PORTIONS } from './portions.js';

const nightOf = (day: number): string => new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);

describe('The portions of a night', () => {
  it.each([1, 7, 30])('come round within %i nights, also when a night is broken off and taken up', (nights) => {
    const looked = new Map<number, string>();
    const last = new Map<number, number>();
    for (let night = 0; night < 2 * nights + 1; night += 1) {
      const plan = portionsOf(nightOf(night), looked, nights);
      const half = plan.slice(0, plan.length / 2);
      for (const portion of half) looked.set(portion, nightOf(night));
      const rest = portionsOf(nightOf(night), looked, nights);
      expect([...half, ...rest]).toEqual(plan);
      for (const portion of rest) looked.set(portion, nightOf(night));
      expect(portionsOf(nightOf(night), looked, nights)).toEqual([]);
      for (const portion of plan) {
        expect(night - (last.get(portion) ?? night - nights)).toBeLessThanOrEqual(nights);
        last.set(portion, night);
      }
      if (night >= nights - 1) expect(last.size).toBe(PORTIONS);
    }
  });

  it('are drawn by the night', () => {
    const [one, other] = [portionsOf('2026-11-26', new Map(), 30), portionsOf('2026-11-27', new Map(), 30)];
    expect(one).toHaveLength(35);
    expect(portionsOf('2026-11-26', new Map(), 30)).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('have every id in one of them', () => {
    for (let portion = 1; portion < PORTIONS; portion += 1) expect(idsOf(portion).after).toBe(idsOf(portion - 1).upTo);
    expect(idsOf(0).after).toBe('00000000-0000-0000-0000-000000000000');
    expect(idsOf(1)).toEqual({
      after: '003fffff-ffff-ffff-ffff-ffffffffffff',
      upTo: '007fffff-ffff-ffff-ffff-ffffffffffff',
    });
    expect(idsOf(PORTIONS - 1).upTo).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff');
  });
});
