import { optionsSchema } from './options.js';

describe('The options of a table', () => {
  it('GUARD-015 GUARD-022 GUARD-216 are decks that are brought, no cutting and 60 turns unless told', () => {
    expect(optionsSchema.parse({})).toEqual({
      decks: 'BROUGHT',
      boosterSet: 'MIXED',
      boosters: 4,
      cut: false,
      turnLimit: 60,
      decisionSeconds: 86_400,
    });
  });

  it.each<[string, object]>([
    ['three boosters', { boosters: 3 }],
    ['eight boosters', { boosters: 8 }],
    ['boosters of a set that has none', { boosterSet: 'L' }],
    ['a game without an end', { turnLimit: 101 }],
    ['an option that there is not', { seats: 4 }],
  ])('GUARD-014 GUARD-216 cannot be %s', (_what, options) => {
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });
});
