import type { PrintedEffect } from '#cards/schema';
import { afterDuel, aDuel, comparedTotals, gray, influence, join, pass, white } from '../combat/testing/duels.js';
import { aCreature, aCreatureItem, aGame, aShield, aSpell, given, type Scene } from '../testing/index.js';
import { play } from './testing/playing.js';

const command = (effect: PrintedEffect): PrintedEffect => ({ trigger: 'COMMAND', ...effect });

/* Operations whose numbers other specs compute, here in duels and turns that are played. */

describe('operations in a duel that is played', () => {
  it('CARD-19 COUNTS_AS counts in the secondary round what the primary one did not', () => {
    const [mule, pup] = [white(3, 0, { effects: [{ op: 'COUNTS_AS', value: 8 }] }), white(1)];
    const primary = aDuel({ arena: mule, hand: [pup] }, { arena: gray(7) }).whenAllPass();
    expect(comparedTotals(primary)).toEqual([3, 7]);
    expect(comparedTotals(afterDuel(primary.when(0, join(pup))))).toEqual([9, 7]);
  });

  it('CARD-19 WIN_PUSHES wins an equal primary round, and so the duel', () => {
    const [twin, rival] = [gray(7, 0, { effects: [{ op: 'WIN_PUSHES' }] }), gray(7)];
    const after = afterDuel(aDuel({ arena: rival }, { arena: twin }).whenAllPass());
    expect(after.at(1, 'DUEL_ZONE')).toBe(twin);
    expect(after.player(0).discard).toEqual([rival]);
  });

  it.each([
    ['GRANT', [0, 4]],
    ['LOSE', [9, 4]],
  ] as const)('CARD-19 %s FLYING by an item decides whether the enemy counts', (op, totals) => {
    const item = aCreatureItem({ effects: [{ op, what: 'FLYING' }] });
    const bearer = white(4, 0, op === 'LOSE' ? { flying: true } : {});
    const scene = aDuel({ arena: white(9) }, { arena: { card: bearer, items: [item] } });
    expect(comparedTotals(scene.whenAllPass())).toEqual(totals);
  });

  it('CARD-19 IMMUNE by an item: the enemy with an attack of that kind counts nothing', () => {
    const leather = aCreatureItem({ effects: [{ op: 'IMMUNE', immunity: { attack: 'FIRE' } }] });
    const scene = aDuel(
      { arena: white(9, 0, { attackType: 'FIRE' }) },
      { arena: { card: white(4), items: [leather] } },
    );
    expect(comparedTotals(scene.whenAllPass())).toEqual([0, 4]);
  });

  it('CARD-19 RULE RANGED=NONE and NO_RANGED refuse ranged attacks of both seats', () => {
    const shoot = (receiver: string) =>
      ({ type: 'useStrongholdCreature', stronghold: 'LEFT', ability: 'RANGED', targetCardId: receiver }) as const;
    const shot = (effect: PrintedEffect): { readonly scene: Scene; readonly bow: string } => {
      const bow = white(3, 0, { effects: [effect] });
      const under = { LEFT: aCreature({ rangedStrength: 4 }) };
      return { bow, scene: aDuel({ arena: bow, under }, { arena: gray(5) }) };
    };
    for (const effect of [command({ op: 'RULE', what: 'RANGED', setting: 'NONE' }), { op: 'NO_RANGED' } as const]) {
      const { scene, bow } = shot(effect);
      expect(scene.refusalCode(0, shoot(bow))).toBe('RANGED_BARRED');
    }
    const free = shot({ op: 'WIN_PUSHES' });
    expect(free.scene.when(0, shoot(free.bow)).happened('creatureSupported')).toMatchObject([{ value: 4 }]);
  });

  it('CARD-19 RULE FLYING=NONE grounds all, RULE INFLUENCE=NONE bars influence', () => {
    const grounded = gray(5, 0, { effects: [command({ op: 'RULE', what: 'FLYING', setting: 'NONE' })] });
    const scene = aDuel({ arena: grounded }, { arena: gray(2, 0, { flying: true }) });
    expect(comparedTotals(scene.whenAllPass())).toEqual([5, 2]);
    const judge = gray(5, 0, { effects: [command({ op: 'RULE', what: 'INFLUENCE', setting: 'NONE' })] });
    const prophet = white(4, 0, { influenceable: true });
    const asked = aDuel({ arena: judge }, { arena: prophet }).when(0, pass);
    expect(asked.refusalCode(1, influence(prophet))).toBe('INFLUENCE_BARRED');
  });
});

describe('operations of a turn that is played', () => {
  const enlisting = (card: string): Scene =>
    given(aGame({ seats: [{ hand: [aShield()] }, { hand: [card], on: { LEFT: aCreature() } }] })).when(0, pass);

  it('CARD-19 FIRST: after the enlistment its seat is Active', () => {
    const bell = aSpell({ timing: ['ORGANIZE'], effects: [{ op: 'FIRST' }] });
    const after = enlisting(bell).when(1, play(bell)).until('ENTER_ARENA').whenAllPass();
    expect(after.happened('activeNamed')).toEqual([{ type: 'activeNamed', seat: 1, lower: null }]);
    expect(after.state.active).toBe(1);
  });

  it('CARD-19 SKIP_TO_SETTLEMENT: no duellist enters the arena, and no raid follows', () => {
    const truce = aSpell({ timing: ['ORGANIZE'], effects: [{ op: 'SKIP_TO_SETTLEMENT' }] });
    const after = enlisting(truce).when(1, play(truce)).until('CHALLENGE').whenAllPass();
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toEqual([
      'EXCESS_DISCARD',
      'SPLIT',
      'EXIT_ARENA',
      'TERRAIN',
      'CHALLENGE',
    ]);
  });

  it.each([
    ['REDRAW_DOMINANT', 1],
    ['LEAVE_DOMINANT', 0],
  ] as const)('CARD-19 %s: Active after the enlistment is whose value is the higher one then', (op, active) => {
    const card = aSpell({ timing: ['DOMINANT'], effects: [{ op }] });
    const [high, low, lower] = [9, 3, 1].map((dominantValue) => aShield({ dominantValue }));
    const scene = given(
      aGame({
        seats: [
          { hand: [card], dominant: high!, pile: [lower!] },
          { hand: [aShield()], dominant: low! },
        ],
      }),
    );
    const after = scene.when(0, play(card)).until('ENTER_ARENA').whenAllPass();
    expect(after.state.active).toBe(active);
  });
});
