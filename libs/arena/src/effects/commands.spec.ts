import type { RuleSetting } from '#cards';
import type { PrintedEffect } from '#cards/schema';
import { aCreature, aGame, aHandItem, aShield, aSpell, given, type Scene } from '../testing/index.js';
import { play } from './testing/playing.js';
import { advance } from '../flow/advance.js';

const compare = (setting: RuleSetting): PrintedEffect => ({ op: 'RULE', what: 'COMPARE', setting, trigger: 'COMMAND' });
const judge = (vitality: number, setting: RuleSetting): string => aCreature({ vitality, effects: [compare(setting)] });

const revealed = (first: string, second: string, ...hand: string[]): Scene =>
  given(
    aGame({
      at: 'PRIMARY_COMMANDS',
      seats: [{ hand: [...hand, aShield()] }, { hand: [aShield()] }],
      combat: { duellists: [first, second] },
    }),
  ).whenRules(advance);

const sources = (scene: Scene): unknown => scene.state.combat?.inForce.map(({ source }) => source);

describe('commands', () => {
  it('D15 ARENA-CMD-01 the weaker of two that contradict each other is cancelled, of equal ones both', () => {
    const [low, high] = [judge(12, 'LOWER_WINS'), judge(9, 'HIGHER_WINS')];
    const after = revealed(low, high);
    expect(after.happened('commandsCancelled')).toEqual([{ type: 'commandsCancelled', keys: ['effect-2'] }]);
    expect(sources(after)).toEqual([low]);
    expect(sources(revealed(low, judge(12, 'HIGHER_WINS')))).toEqual([]);
    const agreed = revealed(low, judge(9, 'LOWER_WINS'));
    expect(sources(agreed)).toHaveLength(2);
    expect(agreed.happened('commandsCancelled')).toEqual([]);
  });

  it('D49 ARENA-CMD-04 a secondary attacker cancels what is as strong; the cancelled one does not come back', () => {
    const [low, high, later] = [judge(12, 'LOWER_WINS'), judge(9, 'HIGHER_WINS'), judge(12, 'HIGHER_WINS')];
    const secondary = revealed(low, high, later).whenAllPass();
    expect(secondary).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [0] });
    const joined = secondary.when(0, { type: 'joinDuel', cardId: later });
    expect(joined.happened('commandsCancelled')).toEqual([
      { type: 'commandsCancelled', keys: ['effect-1', 'effect-3'] },
    ]);
    expect(sources(joined)).toEqual([]);
    expect(joined.state.combat?.engaged).toBe(true);
  });

  it('ARENA-CMD-05 a spell timed COMMAND is a command for the combat, and conflicts by its own dominant value', () => {
    const order = aSpell({ timing: ['COMMAND'], dominantValue: 13, effects: [compare('HIGHER_WINS')] });
    const scene = revealed(judge(12, 'LOWER_WINS'), aCreature(), order).when(0, play(order));
    expect(scene.state.combat?.inForce).toMatchObject([
      { source: order, command: true, lasts: 'COMBAT', seat: 0, effect: 0 },
    ]);
    expect(scene.happened('commandsCancelled')).toHaveLength(1);
  });

  it('ARENA-CMD-03 a command ends when its creature leaves, a played one stays', () => {
    const bonus: PrintedEffect = { op: 'VITALITY', value: 1, trigger: 'COMMAND', target: 'OWN_ALL' };
    const leader = aCreature({ effects: [bonus] });
    const order = aHandItem({ timing: ['COMMAND'], effects: [bonus] });
    const cave = aSpell({ timing: ['PRIMARY'], effects: [{ op: 'DESTROY', target: 'PICK_OWN' }] });
    const scene = revealed(leader, aCreature(), order, cave).when(0, play(order)).when(1, { type: 'pass' });
    expect(sources(scene)).toEqual([leader, order]);
    expect(revealed(leader, aCreature()).happened('commandsCancelled')).toEqual([]);
    const after = scene.when(0, play(cave, { cardId: leader }));
    expect(sources(after)).toEqual([order]);
  });

  it('CANCEL COMMAND ends a command in force, CANCEL PLAY also a spell or hand item, of either seat', () => {
    const leader = aCreature({ effects: [{ op: 'VITALITY', value: 1, trigger: 'COMMAND', target: 'OWN_ALL' }] });
    const imp = aCreature({ effects: [{ op: 'VITALITY', value: -2, trigger: 'PLAYED', target: 'OPPONENT' }] });
    const help = aSpell({ timing: ['PRIMARY'], effects: [{ op: 'VITALITY', value: 3, target: 'PICK_OWN' }] });
    const gag = aHandItem({ timing: ['RESPONSE'], effects: [{ op: 'CANCEL', what: 'COMMAND' }] });
    const unravel = aSpell({ timing: ['RESPONSE'], effects: [{ op: 'CANCEL', what: 'PLAY' }] });
    const scene = revealed(leader, imp, help, gag, unravel)
      .when(0, play(help, { cardId: leader }))
      .when(1, { type: 'pass' });
    const keys = ['effect-1', 'effect-2', 'effect-3'];
    expect(scene.state.combat?.inForce.map(({ key }) => key)).toEqual(keys);
    const legal = scene.legal(0, 'playDepotCard');
    expect(legal).toEqual([
      play(gag, { effectKey: 'effect-1' }),
      play(unravel, { effectKey: 'effect-1' }),
      play(unravel, { effectKey: 'effect-3' }),
    ]);
    const after = scene.when(0, play(unravel, { effectKey: 'effect-3' }));
    expect(after.happened('effectCancelled')).toEqual([{ type: 'effectCancelled', seat: 0, key: 'effect-3' }]);
    expect(after.state.combat?.inForce.map(({ key }) => key)).toEqual(['effect-1', 'effect-2']);
    expect(scene.refusalCode(0, play(gag, { effectKey: 'effect-3' }))).toBe('ILLEGAL_TARGET');
  });
});
