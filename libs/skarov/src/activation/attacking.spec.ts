import { attackDiceOf, characteristic } from '#skirmish/figures';
import { woundCard, woundCardIds } from '../content/catalogue.js';
import { book } from '../rulebook.js';
import { aGame, given, type GameSetup, type HeroSetup, type Scene, type VillainSetup } from '../testing/index.js';

const acting = (setup: GameSetup): Scene => given(aGame({ at: 'activation', ...setup }));
const attacks = (figureId: string, targetId: string, mode: 'MELEE' | 'RANGED' = 'MELEE') =>
  ({ type: 'attack', figureId, targetId, mode }) as const;

/** Chi is activated; it holds a card, so that nothing ends automatically. The overlord sits after the heroes. */
function chiActs(heroes: readonly HeroSetup[], villains: readonly VillainSetup[]): Scene {
  const scene = given(aGame({ at: 'choice', heroes, villains, overlord: { hand: ['event:1'] } }));
  return scene.when(scene.overlord, { type: 'activateSheet', sheetId: 'chi' });
}
const chi = (at: string): VillainSetup => ({ sheet: 'chi', at });
const android = (at: string): VillainSetup => ({ sheet: 'android', at });
/** 1 + 1 + 1 and a POW rolled on as 1. */
const four = ['POW', '1', '1', '1'];

