import { fight, madeHero, type Scene } from '../testing/index.js';
import { objectKinds } from './objects.js';

/* Columns of zones: what is in whose zone, and how many zones a move goes, is seen by the first coordinate. */
const face = { zones: ['abcde', 'abcde', 'abcde', 'abcde', 'abcde'] };

interface Table {
  readonly scene: Scene;
  readonly self: string;
  /** Of the same side: in the zone of the first, and two zones away. */
  readonly ally: string;
  readonly far: string;
  /** Of the other side, likewise; the first of them stands beside the hero. */
  readonly foe: string;
  readonly away: string;
}

/** The hero on the space of an object, with all figures that it may affect. */
function at(kindId: string, damage = 0): Table {
  const [self, ally, far, foe, away] = [0, 1, 2, 3, 4].map(() => madeHero({ speed: 1, health: 6 })) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const scene = fight(
    [
      { id: self, seat: 0, at: '1,2', damage },
      { id: ally, seat: 0, teamUp: true, at: '1,0', damage },
      { id: far, seat: 0, teamUp: true, at: '3,0', damage },
      { id: foe, seat: 1, at: '1,1', damage },
      { id: away, seat: 1, teamUp: true, at: '4,4', damage },
    ],
    { objects: [{ id: 'it', kindId, spaceId: '1,2', turns: 0 }], face },
  );
  return { scene, self, ally, far, foe, away };
}

const use = { type: 'useObject', objectId: 'it' } as const;

/** A classic use with its direct mind test of so many dice, which is passed. */
const used = ({ scene }: Table, dice: number): Scene =>
  scene.chancing({ test: Array<number>(dice).fill(0) }).when(0, { ...use, use: 'CLASSIC' });

const laid = (scene: Scene) =>
  scene
    .happened('modifierLaid')
    .map(({ figureId, characteristic, by, until }) => [figureId, characteristic, by, until]);

/** The effect of the classic use of each kind. */
const classic: Record<string, () => void> = {
  'hot-dog-stand'() {
    const table = at('hot-dog-stand', 3);
    const eaten = used(table, 6);
    expect(eaten.happened('figureHealed')).toMatchObject([{ figureId: table.self, points: 2, damage: 1 }]);
  },
  'street-lamp'() {
    const table = at('street-lamp');
    expect(laid(used(table, 2))).toEqual([[table.foe, 'DEFENSE', -2, 'TURN']]);
  },
  mailbox() {
    const table = at('mailbox');
    expect(laid(used(table, 3))).toEqual([[table.self, 'MIND', 2, 'TURN']]);
  },
  'fire-hydrant'() {
    const table = at('fire-hydrant');
    const wet = used(table, 4);
    expect(wet.happened('damageDealt')).toMatchObject([{ figureId: table.foe, points: 1 }]);
    expect(wet.happened('figurePushed')).toMatchObject([{ figureId: table.foe, from: '1,1' }, { figureId: table.foe }]);
    expect([table.away, table.ally].map((id) => wet.figure(id).spaceId)).toEqual(['4,4', '1,0']);
  },
  billboard() {
    const table = at('billboard');
    const { self, ally, far } = table;
    expect(laid(used(table, 2))).toEqual([self, ally, far].map((id) => [id, 'MIND', 2, 'TURN']));
  },
  dumpster() {
    const table = at('dumpster');
    expect(laid(used(table, 2))).toEqual([[table.self, 'DEFENSE', 2, 'TURN']]);
  },
  scooter() {
    const table = at('scooter');
    const asked = used(
      {
        ...table,
        scene: table.scene.with((state) => {
          for (const figure of state.figures) {
            if (figure.id === table.self) figure.spaceId = '0,2';
            if (figure.id === table.foe) figure.spaceId = '4,0';
          }
          for (const object of state.objects) object.spaceId = '0,2';
        }),
      },
      3,
    );
    const columns = asked.legal(0, 'choose').map(({ optionId }) => optionId);
    expect(columns).toContain('decline');
    expect(new Set(columns.filter((id) => id !== 'decline').map(([x]) => x))).toEqual(new Set(['0', '1', '2', '3']));
    expect(asked.when(0, { type: 'choose', optionId: '3,3' }).figure(table.self).spaceId).toBe('3,3');
  },
  'phone-box'() {
    const table = at('phone-box');
    const { ally, far } = table;
    const rung = used(table, 3);
    expect(rung.legal(0, 'choose').map(({ optionId }) => optionId)).toEqual([ally, far]);
    const called = rung.when(0, { type: 'choose', optionId: far });
    expect(called.happened('actionsChanged')).toMatchObject([{ heroId: far, by: 2 }]);
    const late = table.scene.with((state) => {
      for (const hero of state.heroes) if (hero.heroId === ally) hero.activated = true;
    });
    expect(used({ ...table, scene: late }, 3).happened('actionsChanged')).toMatchObject([{ heroId: far, by: 2 }]);
  },
  'flower-cart'() {
    const table = at('flower-cart', 2);
    const { self, ally } = table;
    const asked = used(table, 2);
    expect(asked.legal(0, 'choose').map(({ optionId }) => optionId)).toEqual([self, ally]);
    const given = asked.when(0, { type: 'choose', optionId: ally });
    expect(given.happened('figureHealed')).toMatchObject([{ figureId: ally, points: 2, damage: 0 }]);
  },
};

