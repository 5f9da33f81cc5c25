import { RoomBench } from '../../testing/room-bench.js';
import { woundCard, woundCardIds } from '../catalogue.js';

const freedom = 'sgt-freedom';
const nova = 'super-nova';

describe('The Mole', () => {
  const bench = RoomBench.in('t7a', { heroes: { [freedom]: '3,2', [nova]: '0,3' }, counters: { mole: 9 } });

  it('SKAROV-OBJ-01 engine and gear lever drive it back by 5 each; at 0 it is neutralised', () => {
    const back = bench.passes('reverse-gear', freedom);
    expect([back.counter('mole'), back.winner]).toEqual([4, null]);
    const home = back.put(nova, '1,2').passes('jam-the-engine', nova);
    expect([home.counter('mole'), home.winner]).toEqual([0, 'HEROES']);
  });

  it('SKAROV-END-05 it advances by 1 under the eyes of a hero, else by 2, and arrives at 20', () => {
    expect(bench.endsTurn().counter('mole')).toBe(10);
    const alone = RoomBench.in('t7a', { counters: { mole: 18 } }).endsTurn();
    expect([alone.counter('mole'), alone.winner]).toEqual([20, 'OVERLORD']);
  });

  it('SKAROV-END-02 activated, it lurches, and throws heroes in the cab into the waggons', () => {
    const lurched = bench.activates();
    expect(lurched.counter('mole')).toBe(11);
    expect(lurched.zones(freedom, nova)).toEqual(['a', 'd']);
  });
});

describe('The Archives', () => {
  it('SKAROV-TILE-01 a hero that studies plans is asked for an objective of this base, whose tests become easier', () => {
    const bench = RoomBench.in('t7b', { heroes: { [freedom]: '0,3' }, beside: ['t3a', 't8b'] });
    const silo = bench.passes('study-the-plans', freedom);
    expect([silo.chooser, silo.options]).toEqual([0, ['0', '5']]);
    const eased = silo.answers('5').state.tests;
    expect(['red-valve', 'blue-valve', 'yellow-valve'].map((id) => eased[id]?.toTotal)).toEqual([-1, -1, -1]);
  });

  it('SKAROV-TILE-01 mixed-up cards cost the overlord one; activated, it exchanges one for two', () => {
    const overlord = { hand: ['event:1', 'event:2'], pile: ['event:3', 'event:4', 'event:5'] };
    const bench = RoomBench.in('t7b', { heroes: { [freedom]: '4,3' }, overlord });
    const mixed = bench.passes('mix-up-the-cards', freedom).answers('event:1');
    expect(mixed.state.overlord).toMatchObject({ hand: ['event:2'], discard: ['event:1'] });
    const found = bench.activates().answers('event:2');
    expect(found.state.overlord).toMatchObject({ hand: ['event:1', 'event:3', 'event:4'], discard: ['event:2'] });
  });
});

describe('The Shark Pool', () => {
  const villains = { 'chi-1': '3,2', 'android-1': '1,2', 'android-2': '4,2' };
  const bench = RoomBench.in('t8a', { heroes: { [freedom]: '2,2', [nova]: '1,4' }, villains });

  it('SKAROV-TEST-12 the plug empties the pool; activated, it fills, and a hero of the overlord’s choice hangs on the hook', () => {
    const dry = bench.passes('pull-the-drain-plug', freedom);
    expect(dry.isClosed('mind-the-sharks')).toBe(true);
    expect(dry.endsTurnWithRules().options).toEqual([]);
    const alone = RoomBench.in('t8a', { heroes: { [nova]: '1,4' } }).activates();
    expect(alone.zones(nova)).toEqual(['b']);
    const full = dry.activates();
    expect([full.chooser, full.isClosed('mind-the-sharks')]).toEqual([full.overlord, false]);
  });

  it('SKAROV-TILE-01 bait costs an enemy on the bridge 1 damage', () => {
    const fed = bench.passes('throw-bait', nova);
    expect([fed.chooser, fed.options]).toEqual([1, ['chi-1', 'android-1']]);
    expect(fed.answers('android-1').at('android-1')).toBeNull();
    expect(fed.answers('chi-1').damage('chi-1')).toBe(1);
  });

  it('SKAROV-TILE-13 the sharks test heroes on the bridge at the end of the turn, and bite those that fail', () => {
    const asked = bench.endsTurnWithRules();
    expect([asked.chooser, asked.options]).toEqual([0, ['0', '1']]);
    const bitten = asked.chancing({ test: [2, 2, 2] }).answers('0');
    expect([bitten.damage(freedom), bitten.damage(nova)]).toEqual([1, 0]);
    expect(
      asked
        .chancing({ test: [0, 0, 0] })
        .answers('0')
        .damage(freedom),
    ).toBe(0);
  });
});

