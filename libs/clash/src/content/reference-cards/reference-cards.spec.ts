import { buildBoard } from '#skirmish/board';
import { nodesOf } from '#skirmish/content/lint';
import { boxGame, fight, inScenario, madeHero, type GameSetup, type Scene } from '../../testing/index.js';
import { view } from '../../view/view.js';
import { box, tileFace } from '../catalogue.js';
import { referenceCardSchema } from '../schema.js';
import { referenceCards } from './index.js';

const { tileFace: faces, scenario: scenarios } = box.printed;
const everybody = { kind: 'spectator' } as const;

describe('The reference cards of the tiles', () => {
  it('CLASH-083 are one for each face, and name its scenery and its doors', () => {
    expect(referenceCards.map(({ id }) => id)).toEqual(faces.map(({ id }) => id));
    for (const card of referenceCards) {
      expect(referenceCardSchema.parse(card)).toEqual(card);
      const { features, doors } = tileFace(card.id);
      expect(card.scenery.map(({ id }) => id)).toEqual(features.map(({ id }) => id));
      expect(card.doors.map(({ id }) => id)).toEqual(doors.map(({ id }) => id));
    }
  });

  it('CLASH-083 have one test or special action for each interaction space, and a test for each door that is shut', () => {
    for (const { id, tests, specialActions } of referenceCards) {
      const { features, doors } = tileFace(id);
      const places = [...tests, ...specialActions].flatMap(({ at }) => at?.feature ?? []).sort();
      expect(places).toEqual(features.map((feature) => `${id}/${feature.id}`).sort());
      const opened = tests.flatMap(({ door, onSuccess }) => (door ? [[door, onSuccess]] : []));
      const shut = doors.filter(({ open }) => !open).map((door) => `${id}/${door.id}`);
      expect(opened).toEqual(shut.map((door) => [door, [{ setDoor: { door, open: true } }]]));
    }
  });

  it('CLASH-268 have ids of their own, and speak of their own face alone', () => {
    const ids = referenceCards.flatMap(({ tests, specialActions }) =>
      [...tests, ...specialActions].map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const card of referenceCards) {
      const board = buildBoard({ tiles: [{ face: tileFace(card.id), column: 0, row: 0, turns: 0 }], border: 'OPEN' });
      for (const { value } of nodesOf([card.tests, card.specialActions])) {
        if (typeof value['zone'] === 'string') expect(board.hasZone(value['zone'])).toBe(true);
        expect(value).not.toHaveProperty('space');
        expect(value).not.toHaveProperty('track');
      }
    }
  });

  it.each(scenarios.map(({ id }) => id))(
    'CLASH-083 leave no interaction space of “%s” without a name and something to do',
    (id) => {
      const { board, tests, specialActions } = view(boxGame(id), everybody);
      const orange = board.spaces.filter(({ interaction }) => interaction).map(({ spaceId }) => spaceId);
      expect(board.interactions.map(({ spaceId }) => spaceId)).toEqual(orange);
      for (const { name, pieceId, tests: there, specialActions: deeds } of board.interactions) {
        expect(name.en.length).toBeGreaterThan(2);
        if (pieceId === undefined || box.find.tokenKind(pieceId.replace(/-\d+$/, ''))) {
          expect([name.en, there.length + deeds.length]).toEqual([name.en, 1]);
        }
      }
      for (const { door, open } of board.doors.map((each) => ({ door: each.doorId, open: each.open }))) {
        expect(tests.some((test) => test.door === door)).toBe(!open);
      }
      for (const { text, spaces } of [...tests, ...specialActions]) {
        expect(text.fr.length).toBeGreaterThan(10);
        expect(spaces.every((space) => board.spaces.some(({ spaceId }) => spaceId === space))).toBe(true);
      }
    },
  );
});

const active = (at: string, more: object = {}) => ({ id: madeHero({ mind: 4, attack: 3 }), at, ...more });
const attempt = (testId: string) => ({ type: 'attemptTest', testId, characteristic: 'MIND' }) as const;
const act = (specialActionId: string) => ({ type: 'performSpecialAction', specialActionId }) as const;
const inTown = (scenarioId: string, heroes: GameSetup['heroes'], more: GameSetup = {}): Scene =>
  inScenario(scenarioId, { at: 'activation', villains: [], heroes, ...more });

