import { usualPlan, type Plan } from './planned.js';
import { toCome } from './to-come.js';

const plan: Plan = {
  ...usualPlan.plan,
  registration: { opens: '2026-06-01T18:00:00.000Z', closes: '2026-06-05T17:30:00.000Z' },
  decks: { shown: 'AT_THE_END', deadline: '2026-06-05T17:00:00.000Z' },
};

describe('The plan of an event that comes again', () => {
  it('has all its times at the same time of the same days of the first week that is to come', () => {
    const next = toCome(plan, Date.parse('2026-06-10T00:00:00Z'));
    expect(next).toEqual({
      ...plan,
      registration: { opens: '2026-06-15T18:00:00.000Z', closes: '2026-06-19T17:30:00.000Z' },
      decks: { shown: 'AT_THE_END', deadline: '2026-06-19T17:00:00.000Z' },
    });
  });

  it('stays as it is while it is to come, or has no times', () => {
    expect(toCome(plan, Date.parse('2026-05-31T00:00:00Z'))).toEqual(plan);
    expect(toCome(usualPlan.plan, Date.parse('2030-01-01T00:00:00Z'))).toEqual(usualPlan.plan);
  });
});
