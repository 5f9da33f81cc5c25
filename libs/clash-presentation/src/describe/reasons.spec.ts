import type { SeenEvent } from '#clash/queries';
import { why } from './reasons.js';

const attack = { type: 'attackDeclared', attackerId: 'x-tina', targetId: 'rage', mode: 'MELEE' } as const;
const candidate = (candidateId: string, ...keys: number[]) => ({ candidateId, keys });
const reasonOf = (event: SeenEvent, locale: 'en' | 'fr' = 'en') => why(event, locale, []);
const rowsOf = (event: SeenEvent, locale?: 'en' | 'fr'): string[] | undefined =>
  reasonOf(event, locale)?.parts.map(({ label, value }) => `${label}: ${value}`);

describe('Why a villain does that', () => {
  it('CLASH-097 tells the enemies weighed, each by what tells them apart', () => {
    const candidates = [candidate('rage', 1, 2, 4, 0), candidate('fahrenheit', 1, 3, 1, 0)];
    const event = { ...attack, weighed: { rule: 'CLASH-097', drawn: false, candidates } };
    expect(reasonOf(event)?.ruleId).toBe('CLASH-097');
    expect(reasonOf(event)?.text).toMatch(
      /^The rules choose the nearest, by zones, then by spaces; .+ Here they are, in order\.$/,
    );
    expect(rowsOf(event)).toEqual(['Rage: 2 spaces, 4 health left', 'Fahrenheit: 3 spaces, 1 health left']);
    expect(rowsOf(event, 'fr')).toEqual(['Rage: 2 espaces, 4 de santé', 'Fahrenheit: 3 espaces, 1 de santé']);
    const tied = {
      rule: 'CLASH-097',
      drawn: true,
      candidates: [candidate('rage', 0, 1, 2, 0), candidate('no', 0, 1, 2, 0)],
    };
    expect(reasonOf({ ...attack, weighed: tied })?.text).toContain('Equal ones were decided by lot.');
  });

  it('CLASH-227 tells the best six of the spaces that it could move to', () => {
    const spaces = Array.from({ length: 8 }, (_, at) => candidate(`${at},1`, at === 0 ? 0 : 1, at, 0, 1));
    const event = {
      type: 'figureMoved',
      figureId: 'x-tina',
      from: '0,0',
      to: '0,1',
      kind: 'AUTOMATIC',
      zones: [],
      weighed: { rule: 'CLASH-227', drawn: false, candidates: spaces },
    } as unknown as SeenEvent;
    expect(rowsOf(event)?.slice(0, 2)).toEqual([
      'a space (0,1): as asked, 0 zones',
      'a space (1,1): not as asked, 1 zone',
    ]);
    expect(rowsOf(event)).toHaveLength(6);
    expect(reasonOf(event)?.text).toContain('Here are the best, in order.');
  });

  it('CLASH-228 has a reason for the only enemy in reach, and none for what a player chose', () => {
    expect(reasonOf(attack)).toMatchObject({ ruleId: 'CLASH-228', parts: [] });
    expect(reasonOf({ ...attack, attackerId: 'rage' })).toBeUndefined();
  });

  it('CLASH-228 tells how far each space of a push lies', () => {
    const weighed = { rule: 'CLASH-228', drawn: false, candidates: [candidate('3,0', 2), candidate('2,0', 1)] };
    expect(rowsOf({ type: 'figurePushed', figureId: 'rage', from: '1,1', to: '3,0', by: 'x-tina', weighed })).toEqual([
      'a space (3,0): 2 spaces',
      'a space (2,0): 1 space',
    ]);
  });

  it('CLASH-232 tells a choice that no seat is asked for, the farthest and the weakest', () => {
    const made = { type: 'choiceMade', source: 'x', optionId: 'rage' } as const;
    expect(reasonOf({ ...made, seat: null })).toMatchObject({ ruleId: 'CLASH-232', parts: [] });
    expect(reasonOf({ ...made, seat: 0 })).toBeUndefined();
    const by = (...keys: number[]) => ({
      rule: 'CLASH-232',
      drawn: false,
      candidates: [candidate('rage', ...keys), candidate('fahrenheit', ...keys.map((key) => key + 1))],
    });
    expect(rowsOf({ ...made, seat: null, weighed: by(-4, -9) })?.[0]).toBe('Rage: 4 zones, 9 spaces');
    expect(reasonOf({ ...made, seat: null, weighed: by(-4, -9) })?.text).toContain('the farthest');
    expect(rowsOf({ ...made, seat: null, weighed: by(1) })?.[0]).toBe('Rage: 1 health left');
  });
});

describe('Totals of dice', () => {
  it('CLASH-146 CLASH-147 add up to the successes of the attack', () => {
    const event = {
      type: 'attackRolled',
      attackerId: 'fahrenheit',
      targetId: 'rage',
      combat: ['0', '1', '1'],
      power: ['POW', '2', '0', '1'],
      rerolls: [['2']],
      successes: 8,
    } as const;
    expect(rowsOf(event as unknown as SeenEvent)).toEqual([
      'combat dice 0, 1, 1: +2',
      'power dice POW, 2, 0, 1: +4',
      'rolled again 2: +2',
      'in all: 8',
    ]);
  });

  it('CLASH-148 CLASH-157 compare successes with the defense, and add tokens to test dice', () => {
    expect(
      rowsOf({
        type: 'attackResolved',
        attackerId: 'fahrenheit',
        targetId: 'rage',
        successes: 3,
        defense: 4,
        hit: false,
      }),
    ).toEqual(['successes: 3', 'defense of Rage: 4']);
    expect(rowsOf({ type: 'testRolled', heroId: 'rage', faces: [1, 2], total: 2 })).toEqual([
      'test dice 1, 2: +3',
      'tokens and heroes: −1',
      'in all: 2',
    ]);
  });
});