/** The printed aggressive uses of the cards: dice of the test, kind of attack, further dice, damage. */
const aggressive: Record<
  string,
  { test: number; mode: 'MELEE' | 'RANGED'; combat: number; power: number; damage: number }
> = {
  car: { test: 4, mode: 'RANGED', combat: 0, power: 1, damage: 2 },
  'street-lamp': { test: 3, mode: 'MELEE', combat: 0, power: 1, damage: 1 },
  mailbox: { test: 2, mode: 'MELEE', combat: 1, power: 0, damage: 1 },
  billboard: { test: 5, mode: 'RANGED', combat: 0, power: 2, damage: 1 },
  dumpster: { test: 4, mode: 'MELEE', combat: 0, power: 2, damage: 1 },
  scooter: { test: 3, mode: 'RANGED', combat: 1, power: 0, damage: 1 },
  'flower-cart': { test: 2, mode: 'MELEE', combat: 0, power: 0, damage: 1 },
};

const kindsWith = (which: 'classic' | 'aggressive'): string[] =>
  objectKinds.flatMap((kind) => (kind[which] ? [kind.id] : []));

describe('The objects of the box, played', () => {
  it.each(kindsWith('classic'))('CLASH-101 the classic use of a %s does what its card says', (kind) => {
    expect(Object.keys(classic)).toContain(kind);
    classic[kind]?.();
  });

  it.each(kindsWith('classic'))(
    'CLASH-101 CLASH-105 a %s stays after its classic use; failed, it does nothing',
    (kind) => {
      const { scene } = at(kind, 2);
      const dice = objectKinds.find(({ id }) => id === kind)?.classic?.difficulty ?? 0;
      const failed = scene.chancing({ test: Array<number>(dice).fill(2) }).when(0, { ...use, use: 'CLASSIC' });
      expect(failed.told).toEqual(['actionSpent', 'testAttempted', 'testRolled', 'testResolved']);
      expect(used({ scene } as Table, dice).state.objects).toHaveLength(1);
    },
  );

  it.each(kindsWith('aggressive'))(
    'CLASH-102 CLASH-104 CLASH-105 a thrown %s is the attack that its card prints',
    (kind) => {
      const { test, mode, combat, power, damage } = aggressive[kind]!;
      const { scene, foe } = at(kind);
      const thrown = scene
        .chancing({
          test: Array<number>(test).fill(0),
          combat: ['1', '1', '1', '1'].slice(0, 3 + combat),
          power: ['2', '2'].slice(0, power),
        })
        .when(0, { ...use, use: 'AGGRESSIVE', targetId: foe });
      expect(thrown.happened('testAttempted')).toMatchObject([{ characteristic: 'ATTACK', dice: test }]);
      expect(thrown.happened('attackDeclared')).toMatchObject([{ targetId: foe, mode }]);
      const [rolled] = thrown.happened('attackRolled');
      expect([rolled?.combat.length, rolled?.power.length]).toEqual([3 + combat, power]);
      const weak = at(kind);
      const soft = weak.scene.with((state) => {
        state.modifiers.push({
          figureId: weak.foe,
          characteristic: 'DEFENSE',
          by: -9,
          until: 'TURN',
        });
      });
      const hit = soft
        .chancing({
          test: Array<number>(test).fill(0),
          combat: Array<string>(3 + combat).fill('0'),
          power: Array<string>(power).fill('0'),
        })
        .when(0, { ...use, use: 'AGGRESSIVE', targetId: weak.foe });
      expect(hit.happened('damageDealt')).toMatchObject([{ figureId: weak.foe, points: damage }]);
      const over = hit.when(0, { type: 'declinePushBack' });
      expect(over.state.objects).toEqual([]);
    },
  );

  it.each(kindsWith('aggressive'))(
    'CLASH-103 CLASH-136 CLASH-140 a %s reaches as far as its kind of attack',
    (kind) => {
      const { scene, away, foe } = at(kind);
      const targets = scene
        .legal(0, 'useObject')
        .flatMap(({ use: how, targetId }) => (how === 'AGGRESSIVE' ? [targetId] : []));
      expect(targets).toEqual(aggressive[kind]?.mode === 'RANGED' ? [foe, away] : [foe]);
    },
  );
});
