import type { Rulebook } from '../rulebook.js';
import { duelBook, duelScope, duelState } from '../testing/duel-book.js';
import { byKeys, candidatesOf, names, pickKeys } from './select.js';

const deed = { ...duelScope, isDeed: true };
const sealing = (isSealed: Rulebook['isSealed']) => ({ state: duelState(), book: duelBook({ book: { isSealed } }) });

describe('who is named where the board is sealed off', () => {
  const table = sealing((_state, spaceId) => spaceId === '0,0');

  it('SKAROV-FINAL-08 is no figure there, for the acts of a hero', () => {
    expect(candidatesOf(table, { of: 'HEROES' }, deed)).toEqual(['north']);
    expect(candidatesOf(table, { of: 'ENEMIES' }, deed)).toEqual([]);
    expect(
      candidatesOf(
        sealing(() => false),
        { of: 'ENEMIES' },
        deed,
      ),
    ).toEqual(['south']);
  });

  it('SKAROV-FINAL-08 is all figures, for the acts of the rules, for those without an actor, and for those of no hero', () => {
    const all = ['north', 'south'];
    expect(candidatesOf(table, { of: 'HEROES' }, { ...deed, isDeed: false })).toEqual(all);
    expect(candidatesOf(table, { of: 'HEROES' }, { ...deed, actingId: null })).toEqual(all);
    table.state.figures[0]!.kind = 'VILLAIN';
    expect(candidatesOf(table, { of: 'HERO', sheet: 'south' }, deed)).toEqual(['south']);
    table.state.figures[0]!.kind = 'HERO';
  });

  it('is the figure that is meant, on the board or not, where one figure is asked for', () => {
    const everywhere = sealing(() => true);
    everywhere.state.figures[1] = { ...everywhere.state.figures[1]!, spaceId: null };
    expect(names(everywhere, { of: 'HEROES' }, 'south', deed)).toBe(true);
    expect(names(everywhere, { of: 'SIDEKICKS' }, 'south', deed)).toBe(false);
  });
});

describe('what is weighed', () => {
  it('CLASH-232 CLASH-097 holds no −0, which JSON has not: events are stored as they are told', () => {
    const here = { state: duelState(), book: duelBook({}) };
    const [id = ''] = candidatesOf(here, { of: 'HEROES' }, deed);
    const keys = pickKeys(here, { of: 'HEROES', pick: 'FARTHEST' }, id, { ...duelScope, actingId: id });
    expect(byKeys([id], () => keys)).toStrictEqual([{ item: id, keys: [0, 0] }]);
  });
});
