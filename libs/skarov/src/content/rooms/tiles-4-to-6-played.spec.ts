import { RoomBench } from '../../testing/room-bench.js';

const freedom = 'sgt-freedom';
const nova = 'super-nova';

describe('The Storm Dome', () => {
  const bench = RoomBench.in('t4a', { heroes: { [freedom]: '1,2', [nova]: '0,1' } });

  it('SKAROV-OBJ-01 both rods have to be grounded; each puts the storm back by 2, never below 0', () => {
    const high = RoomBench.in('t4a', { heroes: { [freedom]: '1,2' }, counters: { storm: 3 } });
    const west = high.passes('ground-the-west', freedom);
    expect([west.counter('storm'), west.winner]).toEqual([1, null]);
    const both = west.put(freedom, '3,2').passes('ground-the-east', freedom);
    expect([both.counter('storm'), both.winner]).toEqual([0, 'HEROES']);
  });

  it('SKAROV-END-05 the storm grows each turn, and on 2 or more lightning strikes a hero who is there', () => {
    const calm = bench.chancing({ power: ['1'] }).endsTurn();
    expect([calm.counter('storm'), calm.damage(freedom) + calm.damage(nova)]).toEqual([1, 0]);
    const struck = RoomBench.in('t4a', { heroes: { [nova]: '0,1' }, counters: { storm: 7 } })
      .chancing({ power: ['2'] })
      .endsTurn();
    expect([struck.damage(nova), struck.winner]).toEqual([1, 'OVERLORD']);
  });

  it('SKAROV-END-02 activated, it strikes a hero of the overlord’s choice, or grows where none is', () => {
    const asked = bench.activates();
    expect([asked.chooser, asked.options]).toEqual([asked.overlord, [freedom, nova]]);
    const struck = asked.answers(nova);
    expect([struck.damage(nova), struck.counter('storm')]).toEqual([1, 0]);
    expect(RoomBench.in('t4a').activates().counter('storm')).toBe(1);
  });
});

describe('The Frost Store', () => {
  const villains = { 'chi-1': '2,2', 'android-1': '4,0' };
  const bench = RoomBench.in('t4b', { heroes: { [freedom]: '4,4' }, villains });

  it('SKAROV-TILE-01 nitrogen slows and softens an enemy in its zones', () => {
    expect(bench.put(freedom, '0,0').passes('spray-nitrogen', freedom).laid).toEqual([
      ['chi-1', 'SPEED', -2, 'TURN'],
      ['chi-1', 'DEFENSE', -1, 'TURN'],
    ]);
  });

  it('SKAROV-TEST-12 the thermostat melts the ice until the room is activated', () => {
    const melted = bench.passes('turn-up-the-heat', freedom);
    expect(melted.isClosed('keep-your-feet')).toBe(true);
    expect(melted.walks(freedom, '2,3').happened('testAttempted')).toEqual([]);
    const frozen = melted.chancing({ test: [0, 0, 0, 0] }).activates();
    expect(frozen.isClosed('keep-your-feet')).toBe(false);
  });

  it('SKAROV-TILE-13 a hero that slips on the ice loses an action', () => {
    const alone = RoomBench.in('t4b', { heroes: { [freedom]: '4,4' } });
    const asked = alone.walks(freedom, '2,4');
    expect([asked.chooser, asked.options]).toEqual([0, ['0', '1']]);
    expect(asked.chancing({ test: [2, 2, 2] }).answers('0').state.active?.actions).toBe(1);
    expect(asked.chancing({ test: [0, 0, 0] }).answers('0').state.active?.actions).toBe(2);
  });

  it('SKAROV-TILE-13 SKAROV-END-02 activated, numb fingers drop a power card by lot', () => {
    const [, card = ''] = bench.hero(freedom).hand;
    const dropped = bench.chancing({ test: [2, 2, 2, 2], picks: [card] }).activates();
    expect(dropped.hero(freedom).discard).toEqual([card]);
  });
});

describe('The Robot Works', () => {
  const bench = RoomBench.in('t5a', { heroes: { [freedom]: '2,1', [nova]: '2,4' } });

  it('SKAROV-OBJ-01 the third press that is smashed neutralises the objective', () => {
    const two = bench
      .passes('smash-a-press', freedom, 'press-2')
      .put(nova, '0,1')
      .passes('smash-a-press', nova, 'press-1');
    expect([two.tokens('press'), two.winner]).toEqual([1, null]);
    expect(two.put(nova, '4,1').passes('smash-a-press', nova, 'press-3').winner).toBe('HEROES');
  });

  it('SKAROV-END-05 each turn brings a robot of the overlord’s choice, and the army counts on where there is no room', () => {
    const asked = bench.endsTurn().answers('2');
    expect([asked.chooser, asked.options]).toEqual([asked.overlord, ['0,0', '4,0']]);
    expect(asked.answers('4,0').at('arachnoid-1')).toBe('4,0');
    const full = { villains: { 'android-1': '0,0', 'android-2': '4,0' }, counters: { robots: 7 } };
    const last = RoomBench.in('t5a', { heroes: { [freedom]: '2,1' }, ...full }).endsTurn();
    expect([last.chooser, last.winner]).toEqual([null, 'OVERLORD']);
  });

  it('SKAROV-END-02 activated, every villain in its zones comes a zone nearer to the nearest hero', () => {
    const villains = { 'android-1': '1,4', 'chi-1': '0,2', 'android-2': '0,0' };
    const moved = RoomBench.in('t5a', { heroes: { [freedom]: '4,2' }, villains }).activates();
    expect(moved.zones('android-1', 'chi-1')).toEqual(['c', 'a']);
    expect(moved.at('android-2')).toBe('0,0');
  });
});

