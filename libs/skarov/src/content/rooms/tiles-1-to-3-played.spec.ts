import { RoomBench } from '../../testing/room-bench.js';

const freedom = 'sgt-freedom';
const nova = 'super-nova';

describe('The Entry', () => {
  it('SKAROV-TILE-01 the floor plan makes every hero quicker for the turn, in any place', () => {
    const bench = RoomBench.in('t1a', { heroes: { [freedom]: '2,1', [nova]: '0,4' } }).passes('read-the-plan', freedom);
    expect(bench.laid).toEqual([freedom, nova].map((id) => [id, 'SPEED', 1, 'TURN']));
  });

  it('SKAROV-TILE-06 SKAROV-TILE-11 the porter comes to a usable space; with four heroes the overlord says which', () => {
    const two = RoomBench.in('t1a', { heroes: { [freedom]: '2,1', [nova]: '0,4' } }).activates();
    expect([two.chooser, two.options]).toEqual([two.overlord, ['0', '1', '2']]);
    expect(two.answers('1').at('gynoid-1')).toBe('4,0');
    const four = { [freedom]: '2,1', [nova]: '0,4', 'golden-boy': '2,4', 'adam-spell': '2,3' };
    const asked = RoomBench.in('t1a', { heroes: four }).activates().answers('0');
    expect([asked.chooser, asked.options]).toEqual([asked.overlord, ['0,0', '4,0']]);
    expect(asked.answers('0,0').at('android-1')).toBe('0,0');
  });

  it('SKAROV-TILE-11 no minion comes when the usable space is taken', () => {
    const full = RoomBench.in('t1a', { heroes: { [freedom]: '2,1' }, villains: { 'arachnoid-1': '4,0' } }).activates();
    expect([full.options, full.happened('figurePlaced')]).toEqual([[], []]);
    expect(full.happened('effectPassedOver')).toHaveLength(1);
  });
});

describe('The Canteen', () => {
  const bench = RoomBench.in('t1b', { heroes: { [freedom]: '0,4' }, damage: { [freedom]: 2 } });

  it('SKAROV-TILE-01 SKAROV-TILE-13 soup heals 1 damage, and burns a hero that fails', () => {
    expect(bench.passes('have-the-soup', freedom).damage(freedom)).toBe(1);
    const burnt = bench.fails('have-the-soup', freedom);
    expect([burnt.laid, burnt.damage(freedom)]).toEqual([[[freedom, 'SPEED', -1, 'TURN']], 2]);
  });

  it('SKAROV-END-02 room service heals a damaged villain of the overlord’s choice', () => {
    const villains = { 'ki-1': '2,0', 'chi-1': '0,0', 'android-1': '4,0' };
    const served = RoomBench.in('t1b', { villains, damage: { 'chi-1': 2, 'ki-1': 1 } }).activates();
    expect([served.chooser, served.options]).toEqual([served.overlord, ['ki-1', 'chi-1']]);
    expect(served.answers('chi-1').damage('chi-1')).toBe(1);
  });
});

describe('The Control Room', () => {
  it('SKAROV-END-02 lets the overlord draw 1 event card', () => {
    expect(RoomBench.in('t2a', { overlord: { pile: ['event:1', 'event:2'] } }).activates().drawn).toBe(1);
  });

  it('SKAROV-TILE-01 the main switch weakens every villain in its zones for the turn, and none on a reinforcement space', () => {
    const bench = RoomBench.of('light-showers', 't2a', {
      heroes: { [freedom]: '7,-8' },
      villains: { 'chi-1': '7,-7', 'android-1': '5,-10' },
      state: { finalCombat: true, openDoors: ['7,-6,S'] },
    }).passes('pull-the-plug', freedom);
    expect(bench.laid).toEqual(['skarov-1', 'chi-1'].map((id) => [id, 'DEFENSE', -1, 'TURN']));
  });
});