describe('attacks', () => {
  const villains = [{ sheet: 'gynoid', at: '7,1' }];

  it('SKAROV-ATK-01 SKAROV-ATK-04 SKAROV-ATK-05 SKAROV-LOS-01 an action against an adjacent enemy; as much as the defense is a hit of 1 damage', () => {
    const scene = acting({ heroes: [{ at: '6,1' }], villains: [chi('7,1')] });
    const tooLittle = scene.chancing({ combat: ['POW', 'POW', 'POW', 'POW', '1', '0', '0'] });
    const missed = tooLittle.when(0, attacks('sgt-freedom', 'chi-1'));
    expect([missed.figure('chi-1').damage, missed.state.active?.actions]).toEqual([0, 2]);
    const enough = scene.chancing({ combat: ['POW', 'POW', 'POW', 'POW', '1', '1', '0'] });
    expect(enough.when(0, attacks('sgt-freedom', 'chi-1')).figure('chi-1').damage).toBe(1);
    const far = ['POW', 'POW', 'POW', 'POW', 'POW', 'POW', '1', '1', '1'];
    expect(scene.chancing({ combat: far }).when(0, attacks('sgt-freedom', 'chi-1')).figure('chi-1').damage).toBe(1);
  });

  it('SKAROV-ATK-02 SKAROV-DICE-01 SKAROV-DICE-03 SKAROV-DICE-04 combat dice, power dice, then what POW brings, all told', () => {
    const inPlay = [{ cardId: 'golden-boy-swing-kick', side: 'RIGHT' as const }];
    const scene = acting({ heroes: [{ id: 'golden-boy', at: '6,1', inPlay }], villains });
    const rolled = scene
      .chancing({ combat: ['1', '0', 'POW', '1'], power: ['0', '0'] })
      .when(0, attacks('golden-boy', 'gynoid-1'));
    expect(rolled.happened('attackRolled')).toMatchObject([
      { combat: ['1', '0', 'POW'], power: ['0', '0'], rerolls: [['1']] },
    ]);
  });

  it('SKAROV-TECH-03 SKAROV-TECH-04 a bonus is power dice, a malus takes combat dice, side by side', () => {
    const shoulder = woundCardIds.find((id) => woundCard(id).id === 'wrenched-shoulder') ?? '';
    const inPlay = [
      { cardId: 'golden-boy-swing-kick', side: 'RIGHT' as const },
      { cardId: shoulder, side: 'RIGHT' as const },
    ];
    const scene = acting({ heroes: [{ id: 'golden-boy', at: '6,1', inPlay }], villains });
    const rolled = scene.chancing({ combat: ['0', '0'], power: ['0', '1'] }).when(0, attacks('golden-boy', 'gynoid-1'));
    expect(rolled.happened('attackRolled')).toMatchObject([{ combat: ['0', '0'], power: ['0', '1'] }]);
  });

  it('SKAROV-ATK-08 SKAROV-GEN-04 no figure attacks an ally or itself', () => {
    const scene = acting({ heroes: [{ at: '6,1' }, { at: '7,1' }] });
    expect(scene.refusalCode(0, attacks('sgt-freedom', 'super-nova'))).toBe('NOT_AN_ENEMY');
    expect(scene.refusalCode(0, attacks('sgt-freedom', 'sgt-freedom'))).toBe('NOT_AN_ENEMY');
    const villain = chiActs([{ at: '1,2' }], [chi('7,1'), android('6,1')]);
    expect(villain.refusalCode(1, attacks('chi-1', 'android-1'))).toBe('NOT_AN_ENEMY');
  });

  it('SKAROV-LOS-02 SKAROV-LOS-03 no power to shoot, no attack from afar', () => {
    const scene = acting({ heroes: [{ at: '5,2' }], villains: [chi('8,2')] });
    expect(scene.refusalCode(0, attacks('sgt-freedom', 'chi-1'))).toBe('NOT_ADJACENT');
    expect(scene.refusalCode(0, attacks('sgt-freedom', 'chi-1', 'RANGED'))).toBe('NO_RANGED_POWER');
  });

  it('SKAROV-TILE-08 SKAROV-TILE-02 a minion fights from its reinforcement space, and is fought there', () => {
    const heroes = [{ at: '5,1' }];
    expect(acting({ heroes, villains: [android('5,0')] }).legal(0, 'attack')).toEqual([
      attacks('sgt-freedom', 'android-1'),
    ]);
    const scene = given(aGame({ at: 'choice', heroes, villains: [android('5,0')] }));
    const active = scene.when(1, { type: 'activateSheet', sheetId: 'android' });
    expect(active.legal(1, 'attack')).toEqual([attacks('android-1', 'sgt-freedom')]);
  });

  it('SKAROV-SHEET-06 SKAROV-DMG-02 damage lies on each figure, and a hero bears it without limit until the end of the turn', () => {
    const scene = chiActs([{ at: '6,1', damage: 9 }], [chi('7,1')]);
    const hit = scene.chancing({ combat: four }).when(1, attacks('chi-1', 'sgt-freedom'));
    expect(hit.figure('sgt-freedom')).toMatchObject({ damage: 10, status: 'IN_PLAY' });
  });
});