describe('What the scenario says instead', () => {
  it('CLASH-268 takes the place of what the card says of the same scenery', () => {
    const scene = inTown('silent-hour', [active('3,3'), { at: '8,8' }], { villains: [{ sheet: 'x-tina', at: '4,4' }] });
    expect(scene.legal(0, 'performSpecialAction')).toEqual([act('fountain-on')]);
    expect(scene.refusalCode(0, act('wish'))).toBe('UNKNOWN_ID');
    const doll = inTown('doll-parade', [active('3,3'), { at: '14,4' }]);
    expect(doll.legal(0, 'performSpecialAction')).toEqual([act('wish')]);
  });

  it('CLASH-268 takes the place of the test of a door, and the card’s is there where it says nothing', () => {
    const doors = (id: string) =>
      view(boxGame(id), everybody).tests.flatMap(({ testId, door }) => (door ? [testId] : []));
    expect(doors('key-to-the-city')).toEqual(['bank-door', 'shutter']);
    expect(doors('rooftop-rumble')).toEqual(['stair-door']);
    expect(doors('five-shadows')).toEqual(['freight-door']);
  });

  it('CLASH-234 CLASH-268 lies over the scenery as long as it lies there: relay and tool shed', () => {
    const hero = active('10,1');
    const scene = inTown('five-shadows', [hero, { at: '0,0' }], { villains: [{ sheet: 'emissary', at: '2,6' }] });
    const here = ({ state }: Scene) =>
      view(state, everybody).board.interactions.find(({ spaceId }) => spaceId === '10,1');
    expect(here(scene)).toMatchObject({
      name: { en: 'Relay' },
      feature: '4a/tool-shed',
      pieceId: 'relay-1',
      tests: ['relay@relay-1'],
    });
    expect(scene.refusalCode(0, attempt('break-the-shed'))).toBe('NOT_ON_INTERACTION_SPACE');
    const cut = scene.chancing({ test: [0, 0, 0, 0, 0] }).when(0, attempt('relay@relay-1'));
    expect(here(cut)).toMatchObject({ name: { en: 'Tool shed' }, tests: ['break-the-shed'] });
    expect(cut.legal(0, 'attemptTest')).toContainEqual(attempt('break-the-shed'));
  });
});

