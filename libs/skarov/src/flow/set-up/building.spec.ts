import { baseFaults } from '../../base/base-faults.js';
import { boardOfBase } from '../../base/board.js';
import { finishPassages, finishTiles, lieutenant, passage, tile, undo } from '../../testing/build-commands.js';
import { BuildingSite } from '../../testing/building-site.js';
import { begun, filled, joined, small } from '../../testing/small-base.js';
import type { BuildCommand } from './build-words.js';
import { layTestBox } from '../../testing/test-rooms.js';

layTestBox();

describe('Undoing and confirming', () => {
  it('SKAROV-BASE-16 the last command is undone, in any step, back to nothing', () => {
    const review = filled(joined).when(lieutenant('chi', '1,-4'), lieutenant('ki', '1,1'), lieutenant('no', '7,2'));
    const steps: (string | null)[] = [];
    let site = review;
    while (site.base.moves.length > 0) {
      site = site.when(undo);
      steps.push(site.step);
    }
    expect(steps).toEqual([
      ...Array<string>(3).fill('setup.lieutenants'),
      ...Array<string>(9).fill('setup.minions'),
      ...Array<string>(3).fill('setup.passages'),
      ...Array<string>(3).fill('setup.tiles'),
    ]);
    expect({ ...site.base, undone: 0 }).toEqual(begun.base);
  });

  it('SKAROV-BASE-16 fifty times in all', () => {
    let site = begun;
    for (let times = 0; times < 50; times += 1) site = site.when(tile('t3a', 1, 0), undo);
    expect(site.when(tile('t3a', 1, 0)).code(undo)).toBe('NO_TAKE_BACK_LEFT');
    expect(site.when(tile('t3a', 1, 0)).legal('undoBuildStep')).toEqual([]);
  });

  it('SKAROV-BASE-17 a confirmed base asks for nothing, and is one of which baseFaults has nothing to say', () => {
    const done = joined.whenTimeRunsOut();
    expect(done.events.map(({ type }) => type)).toEqual(['baseConfirmed']);
    expect([done.step, done.base.confirmed]).toEqual([null, true]);
    expect(baseFaults(done.base)).toEqual([]);
  });
});

describe('When the time runs out', () => {
  it('SKAROV-GEN-10 a base stands by defaults alone: control room, objective room, door, way, figures', () => {
    const given: BuildCommand[] = [];
    let site = begun;
    while (site.step) {
      const command = site.byDefault();
      expect(site.legal()).toContainEqual(command);
      given.push(command);
      site = site.when(command);
    }
    expect(given.slice(0, 6)).toEqual([
      tile('t2a', 0, -1, 0),
      tile('t3a', -1, 0, 0),
      finishTiles,
      passage('2,-1,S'),
      passage('-1,2,E'),
      finishPassages,
    ]);
    expect(given.at(-1)).toEqual({ type: 'confirmBase' });
    expect(baseFaults(site.base)).toEqual([]);
  });
});

describe('A base that is given', () => {
  const whole = joined.whenTimeRunsOut().base;

  it('SKAROV-BASE-17 of which everything is fixed asks for nothing', () => {
    const site = BuildingSite.begun(3, whole);
    expect([site.step, site.base.confirmed]).toEqual([null, true]);
    expect(site.base).toMatchObject({ tiles: whole.tiles, minions: whole.minions, moves: [] });
  });

  it('SKAROV-VEC-52 SKAROV-BASE-18 passes over what is not usable and asks for what stays open', () => {
    const given = {
      ...whole,
      minions: [
        { sheet: 'android', space: '0,0' },
        { sheet: 'gynoid', space: '0,4' },
      ],
    };
    const site = BuildingSite.begun(2, given);
    expect(site.base.minions).toEqual([{ sheet: 'android', space: '0,0' }]);
    expect(site.step).toBe('setup.minions');
    const spaces = new Set(site.legal('placeMinion').map(({ spaceId }) => spaceId));
    expect(spaces.has('4,0')).toBe(true);
    expect([spaces.has('0,0'), spaces.has('0,4')]).toEqual([false, false]);
    expect(BuildingSite.begun(3, given).base.minions).toHaveLength(2);
  });

  it('SKAROV-BASE-17 without passages is built on from there, and what is fixed is not undone', () => {
    const site = BuildingSite.begun(3, { tiles: whole.tiles, minions: [], lieutenants: [] });
    expect(site.step).toBe('setup.passages');
    expect(site.code(undo)).toBe('NOTHING_TO_UNDO');
    const done = site.whenTimeRunsOut();
    expect(done.base.confirmed).toBe(true);
  });
});

describe('The board of a base', () => {
  it('SKAROV-BASE-08 SKAROV-BASE-07 has its doors closed, and is made once for each layout', () => {
    const { base } = small.when(finishTiles, passage('4,2,E'), passage('2,-1,S', 'AIRLOCK'));
    const board = boardOfBase(base);
    expect(board.doors).toEqual([{ id: '4,2,E', a: { x: 4, y: 2 }, b: { x: 5, y: 2 }, open: false }]);
    expect(boardOfBase({ tiles: [...base.tiles], passages: [...base.passages] })).toBe(board);
    expect(board.space('0,0')).toMatchObject({ zoneId: '', firstZoneId: 't1a/a' });
  });
});
