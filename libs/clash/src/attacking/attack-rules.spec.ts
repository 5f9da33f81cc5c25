import type { Effect, Power } from '../content/vocabulary.js';
import {
  aGame,
  given,
  madeCard,
  madeHero,
  madeObject,
  madeSidekick,
  madeVillain,
  type GameSetup,
  type HeroSetup,
  type Scene,
} from '../testing/index.js';

const text = { en: 'x', fr: 'x' };
const hurtCause = [{ damage: { who: { of: 'CAUSE' as const }, points: 1 } }];

/** The first hero is active; seat 0 plays it. */
const fight = (heroes: readonly HeroSetup[], setup: GameSetup = {}): Scene =>
  given(aGame({ heroes, at: 'activation', ...setup }));

const hit = (figureId: string, targetId: string) => ({ type: 'attack', figureId, targetId, mode: 'MELEE' }) as const;

describe('melee across scenery', () => {
  const kind = madeObject({ footprint: [{ x: 0, y: 1 }] });
  const map = ['ooooo', 'o.ooo', 'ooooo', 'ooooo', 'ooooo'];

  it.each([
    ['diagonally, beside both', '0,1', '1,0', '1,0'],
    ['straight, on the space of one', '1,0', '2,0', '1,0'],
  ])('CLASH-EX39 CLASH-138 a car between two characters who touch prevents nothing: %s', (_, from, to, spaceId) => {
    const [hero, target] = [madeHero(), madeHero()];
    const scene = fight(
      [
        { id: hero, at: from },
        { id: target, at: to },
      ],
      { objects: [{ id: `${kind}-1`, kindId: kind, spaceId, turns: 0 }], face: { map } },
    );
    expect(scene.legal(0, 'attack')).toEqual([hit(hero, target)]);
  });

  it('CLASH-EX39 CLASH-142 from afar the same car stands in the way', () => {
    const hero = madeHero();
    const eyes: Power = { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability: 'RANGED_ATTACKS' }] };
    const heroes = [
      { id: hero, at: '0,1', inPlay: [{ cardId: madeCard(hero, { power: eyes }), side: 'LEFT' as const }] },
    ];
    const objects = [{ id: `${kind}-1`, kindId: kind, spaceId: '1,0', turns: 0 }];
    const shots = (setup: GameSetup): number =>
      fight([...heroes, { at: '2,1' }], { face: { map }, ...setup }).legal(0, 'attack').length;
    expect([shots({}), shots({ objects })]).toEqual([1, 0]);
  });
});

