import type { Board } from './board.js';
import { buildBoard } from './build-board.js';
import { areAdjacent } from './lines.js';
import { reach, whyOutOfReach, type Mover, type Way } from './reach.js';
import { boardOf, faceOf, placed } from '../testing/index.js';

const shut = new Set<string>();

/** Zones a (6 spaces), b (3 spaces), c (6 spaces) in a row; d behind c. */
const board = boardOf({
  map: ['ooooo', 'ooooo', 'ooooo', '###oo', '#####'],
  zones: ['aabcc', 'aabcc', 'aabcc', '###dd', '#####'],
});
const zoneB = ['2,0', '2,1', '2,2'];
const standing = (...groups: ['ALLY' | 'ENEMY', readonly string[]][]): Map<string, 'ALLY' | 'ENEMY'> =>
  new Map(groups.flatMap(([who, ids]) => ids.map((id) => [id, who] as const)));
const duchess: Mover = { from: '0,0', zones: 2 };

const zonesOf = (ways: ReadonlyMap<string, Way>, on: Board = board): string[] => [
  ...new Set([...ways.keys()].map((id) => on.space(id).zoneId.slice('yard/'.length))),
];
const move = (mover: Mover, figures: Map<string, 'ALLY' | 'ENEMY'>): string[] =>
  zonesOf(reach(board, shut, mover, figures)).sort();
const refusal = (mover: Mover, figures: Map<string, 'ALLY' | 'ENEMY'>, to: string): string | undefined =>
  whyOutOfReach(board, shut, mover, figures, to);

