import type { Side } from '../../words.js';
import { atItem, inScenario, madeHero, turnBegins, type GameSetup, type Scene } from '../../testing/index.js';

const at = (itemId: string, setup: GameSetup): Scene => atItem('silent-hour', itemId, setup);
const acting = (setup: GameSetup): Scene => inScenario('silent-hour', { at: 'activation', ...setup });
const xTina = (space: string, damage = 0) => ({ sheet: 'x-tina', at: space, damage });
const four = (first: object = {}): GameSetup['heroes'] => [
  { at: '0,0', ...first },
  { seat: 0, teamUp: true, at: '1,0' },
  { seat: 1, at: '8,8' },
  { seat: 1, teamUp: true, at: null },
];

describe('Silent Hour', () => {
  it('CLASH-091 CLASH-227 x-tina-advances: she comes next to her nearest enemy', () => {
    const scene = at('x-tina-advances', {
      heroes: [{ at: '0,4' }, { at: '8,8' }],
      villains: [xTina('4,4')],
    }).whenJobRuns();
    const [moved] = scene.happened('figureMoved');
    expect(['0,3', '1,3', '1,4', '0,5', '1,5']).toContain(moved?.to);
  });

  it('CLASH-091 CLASH-228 x-tina-strikes: 4 combat dice, from afar too, and a push of 1', () => {
    const hero = madeHero({ defense: 2 });
    const heroes = [{ id: hero, at: '3,3' }, { at: '8,8' }];
    const hit = at('x-tina-strikes', { heroes, villains: [xTina('4,4')], objects: [] })
      .chancing({ combat: ['1', '1', '0', '0'] })
      .whenJobRuns();
    expect(hit.happened('attackDeclared')).toMatchObject([{ targetId: hero, mode: 'MELEE' }]);
    expect(hit.happened('figurePushed')).toMatchObject([{ figureId: hero, from: '3,3' }]);
    const far = at('x-tina-strikes', { heroes: [{ id: hero, at: '2,4' }, { at: '8,8' }], villains: [xTina('4,4')] })
      .chancing({ combat: ['0', '0', '0', '0'] })
      .whenJobRuns();
    expect(far.happened('attackDeclared')).toMatchObject([{ targetId: hero, mode: 'RANGED' }]);
  });

  it('CLASH-040 Encore: with 2 damage she rolls a power die more', () => {
    const strikes = (damage: number): Scene =>
      at('x-tina-strikes', { heroes: [{ at: '3,4' }, { at: '8,8' }], villains: [xTina('4,4', damage)], objects: [] });
    const dice = { combat: ['0', '0', '0', '0'] };
    expect(strikes(1).chancing(dice).whenJobRuns().happened('attackRolled')).toMatchObject([{ power: [] }]);
    const angry = strikes(2)
      .chancing({ ...dice, power: ['0'] })
      .whenJobRuns();
    expect(angry.happened('attackRolled')).toMatchObject([{ power: ['0'] }]);
  });

  it('CLASH-040 Full House: 1 defense more in a game that began with four heroes, with any losses since', () => {
    const defense = (heroes: GameSetup['heroes']): number | undefined =>
      acting({ heroes, villains: [xTina('4,4')] })
        .view('spectator')
        .figures.find(({ figureId }) => figureId === 'x-tina-1')?.defense;
    expect(defense(four())).toBe(7);
    expect(defense([{}, { at: '8,8' }])).toBe(6);
  });

  it('CLASH-091 CLASH-042 backing-dolls: each comes to see her nearest enemy, then attacks with her glass eyes', () => {
    const hero = madeHero({ defense: 9 });
    const scene = at('backing-dolls', {
      heroes: [{ id: hero, at: '0,4' }, { at: '8,8' }],
      villains: [xTina('9,0'), { sheet: 'no-dalie', at: '3,4' }, { sheet: 'no-dalie', at: '4,4' }],
      objects: [],
    })
      .chancing({ combat: ['0', '0', '0', '0'], power: ['0', '0'] })
      .whenJobRuns();
    expect(scene.happened('attackDeclared').map(({ attackerId, targetId }) => [attackerId, targetId])).toEqual([
      ['no-dalie-1', hero],
      ['no-dalie-2', hero],
    ]);
  });

  it('CLASH-091 CLASH-216 fan-club: only in a game that began with four heroes a doll comes, and X-Tina heals 1', () => {
    const scene = (heroes: GameSetup['heroes']): Scene =>
      at('fan-club', { heroes, villains: [xTina('4,4', 3)] }).whenJobRuns();
    const full = scene(four());
    expect(full.happened('figurePlaced')).toMatchObject([{ figureId: 'no-dalie-1', spawned: true }]);
    expect(full.figure('x-tina-1').damage).toBe(2);
    expect(scene([{}, { at: '8,8' }]).happened('villainItemDone')).toMatchObject([
      { itemId: 'fan-club', skipped: true },
    ]);
  });

  it('CLASH-091 CLASH-230 machines-drink: 1 silence while a machine stands; step 5 takes mind, step 8 gives X-Tina speed', () => {
    const drink = (track: number, more: GameSetup = {}): Scene =>
      at('machines-drink', {
        heroes: [{ at: '0,0' }, { at: '8,8' }],
        villains: [xTina('4,4')],
        state: { track },
        ...more,
      });
    expect(drink(0).whenJobRuns().state.track).toBe(1);
    expect(drink(0, { tokens: [] }).whenJobRuns().state.track).toBe(0);
    const five = drink(4).whenJobRuns();
    expect(five.happened('modifierLaid').map(({ characteristic, by, until }) => [characteristic, by, until])).toEqual([
      ['MIND', -1, 'GAME'],
      ['MIND', -1, 'GAME'],
    ]);
    expect(drink(7).whenJobRuns().happened('modifierLaid')).toMatchObject([
      { figureId: 'x-tina-1', characteristic: 'SPEED', by: 1, until: 'GAME' },
    ]);
  });

  it('CLASH-091 machines-in-chorus: 1 more silence with four heroes at the start, while two machines stand', () => {
    const sung = (heroes: GameSetup['heroes'], more: GameSetup = {}): number =>
      at('machines-in-chorus', { heroes, villains: [xTina('4,4')], ...more }).whenJobRuns().state.track;
    expect(sung(four())).toBe(1);
    expect(sung([{ at: '0,0' }, { at: '8,8' }])).toBe(0);
    expect(sung(four(), { tokens: [{ id: 'machine-1', kindId: 'sonic-machine', spaceId: '8,1' }] })).toBe(0);
  });

  it('CLASH-189 CLASH-253 ten silence is X-Tina’s victory', () => {
    const scene = at('machines-drink', {
      heroes: [{}, {}],
      villains: [xTina('4,4')],
      state: { track: 9 },
    }).whenJobRuns();
    expect(scene.happened('gameEnded')).toMatchObject([{ outcome: 'VILLAIN', reason: 'VILLAIN_OBJECTIVE' }]);
  });

  it('CLASH-094 high-note: attacked, she attacks the attacker', () => {
    const hero = madeHero({ attack: 1 });
    const scene = acting({ heroes: [{ id: hero, at: '3,4' }, { at: '8,8' }], villains: [xTina('4,4')], objects: [] });
    const after = scene.attacks(hero, 'x-tina-1', { combat: ['0', '0', '0', '0', '0'] });
    expect(after.happened('ruleTriggered').map(({ ruleId }) => ruleId)).toEqual(['high-note']);
    expect(after.happened('attackDeclared')[1]).toMatchObject({ attackerId: 'x-tina-1', targetId: hero });
  });

  it.each([
    ['machine-1', '8,1'],
    ['machine-2', '1,7'],
  ])(
    'CLASH-155 CLASH-180 %s: destroyed, it goes, the silence shrinks by 1, and the side has its article',
    (testId, space) => {
      const hero = madeHero({ mind: 9 });
      const heroes = [{ id: hero, at: space }, { at: '8,8' }];
      const scene = acting({ heroes, villains: [xTina('4,4')], state: { track: 3 } });
      const broken = scene
        .chancing({ test: [1, 1, 1, 1, 1, 1, 1] })
        .when(0, { type: 'attemptTest', testId, characteristic: 'MIND' });
      expect(broken.state.tokens.map(({ spaceId }) => spaceId)).not.toContain(space);
      expect(broken.state.tokens).toHaveLength(1);
      expect(broken.state.track).toBe(2);
      expect(broken.happened('articleWon')).toMatchObject([{ side: 'A', articleId: 'plug-pulled', size: 'MEDIUM' }]);
    },
  );

  it('CLASH-083 fountain-on: X-Tina has 1 attack less this turn, and it stays off when she is out', () => {
    const fountain = { type: 'performSpecialAction', specialActionId: 'fountain-on' } as const;
    const heroes = [{ at: '3,3' }, { at: '8,8' }];
    const scene = acting({ heroes, villains: [xTina('4,4')] }).when(0, fountain);
    expect(scene.happened('modifierLaid')).toMatchObject([
      { figureId: 'x-tina-1', characteristic: 'ATTACK', by: -1, until: 'TURN' },
    ]);
    const gone = acting({ heroes, villains: [xTina('4,4')] }).with((state) => {
      for (const figure of state.figures)
        if (figure.superVillain) Object.assign(figure, { status: 'OUT', spaceId: null });
    });
    expect(gone.legal(0, 'performSpecialAction')).toEqual([]);
    expect(gone.refusalCode(0, fountain)).toBe('CONDITION_NOT_MET');
  });

  it('CLASH-181 CLASH-004 final-curtain: who deals the last damage has the article, and the game is over', () => {
    const hero = madeHero({ attack: 6 });
    const scene = acting({
      heroes: [{ id: hero, at: '3,4' }, { at: '8,8' }],
      villains: [xTina('4,4', 5)],
      objects: [],
    });
    const after = scene.attacks(hero, 'x-tina-1', { combat: ['1', '1', '1', '1', '1', '1'] });
    expect(after.happened('articleWon')).toMatchObject([{ side: 'A', articleId: 'final-curtain', size: 'LARGE' }]);
    expect(after.happened('gameEnded')).toMatchObject([{ reason: 'OBJECTIVE' }]);
  });

  it('CLASH-251 CLASH-258 empty-house: a single hero has twelve turns, two have more', () => {
    const thirteenth = (heroes: GameSetup['heroes'], seats: readonly Side[]): readonly string[] =>
      turnBegins('silent-hour', 13, { heroes, seats, options: { mode: 'COOP' }, villains: [xTina('4,4')] }).told;
    expect(thirteenth([{}], ['A'])).toContain('gameEnded');
    expect(thirteenth([{}, { at: null }], ['A', 'A'])).not.toContain('gameEnded');
  });
});