describe('what an attack rolls and does', () => {
  it('CLASH-005 CLASH-143 CLASH-146 combat dice of its attack, power dice of its technique, and no test die', () => {
    const [hero, target] = [madeHero({ attack: 4 }), madeHero({ defense: 6 })];
    const inPlay = [{ cardId: madeCard(hero, { technique: { attack: 2 } }), side: 'RIGHT' as const }];
    const scene = fight([
      { id: hero, at: '0,0', inPlay },
      { id: target, at: '1,0' },
    ])
      .chancing({ combat: ['1', '0', '1', '0'], power: ['2', '1'] })
      .when(0, hit(hero, target));
    expect(scene.happened('attackResolved')).toMatchObject([{ successes: 5, defense: 6, hit: false }]);
    expect(scene.figure(target).damage).toBe(0);
  });

  it('CLASH-037 CLASH-149 each hit adds one damage token, however far above the defense it is', () => {
    const [hero, target] = [madeHero({ attack: 3 }), madeHero({ defense: 1, health: 2 })];
    let scene = fight([
      { id: hero, at: '0,0' },
      { id: target, at: '1,0' },
    ]);
    for (const damage of [1, 2, 3]) {
      scene = scene
        .chancing({ combat: ['1', '1', '1'] })
        .when(0, hit(hero, target))
        .when(0, { type: 'declinePushBack' });
      expect(scene.figure(target)).toMatchObject({ damage, status: 'IN_PLAY' });
    }
  });

  it('CLASH-211 a villain too uses a once-a-turn power once a turn', () => {
    const cover: Power = {
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_ATTACK', to: 'ATTACK_ON', figures: { of: 'SELF' }, oncePerTurn: true },
      do: hurtCause,
    };
    const powers = [{ id: 'sting', name: text, text, power: cover }];
    const [hero, sheet] = [madeHero({ attack: 1, health: 9 }), madeVillain({ defense: 9, powers })];
    const missed = fight([{ id: hero, at: '0,0' }, { at: '4,4' }], { villains: [{ sheet, at: '1,0' }] })
      .chancing({ combat: ['0'] })
      .when(0, hit(hero, `${sheet}-1`));
    expect([missed.figure(hero).damage, missed.state.villainPowers]).toEqual([1, { [`${sheet}-1`]: ['sting'] }]);
    const again = missed.chancing({ combat: ['0'] }).when(0, hit(hero, `${sheet}-1`));
    expect(again.figure(hero).damage).toBe(1);
  });

  it('CLASH-041 the type of a sheet alone changes nothing', () => {
    const [hero, sheet] = [madeHero({ attack: 2 }), 'made-twin'];
    const struck = (type: string) => {
      madeVillain({ id: sheet, type: { en: type, fr: type }, defense: 1, health: 3 });
      return fight([{ id: hero, at: '0,0' }, { at: '4,4' }], { villains: [{ sheet, at: '1,0' }] })
        .chancing({ combat: ['1', '1'] })
        .when(0, hit(hero, `${sheet}-1`)).events;
    };
    expect(struck('Robot')).toEqual(struck('Ghost'));
    expect(struck('Robot').map(({ type }) => type)).toContain('damageDealt');
  });

  it('CLASH-245 CLASH-004 a game that the attack has decided ends before push and reactions', () => {
    const [hero, sheet] = [madeHero({ attack: 1 }), madeVillain({ defense: 1, health: 1 })];
    const won = { villainOut: true as const };
    const scene = fight([{ id: hero, at: '0,0' }, { at: '4,4' }], {
      villains: [{ sheet, at: '1,0' }],
      threatSheet: {
        superVillain: { sheet },
        scenarioReactions: [{ id: 'late', text, on: { attacked: { of: 'VILLAIN' } }, do: hurtCause }],
        victory: { A: won, B: won, atTurnLimit: 'PAGES', text },
      },
    })
      .chancing({ combat: ['1'] })
      .when(0, hit(hero, `${sheet}-1`));
    expect(scene.told.slice(-3)).toEqual(['damageDealt', 'figureOut', 'gameEnded']);
    expect(scene.figure(hero).damage).toBe(0);
  });

  it('CLASH-095 CLASH-225 a villain who is out does not react, nor for its helpers; the scenario goes on', () => {
    const [hero, sheet, helper] = [madeHero({ attack: 1 }), madeVillain({ defense: 1, health: 1 }), madeVillain()];
    const on = { attacked: { of: 'VILLAINS' as const } };
    const scene = fight([{ id: hero, at: '0,0' }, { at: '4,4' }], {
      villains: [
        { sheet, at: '1,0' },
        { sheet: helper, at: '0,1' },
      ],
      threatSheet: {
        superVillain: { sheet },
        villainReactions: [{ id: 'villains', text, on, do: hurtCause }],
        scenarioReactions: [{ id: 'scenarios', text, on, do: hurtCause }],
      },
      scenario: { rules: [{ id: 'specials', text, on, do: hurtCause }] },
    });
    const triggered = (after: Scene): string[] => after.happened('ruleTriggered').map(({ ruleId }) => ruleId);
    const missed = scene.chancing({ combat: ['0'] }).when(0, hit(hero, `${helper}-1`));
    expect(triggered(missed)).toEqual(['villains', 'scenarios', 'specials']);
    const out = scene.chancing({ combat: ['1'] }).when(0, hit(hero, `${sheet}-1`));
    expect(triggered(out)).toEqual(['scenarios', 'specials']);
    const later = out.chancing({ combat: ['0'] }).when(0, hit(hero, `${helper}-1`));
    expect(triggered(later)).toEqual(['scenarios', 'specials']);
  });
});