describe('The Greenhouse', () => {
  const villains = { 'chi-1': '2,2' };
  const bench = RoomBench.in('t5b', { heroes: { [freedom]: '4,0', [nova]: '0,0' }, villains });

  it('SKAROV-TILE-01 the herb gives a wound card back; the nettle beside it stings', () => {
    const wounded = bench.with(({ heroes, woundPile }) => {
      heroes[1]?.hand.push(...woundPile.splice(0, 2));
    });
    const healed = wounded.chancing({ picks: ['wound:2'] }).passes('pick-the-herb', nova);
    expect(healed.hero(nova).hand.filter((id) => id.startsWith('wound:'))).toEqual(['wound:1']);
    expect([healed.state.woundDiscard, healed.state.shownWounds]).toEqual([['wound:2'], ['wound:2']]);
    expect(bench.fails('pick-the-herb', nova).damage(nova)).toBe(1);
  });

  it('SKAROV-TEST-12 water puts the vine to sleep and weakens villains; activated, it wakes and drags a hero into the herbs', () => {
    const asleep = bench.passes('water-the-plants', freedom);
    expect(asleep.isClosed('duck-the-vine')).toBe(true);
    expect(asleep.laid).toEqual([['chi-1', 'ATTACK', -1, 'TURN']]);
    const awake = asleep.activates();
    expect([awake.chooser, awake.isClosed('duck-the-vine')]).toEqual([awake.overlord, false]);
    const dragged = awake.chancing({ test: [2, 2, 2, 2] }).answers(freedom);
    expect([dragged.zones(freedom), dragged.damage(freedom)]).toEqual([['a'], 1]);
  });

  it('SKAROV-TILE-13 the vine hurts a hero that comes to the herbs and fails', () => {
    const alone = RoomBench.in('t5b', { heroes: { [freedom]: '4,0' } });
    const caught = alone.chancing({ test: [2, 2, 2, 2] }).walks(freedom, '1,0');
    expect([caught.zones(freedom), caught.damage(freedom)]).toEqual([['a'], 1]);
  });
});

describe('The Hypno-Studio', () => {
  const bench = RoomBench.in('t6a', { heroes: { [freedom]: '2,1' } });
  const onResult = ({ state }: RoomBench): number | undefined => state.tests['cut-the-broadcast']?.toTotal;

  it('SKAROV-OBJ-01 the broadcast has to be cut three times', () => {
    const twice = bench.passes('cut-the-broadcast', freedom).passes('cut-the-broadcast', freedom);
    expect(twice.winner).toBeNull();
    expect(twice.passes('cut-the-broadcast', freedom).winner).toBe('HEROES');
  });

  it('SKAROV-TILE-01 SKAROV-TILE-13 a hero that fails has heavy eyelids, and the autocue helps', () => {
    expect(bench.fails('cut-the-broadcast', freedom).laid).toEqual([[freedom, 'MIND', -1, 'TURN']]);
    expect(onResult(bench.put(freedom, '4,4').passes('rewrite-the-speech', freedom))).toBe(-1);
  });

  it('SKAROV-END-02 SKAROV-END-05 the audience grows by 1 each turn, by 1 more and harder to reach when activated', () => {
    const special = RoomBench.in('t6a', { counters: { hypnosis: 7 } }).activates();
    expect([onResult(special), special.winner]).toEqual([1, null]);
    expect(special.endsTurn().winner).toBe('OVERLORD');
  });
});

describe('The Mirror Maze', () => {
  const heroes = { [freedom]: '0,4', [nova]: '2,2' };
  const bench = RoomBench.in('t6b', { heroes, villains: { 'chi-1': '4,3', 'android-1': '4,4' } });

  it('SKAROV-TILE-13 a hero that loses its way in the corridor of mirrors stands in the endless one', () => {
    const alone = RoomBench.in('t6b', { heroes: { [nova]: '2,1' } });
    const lost = alone.chancing({ test: [2, 2, 2, 2] }).walks(nova, '2,2');
    expect(lost.zones(nova)).toEqual(['e']);
    expect(
      alone
        .chancing({ test: [0, 0, 0, 0] })
        .walks(nova, '2,2')
        .at(nova),
    ).toBe('2,2');
  });

  it('SKAROV-TILE-01 the glass changes a hero’s place with that of an enemy in the maze', () => {
    const swapped = bench.passes('step-through-the-glass', freedom);
    expect([swapped.at(freedom), swapped.at('chi-1')]).toEqual(['4,3', '0,4']);
  });

  it('SKAROV-END-02 activated, the mirrors mislead again and exchange a hero and a villain by lot', () => {
    const plain = bench.put(nova, '4,0').passes('break-the-mirrors', nova).put(nova, '2,2');
    expect(plain.isClosed('find-the-way')).toBe(true);
    const turned = plain.chancing({ picks: [nova] }).activates();
    expect(turned.isClosed('find-the-way')).toBe(false);
    expect([turned.at(nova), turned.at('chi-1'), turned.at(freedom)]).toEqual(['4,3', '2,2', '0,4']);
  });
});
