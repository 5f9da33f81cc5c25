import { armed, duel, fight, madeVillain, ranged, type GameSetup } from '../testing/index.js';

function turtle(damage: number, health = 4): { villains: GameSetup['villains']; sheet: string } {
  const sheet = madeVillain({ defense: 7, health, figures: 1 });
  return { sheet, villains: [{ sheet, at: '1,0', damage, superVillain: true }] };
}

describe('an attack', () => {
  it('CLASH-EX01 CLASH-147 CLASH-148 CLASH-039 adds up POW dice and takes a villain out at once', () => {
    const { sheet, villains } = turtle(3);
    const hero = armed({ attack: 3 }, [{ technique: { attack: 4 } }]);
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains, threatSheet: { superVillain: { sheet } } }).attacks(
      hero.id,
      `${sheet}-1`,
      { combat: ['0', '1', '1'], power: ['POW', '2', '0', '1', '2'] },
    );
    expect(scene.happened('attackRolled')).toMatchObject([
      { combat: ['0', '1', '1'], power: ['POW', '2', '0', '1'], rerolls: [['2']], successes: 8 },
    ]);
    expect(scene.happened('attackResolved')).toMatchObject([{ defense: 7, hit: true }]);
    expect(scene.happened('damageDealt')).toMatchObject([{ points: 1, damage: 4 }]);
    expect(scene.happened('figureOut')).toMatchObject([
      { figureId: `${sheet}-1`, side: 'A', by: hero.id, cause: 'DAMAGE' },
    ]);
    expect(scene.step).toBe('activation.hero');
    expect(scene.happened('windowOpened')).toEqual([]);
  });

  it('CLASH-EX02 does not care how the dice are grouped or which faces they have', () => {
    const { sheet, villains } = turtle(0);
    const hero = armed({ attack: 3 }, [{ technique: { attack: 4 } }]);
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains }).attacks(hero.id, `${sheet}-1`, {
      combat: ['2', '0', '1'],
      power: ['0', '1', '1', 'POW', '2'],
    });
    expect(scene.happened('attackRolled')).toMatchObject([{ successes: 8 }]);
  });

  it('CLASH-EX03 CLASH-149 CLASH-150 hits with as many successes as the defense; a villain in play may be pushed', () => {
    const { sheet, villains } = turtle(2);
    const hero = armed({ attack: 7 });
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains }).attacks(hero.id, `${sheet}-1`, {
      combat: ['1', '1', '1', '1', '1', '1', '1'],
    });
    expect(scene.figure(`${sheet}-1`).damage).toBe(3);
    expect(scene.step).toBe('window.push');
    expect(scene.asked).toEqual([0]);
    expect(scene.legal(0, 'pushBack').map(({ spaceId }) => spaceId)).toEqual(['2,0', '0,1', '1,1', '2,1']);
    const pushed = scene.when(0, { type: 'pushBack', spaceId: '2,1' });
    expect(pushed.figure(`${sheet}-1`).spaceId).toBe('2,1');
    expect(pushed.step).toBe('activation.hero');
    expect(pushed.state.active?.actions).toBe(2);
  });

  it('CLASH-EX22 equal is enough, and the villain is out', () => {
    const sheet = madeVillain({ defense: 6, health: 3 });
    const hero = armed({ attack: 4 }, [{ technique: { attack: 2 } }]);
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains: [{ sheet, at: '1,0', damage: 2 }] }).attacks(
      hero.id,
      `${sheet}-1`,
      { combat: ['0', '0', '1', '1'], power: ['POW', '2', '1'] },
    );
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 6, defense: 6, hit: true }]);
    expect(scene.figure(`${sheet}-1`)).toMatchObject({ damage: 3, status: 'OUT', spaceId: null });
  });

  it('CLASH-EX23 rolls POW dice on without limit', () => {
    const sheet = madeVillain({ defense: 4, health: 2 });
    const hero = armed({ attack: 0 }, [{ technique: { attack: 1 } }]);
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains: [{ sheet, at: '1,0' }] }).attacks(
      hero.id,
      `${sheet}-1`,
      { power: ['POW', 'POW', 'POW', '1'] },
    );
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 4, hit: true }]);
    expect(scene.figure(`${sheet}-1`).damage).toBe(1);
  });

  it('CLASH-EX24 CLASH-056 CLASH-057 CLASH-144 CLASH-145 bonus and malus on attack do not cancel out', () => {
    const hero = armed({ attack: 3 }, [{ technique: { attack: 2 } }, { technique: { attack: -1 } }]);
    const target = armed({ defense: 9 });
    const scene = duel(hero, target).attacks(hero.id, target.id, { combat: ['0', '0'], power: ['0', '0'] });
    expect(scene.happened('attackRolled')).toMatchObject([{ combat: ['0', '0'], power: ['0', '0'] }]);
  });

  it('CLASH-EX25 CLASH-EX27 CLASH-043 CLASH-151 without dice it misses, and no figure is pushed', () => {
    const hero = armed({ attack: 1 }, [{ technique: { attack: -3 } }]);
    const target = armed({ defense: 1 });
    const scene = duel(hero, target).attacks(hero.id, target.id);
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 0, defense: 1, hit: false }]);
    expect(scene.step).toBe('activation.hero');
    expect(scene.figure(target.id).damage).toBe(0);
    expect(scene.hero(target.id).deeds.ATTACKS_DODGED).toBe(1);
  });

  it('CLASH-EX26 CLASH-154 CLASH-038 a hero hit stays, however much damage it has, and may be pushed', () => {
    const hero = armed({ attack: 1 });
    const target = armed({ defense: 1, health: 3 });
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0', damage: 5 },
    ]).attacks(hero.id, target.id, { combat: ['1'] });
    expect(scene.figure(target.id)).toMatchObject({ damage: 6, status: 'IN_PLAY' });
    expect(scene.step).toBe('window.push');
    const declined = scene.when(0, { type: 'declinePushBack' });
    expect(declined.told).toEqual(['windowClosed', 'pushDeclined']);
    expect(declined.figure(target.id).spaceId).toBe('1,0');
  });

  it('CLASH-152 CLASH-EX61 the space of a push is free and adjacent; without one there is no push', () => {
    const hero = armed({ attack: 1 });
    const target = armed({ defense: 1 });
    const walls = [
      { x: 0, y: 0, edge: 'S' as const },
      { x: 1, y: 0, edge: 'S' as const },
      { x: 1, y: 0, edge: 'E' as const },
    ];
    const scene = duel(hero, target, { face: { walls } }).attacks(hero.id, target.id, { combat: ['1'] });
    expect(scene.happened('attackResolved')).toMatchObject([{ hit: true }]);
    expect(scene.step).toBe('activation.hero');

    const open = duel(hero, target).attacks(hero.id, target.id, { combat: ['1'] });
    expect(open.refusalCode(0, { type: 'pushBack', spaceId: '0,0' })).toBe('SPACE_TAKEN');
    expect(open.refusalCode(0, { type: 'pushBack', spaceId: '4,4' })).toBe('NOT_ADJACENT');
    expect(open.refusal(0, { type: 'pushBack', spaceId: '9,9' })).toMatchObject({
      code: 'UNKNOWN_ID',
      facts: { id: '9,9' },
    });
    expect(open.refusalCode(0, { type: 'endActivation' })).toBe('CHOICE_PENDING');
  });

  it('CLASH-135 CLASH-136 CLASH-139 CLASH-140 CLASH-141 names an enemy who is adjacent, or in sight of a ranged attacker', () => {
    const shooter = armed({}, [{ power: ranged }]);
    const fist = armed({});
    const enemy = armed({});
    const heroes = [
      { ...shooter, seat: 0, at: '0,0' },
      { ...fist, seat: 0, teamUp: true, at: '1,0' },
      { ...enemy, seat: 1, at: '3,0' },
    ];
    const scene = fight(heroes);
    const attack = { type: 'attack', figureId: shooter.id } as const;
    expect(scene.legal(0, 'attack')).toEqual([{ ...attack, targetId: enemy.id, mode: 'RANGED' }]);
    expect(scene.refusalCode(0, { ...attack, targetId: enemy.id, mode: 'MELEE' })).toBe('NOT_ADJACENT');
    expect(scene.refusalCode(0, { ...attack, targetId: fist.id, mode: 'MELEE' })).toBe('NOT_AN_ENEMY');
    expect(scene.refusalCode(0, { ...attack, targetId: 'nobody', mode: 'MELEE' })).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, { ...attack, figureId: fist.id, targetId: enemy.id, mode: 'MELEE' })).toBe(
      'NOT_ACTIVE',
    );
    const other = fight(heroes, { active: fist.id });
    expect(other.refusalCode(0, { type: 'attack', figureId: fist.id, targetId: enemy.id, mode: 'RANGED' })).toBe(
      'NO_RANGED_POWER',
    );
  });

  it('CLASH-137 CLASH-138 CLASH-142 CLASH-223 SKAROV-LOS-08 walls stop every attack, enemies and objects only ranged ones', () => {
    const shooter = armed({}, [{ power: ranged }]);
    const [near, far] = [armed({}), armed({})];
    const heroes = [
      { ...shooter, seat: 0, at: '0,0' },
      { ...near, seat: 1, at: '1,0' },
      { ...far, seat: 1, teamUp: true, at: '2,0' },
    ];
    const attack = { type: 'attack', figureId: shooter.id, mode: 'RANGED' } as const;
    expect(fight(heroes).refusal(0, { ...attack, targetId: far.id })).toMatchObject({
      code: 'NO_LINE_OF_SIGHT',
      facts: { id: far.id, stop: 'FIGURE', at: near.id },
    });
    const objects = [{ id: 'mailbox-1', kindId: 'mailbox', spaceId: '1,1', turns: 0 }];
    const across = [
      { ...shooter, seat: 0, at: '0,1' },
      { ...near, seat: 1, at: '2,1' },
    ];
    expect(fight(across, { objects }).refusal(0, { ...attack, targetId: near.id })).toMatchObject({
      code: 'NO_LINE_OF_SIGHT',
      facts: { stop: 'PIECE', at: '1,1' },
    });
    expect(fight(across).legal(0, 'attack')).toHaveLength(1);
    const wall = { walls: [{ x: 0, y: 1, edge: 'E' as const }] };
    expect(fight([across[0] ?? {}, { ...near, seat: 1, at: '1,1' }], { face: wall }).legal(0, 'attack')).toEqual([]);
    const behindWall = fight(
      [
        { ...shooter, seat: 0, at: '0,1' },
        { ...near, seat: 1, at: '2,1' },
      ],
      { face: wall },
    );
    expect(behindWall.refusal(0, { ...attack, targetId: near.id }).facts).toMatchObject({ stop: 'WALL', at: '0,1,E' });
    const beside = [
      { ...shooter, seat: 0, at: '1,1' },
      { ...near, seat: 1, at: '2,1' },
    ];
    expect(fight(beside, { objects }).legal(0, 'attack')).toHaveLength(2);
  });

  it('CLASH-EX04 CLASH-122 CLASH-242 two zones, a hit, one more step, and the other side is next', () => {
    const sheet = madeVillain({ defense: 5, health: 1, figures: 3 });
    const rage = armed({ speed: 2, attack: 3 }, [{ technique: { attack: 2 } }]);
    const other = armed({});
    const scene = fight(
      [
        { ...rage, at: '0,0' },
        { ...other, at: '0,4' },
      ],
      { villains: [{ sheet, at: '4,2' }], face: { zones: ['abccc', 'abccc', 'abccc', 'abccc', 'dbccc'] } },
    )
      .when(0, { type: 'move', figureId: rage.id, spaceId: '3,2' })
      .attacks(rage.id, `${sheet}-1`, { combat: ['1', '1', '1'], power: ['2', '1'] });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 6, defense: 5, hit: true }]);
    expect(scene.figure(`${sheet}-1`)).toMatchObject({ status: 'OUT', spaceId: null });
    const over = scene.when(0, { type: 'move', figureId: rage.id, spaceId: '4,2' });
    expect(over.happened('heroActivated')).toMatchObject([{ side: 'B', heroId: other.id }]);
  });

  it('CLASH-EX57 CLASH-025 CLASH-241 a team-up hero put out by a reaction ends its activation at once', () => {
    const sheet = madeVillain({ defense: 1, attack: 9, health: 9 });
    const hero = armed({ attack: 1, defense: 1, health: 3 });
    const other = armed({});
    const villainReactions = [
      {
        id: 'back',
        text: { en: 'Back!', fr: 'Retour !' },
        on: { attacked: { of: 'VILLAIN' as const } },
        do: [{ attack: { who: { of: 'SELF' as const }, target: { of: 'CAUSE' as const } } }],
      },
    ];
    const scene = fight(
      [
        { ...armed({}), seat: 0, at: '4,4' },
        { ...hero, seat: 0, teamUp: true, damage: 2, at: '0,0' },
        { ...other, seat: 1, at: '4,0' },
      ],
      {
        villains: [{ sheet, at: '1,0' }],
        threatSheet: { superVillain: { sheet }, villainReactions },
        active: hero.id,
      },
    ).attacks(hero.id, `${sheet}-1`, { combat: ['1'] });
    expect(scene.step).toBe('window.push');
    const after = scene
      .chancing({ combat: ['1', '0', '0', '0', '0', '0', '0', '0', '0'] })
      .when(0, { type: 'declinePushBack' });
    expect(after.happened('ruleTriggered')).toMatchObject([{ ruleId: 'back', kind: 'VILLAIN' }]);
    expect(after.figure(hero.id).status).toBe('OUT');
    expect(after.happened('heroActivated')).toMatchObject([{ heroId: other.id }]);
  });
});
