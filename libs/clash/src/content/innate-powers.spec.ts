import {
  aGame,
  fight,
  given,
  madeHero,
  madeVillain,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';
import { ranks, type Rank } from '../words.js';
import { box } from './catalogue.js';

/** A hero of the box beside a made one, whose numbers a test may say; the first is active. */
function beside(
  id: string,
  rank: Rank,
  other: Parameters<typeof madeHero>[0] = {},
  more: HeroSetup = {},
): [Scene, string] {
  const foe = madeHero({ defense: 9, ...other });
  return [
    fight([
      { id, rank, at: '1,1', ...more },
      { id: foe, at: '2,1' },
    ]),
    foe,
  ];
}

const faces = <F extends string>(count: number, face: F): F[] => Array<F>(count).fill(face);
const attackOf = (id: string, rank: Rank): number => box.known.hero(id).sheets[rank].attack;
const figure = (scene: Scene, id: string) => scene.view('spectator').figures.find(({ figureId }) => figureId === id);

describe('The innate powers of the heroes, played', () => {
  it.each([
    ['ROOKIE', 2],
    ['HERO', 2],
    ['VETERAN', 1],
  ] as const)('CLASH-040 Rage, %s: from %s damage on he rolls a power die more', (rank, damage) => {
    const short = box.known.hero('rage').sheets[rank].innate.id.split('-').at(-1);
    const from = Number(short);
    expect(from).toBeLessThanOrEqual(damage + 1);
    for (const has of [from - 1, from]) {
      const [scene, foe] = beside('rage', rank, {}, { damage: has });
      const dice = { combat: faces(attackOf('rage', rank), '0'), power: faces(has === from ? 1 : 0, '0') };
      expect(scene.attacks('rage', foe, dice).happened('attackRolled')).toMatchObject([{ power: dice.power }]);
    }
  });

  it('CLASH-040 Ultrawoman: Rookies walk off, Heroes fly past, Veterans are not pushed either', () => {
    const row: GameSetup['face'] = {
      map: ['ooooo', '#####', '#####', '#####', '#####'],
      zones: ['abbcc', '#####', '#####', '#####', '#####'],
    };
    const lands = (rank: Rank, at: string, foeAt: string): boolean =>
      fight([{ id: 'ultrawoman', rank, at }, { at: foeAt }], { face: row })
        .legal(0, 'move')
        .some(({ spaceId }) => spaceId === '4,0');
    expect(ranks.map((rank) => lands(rank, '0,0', '1,0'))).toEqual([false, true, true]);
    expect(ranks.map((rank) => box.known.hero('ultrawoman').sheets[rank].innate.power.grants?.length)).toEqual([
      1, 1, 2,
    ]);
    const pushed = (rank: Rank): boolean => {
      const hero = madeHero({ attack: 6 });
      const dice = { combat: faces(6, '1') };
      const scene = fight([
        { id: hero, at: '1,1' },
        { id: 'ultrawoman', rank, at: '2,1' },
      ]).attacks(hero, 'ultrawoman', dice);
      return scene.step === 'window.push';
    };
    expect(ranks.map(pushed)).toEqual([true, true, false]);
  });

  it('CLASH-040 CLASH-128 Ultrawoman, ROOKIE: leaving a zone with an enemy does not end her move', () => {
    const row: GameSetup['face'] = {
      map: ['oooo#', '#####', '#####', '#####', '#####'],
      zones: ['aabc#', '#####', '#####', '#####', '#####'],
    };
    const speedy = madeHero({ speed: 2 });
    const far = (id: string): boolean =>
      fight([{ id, rank: 'ROOKIE', at: '0,0' }, { at: '1,0' }], { face: row })
        .legal(0, 'move')
        .some(({ spaceId }) => spaceId === '3,0');
    expect([far('ultrawoman'), far(speedy)]).toEqual([box.known.hero('ultrawoman').sheets.ROOKIE.speed >= 2, false]);
  });

  it.each([
    ['ROOKIE', 1, 0],
    ['HERO', 1, 0],
    ['VETERAN', 1, 1],
  ] as const)(
    'CLASH-211 La Duchesse, %s: a raised eyebrow takes %s combat die and %s power die of an attack, once a turn',
    (rank, combat, power) => {
      const hero = madeHero({
        attack: 4,
        innate: { trigger: 'PERMANENT', modifiers: [{ who: { of: 'SELF' }, power: 2 }] },
      });
      const scene = fight([
        { id: hero, at: '1,1' },
        { id: 'duchesse', rank, at: '2,1' },
      ]);
      const asked = scene.attacks(hero, 'duchesse');
      expect(asked.step).toBe('window.reaction');
      const rolled = asked
        .chancing({ combat: faces(4 - combat, '0'), power: faces(2 - power, '0') })
        .reacts(box.known.hero('duchesse').sheets[rank].innate.id);
      expect(rolled.told).toContain('attackResolved');
      const again = rolled.attacks(hero, 'duchesse', { combat: faces(4, '0'), power: faces(2, '0') });
      expect(again.step).not.toBe('window.reaction');
    },
  );

  it('CLASH-139 Fahrenheit attacks from afar at every rank', () => {
    for (const rank of ranks) {
      const foe = madeHero();
      const scene = fight([
        { id: 'fahrenheit', rank, at: '0,0' },
        { id: foe, at: '4,4' },
      ]);
      expect(scene.legal(0, 'attack')).toMatchObject([{ targetId: foe, mode: 'RANGED' }]);
    }
  });

  it('CLASH-267 Clockwise, ROOKIE: once a turn a die of its test is rolled again', () => {
    const test = {
      id: 'clock',
      name: { en: 'Clock', fr: 'Horloge' },
      text: { en: 'Clock.', fr: 'Horloge.' },
      at: { space: '1,1' },
      offers: [{ characteristic: 'MIND' as const, difficulty: 6 }],
      direct: true,
      repeatable: true,
      onSuccess: [],
    };
    const attempt = { type: 'attemptTest', testId: 'clock', characteristic: 'MIND' } as const;
    const hero = { id: 'clockwise', rank: 'ROOKIE' as const, at: '1,1' };
    const scene = fight([hero, { at: '4,4' }], { plan: { tests: [test] } });
    const dice = { test: [2, 2, 2, 0, 0, 0] };
    const asked = scene.chancing(dice).when(0, attempt);
    expect(asked.step).toBe('window.reaction');
    const choosing = asked.reacts(box.known.hero('clockwise').sheets.ROOKIE.innate.id);
    const turned = choosing.chancing({ test: [0] }).when(0, { type: 'choose', optionId: '0' });
    expect(turned.happened('rollChanged')).toMatchObject([{ die: 0, faces: ['0'], successes: 4 }]);
    expect(turned.chancing(dice).when(0, attempt).step).toBe('activation.hero');
  });

  it.each(['HERO', 'VETERAN'] as const)('CLASH-267 Clockwise, %s: a die of its attack is rolled again', (rank) => {
    const [scene, foe] = beside('clockwise', rank, { defense: 1 });
    const { innate, attack } = box.known.hero('clockwise').sheets[rank];
    const asked = scene.attacks('clockwise', foe, { combat: faces(attack, '0') });
    expect(asked.step).toBe('window.reaction');
    const choosing = asked.reacts(innate.id);
    const turned = choosing.chancing({ combat: ['1'] }).when(0, { type: 'choose', optionId: '0' });
    expect(turned.happened('rollChanged')).toMatchObject([{ die: 0, faces: ['1'], successes: 1 }]);
    expect(turned.happened('attackResolved')).toMatchObject([{ hit: true }]);
  });

  it('CLASH-150 Undertow: not pushed as Rookie and Veteran, pushes two spaces as Hero and Veteran', () => {
    const { ROOKIE, HERO, VETERAN } = box.known.hero('undertow').sheets;
    expect([ROOKIE, HERO, VETERAN].map(({ innate }) => innate.power.grants?.map(({ ability }) => ability))).toEqual([
      ['CANNOT_BE_PUSHED'],
      ['PUSH_TWICE'],
      ['PUSH_TWICE', 'CANNOT_BE_PUSHED'],
    ]);
    const isPushed = (rank: Rank): boolean => {
      const hero = madeHero({ attack: 6 });
      const scene = fight([
        { id: hero, at: '1,1' },
        { id: 'undertow', rank, at: '2,1' },
      ]);
      return scene.attacks(hero, 'undertow', { combat: faces(6, '1') }).step === 'window.push';
    };
    expect(ranks.map(isPushed)).toEqual([false, true, false]);
    const spaces = (rank: Rank): number => {
      const [scene, foe] = beside('undertow', rank, { defense: 1 });
      let after = scene.attacks('undertow', foe, { combat: faces(attackOf('undertow', rank), '1') });
      let pushes = 0;
      while (after.step === 'window.push') {
        const [push] = after.legal(0, 'pushBack');
        if (!push) break;
        after = after.when(0, push);
        pushes += 1;
      }
      return pushes;
    };
    expect(ranks.map(spaces)).toEqual([1, 2, 2]);
  });
});

describe('The innate powers of the sidekicks, played', () => {
  const alone = (sheet: string, setup: GameSetup = {}): [Scene, string] => {
    const owner = madeHero({ defense: 5 });
    const villain = madeVillain({ defense: 6, health: 9, figures: 2 });
    const scene = given(
      aGame({
        at: 'activation',
        seats: ['A'],
        options: { mode: 'SOLO' },
        heroes: [{ id: owner, at: '0,0' }],
        sidekicks: [{ sheet, at: '1,0', owner }],
        villains: [{ sheet: villain, at: '1,1' }],
        threatSheet: { superVillain: { sheet: villain } },
        ...setup,
      }),
    );
    return [scene, `${villain}-1`];
  };

  it('CLASH-193 Tin Beagle: leaving a zone with an enemy does not end its move', () => {
    const face: GameSetup['face'] = {
      map: ['ooooo', 'oo###', '#####', '#####', '#####'],
      zones: ['aabcc', 'aa###', '#####', '#####', '#####'],
    };
    const far = (sheet: string): boolean => {
      const [scene] = alone(sheet, { face });
      return scene.legal(0, 'move').some(({ figureId, spaceId }) => figureId === sheet && spaceId === '3,0');
    };
    expect([far('tin-beagle'), far('newspaper-kid')]).toEqual([true, false]);
  });

  it('CLASH-193 The Newspaper Kid: attacks from afar, with a power die', () => {
    const [scene, villain] = alone('newspaper-kid');
    const afar = scene.with((state) => {
      const target = state.figures.find(({ id }) => id === villain);
      if (target) target.spaceId = '4,4';
    });
    expect(afar.legal(0, 'attack').map(({ figureId }) => figureId)).toEqual(['newspaper-kid']);
    const thrown = afar
      .chancing({ combat: ['0', '0'], power: ['0'] })
      .when(0, { type: 'attack', figureId: 'newspaper-kid', targetId: villain, mode: 'RANGED' });
    expect(thrown.happened('attackRolled')).toMatchObject([{ power: ['0'] }]);
  });

  it('CLASH-193 Doctor Plaster: heroes of his side in his zone have 1 defense more', () => {
    const [scene] = alone('doctor-plaster');
    const hero = scene.state.heroes[0]?.heroId ?? '';
    expect(figure(scene, hero)?.defense).toBe(6);
    const away = scene.with((state) => {
      const doctor = state.figures.find(({ id }) => id === 'doctor-plaster');
      if (doctor) doctor.spaceId = '4,4';
    });
    expect(figure(away, hero)?.defense).toBe(5);
  });

  it('CLASH-193 Auntie Hatpin: enemies in her zone have 1 defense less', () => {
    const [scene, villain] = alone('auntie-hatpin');
    expect(figure(scene, villain)?.defense).toBe(5);
    const away = scene.with((state) => {
      const auntie = state.figures.find(({ id }) => id === 'auntie-hatpin');
      if (auntie) auntie.spaceId = '4,4';
    });
    expect(figure(away, villain)?.defense).toBe(6);
  });
});
