import type { Power } from '../content/vocabulary.js';
import {
  aGame,
  given,
  madeCard,
  madeHero,
  madeVillain,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';

const ranged: Power = { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }] };

/** A hero with open cards; techniques lie right, powers left. */
function armed(
  numbers: Parameters<typeof madeHero>[0],
  cards: Parameters<typeof madeCard>[1][] = [],
): HeroSetup & { id: string } {
  const id = madeHero(numbers);
  const inPlay = cards.map((card) => ({
    cardId: madeCard(id, card),
    side: card?.power ? ('LEFT' as const) : ('RIGHT' as const),
  }));
  return { id, inPlay };
}

/** The first hero is active; seat 0 is his, seat 1 that of the second. */
const fight = (heroes: readonly HeroSetup[], setup: GameSetup = {}): Scene =>
  given(aGame({ heroes, at: 'activation', ...setup }));

function turtle(damage: number, health = 4): { villains: GameSetup['villains']; sheet: string } {
  const sheet = madeVillain({ defense: 7, health, figures: 1 });
  return { sheet, villains: [{ sheet, at: '1,0', damage, superVillain: true }] };
}

describe('an attack', () => {
  it('CLASH-EX01 CLASH-147 CLASH-148 CLASH-039 adds up POW dice and takes a villain out at once', () => {
    const { sheet, villains } = turtle(3);
    const hero = armed({ attack: 3 }, [{ technique: { attack: 4 } }]);
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains, threatSheet: { superVillain: { sheet } } })
      .chancing({ combat: ['0', '1', '1'], power: ['POW', '2', '0', '1', '2'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
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
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains })
      .chancing({ combat: ['2', '0', '1'], power: ['0', '1', '1', 'POW', '2'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(scene.happened('attackRolled')).toMatchObject([{ successes: 8 }]);
  });

  it('CLASH-EX03 CLASH-149 CLASH-150 hits with as many successes as the defense; a villain in play may be pushed', () => {
    const { sheet, villains } = turtle(2);
    const hero = armed({ attack: 7 });
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains })
      .chancing({ combat: ['1', '1', '1', '1', '1', '1', '1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
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
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains: [{ sheet, at: '1,0', damage: 2 }] })
      .chancing({ combat: ['0', '0', '1', '1'], power: ['POW', '2', '1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 6, defense: 6, hit: true }]);
    expect(scene.figure(`${sheet}-1`)).toMatchObject({ damage: 3, status: 'OUT', spaceId: null });
  });

  it('CLASH-EX23 rolls POW dice on without limit', () => {
    const sheet = madeVillain({ defense: 4, health: 2 });
    const hero = armed({ attack: 0 }, [{ technique: { attack: 1 } }]);
    const scene = fight([{ ...hero, at: '0,0' }, {}], { villains: [{ sheet, at: '1,0' }] })
      .chancing({ power: ['POW', 'POW', 'POW', '1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 4, hit: true }]);
    expect(scene.figure(`${sheet}-1`).damage).toBe(1);
  });

  it('CLASH-EX24 CLASH-056 CLASH-057 CLASH-144 CLASH-145 bonus and malus on attack do not cancel out', () => {
    const hero = armed({ attack: 3 }, [{ technique: { attack: 2 } }, { technique: { attack: -1 } }]);
    const target = armed({ defense: 9 });
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .chancing({ combat: ['0', '0'], power: ['0', '0'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(scene.happened('attackRolled')).toMatchObject([{ combat: ['0', '0'], power: ['0', '0'] }]);
  });

  it('CLASH-EX25 CLASH-EX27 CLASH-043 CLASH-151 without dice it misses, and nobody is pushed', () => {
    const hero = armed({ attack: 1 }, [{ technique: { attack: -3 } }]);
    const target = armed({ defense: 1 });
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ]).when(0, {
      type: 'attack',
      figureId: hero.id,
      targetId: target.id,
      mode: 'MELEE',
    });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 0, defense: 1, hit: false }]);
    expect(scene.step).toBe('activation.hero');
    expect(scene.figure(target.id).damage).toBe(0);
    expect(scene.hero(target.id).deeds.ATTACKS_DODGED).toBe(1);
  });

  it('CLASH-EX26 CLASH-154 CLASH-038 a hero hit stays, however much damage he has, and may be pushed', () => {
    const hero = armed({ attack: 1 });
    const target = armed({ defense: 1, health: 3 });
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0', damage: 5 },
    ])
      .chancing({ combat: ['1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
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
    const scene = fight(
      [
        { ...hero, at: '0,0' },
        { ...target, at: '1,0' },
      ],
      { face: { walls } },
    )
      .chancing({ combat: ['1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(scene.happened('attackResolved')).toMatchObject([{ hit: true }]);
    expect(scene.step).toBe('activation.hero');

    const open = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .chancing({ combat: ['1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(open.refusalCode(0, { type: 'pushBack', spaceId: '0,0' })).toBe('SPACE_TAKEN');
    expect(open.refusalCode(0, { type: 'pushBack', spaceId: '4,4' })).toBe('NOT_ADJACENT');
    expect(open.refusalCode(0, { type: 'pushBack', spaceId: '9,9' })).toBe('UNKNOWN_ID');
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

  it('CLASH-137 CLASH-138 CLASH-142 CLASH-223 walls stop every attack, enemies and objects only ranged ones', () => {
    const shooter = armed({}, [{ power: ranged }]);
    const [near, far] = [armed({}), armed({})];
    const heroes = [
      { ...shooter, seat: 0, at: '0,0' },
      { ...near, seat: 1, at: '1,0' },
      { ...far, seat: 1, teamUp: true, at: '2,0' },
    ];
    const attack = { type: 'attack', figureId: shooter.id, mode: 'RANGED' } as const;
    expect(fight(heroes).refusalCode(0, { ...attack, targetId: far.id })).toBe('NO_LINE_OF_SIGHT');
    const objects = [{ id: 'mailbox-1', kindId: 'mailbox', spaceId: '1,1', turns: 0 }];
    const across = [
      { ...shooter, seat: 0, at: '0,1' },
      { ...near, seat: 1, at: '2,1' },
    ];
    expect(fight(across, { objects }).refusalCode(0, { ...attack, targetId: near.id })).toBe('NO_LINE_OF_SIGHT');
    expect(fight(across).legal(0, 'attack')).toHaveLength(1);
    const wall = { walls: [{ x: 0, y: 1, edge: 'E' as const }] };
    expect(fight([across[0] ?? {}, { ...near, seat: 1, at: '1,1' }], { face: wall }).legal(0, 'attack')).toEqual([]);
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
      .chancing({ combat: ['1', '1', '1'], power: ['2', '1'] })
      .when(0, { type: 'attack', figureId: rage.id, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 6, defense: 5, hit: true }]);
    expect(scene.figure(`${sheet}-1`)).toMatchObject({ status: 'OUT', spaceId: null });
    const over = scene.when(0, { type: 'move', figureId: rage.id, spaceId: '4,2' });
    expect(over.happened('heroActivated')).toMatchObject([{ side: 'B', heroId: other.id }]);
  });

  it('CLASH-EX57 CLASH-025 CLASH-241 a team-up hero put out by a reaction ends his activation at once', () => {
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
    )
      .chancing({ combat: ['1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(scene.step).toBe('window.push');
    const after = scene
      .chancing({ combat: ['1', '0', '0', '0', '0', '0', '0', '0', '0'] })
      .when(0, { type: 'declinePushBack' });
    expect(after.happened('ruleTriggered')).toMatchObject([{ ruleId: 'back', kind: 'VILLAIN' }]);
    expect(after.figure(hero.id).status).toBe('OUT');
    expect(after.happened('heroActivated')).toMatchObject([{ heroId: other.id }]);
  });
});

describe('powers that answer an attack', () => {
  const dodge: Power = {
    trigger: 'REACTION',
    reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
    do: [{ changeRoll: { defense: 3 } }],
  };

  it('CLASH-211 CLASH-243 are offered before the roll, the target’s own first; each may be declined', () => {
    const helps: Power = {
      ...dodge,
      reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'HEROES', side: 'OWN' } },
      do: [{ changeRoll: { combat: -1 } }],
    };
    const hero = armed({ attack: 3 });
    const target = armed({ defense: 2 }, [{ power: dodge }]);
    const ally = armed({}, [{ power: helps }]);
    const scene = fight([
      { ...hero, seat: 0, at: '0,0' },
      { ...ally, seat: 1, at: '4,0' },
      { ...target, seat: 1, teamUp: true, at: '1,0' },
    ]).when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(scene.step).toBe('window.reaction');
    expect(scene.asked).toEqual([1]);
    const [own, allys] = [target.inPlay?.[0]?.cardId ?? '', ally.inPlay?.[0]?.cardId ?? ''];
    expect(scene.state.window).toMatchObject({ figureId: target.id, powerId: own });
    expect(scene.refusalCode(1, { type: 'react', powerId: allys })).toBe('NO_REACTION');
    const second = scene.when(1, { type: 'react', powerId: own });
    expect(second.state.window).toMatchObject({ figureId: ally.id, powerId: allys });
    const rolled = second.chancing({ combat: ['1', '1', '1'] }).when(1, { type: 'declineReaction' });
    expect(rolled.happened('reactionDeclined')).toEqual([{ type: 'reactionDeclined', seat: 1, powerId: allys }]);
    expect(rolled.happened('attackResolved')).toMatchObject([{ successes: 3, defense: 5, hit: false }]);
    const fewer = second.chancing({ combat: ['1', '1'] }).when(1, { type: 'react', powerId: allys });
    expect(fewer.happened('attackRolled')).toMatchObject([{ combat: ['1', '1'] }]);
  });

  it('CLASH-EX60 CLASH-212 an attack that has become impossible misses without a roll, and the villain reacts', () => {
    const sheet = madeVillain({
      defense: 1,
      powers: [
        {
          id: 'made-step-aside',
          name: { en: 'x', fr: 'x' },
          text: { en: 'x', fr: 'x' },
          power: {
            trigger: 'REACTION',
            reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
            do: [{ place: { who: { of: 'SELF' }, at: { space: '4,4' } } }],
          },
        },
      ],
    });
    const hero = armed({ attack: 3 });
    const villainReactions = [
      {
        id: 'laughs',
        text: { en: 'Ha', fr: 'Ha' },
        on: { attacked: { of: 'VILLAIN' as const } },
        do: [{ heal: { who: { of: 'SELF' as const }, points: 1 } }],
      },
    ];
    const scene = fight([{ ...hero, at: '0,0' }, {}], {
      villains: [{ sheet, at: '1,0', damage: 1 }],
      threatSheet: { superVillain: { sheet }, villainReactions },
    }).when(0, { type: 'attack', figureId: hero.id, targetId: `${sheet}-1`, mode: 'MELEE' });
    expect(scene.happened('attackVoid')).toHaveLength(1);
    expect(scene.happened('attackRolled')).toEqual([]);
    expect(scene.state.active?.actions).toBe(2);
    expect(scene.figure(`${sheet}-1`).damage).toBe(0);
    expect(scene.step).toBe('activation.hero');
  });

  it('CLASH-267 change a roll after the POW dice and before the comparison; a die rolled again counts anew', () => {
    const luck: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ changeRoll: { successes: 1 } }, { changeRoll: { reroll: 1 } }],
    };
    const hero = armed({ attack: 2 }, [{ power: luck }]);
    const target = armed({ defense: 5 });
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .chancing({ combat: ['1', '0'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(scene.step).toBe('window.reaction');
    const choice = scene.when(0, { type: 'react', powerId: hero.inPlay?.[0]?.cardId ?? '' });
    expect(choice.state.window).toMatchObject({
      kind: 'choice',
      options: [{ optionId: '0', kind: 'DIE' }, { optionId: '1' }],
    });
    expect(choice.refusalCode(0, { type: 'choose', optionId: '7' })).toBe('BAD_CHOICE');
    const hit = choice.chancing({ combat: ['POW', '2'] }).when(0, { type: 'choose', optionId: '1' });
    expect(hit.happened('rollChanged')).toMatchObject([{ die: 1, faces: ['POW'], rerolls: [['2']], successes: 5 }]);
    expect(hit.happened('attackResolved')).toMatchObject([{ successes: 5, hit: true }]);
  });

  it('CLASH-EX79 CLASH-267 POW on the die rolled again is rolled on', () => {
    const again: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK_ROLL', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ changeRoll: { reroll: 1 } }],
    };
    const hero = armed({ attack: 2 }, [{ power: again }]);
    const target = armed({ defense: 9 });
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .chancing({ combat: ['0', '1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' })
      .when(0, { type: 'react', powerId: hero.inPlay?.[0]?.cardId ?? '' })
      .chancing({ combat: ['POW', '1'] })
      .when(0, { type: 'choose', optionId: '0' });
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 3 }]);
  });

  it('CLASH-245 prevent or add damage before it is dealt; others follow the push', () => {
    const shield: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_HIT', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ preventDamage: { points: 1 } }],
    };
    const rally: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_HIT', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ heal: { who: { of: 'SELF' }, points: 1 } }],
    };
    const hero = armed({ attack: 1 }, [{ power: rally }]);
    const target = armed({ defense: 1 }, [{ power: shield }]);
    const scene = fight([
      { ...hero, damage: 1, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .chancing({ combat: ['1'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' })
      .when(1, { type: 'react', powerId: target.inPlay?.[0]?.cardId ?? '' });
    expect(scene.happened('damagePrevented')).toMatchObject([{ figureId: target.id, points: 1 }]);
    expect(scene.figure(target.id).damage).toBe(0);
    expect(scene.step).toBe('window.push');
    const after = scene.when(0, { type: 'declinePushBack' });
    expect(after.state.window).toMatchObject({ kind: 'reaction', figureId: hero.id });
    expect(after.when(0, { type: 'react', powerId: hero.inPlay?.[0]?.cardId ?? '' }).figure(hero.id).damage).toBe(0);
  });

  it('CLASH-213 CLASH-211 an attack that a power grants sets no power off that grants an attack, nor one that answers it', () => {
    const strike: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' } },
      do: [{ attack: { who: { of: 'SELF' }, target: { of: 'CAUSE' } } }],
    };
    const hero = armed({ attack: 1, defense: 9 }, [{ power: strike }]);
    const target = armed({ attack: 1, defense: 9 }, [{ power: strike }]);
    const scene = fight([
      { ...hero, at: '0,0' },
      { ...target, at: '1,0' },
    ])
      .chancing({ combat: ['0'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(scene.state.window).toMatchObject({ kind: 'reaction', figureId: target.id });
    const back = scene
      .chancing({ combat: ['0'] })
      .when(1, { type: 'react', powerId: target.inPlay?.[0]?.cardId ?? '' });
    expect(back.happened('attackDeclared')).toMatchObject([{ attackerId: target.id, targetId: hero.id }]);
    expect(back.step).toBe('activation.hero');
    expect(back.hero(target.id).deeds.REACTIONS_USED).toBe(1);
  });

  it('CLASH-211 a power used once a turn is not offered again, and somebody else may become the target', () => {
    const cover: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'ALLIES' }, oncePerTurn: true },
      do: [{ redirectAttack: { to: { of: 'SELF' } } }],
    };
    const hero = armed({ attack: 1 });
    const target = armed({ defense: 1 });
    const guard = armed({ defense: 9 }, [{ power: cover }]);
    const scene = fight([
      { ...hero, seat: 0, at: '0,0' },
      { ...guard, seat: 1, at: '4,4' },
      { ...target, seat: 1, teamUp: true, at: '1,0' },
    ]).when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    const covered = scene
      .chancing({ combat: ['1'] })
      .when(1, { type: 'react', powerId: guard.inPlay?.[0]?.cardId ?? '' });
    expect(covered.happened('attackResolved')).toMatchObject([{ targetId: guard.id, defense: 9, hit: false }]);
    const again = covered
      .chancing({ combat: ['0'] })
      .when(0, { type: 'attack', figureId: hero.id, targetId: target.id, mode: 'MELEE' });
    expect(again.happened('attackResolved')).toMatchObject([{ targetId: target.id }]);
  });
});