describe('Moving', () => {
  it('CLASH-EX13 CLASH-082 CLASH-125 CLASH-126 SKAROV-EX-01 speed 2 leads two zones away, to any free space', () => {
    const ways = reach(board, shut, duchess, standing(['ALLY', ['3,0', '2,1']]));
    expect(ways.get('4,2')).toEqual({ kind: 'TRAVEL', zones: ['yard/b', 'yard/c'] });
    expect(ways.get('2,0')).toEqual({ kind: 'TRAVEL', zones: ['yard/b'] });
    expect([ways.has('3,0'), ways.has('2,1')]).toEqual([false, false]);
    expect(ways.size).toBe(5 + 2 + 5);
    expect(refusal(duchess, standing(), '3,3')).toBe('TOO_FAR');
    expect(refusal(duchess, standing(), '4,2')).toBeUndefined();
  });

  it('CLASH-202 the ends stand in canonical order', () => {
    const ends = [...reach(board, shut, { from: '2,1', zones: 0 }, standing()).keys()];
    expect(ends).toEqual(['2,0', '2,2']);
    const all = [...reach(board, shut, duchess, standing()).keys()];
    expect(all).toEqual(board.spaces.map((space) => space.id).filter((id) => all.includes(id)));
  });

  it('CLASH-EX14 CLASH-EX19 CLASH-128 SKAROV-EX-03 with an enemy in the zone only adjacent zones are left', () => {
    const held = standing(['ENEMY', ['1,1']]);
    expect(move(duchess, held)).toEqual(['a', 'b']);
    expect(reach(board, shut, duchess, held).get('2,0')).toEqual({ kind: 'BREAK_AWAY', zones: ['yard/b'] });
    expect(refusal(duchess, held, '3,0')).toBe('BREAK_AWAY_ONE_ZONE');
  });

  it('CLASH-EX15 CLASH-127 SKAROV-EX-02 in its own zone it takes any free space, an enemy there or not', () => {
    const ways = reach(board, shut, duchess, standing(['ENEMY', ['1,1']]));
    expect([...ways].filter(([, way]) => way.kind === 'REPOSITION').map(([id]) => id)).toEqual([
      '1,0',
      '0,1',
      '0,2',
      '1,2',
    ]);
    expect(ways.get('1,0')?.zones).toEqual([]);
  });

  it('CLASH-EX16 CLASH-131 CLASH-132 SKAROV-EX-05 a full zone: enemies bar it, allies let pass', () => {
    const enemies = standing(['ENEMY', zoneB]);
    expect(move(duchess, enemies)).toEqual(['a']);
    expect(refusal(duchess, enemies, '3,0')).toBe('ENEMY_STOPS_MOVE');
    const allies = standing(['ALLY', zoneB]);
    expect(move(duchess, allies)).toEqual(['a', 'c']);
    expect(reach(board, shut, duchess, allies).get('3,0')?.zones).toEqual(['yard/b', 'yard/c']);
  });

  it('CLASH-132 one enemy among those who fill the zone is enough', () => {
    const mixed = standing(['ALLY', zoneB.slice(1)], ['ENEMY', zoneB.slice(0, 1)]);
    expect(move(duchess, mixed)).toEqual(['a']);
  });

  it('CLASH-EX17 CLASH-EX20 CLASH-129 CLASH-130 SKAROV-EX-04 entering a zone with an enemy ends the move', () => {
    const ahead = standing(['ENEMY', ['2,1']]);
    expect(move(duchess, ahead)).toEqual(['a', 'b']);
    expect(reach(board, shut, duchess, ahead).get('2,0')).toEqual({ kind: 'TRAVEL', zones: ['yard/b'] });
    expect(refusal(duchess, ahead, '3,0')).toBe('ENEMY_STOPS_MOVE');
  });

  it('CLASH-EX18 CLASH-134 three No’ Dalies in a zone of three: the hero cannot cross, a fourth one can', () => {
    expect(move(duchess, standing(['ENEMY', zoneB]))).not.toContain('c');
    expect(move({ from: '3,0', zones: 2 }, standing(['ALLY', zoneB]))).toContain('a');
  });

  it('CLASH-133 SKAROV-MOVE-03 SKAROV-MOVE-06 speed 0 repositions and breaks away, and does not travel', () => {
    expect(move({ ...duchess, zones: 0 }, standing())).toEqual(['a']);
    expect(move({ ...duchess, zones: 0 }, standing(['ENEMY', ['1,1']]))).toEqual(['a', 'b']);
    expect(refusal({ ...duchess, zones: 0 }, standing(), '2,0')).toBe('TOO_FAR');
  });

  it('CLASH-244 the way has the fewest zones, then the smallest list of zone ids', () => {
    const round = boardOf({
      map: ['ooooo', 'ooooo', 'oo#oo', 'ooooo', 'ooooo'],
      zones: ['ccbbb', 'ccbbb', 'cc#dd', 'aaaad', 'aaaad'],
    });
    const from = { from: '0,0', zones: 4 };
    expect(reach(round, shut, from, new Map()).get('3,2')?.zones).toEqual(['yard/a', 'yard/d']);
    const barred = standing(['ENEMY', ['0,4']]);
    expect(reach(round, shut, from, barred).get('3,2')?.zones).toEqual(['yard/b', 'yard/d']);
  });

  it('CLASH-086 walls and closed doors stop it: no way', () => {
    const cut = boardOf({
      zones: ['aabbb', 'aabbb', 'aabbb', 'aabbb', 'aabbb'],
      walls: [0, 1, 2, 3].map((y) => ({ x: 1, y, edge: 'E' as const })),
      doors: [{ id: 'gate', x: 1, y: 4, edge: 'E', open: false }],
    });
    expect(whyOutOfReach(cut, shut, duchess, new Map(), '4,4')).toBe('NO_WAY');
    expect(whyOutOfReach(cut, new Set(['yard/gate']), duchess, new Map(), '4,4')).toBeUndefined();
  });

  it('one who ignores enemies is neither stopped nor held; one who is sure-footed is not held', () => {
    const both = standing(['ENEMY', ['1,1', '2,1']]);
    expect(move({ ...duchess, ignoresEnemies: true }, both)).toEqual(['a', 'b', 'c']);
    expect(move({ ...duchess, sureFooted: true }, both)).toEqual(['a', 'b']);
    expect(move({ ...duchess, sureFooted: true }, standing(['ENEMY', ['1,1']]))).toEqual(['a', 'b', 'c']);
    expect(move({ ...duchess, ignoresEnemies: true }, standing(['ENEMY', zoneB]))).toEqual(['a', 'c']);
  });

  it('CLASH-EX62 CLASH-134 three spaces beside the hero are in reach, and the first is (2,0)', () => {
    const street = boardOf({
      map: ['oooo#', 'oooo#', '#####', '#####', '#####'],
      zones: ['aabb#', 'aabb#', '#####', '#####', '#####'],
    });
    const ends = reach(street, shut, { from: '0,0', zones: 1 }, standing(['ENEMY', ['3,1']]));
    expect([...ends.keys()].filter((id) => areAdjacent(street, shut, id, '3,1'))).toEqual(['2,0', '3,0', '2,1']);
  });

  it('does not stand in its own way', () => {
    expect(move(duchess, standing(['ENEMY', ['0,0']]))).toEqual(['a', 'b', 'c']);
  });

  it('from a space without zone that is attached to none no way leads anywhere', () => {
    const outside = boardOf({
      map: ['oo###', 'o####', '#####', '#####', '#####'],
      zones: ['#a###', '#####', '#####', '#####', '#####'],
    });
    expect(reach(outside, shut, { from: '0,0', zones: 3 }, new Map()).size).toBe(0);
    expect(whyOutOfReach(outside, shut, { from: '0,0', zones: 3 }, new Map(), '1,0')).toBe('NO_WAY');
  });
});