describe('The Trophy Gallery', () => {
  const door = '2,4,S';
  const bench = RoomBench.in('t2b', {
    heroes: { [freedom]: '0,1', [nova]: '2,1' },
    passages: [{ edge: door, kind: 'DOOR' }],
    state: { finalCombat: true, openDoors: [door] },
  });

  it('SKAROV-TILE-13 SKAROV-TEST-10 a hero that comes to the beams picks speed or mind; failing costs 1 damage', () => {
    const asked = bench.walks(nova, '2,2');
    expect([asked.chooser, asked.options]).toEqual([1, ['0', '1']]);
    expect(
      asked
        .chancing({ test: [2, 2, 2, 2] })
        .answers('1')
        .damage(nova),
    ).toBe(1);
    expect(
      asked
        .chancing({ test: [0, 0, 1] })
        .answers('0')
        .damage(nova),
    ).toBe(0);
  });

  it('SKAROV-TEST-12 the portrait switches the beams off; who fails at the award case puts them on again', () => {
    const dark = bench.passes('behind-the-portrait', freedom);
    expect(dark.isClosed('laser-beams')).toBe(true);
    const crossed = dark.walks(nova, '2,2');
    expect([crossed.options, crossed.happened('testAttempted')]).toEqual([[], []]);
    expect(crossed.put(nova, '4,3').fails('smash-the-award', nova).isClosed('laser-beams')).toBe(false);
  });

  it('SKAROV-END-02 activated, it costs the overlord an event card of the overlord’s choice for two others', () => {
    const overlord = { hand: ['event:1', 'event:2'], pile: ['event:3', 'event:4'] };
    const asked = RoomBench.in('t2b', { overlord }).activates();
    expect([asked.chooser, asked.options]).toEqual([asked.overlord, ['event:1', 'event:2']]);
    expect(asked.answers('event:1').state.overlord).toMatchObject({ hand: ['event:2', 'event:3', 'event:4'] });
    expect(RoomBench.in('t2b', { overlord: { ...overlord, hand: [] } }).activates().drawn).toBe(2);
  });

  it('SKAROV-TILE-01 the smashed award costs the overlord an event card of the overlord’s choice', () => {
    const overlord = { hand: ['event:1', 'event:2'] };
    const smashed = RoomBench.in('t2b', { heroes: { [freedom]: '4,3' }, overlord }).passes('smash-the-award', freedom);
    expect([smashed.chooser, smashed.options]).toEqual([smashed.overlord, ['event:1', 'event:2']]);
    expect(smashed.answers('event:2').state.overlord).toMatchObject({ hand: ['event:1'], discard: ['event:2'] });
  });
});

