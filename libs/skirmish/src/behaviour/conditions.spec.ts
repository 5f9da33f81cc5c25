import { duelBook, duelScope, duelState } from '../testing/duel-book.js';
import { amountWith } from './conditions.js';

const none = (): number => 0;

describe('a number of the game', () => {
  it('of tests passed is that of one side, or of all, at all places of the test', () => {
    const state = {
      ...duelState(),
      tests: {
        lever: { passed: { NORTH: 2, SOUTH: 1 } },
        'lever@4,0': { passed: { NORTH: 1 } },
        levers: { passed: { NORTH: 7 } },
      },
    } as unknown as ReturnType<typeof duelState>;
    const table = { state, book: duelBook() };
    expect(amountWith(table, { passed: { test: 'lever' } }, duelScope, none)).toBe(4);
    expect(amountWith(table, { passed: { test: 'lever', side: 'OWN' } }, duelScope, none)).toBe(3);
    expect(amountWith(table, { passed: { test: 'lever', side: 'SOUTH' } }, duelScope, none)).toBe(1);
  });

  it('of heroes out counts heroes, not the sidekicks and minions that are out with them', () => {
    const state = duelState();
    const [north] = state.figures;
    state.figures.push({ ...north!, id: 'page', kind: 'SIDEKICK', status: 'OUT' });
    const table = { state, book: duelBook() };
    expect(amountWith(table, { heroesOut: 'NORTH' }, duelScope, none)).toBe(0);
    state.figures[0] = { ...north!, status: 'OUT' };
    expect(amountWith(table, { heroesOut: 'NORTH' }, duelScope, none)).toBe(1);
    expect(amountWith(table, { heroesOut: 'SOUTH' }, duelScope, none)).toBe(0);
  });

  it('of a characteristic is that of the first figure that is meant, and nothing where none is meant', () => {
    const table = { state: duelState(), book: duelBook() };
    const asked: unknown[] = [];
    const valueOf = (...[, id, characteristic]: Parameters<Parameters<typeof amountWith>[3]>): number => {
      asked.push([id, characteristic]);
      return 7;
    };
    const mind = (of: 'ENEMIES' | 'HEROES' | 'SIDEKICKS') =>
      ({ value: { of: { of }, characteristic: 'MIND' } }) as const;
    expect(amountWith(table, mind('HEROES'), duelScope, valueOf)).toBe(7);
    expect(asked).toEqual([['north', 'MIND']]);
    expect(amountWith(table, mind('SIDEKICKS'), duelScope, valueOf)).toBe(0);
  });
});