describe('A price of zones', () => {
  const trapped =
    (...letters: string[]) =>
    (zoneId: string): number =>
      letters.includes(zoneId.slice('yard/'.length)) ? 1 : 0;
  const wayTo = (costOf: (zoneId: string) => number, zones = 3): readonly string[] | undefined =>
    reach(row, shut, { from: '0,0', zones, costOf }, new Map()).get('4,4')?.zones;
  /** a in a corner, d in the other; b and c each beside both, so two ways of two zones. */
  const row = boardOf({
    map: ['oo#oo', 'ooooo', '#o#o#', 'ooooo', 'oo#oo'],
    zones: ['aa#bb', 'aabbb', '#c#b#', 'cccdd', 'cc#dd'],
  });

  it('SKAROV-VEC-40 SKAROV-MOVE-09 of two ways the one without a trap is taken, else the smaller list of ids', () => {
    expect(wayTo(trapped())).toEqual(['yard/b', 'yard/d']);
    expect(wayTo(trapped('b'))).toEqual(['yard/c', 'yard/d']);
    expect(wayTo(trapped('b', 'c'))).toEqual(['yard/b', 'yard/d']);
    expect(wayTo(trapped('b', 'd'))).toEqual(['yard/c', 'yard/d']);
  });

  it('SKAROV-MOVE-09 fewer traps go before fewer zones, as far as the speed allows', () => {
    const line = boardOf({
      map: ['ooooo', 'ooooo', '#####', '#####', '#####'],
      zones: ['abbbe', 'accde', '#####', '#####', '#####'],
    });
    const to = (zones: number): readonly string[] | undefined =>
      reach(line, shut, { from: '0,0', zones, costOf: trapped('b') }, new Map()).get('4,0')?.zones;
    expect(to(2)).toEqual(['yard/b', 'yard/e']);
    expect(to(3)).toEqual(['yard/c', 'yard/d', 'yard/e']);
  });
});

describe('From a reinforcement space', () => {
  /** A space above zone b; a to its left, c to its right. */
  const yard = {
    map: ['##o##', 'ooooo', 'ooooo', '#####', '#####'],
    zones: ['#####', 'abbcc', 'abbcc', '#####', '#####'],
  };
  const base = buildBoard({
    tiles: [{ ...placed(faceOf(yard)), attached: [{ x: 2, y: 0, zone: 'b' }] }],
    border: 'WALL',
  });
  const minion = { from: '2,0', zones: 2 };
  const spacesOfB = ['1,1', '2,1', '1,2', '2,2'];
  const ends = (mover: Mover, ...groups: Parameters<typeof standing>): string[] =>
    zonesOf(reach(base, shut, mover, standing(...groups)), base).sort();

  it('SKAROV-VEC-35 SKAROV-MOVE-11 the attached zone is the first step, where enemies stop and allies let pass', () => {
    expect(ends(minion, ['ENEMY', ['1,1']])).toEqual(['b']);
    expect(ends(minion, ['ENEMY', spacesOfB])).toEqual([]);
    expect(ends(minion, ['ALLY', spacesOfB])).toEqual(['a', 'c']);
    expect(ends({ ...minion, zones: 0 })).toEqual([]);
    expect(ends({ ...minion, zones: 1 })).toEqual(['b']);
    expect(reach(base, shut, minion, new Map()).get('0,1')).toEqual({ kind: 'TRAVEL', zones: ['yard/b', 'yard/a'] });
  });

  it('SKAROV-MOVE-11 a refusal says why', () => {
    const why = (to: string, zones: number, ...groups: Parameters<typeof standing>): string | undefined =>
      whyOutOfReach(base, shut, { ...minion, zones }, standing(...groups), to);
    expect(why('1,1', 0)).toBe('TOO_FAR');
    expect(why('0,1', 1)).toBe('TOO_FAR');
    expect(why('0,1', 2, ['ENEMY', ['1,1']])).toBe('ENEMY_STOPS_MOVE');
    expect(why('0,1', 2)).toBeUndefined();
  });

  it('SKAROV-TILE-09 SKAROV-VEC-53 nothing leads back on it, and a figure there pins none', () => {
    const hero = { from: '2,1', zones: 2 };
    const ways = reach(base, shut, hero, standing(['ENEMY', ['2,0']]));
    expect(ways.has('2,0')).toBe(false);
    expect(zonesOf(ways, base).sort()).toEqual(['a', 'b', 'c']);
    expect(reach(base, shut, hero, new Map()).has('2,0')).toBe(false);
    expect(whyOutOfReach(base, shut, hero, new Map(), '2,0')).toBe('NO_WAY');
    expect(areAdjacent(base, shut, '2,0', '2,1')).toBe(true);
  });
});