describe('The Missile Silo', () => {
  const bench = RoomBench.in('t3a', { heroes: { [freedom]: '2,4', [nova]: '2,2' } });
  const tubes = { 'missile-1': '1,1', 'missile-2': '3,1', 'missile-3': '1,3', 'missile-4': '3,3' } as const;
  const disarmed = (...missiles: readonly (keyof typeof tubes)[]): RoomBench =>
    missiles.reduce(
      (left, missile) => left.put(freedom, tubes[missile]).passes('disarm-missile', freedom, missile),
      bench,
    );

  it('SKAROV-EX-14 a passed test takes the missile at hand off: three are left', () => {
    const after = disarmed('missile-2');
    expect(after.state.tokens.map(({ id }) => id)).toEqual(['missile-1', 'missile-3', 'missile-4']);
    expect(after.counter('missiles')).toBe(3);
  });

  it('SKAROV-TEST-05 SKAROV-TEST-07 a −1 token lies on the tile: it serves at the next missile too, for every hero, until one is disarmed', () => {
    const tokensAt = (scene: RoomBench): (number | undefined)[] =>
      scene
        .view('spectator')
        .tests.filter(({ testId }) => testId === 'disarm-missile')
        .map(({ offers }) => offers[0]?.malus);
    const failed = bench.put(freedom, '1,1').fails('disarm-missile', freedom, 'missile-1');
    expect(tokensAt(failed)).toEqual([1, 1, 1, 1]);
    const next = failed.put(nova, '3,1').fails('disarm-missile', nova, 'missile-2');
    expect(next.happened('testAttempted').map(({ testKey, toTotal }) => [testKey, toTotal])).toEqual([
      ['disarm-missile@missile-2', 2 - 1],
    ]);
    expect(tokensAt(next.put(freedom, '1,3').passes('disarm-missile', freedom, 'missile-3'))).toEqual([0, 0, 0]);
  });

  it('SKAROV-OBJ-01 the fourth one neutralises the objective', () => {
    const three = disarmed('missile-1', 'missile-2', 'missile-3');
    expect([three.winner, three.state.finalCombat]).toEqual([null, false]);
    const four = disarmed('missile-1', 'missile-2', 'missile-3', 'missile-4');
    expect([four.winner, four.state.finalCombat]).toEqual(['HEROES', true]);
  });

  it('SKAROV-END-05 a fuel token comes each turn, at a missile that is left, and nine launch them', () => {
    const turns = (count: number, from: RoomBench): RoomBench =>
      Array.from({ length: count }).reduce<RoomBench>((left) => left.endsTurn(), from);
    const eight = turns(8, disarmed('missile-1'));
    expect([eight.tokens('fuel'), eight.winner]).toEqual([8, null]);
    expect(eight.state.tokens.find(({ kindId }) => kindId === 'fuel')?.spaceId).toBe('3,1');
    expect(eight.endsTurn().winner).toBe('OVERLORD');
    const unharmed = { test: Array<number>(8).fill(0) };
    expect(eight.chancing(unharmed).activates().winner).toBe('OVERLORD');
  });

  it('SKAROV-TILE-01 the pump takes a fuel token off', () => {
    expect(bench.endsTurn().endsTurn().passes('drain-fuel', nova).tokens('fuel')).toBe(1);
  });

  it('SKAROV-TILE-13 activated, the engines test every hero in the silo, and hurt those that fail', () => {
    const tested = bench.chancing({ test: [2, 2, 2, 2, 0, 0, 0, 0] }).activates();
    expect([tested.damage(freedom), tested.damage(nova), tested.tokens('fuel')]).toEqual([1, 0, 1]);
  });
});

describe('The Hangar', () => {
  it('SKAROV-TILE-01 the saucer takes its hero 4 zones, past enemies', () => {
    const villains = { 'android-1': '2,3', 'android-2': '1,1', 'android-3': '3,1' };
    const bench = RoomBench.in('t3b', { heroes: { [freedom]: '2,2' }, villains }).passes('short-flight', freedom);
    expect(bench.chooser).toBe(0);
    expect(bench.options).toEqual(expect.arrayContaining(['decline', '0,4', '4,3', '2,0']));
    expect(bench.answers('0,4').at(freedom)).toBe('0,4');
  });

  it('SKAROV-TILE-01 the crane sets an enemy of the hero’s choice down in the scrap corner', () => {
    const villains = { 'android-1': '3,0', 'chi-1': '4,3', 'android-2': '0,0' };
    const bench = RoomBench.in('t3b', { heroes: { [freedom]: '4,0' }, villains }).passes('work-the-crane', freedom);
    expect([bench.chooser, bench.options]).toEqual([0, ['chi-1', 'android-1']]);
    expect(bench.answers('chi-1').zones('chi-1', 'android-1')).toEqual(['c', 'b']);
  });

  it('SKAROV-END-02 the goods lift brings a minion of the overlord’s choice from anywhere to a free space', () => {
    const villains = { 'gynoid-1': '1,29', 'gynoid-2': '0,0', 'chi-1': '3,29' };
    const asked = RoomBench.in('t3b', { villains }).activates();
    const lifted = asked.answers('gynoid-1');
    expect([lifted.zones('gynoid-1'), lifted.at('gynoid-2')]).toEqual([['a'], '0,0']);
  });
});