describe('powers that answer', () => {
  const answering = (moment: 'BEFORE_ROLL' | 'AFTER_ATTACK', to: 'ATTACK_ON' | 'ATTACK_BY', effect: Effect): Power => ({
    trigger: 'REACTION',
    reaction: { moment, to, figures: { of: 'HEROES' } },
    do: [effect],
  });
  const open = (heroId: string, power: Power) => [{ cardId: madeCard(heroId, { power }), side: 'LEFT' as const }];

  it('CLASH-211 the target’s own first, then those of its allies, then the others, in any order at the table', () => {
    const [hero, friend, target, ally] = [madeHero(), madeHero(), madeHero(), madeHero()];
    const luck = (to: 'ATTACK_ON' | 'ATTACK_BY') => answering('BEFORE_ROLL', to, { changeRoll: { combat: 1 } });
    let scene = fight([
      { id: hero, seat: 0, at: '0,0' },
      { id: friend, seat: 0, teamUp: true, at: '0,4', inPlay: open(friend, luck('ATTACK_BY')) },
      { id: ally, seat: 1, at: '4,0', inPlay: open(ally, luck('ATTACK_ON')) },
      { id: target, seat: 1, teamUp: true, at: '1,0', inPlay: open(target, luck('ATTACK_ON')) },
    ]).when(0, hit(hero, target));
    const offered: unknown[] = [];
    for (const seat of [1, 1, 0]) {
      offered.push(scene.state.window?.kind === 'reaction' && scene.state.window.figureId);
      scene = scene
        .chancing(offered.length === 3 ? { combat: ['0', '0', '0'] } : {})
        .when(seat, { type: 'declineReaction' });
    }
    expect(offered).toEqual([target, ally, friend]);
    expect(scene.step).toBe('activation.hero');
  });

  it('CLASH-213 an attack that a power grants sets off no power that grants an attack; a plain one does', () => {
    const [hero, target] = [madeHero({ attack: 1, defense: 9 }), madeHero({ attack: 1, defense: 9 })];
    const lunge = madeCard(hero, { power: { trigger: 'ACTION', do: [{ attack: { who: { of: 'SELF' } } }] } });
    const back = answering('AFTER_ATTACK', 'ATTACK_ON', {
      attack: { who: { of: 'SELF' }, target: { of: 'CAUSE' } },
    });
    const scene = fight([
      { id: hero, at: '0,0', inPlay: [{ cardId: lunge, side: 'LEFT' }] },
      { id: target, at: '1,0', inPlay: open(target, back) },
    ]).chancing({ combat: ['0'] });
    expect(scene.when(0, hit(hero, target)).step).toBe('window.reaction');
    expect(scene.when(0, { type: 'usePower', powerId: lunge }).step).toBe('activation.hero');
  });
});

describe('sidekicks in a fight', () => {
  const alone = (hero: string, sidekick: string, sheet: string, more: GameSetup = {}): GameSetup => ({
    options: { mode: 'SOLO' },
    heroes: [{ id: hero, at: '0,0' }],
    sidekicks: [{ sheet: sidekick, at: '0,3', owner: hero }],
    villains: [{ sheet, at: '0,4' }],
    ...more,
  });

  it('CLASH-193 CLASH-260 is the nearest enemy of a villain, and out at once without an article', () => {
    const [hero, sidekick, sheet] = [madeHero(), madeSidekick({ defense: 1, health: 1 }), madeVillain({ attack: 1 })];
    const endOfTurn = [{ id: 'strike', text, do: [{ attack: { who: { of: 'VILLAIN' as const } } }] }];
    const setup = alone(hero, sidekick, sheet, { threatSheet: { superVillain: { sheet }, endOfTurn }, at: 'villain' });
    const scene = given(aGame(setup))
      .chancing({ combat: ['1'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared')).toMatchObject([{ targetId: sidekick }]);
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: sidekick, cause: 'DAMAGE', side: null }]);
    expect(scene.happened('articleWon')).toEqual([]);
    expect(scene.figure(hero).status).toBe('IN_PLAY');
  });

  it('CLASH-193 CLASH-246 attacks like a hero; its hero and its side are credited', () => {
    const [hero, sidekick] = [madeHero(), madeSidekick({ attack: 1 })];
    const sheet = madeVillain({ defense: 1, health: 1 });
    const setup = alone(hero, sidekick, sheet, { threatSheet: { superVillain: { sheet } }, at: 'activation' });
    const scene = given(aGame(setup))
      .chancing({ combat: ['1'] })
      .when(0, hit(sidekick, `${sheet}-1`));
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: `${sheet}-1`, side: 'A', by: hero }]);
    expect(scene.state.active).toMatchObject({ actions: 3, sidekicks: [] });
  });
});