describe('a push', () => {
  /** At the edge of the entry: a reinforcement space and scenery beside it, walls around. */
  const cornered = (...villains: VillainSetup[]): Scene =>
    chiActs([{ at: '4,1' }], [chi('4,2'), ...villains])
      .chancing({ combat: four })
      .when(1, attacks('chi-1', 'sgt-freedom'));
  const pushes = (spaceId: string) => ({ type: 'pushBack', spaceId }) as const;

  it('SKAROV-VEC-39 SKAROV-ATK-06 SKAROV-ATK-07 goes to a free space beside the target, not to a reinforcement space or through a wall', () => {
    const scene = cornered();
    expect([scene.step, scene.asked]).toEqual(['window.push', [1]]);
    expect(scene.legal(1, 'pushBack')).toEqual([pushes('3,2')]);
    expect(['4,2', '4,0', '3,0', '5,1', '99,9'].map((spaceId) => scene.refusalCode(1, pushes(spaceId)))).toEqual([
      'SPACE_TAKEN',
      'SPACE_NOT_USABLE',
      'NOT_ADJACENT',
      'NOT_ADJACENT',
      'UNKNOWN_ID',
    ]);
    expect(scene.when(1, pushes('3,2')).figure('sgt-freedom').spaceId).toBe('3,2');
  });

  it('SKAROV-VEC-39 SKAROV-ATK-10 without a space no window opens', () => {
    expect(cornered(android('3,2')).step).toBe('activation.villain');
  });

  it('SKAROV-ATK-06 SKAROV-ATK-09 SKAROV-ATK-10 heroes push too, or decline; after a miss none does', () => {
    const scene = acting({ heroes: [{ at: '6,1' }], villains: [{ sheet: 'ki', at: '7,1' }] });
    const combat = ['POW', 'POW', '1', '1', '1'];
    const hit = scene.chancing({ combat }).when(0, attacks('sgt-freedom', 'ki-1'));
    expect([hit.step, hit.asked]).toEqual(['window.push', [0]]);
    expect(hit.byDefault(0)).toEqual({ type: 'declinePushBack' });
    expect(hit.refusalCode(0, { type: 'endActivation' })).toBe('CHOICE_PENDING');
    expect(hit.when(0, { type: 'declinePushBack' }).figure('ki-1').spaceId).toBe('7,1');
    expect(hit.told).toEqual([
      'actionSpent',
      'attackDeclared',
      'attackRolled',
      'attackResolved',
      'damageDealt',
      'windowOpened',
    ]);
    const missed = scene.chancing({ combat: ['0', '0', '0'] }).when(0, attacks('sgt-freedom', 'ki-1'));
    expect(missed.step).toBe('activation.hero');
  });
});

describe('a reaction', () => {
  it('SKAROV-VEC-64 SKAROV-ATK-11 a defender who has stepped away is missed without a roll; the action is spent', () => {
    const inPlay = [{ cardId: 'golden-boy-backflip', side: 'LEFT' as const }];
    const asked = chiActs([{ id: 'golden-boy', at: '6,1', inPlay }], [chi('7,1')]).when(
      1,
      attacks('chi-1', 'golden-boy'),
    );
    expect([asked.step, asked.asked]).toEqual(['window.reaction', [0]]);
    const choosing = asked.when(0, { type: 'react', powerId: 'golden-boy-backflip' });
    expect(choosing.step).toBe('window.choice');
    expect(choosing.byDefault(0)).toEqual(choosing.legal(0, 'choose')[0]);
    const away = choosing.when(0, { type: 'choose', optionId: '5,2' });
    expect(away.happened('attackRolled')).toEqual([]);
    expect([away.figure('golden-boy').damage, away.state.active?.actions, away.step]).toEqual([
      0,
      1,
      'activation.villain',
    ]);
  });
});

describe('a card', () => {
  it('SKAROV-CARD-02 on the left only its special power works, on the right only its technique', () => {
    const speedWith = (side: 'LEFT' | 'RIGHT'): number => {
      const inPlay = [{ cardId: 'sgt-freedom-forced-march', side }];
      const { state } = acting({ heroes: [{ id: 'sgt-freedom', inPlay }] });
      return characteristic({ state, book }, 'sgt-freedom', 'SPEED');
    };
    const { state } = acting({ heroes: [{ id: 'sgt-freedom' }] });
    const plain = characteristic({ state, book }, 'sgt-freedom', 'SPEED');
    expect([speedWith('LEFT') - plain, speedWith('RIGHT') - plain]).toEqual([1, 3]);
  });

  it('SKAROV-TECH-06 a token on attack is a combat die, and a point in an attack test', () => {
    const scene = acting({ heroes: [{ id: 'golden-boy' }] }).with(({ modifiers }) => {
      modifiers.push({ figureId: 'golden-boy', characteristic: 'ATTACK', by: 1, until: 'GAME' });
    });
    const table = { state: scene.state, book };
    expect(attackDiceOf(table, 'golden-boy', null)).toEqual({ combat: 4, power: 0 });
    expect(characteristic(table, 'golden-boy', 'ATTACK')).toBe(4);
  });
});