describe('The Reactor', () => {
  const bench = RoomBench.in('t8b', { heroes: { [freedom]: '1,1', [nova]: '2,3' }, counters: { reactor: 7 } });

  it('SKAROV-OBJ-01 three valves have to be shut, and every mistake makes it hotter', () => {
    const two = bench.passes('red-valve', freedom).passes('yellow-valve', nova);
    expect(two.winner).toBeNull();
    expect(two.put(freedom, '3,1').passes('blue-valve', freedom).winner).toBe('HEROES');
    expect(bench.fails('red-valve', freedom).counter('reactor')).toBe(8);
  });

  it('SKAROV-END-02 SKAROV-END-05 the heat rises each turn; a rod that is pulled hurts a hero that is hurt already', () => {
    expect(bench.endsTurn().winner).toBeNull();
    expect(bench.endsTurn().endsTurn().winner).toBe('OVERLORD');
    const damage = { [freedom]: 1, 'chi-1': 1, 'no-1': 1 };
    const villains = { 'ki-1': '3,2', 'chi-1': '3,3', 'no-1': '7,27' };
    const hot = RoomBench.in('t8b', { heroes: { [freedom]: '1,1', [nova]: '2,3' }, villains, damage }).activates();
    expect([freedom, nova, 'chi-1', 'ki-1'].map((id) => hot.damage(id))).toEqual([2, 0, 2, 0]);
    expect([hot.figure('no-1').spaceId, hot.damage('no-1')]).toEqual(['7,27', 1]);
    expect(hot.counter('reactor')).toBe(1);
  });

  it('SKAROV-TILE-13 the glare tests heroes at the core at the end of the turn, and hurts those that fail', () => {
    const glaring = bench.chancing({ test: [2, 2, 2, 2] }).endsTurnWithRules();
    expect([glaring.zones(freedom), glaring.damage(freedom), glaring.damage(nova)]).toEqual([['a'], 1, 0]);
  });
});

describe('The Armoury', () => {
  const villains = { 'android-1': '2,2', 'android-2': '4,2', 'chi-1': '1,0' };
  const bench = RoomBench.in('t9a', { heroes: { [freedom]: '0,1' }, villains });

  it('SKAROV-TILE-01 the ray is a ranged attack with 2 power dice more on an enemy whom the hero sees', () => {
    const aimed = bench.passes('fire-the-ray', freedom);
    expect([aimed.chooser, aimed.options.includes('android-1')]).toEqual([0, true]);
    const fired = aimed.chancing({ combat: ['1', '1'], power: ['1', '2'] }).answers('android-1');
    expect(fired.at('android-1')).toBeNull();
  });

  it('SKAROV-WND-02 SKAROV-LOS-02 a hero that cannot attack from afar cannot fire it either', () => {
    const goggles = woundCardIds.find((id) => woundCard(id).id === 'cracked-goggles')!;
    const blind = bench.with(({ heroes: [hero] }) => void hero!.inPlay.push({ cardId: goggles, side: 'LEFT' }));
    const fired = blind.passes('fire-the-ray', freedom);
    expect([fired.options, fired.happened('attackDeclared')]).toEqual([[], []]);
  });

  it('SKAROV-TILE-01 the armour stays for the game; the grenade softens enemies within a zone', () => {
    expect(bench.put(freedom, '4,1').passes('put-on-the-armour', freedom).laid).toEqual([
      [freedom, 'DEFENSE', 1, 'GAME'],
    ]);
    expect(bench.put(freedom, '0,3').passes('throw-a-grenade', freedom).laid).toEqual(
      ['chi-1', 'android-1'].map((id) => [id, 'DEFENSE', -1, 'TURN']),
    );
  });

  it('SKAROV-END-02 activated, a minion comes', () => {
    expect(bench.activates().answers('0').at('android-3')).toBe('4,4');
  });
});

describe('The Guardroom', () => {
  const villains = { 'android-1': '0,0', 'gynoid-1': '2,0' };
  const bench = RoomBench.in('t9b', { heroes: { [freedom]: '2,1' }, villains });

  it('SKAROV-TILE-13 a hero that passes the night watch and fails wakes an Android', () => {
    const asked = bench.walks(freedom, '2,2');
    expect([asked.chooser, asked.options]).toEqual([0, ['0', '1']]);
    const woken = asked.chancing({ test: [2, 2, 2, 2] }).answers('0');
    expect([woken.chooser, woken.at('android-2')]).toEqual([null, '4,4']);
  });

  it('SKAROV-TILE-01 the rack takes a minion in the zones of the room off, not one that is charging', () => {
    const unplugged = bench.passes('unplug-a-guard', freedom);
    expect([unplugged.at('gynoid-1'), unplugged.at('android-1')]).toEqual([null, '0,0']);
  });

  it('SKAROV-END-02 SKAROV-TEST-12 the alarm undoes the muffled bell and wakes two guards', () => {
    const quiet = bench.put(freedom, '2,3').passes('muffle-the-bell', freedom);
    expect(quiet.isClosed('tiptoe')).toBe(true);
    const empty = RoomBench.in('t9b', { heroes: { [freedom]: '2,1' } })
      .activates()
      .answers('0', '0,0', '1');
    expect([empty.at('android-1'), empty.at('gynoid-1')]).toEqual(['0,0', '4,4']);
    expect(quiet.activates().isClosed('tiptoe')).toBe(false);
  });
});