describe('What the interaction spaces of the tiles do', () => {
  /** One face alone; seat 0 is the active hero’s. */
  const on = (face: string, at: string, others: GameSetup['heroes'] = [{ at: null }], hero: object = {}): Scene =>
    fight([active(at, hero), ...others], { scenario: { tiles: [{ face, column: 0, row: 0, turns: 0 }] } });
  const laid = (scene: Scene) =>
    scene
      .happened('modifierLaid')
      .map(({ figureId, characteristic, by, until }) => [figureId, characteristic, by, until]);
  const sure = { test: [0, 0, 0, 0] };
  const selfOf = (scene: Scene): string => scene.state.active?.figureId ?? '';

  it('CLASH-083 the newsstand lets read: 1 mind more this turn', () => {
    const scene = on('1a', '1,1').when(0, act('headlines'));
    expect(laid(scene)).toEqual([[selfOf(scene), 'MIND', 1, 'TURN']]);
    expect(scene.state.active?.actions).toBe(2);
  });

  it('CLASH-083 the signal box sends a taxi through an enemy on the roadway, and no other figure', () => {
    const [there, elsewhere] = [madeHero(), madeHero()];
    const others = [
      { id: there, seat: 1, at: '2,2' },
      { id: elsewhere, seat: 1, teamUp: true, at: '0,0' },
    ];
    const scene = on('1a', '3,3', others)
      .chancing({ test: [0, 0, 0, 0, 0, 0] })
      .when(0, attempt('green-light'));
    expect([there, elsewhere].map((id) => scene.figure(id).damage)).toEqual([1, 0]);
    expect(scene.refusalCode(0, attempt('green-light'))).toBe('TEST_ALREADY_PASSED');
  });

  it('CLASH-083 the microphone gives each hero of the side 1 defense', () => {
    const [ally, enemy] = [madeHero(), madeHero()];
    const others = [
      { id: ally, seat: 0, teamUp: true, at: '0,0' },
      { id: enemy, seat: 1, at: '4,4' },
    ];
    const scene = on('1b', '2,2', others).chancing(sure).when(0, attempt('dedication'));
    expect(laid(scene)).toEqual([selfOf(scene), ally].map((id) => [id, 'DEFENSE', 1, 'TURN']));
  });

  it('CLASH-083 the plaque gives 1 defense, the fountain what the die shows', () => {
    const posed = on('2a', '1,1').when(0, act('bronze-pose'));
    expect(laid(posed)).toEqual([[selfOf(posed), 'DEFENSE', 1, 'TURN']]);
    const fountain = on('2a', '3,3', undefined, { damage: 2 });
    const [wet, proud, well] = [0, 1, 2].map((face) => fountain.chancing({ test: [face] }).when(0, act('wish')));
    expect(
      [wet, proud, well].map((scene) => [laid(scene as Scene).length, scene?.figure(selfOf(scene)).damage]),
    ).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  it('CLASH-083 the crane sets an enemy of the lower hall, of the hero’s choice, down on the ramp', () => {
    const [one, other] = [madeHero(), madeHero()];
    const others = [
      { id: one, seat: 1, at: '1,2' },
      { id: other, seat: 1, teamUp: true, at: '1,3' },
      { seat: 1, teamUp: true, at: '0,0' },
    ];
    const scene = on('2b', '3,1', others).chancing({ test: [0, 0, 0, 0, 0] });
    const asked = scene.when(0, attempt('work-the-crane'));
    expect(asked.legal(0, 'choose').map(({ optionId }) => optionId)).toEqual([one, other]);
    expect(asked.when(0, { type: 'choose', optionId: one }).figure(one).spaceId).toBe('1,4');
  });

  it('CLASH-083 CLASH-248 the doors of the cards open from either side', () => {
    const doors: [face: string, beside: string[], test: string][] = [
      ['2b', ['2,0', '2,1'], 'freight-door'],
      ['4b', ['1,1', '1,2'], 'open-bank'],
      ['5a', ['2,1', '2,2'], 'lift-shutter'],
      ['6a', ['1,3', '2,3'], 'stair-door'],
    ];
    for (const [face, beside, test] of doors) {
      for (const at of beside) {
        const shut = on(face, at);
        const dice = shut.legal(0, 'attemptTest').filter(({ testId }) => testId === test);
        expect([test, at, dice.length]).toEqual([test, at, 2]);
        const opened = shut
          .chancing({ test: Array(test === 'open-bank' ? 5 : 4).fill(0) as number[] })
          .when(0, attempt(test));
        expect(opened.happened('doorSet')).toMatchObject([{ open: true }]);
        expect(opened.refusalCode(0, attempt(test))).toBe('TEST_ALREADY_PASSED');
      }
    }
  });

  it('CLASH-083 the searchlight dazzles an enemy in sight, and none behind a wall', () => {
    const [near, beside] = [madeHero(), madeHero()];
    const others = [
      { id: near, seat: 1, at: '0,1' },
      { id: beside, seat: 1, teamUp: true, at: '2,1' },
      { seat: 1, teamUp: true, at: '4,1' },
    ];
    const scene = on('3a', '1,1', others).chancing(sure);
    const asked = scene.when(0, attempt('dazzle'));
    expect(asked.legal(0, 'choose').map(({ optionId }) => optionId)).toEqual([near, beside]);
    expect(laid(asked.when(0, { type: 'choose', optionId: near }))).toEqual([[near, 'ATTACK', -2, 'TURN']]);
  });

  it('CLASH-083 skylight and motorboat carry the hero to the chimneys, and to the fish sheds', () => {
    const zone = (scene: Scene): string | undefined =>
      view(scene.state, everybody).board.spaces.find(({ spaceId }) => spaceId === scene.figure(selfOf(scene)).spaceId)
        ?.zone;
    expect(zone(on('3a', '3,4').when(0, act('slide-down')))).toBe('3a/d');
    expect(zone(on('3b', '1,4').when(0, act('cast-off')))).toBe('3b/a');
  });

  it('CLASH-083 the winch hauls an enemy of the promenade into its yard, by mind or by force', () => {
    const enemy = madeHero();
    const scene = on('3b', '3,1', [{ id: enemy, seat: 1, at: '0,2' }]).chancing({ test: [0, 0, 0, 0, 0] });
    const hauled = scene.when(0, { ...attempt('haul-in'), characteristic: 'ATTACK' });
    expect(['4,0', '3,0', '4,1']).toContain(hauled.figure(enemy).spaceId);
  });

  it('CLASH-083 the lemonade heals the hero and the sidekicks of its side', () => {
    const hero = active('2,0', { damage: 2 });
    const scene = inTown('silent-hour', [{ ...hero, at: '7,5' }], {
      options: { mode: 'SOLO' },
      seats: ['A'],
      objects: [],
      villains: [{ sheet: 'x-tina', at: '0,0' }],
      sidekicks: [{ sheet: box.printed.sidekick[0]?.id ?? '', at: '9,9', damage: 1, owner: hero.id }],
    });
    const drunk = scene.chancing(sure).when(0, attempt('lemonade'));
    expect([hero.id, box.printed.sidekick[0]?.id ?? ''].map((id) => drunk.figure(id).damage)).toEqual([1, 0]);
  });

  it('CLASH-083 the tool shed gives 2 attack for this activation, once', () => {
    const scene = on('4a', '1,4')
      .chancing({ test: [0, 0, 0, 0, 0] })
      .when(0, attempt('break-the-shed'));
    expect(laid(scene)).toEqual([[selfOf(scene), 'ATTACK', 2, 'ACTIVATION']]);
    expect(scene.refusalCode(0, attempt('break-the-shed'))).toBe('TEST_ALREADY_PASSED');
  });

  it('CLASH-083 the vault heals 3, the cash machine takes an action of an enemy near by', () => {
    const fed = on('4b', '0,0', undefined, { damage: 4 })
      .chancing({ test: [0, 0, 0, 0, 0, 0] })
      .when(0, attempt('safe-deposit'));
    expect(fed.figure(selfOf(fed)).damage).toBe(1);
    const enemy = madeHero();
    const scene = on('4b', '3,1', [{ id: enemy, seat: 1, at: '4,1' }]).chancing({ test: [0, 0, 0, 0, 0] });
    const jammed = scene.when(0, attempt('paper-jam'));
    expect(jammed.happened('actionsChanged')).toMatchObject([{ heroId: enemy, by: -1 }]);
  });

  it('CLASH-083 the ticket machine moves the hero up to 3 zones past enemies', () => {
    const scene = on('5a', '1,3', [{ seat: 1, at: '2,2' }]).when(0, act('day-ticket'));
    const to = scene.legal(0, 'choose').map(({ optionId }) => optionId);
    expect(to).toEqual(expect.arrayContaining(['decline', '4,4', '3,4']));
    expect(scene.when(0, { type: 'choose', optionId: '4,4' }).figure(selfOf(scene)).spaceId).toBe('4,4');
  });

  it('CLASH-083 melons are an attack from afar; wrong change costs an enemy 1 defense', () => {
    const enemy = madeHero({ defense: 2 });
    const melons = on('5b', '3,1', [{ id: enemy, seat: 1, at: '4,2' }]).chancing({ combat: ['1', '1', '0'] });
    const thrown = melons.when(0, act('throw-melons'));
    expect(thrown.happened('attackDeclared')).toMatchObject([{ targetId: enemy, mode: 'RANGED' }]);
    expect(thrown.figure(enemy).damage).toBe(1);
    const till = on('5b', '4,4', [{ id: enemy, seat: 1, at: '2,4' }])
      .chancing(sure)
      .when(0, attempt('wrong-change'));
    expect(laid(till)).toEqual([[enemy, 'DEFENSE', -1, 'TURN']]);
  });

  it('CLASH-083 the antenna gives 2 attack, the fuse box takes attack of enemies near by and speed of villains', () => {
    const tuned = on('6a', '2,1')
      .chancing({ test: [0, 0, 0] })
      .when(0, attempt('theme-tune'));
    expect(laid(tuned)).toEqual([[selfOf(tuned), 'ATTACK', 2, 'TURN']]);
    const [near, far] = [madeHero(), madeHero()];
    const others = [
      { id: near, seat: 1, at: '2,3' },
      { id: far, seat: 1, teamUp: true, at: '0,0' },
    ];
    const dark = fight([active('1,4'), ...others], {
      villains: [{ sheet: 'x-tina', at: '4,0' }],
      threatSheet: {},
      scenario: { tiles: [{ face: '6a', column: 0, row: 0, turns: 0 }] },
    }).goingOn((turn) => turn.emit({ type: 'doorSet', door: '6a/stair-door', open: true, source: 'made' }));
    const blown = dark.chancing({ test: [0, 0, 0, 0, 0] }).when(0, attempt('short-circuit'));
    expect(laid(blown)).toEqual([
      [near, 'ATTACK', -1, 'TURN'],
      ['x-tina-1', 'SPEED', -1, 'TURN'],
    ]);
  });

  it('CLASH-083 the nurse heals the hero nearest to its health; the pump hurts every enemy near by, once', () => {
    const [weak, enemy] = [madeHero({ health: 4 }), madeHero()];
    const others = [
      { id: weak, seat: 0, teamUp: true, at: '0,0', damage: 3 },
      { id: enemy, seat: 1, at: '2,3' },
    ];
    const nursed = on('6b', '1,2', others, { damage: 1 }).chancing(sure).when(0, attempt('company-nurse'));
    expect([weak, selfOf(nursed)].map((id) => nursed.figure(id).damage)).toEqual([2, 1]);
    const pumped = on('6b', '4,4', others)
      .chancing({ test: [0, 0, 0, 0, 0, 0] })
      .when(0, attempt('open-the-pump'));
    expect([enemy, weak].map((id) => pumped.figure(id).damage)).toEqual([1, 3]);
    expect(pumped.refusalCode(0, attempt('open-the-pump'))).toBe('TEST_ALREADY_PASSED');
  });
});
