import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';

type Trap = Room['traps'][number];

/** A hero that enters the fourth gantry is tested on its mind, or suffers 2 damage. */
const wire: Trap = {
  id: 'wire',
  name: { en: 'Wire', fr: 'Fil' },
  text: { en: 'A wire.', fr: 'Un fil.' },
  on: { zoneEntered: { zone: 't3a/d' } },
  zones: [],
  test: { id: 'see-the-wire', offers: [{ characteristic: 'MIND', difficulty: 3 }], addHeroes: false },
  do: [{ damage: { who: { of: 'SELF' }, points: 2 } }],
};

/** The silo beside the Entry with its two ways, and the control room behind, turned by so many quarters: what is in a base is remembered by its tiles. */
const twoWays = (turns: number) =>
  [
    { faceId: 't1a', column: 0, row: 0, turns: 0 },
    { faceId: 't3a', column: 1, row: 0, turns: 0 },
    { faceId: 't2a', column: 1, row: -1, turns },
  ] as const;

const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', ...setup }));
const moves = (spaceId: string, figureId = 'sgt-freedom') => ({ type: 'move', figureId, spaceId }) as const;

describe('a trap', () => {
  beforeAll(() => {
    overlay(box).add('room', { ...box.known.room('t3a'), traps: [wire] });
  });

  it('SKAROV-VEC-60 SKAROV-TEST-10 its test costs no action and leaves no token; a hero that fails suffers it', () => {
    const scene = acting({ heroes: [{ at: '6,4' }], actions: 1 });
    const failed = scene.chancing({ test: [2, 2, 2] }).when(0, moves('7,4'));
    expect(failed.happened('testResolved')).toMatchObject([{ testId: 'see-the-wire', passed: false, malus: false }]);
    expect(failed.figure('sgt-freedom')).toMatchObject({ damage: 2, spaceId: '7,4' });
    expect(failed.happened('activationEnded')).toHaveLength(1);
    const seen = scene.chancing({ test: [2, 2, 1] }).when(0, moves('7,4'));
    expect(seen.figure('sgt-freedom').damage).toBe(0);
    const two = acting({ heroes: [{ at: '6,4' }], actions: 2 })
      .chancing({ test: [2, 2, 2] })
      .when(0, moves('7,4'));
    expect(two.state.active).toMatchObject({ actions: 1 });
  });

  it('SKAROV-VEC-40 SKAROV-MOVE-09 the way round it is taken; no hero is tested', () => {
    const scene = acting({ heroes: [{ at: '6,4' }] }).when(0, moves('9,2'));
    expect(scene.happened('figureMoved')).toMatchObject([{ zones: ['t3a/a', 't3a/b'] }]);
    expect(scene.happened('testAttempted')).toEqual([]);
  });

  it('SKAROV-VEC-40 SKAROV-MOVE-09 SKAROV-TILE-13 with a trap on both ways the smaller list of zones is taken; it is resolved once the hero stands', () => {
    const first: Trap = { ...wire, id: 'first-wire', on: { zoneEntered: { zone: 't3a/a' } } };
    const test = { ...wire.test!, id: 'see-the-first' };
    overlay(box).add('room', { ...box.known.room('t3a'), traps: [wire, { ...first, test }] });
    const scene = acting({ tiles: twoWays(2), passages: [], heroes: [{ at: '6,4' }] })
      .chancing({ test: [2, 2, 2] })
      .when(0, moves('9,2'));
    expect(scene.happened('figureMoved')).toMatchObject([{ zones: ['t3a/a', 't3a/b'] }]);
    expect(scene.happened('ruleTriggered')).toMatchObject([{ ruleId: 'first-wire' }]);
    const order = ['figureMoved', 'ruleTriggered', 'testAttempted', 'damageDealt'];
    expect(scene.told.filter((type) => order.includes(type))).toEqual(order);
    expect(scene.figure('sgt-freedom')).toMatchObject({ damage: 2, spaceId: '9,2' });
  });

  it('SKAROV-MOVE-09 with the trap on the smaller list of zones, the other way is taken', () => {
    overlay(box).add('room', {
      ...box.known.room('t3a'),
      traps: [{ ...wire, on: { zoneEntered: { zone: 't3a/a' } } }],
    });
    const scene = acting({ tiles: twoWays(0), passages: [], heroes: [{ at: '6,4' }] }).when(0, moves('9,2'));
    const [moved] = scene.happened('figureMoved');
    expect(moved?.zones.at(-1)).toBe('t3a/b');
    expect([moved?.zones.includes('t3a/a'), scene.happened('ruleTriggered')]).toEqual([false, []]);
  });

  it('SKAROV-MOVE-09 a trap that is disarmed counts no more: the way leads through it, past the one that is not', () => {
    const live: Trap = { ...wire, id: 'live-wire', on: { zoneEntered: { zone: 't3a/a' } } };
    const test = { ...wire.test!, id: 'see-the-live-one' };
    overlay(box).add('room', { ...box.known.room('t3a'), traps: [wire, { ...live, test }] });
    const tests = { 'see-the-wire': { malus: {}, change: 0, closed: true, passed: {} } };
    const scene = acting({ tiles: twoWays(1), passages: [], heroes: [{ at: '6,4' }], state: { tests } }).when(
      0,
      moves('9,2'),
    );
    expect(scene.happened('figureMoved')).toMatchObject([{ zones: ['t3a/d', 't3a/b'] }]);
    expect([scene.happened('ruleTriggered'), scene.figure('sgt-freedom').damage]).toEqual([[], 0]);
  });

  describe('that moves its figure, passed through', () => {
    const snare: Trap = {
      ...wire,
      id: 'snare',
      on: { zoneEntered: { zone: 't3a/a' } },
      do: [{ place: { who: { of: 'SELF' }, at: { zone: 't1a/a' } } }],
    };
    const walks = (test: number[], setup: GameSetup = {}): Scene => {
      overlay(box).add('room', {
        ...box.known.room('t3a'),
        traps: [snare, { ...wire, test: { ...wire.test!, id: 'wire-2' } }],
      });
      return acting({ tiles: twoWays(2), passages: [], heroes: [{ at: '6,4' }], ...setup })
        .chancing({ test })
        .when(0, moves('9,2'));
    };

    it('SKAROV-TILE-13 stops the move where it lies: the hero stands there, is tested, and goes no further once it is moved', () => {
      const caught = walks([2, 2, 2]);
      expect(caught.happened('figureMoved').map(({ to, zones }) => [to, zones])).toEqual([['6,0', ['t3a/a']]]);
      expect(caught.told.filter((type) => ['figureMoved', 'testAttempted', 'figurePlaced'].includes(type))).toEqual([
        'figureMoved',
        'testAttempted',
        'figurePlaced',
      ]);
    });

    it('SKAROV-TILE-13 lets the hero go on to the end of the move where it fails to, as one move of three actions', () => {
      const passed = walks([0, 0, 0]);
      expect(passed.happened('figureMoved').map(({ to }) => to)).toEqual(['6,0', '9,2']);
      expect(passed.state.active?.actions).toBe(2);
      expect(passed.hero('sgt-freedom').deeds.MOVES).toBe(1);
    });
  });

  it('SKAROV-TILE-13 SKAROV-SHEET-04 villains walk over it', () => {
    const setup = { heroes: [{}], villains: [{ sheet: 'chi', at: '6,4' }], overlord: { hand: ['event:1'] } };
    const scene = given(aGame({ at: 'choice', ...setup })).when(1, { type: 'activateSheet', sheetId: 'chi' });
    const moved = scene.when(1, moves('7,4', 'chi-1'));
    expect([moved.figure('chi-1').damage, moved.happened('testAttempted')]).toEqual([0, []]);
  });
});
