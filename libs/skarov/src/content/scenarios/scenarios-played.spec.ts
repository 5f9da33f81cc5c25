import { evolve } from '../../evolve.js';
import { RoomBench } from '../../testing/room-bench.js';

const freedom = 'sgt-freedom';
const nova = 'super-nova';
/** Sgt Freedom hits villains with a defense of 6 or less. */
const hit = { combat: ['POW', 'POW', 'POW', '1', '1', '1'] };

describe('Light Showers', () => {
  it('SKAROV-DOOR-01 a door that the adventure makes easier says so, in both languages', () => {
    const { tests } = RoomBench.of('nine-turns-to-launch', 't3a').view(0);
    const own = tests.filter(({ door }) => door === '-3,-1,S');
    expect(own.map(({ offers, text }) => [offers.map(({ difficulty }) => difficulty), text])).toEqual([
      [
        [6, 4],
        {
          en: 'On a space facing the door: attack 6 or mind 4. The door opens for good.',
          fr: 'Sur un espace face à la porte : attaque 6 ou mental 4. La porte s’ouvre pour de bon.',
        },
      ],
    ]);
  });

  it('SKAROV-DOOR-03 a gust opens the door between Entry and Armoury at the end of turn 4, and of no other', () => {
    const opened = (turn: number): readonly string[] =>
      RoomBench.of('light-showers', 't1a', { turn }).endsTurnWithRules().state.openDoors;
    expect([3, 4, 5].map(opened)).toEqual([[], ['4,2,E'], []]);
  });

  it('SKAROV-ELIM-01 the storm laughs when a hero falls, by wounds or because it gives up', () => {
    const bench = RoomBench.of('light-showers', 't4a', { heroes: { [freedom]: '2,2', [nova]: '1,3' } });
    expect(bench.loses(nova).counter('storm')).toBe(1);
    expect(bench.whenResigns(1).counter('storm')).toBe(1);
  });

  it('SKAROV-TILE-13 a hero that enters the rain gutter has wet feet for the turn', () => {
    const bench = RoomBench.of('light-showers', 't4a', { heroes: { [freedom]: '8,-3' } });
    const wet = bench.walks(freedom, '7,-1');
    expect([wet.zones(freedom), wet.laid]).toEqual([['d'], [[freedom, 'SPEED', -1, 'TURN']]]);
  });

  it('SKAROV-TILE-13 a rule of a scenario about entering a zone is about heroes: villains keep dry feet', () => {
    const setup = { heroes: { [freedom]: '6,-3' }, villains: { 'android-1': '8,-3' }, overlord: { hand: ['event:1'] } };
    const choosing = RoomBench.of('light-showers', 't4a', setup).with((state) => {
      Object.assign(state, { step: 'activation.choice', active: null, slotDue: false });
    });
    const walked = choosing
      .when(choosing.overlord, { type: 'activateSheet', sheetId: 'android' })
      .when(choosing.overlord, { type: 'move', figureId: 'android-1', spaceId: '7,-1' });
    expect([walked.zones('android-1'), walked.laid, walked.happened('ruleTriggered')]).toEqual([['d'], [], []]);
  });

  it('SKAROV-NEWS-05 blue sky heals every hero by 1, while the article on the Storm is theirs', () => {
    const two = { [freedom]: '6,-3', [nova]: '6,-2' };
    const bench = RoomBench.of('light-showers', 't4a', { heroes: two, damage: { [freedom]: 2, [nova]: 1 }, turn: 6 });
    const after = (side: 'HEROES' | 'OVERLORD'): number[] => {
      const ended = bench
        .with((state) => {
          evolve(state, { type: 'articleWon', side, subject: 'OBJECTIVE', articleId: 'storm-article', weight: 1 });
        })
        .endsTurnWithRules();
      return [ended.damage(freedom), ended.damage(nova)];
    };
    expect([after('HEROES'), after('OVERLORD')]).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it('SKAROV-END-11 a hero that came alone heals 1 damage and faces a smaller storm at the end of turns 2 to 5, and heals on at those of 6 to 10', () => {
    const after = (turn: number, heroes: Record<string, string>): unknown[] => {
      const bench = RoomBench.of('light-showers', 't1a', {
        heroes,
        damage: { [freedom]: 2 },
        counters: { storm: 3 },
        turn,
      });
      const ended = bench.endsTurnWithRules();
      return [ended.damage(freedom), ended.counter('storm')];
    };
    const alone = { [freedom]: '1,2' };
    expect([1, 2, 3, 4, 5, 6, 10, 11].map((turn) => after(turn, alone))).toEqual([
      [2, 3],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 3],
      [1, 3],
      [2, 3],
    ]);
    for (const turn of [3, 6]) expect(after(turn, { ...alone, [nova]: '2,2' })).toEqual([2, 3]);
  });
});

describe('Nine Turns to Launch', () => {
  const silo = RoomBench.of('nine-turns-to-launch', 't3a', {
    heroes: { [freedom]: '-3,-3' },
    villains: { 'ki-1': '-4,-2', 'tonnage-1': '-3,-2' },
    damage: { 'tonnage-1': 4, 'ki-1': 2 },
  });
  const fuelled = (turns: number): RoomBench =>
    Array.from({ length: turns }).reduce<RoomBench>((bench) => bench.endsTurn(), silo);

  it('SKAROV-DMG-01 Tonnage takes 2 fuel tokens with it, as far as they lie there; Ki takes one', () => {
    const after = (turns: number, villain: string): number =>
      fuelled(turns).chancing(hit).attacks(freedom, villain).tokens('fuel');
    expect([after(3, 'tonnage-1'), after(1, 'tonnage-1'), after(3, 'ki-1')]).toEqual([1, 0, 2]);
  });

  it('SKAROV-END-11 the night porter sells petrol and shares soup at the end of turns 2 and 5, where two came', () => {
    const after = (turn: number, number: number): unknown[] => {
      const heroes = Object.fromEntries(
        [freedom, nova, 'golden-boy'].slice(0, number).map((id, x) => [id, `${x + 1},2`]),
      );
      const ended = RoomBench.of('nine-turns-to-launch', 't3a', { heroes, damage: { [freedom]: 2 }, turn }).endsTurn();
      const [fuel, later] = [ended.tokens('fuel'), ended.endsTurnWithRules()];
      return [later.tokens('fuel') - fuel, later.damage(freedom)];
    };
    expect([2, 3, 4, 5, 6].map((turn) => after(turn, 2))).toEqual([
      [-1, 1],
      [0, 2],
      [0, 2],
      [-1, 1],
      [0, 2],
    ]);
    expect(after(2, 3)).toEqual([0, 2]);
  });

  const drawnBy = (number: number, turn: number): number => {
    const ids = [freedom, nova, 'golden-boy', 'adam-spell'].slice(0, number);
    const heroes = Object.fromEntries(ids.map((id, x) => [id, `${x},2`]));
    const overlord = { pile: ['event:1', 'event:2'] };
    return RoomBench.of('nine-turns-to-launch', 't3a', { heroes, overlord, turn }).endsTurnWithRules().drawn;
  };

  it('SKAROV-EVT-11 the second ultimatum brings a card at the end of turn 3 alone', () => {
    expect([2, 3, 4].map((turn) => drawnBy(2, turn))).toEqual([0, 1, 0]);
  });

  it('SKAROV-EVT-11 where four came the overlord draws a card more each turn', () => {
    expect([3, 4].map((number) => drawnBy(number, 5))).toEqual([0, 1]);
    expect(drawnBy(4, 2)).toBe(1);
  });

  it('SKAROV-EVT-11 where three came the overlord draws a card more at the end of turn 2 alone', () => {
    expect([1, 2, 4].map((turn) => drawnBy(3, turn))).toEqual([0, 1, 0]);
    expect(drawnBy(2, 2)).toBe(0);
  });

  it('SKAROV-OBJ-02 the parking space is the heroes’ if no missile is left at the end of turn 7, else the overlord’s', () => {
    const decided = (turn: number, missiles: boolean): unknown[] => {
      const bench = RoomBench.of('nine-turns-to-launch', 't3a', { turn, counters: { missiles: missiles ? 4 : 0 } });
      const ended = bench.with((state) => {
        if (!missiles) state.tokens = [];
      });
      return ended
        .endsTurnWithRules()
        .happened('articleWon')
        .filter(({ subject }) => subject === 'EXTRA')
        .map(({ articleId, side }) => [articleId, side]);
    };
    expect(decided(7, true)).toEqual([['parking-space', 'OVERLORD']]);
    expect(decided(7, false)).toEqual([['parking-space', 'HEROES']]);
    expect([decided(6, true), decided(8, true)]).toEqual([[], []]);
  });
});

describe('Spring Collection', () => {
  const works = (more: object = {}): RoomBench => RoomBench.of('spring-collection', 't5a', more);

  it('SKAROV-DMG-01 Tonnage takes a press with it', () => {
    const [heroes, villains] = [{ [freedom]: '7,-4' }, { 'tonnage-1': '6,-4' }];
    const bench = works({ heroes, villains, damage: { 'tonnage-1': 4 } });
    expect(bench.chancing(hit).attacks(freedom, 'tonnage-1').tokens('press')).toBe(2);
  });

  it('SKAROV-END-02 the activated Robot Works bring a card', () => {
    expect(works({ overlord: { pile: ['event:1', 'event:2'] } }).activates().drawn).toBe(1);
  });

  it('SKAROV-END-05 the second-hand reactor is hotter by 1 from the end of turn 6 on', () => {
    const heat = (turn: number): number | undefined => works({ turn }).endsTurnWithRules().counter('reactor');
    expect([5, 6, 9].map(heat)).toEqual([0, 1, 1]);
  });

  const [three, four] = [
    { [freedom]: '7,-4', [nova]: '8,-4', 'golden-boy': '9,-4' },
    { [freedom]: '7,-4', [nova]: '8,-4', 'golden-boy': '9,-4', 'adam-spell': '6,-4' },
  ];

  it('SKAROV-END-11 up to three heroes heal 1 damage each at the end of turns 2, 6 and 10, and four do not', () => {
    const after = (turn: number, heroes: Record<string, string>): unknown[] => {
      const ended = works({ heroes, damage: { [freedom]: 2, [nova]: 1 }, turn }).endsTurnWithRules();
      return [ended.damage(freedom), ended.damage(nova)];
    };
    const healed = [2, 6, 10];
    for (const turn of [1, 2, 3, 6, 9, 10]) {
      expect([turn, after(turn, three)]).toEqual([turn, healed.includes(turn) ? [1, 0] : [2, 1]]);
    }
    expect(after(2, four)).toEqual([2, 1]);
  });

  it('SKAROV-END-11 against four heroes the overlord draws a card more at the end of turns 2, 3 and 4', () => {
    const drawn = (turn: number, heroes: Record<string, string>): number =>
      works({ heroes, turn, overlord: { pile: ['event:1', 'event:2'] } }).endsTurnWithRules().drawn;
    expect([1, 2, 3, 4, 5].map((turn) => drawn(turn, four))).toEqual([0, 1, 1, 1, 0]);
    expect(drawn(2, three)).toBe(0);
  });
});

describe('The Whole Programme', () => {
  const heroes = { [freedom]: '1,2', [nova]: '3,2' };
  const stage = (more: object = {}): RoomBench => RoomBench.of('whole-programme', 't6a', { heroes, ...more });

  it('SKAROV-END-12 matinees heal three heroes at the end of turns 3, 8 and 11, and four not at all', () => {
    const third = { ...heroes, 'golden-boy': '3,3' };
    const damage = { [freedom]: 2 };
    const after = (turn: number, all: Readonly<Record<string, string>>): number =>
      stage({ heroes: all, damage, turn }).endsTurnWithRules().damage(freedom);
    expect([2, 3, 4, 8, 9, 11].map((turn) => after(turn, third))).toEqual([2, 1, 2, 1, 2, 1]);
    expect([3, 8, 11].map((turn) => after(turn, { ...third, 'adam-spell': '1,3' }))).toEqual([2, 2, 2]);
  });

  it('SKAROV-EVT-11 three articles of the heroes bring the overlord a card each turn', () => {
    const drawn = (articles: readonly (readonly [string, 'HEROES' | 'OVERLORD'])[]): number =>
      stage({ overlord: { pile: ['event:1', 'event:2'] } })
        .with((state) => {
          for (const [articleId, side] of articles) {
            evolve(state, { type: 'articleWon', side, subject: 'OBJECTIVE', articleId, weight: 1 });
          }
        })
        .endsTurnWithRules().drawn;
    const two = [
      ['missiles-article', 'HEROES'],
      ['storm-article', 'HEROES'],
    ] as const;
    expect([drawn([]), drawn(two)]).toEqual([0, 0]);
    expect(drawn([...two, ['hypnosis-article', 'HEROES']])).toBe(1);
    expect(
      drawn([
        ['missiles-article', 'OVERLORD'],
        ['storm-article', 'OVERLORD'],
        ['hypnosis-article', 'OVERLORD'],
        ['mole-article', 'HEROES'],
      ]),
    ).toBe(0);
  });

  it('SKAROV-DOOR-03 the interval at the end of turn 5 heals every hero and opens the doors of the Guardroom', () => {
    const ended = (turn: number): RoomBench => stage({ turn, damage: { [freedom]: 2 } }).endsTurnWithRules();
    const after = ended(5);
    expect([after.damage(freedom), after.damage(nova)]).toEqual([1, 0]);
    expect(after.state.openDoors).toEqual(['4,-3,E', '7,-6,S']);
    expect(ended(6).damage(freedom)).toBe(2);
  });

  it('SKAROV-ELIM-01 every hero left heals 1 damage when another falls', () => {
    const three = { ...heroes, 'golden-boy': '2,2' };
    const after = stage({ heroes: three, damage: { [freedom]: 2, [nova]: 1 } }).loses('golden-boy');
    expect([after.damage(freedom), after.damage(nova)]).toEqual([1, 0]);
  });
});
