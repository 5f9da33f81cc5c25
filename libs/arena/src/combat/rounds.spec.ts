import { aCorruption, aCreature, aGuardian, aShield, aSpell } from '../testing/index.js';
import { advance } from '../flow/advance.js';
import { totalOf } from '../totals/total.js';
import { beginCombat } from './begin-combat.js';
import { aDuel, afterDuel, carnal, comparedTotals, gray, white } from './testing/duels.js';

const strikes = { effects: [{ op: 'AREA', value: 3, what: 'PLAIN', trigger: 'PLAYED' }] } as const;
const commands = { effects: [{ op: 'VITALITY', value: 1, target: 'OWN_ALL', trigger: 'COMMAND' }] } as const;

describe('the course of a round', () => {
  it('ARENA-PRI-03 ARENA-PRI-04 reveal, corruption, commands, areas, other texts, actions, comparison', () => {
    const scene = aDuel(
      { arena: aCreature({ effects: [...commands.effects, ...strikes.effects] }) },
      { arena: white(4, 0, carnal) },
    );
    expect(scene.step).toBe('PRIMARY_CORRUPTION');
    const acting = scene.whenAllPass();
    const types = [...scene.events, ...acting.events].map(({ type }) => type);
    const order = ['cardTurnedUp', 'windowOpened', 'passed', 'effectApplied', 'areaStruck'] as const;
    const places = order.map((type) => types.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(acting.step).toBe('PRIMARY_ACTIONS');
    expect(acting.whenAllPass().happened('roundCompared')).toHaveLength(1);
  });

  it('ARENA-PRI-06 compares the totals with every modifier, and says what they are made of', () => {
    const compared = aDuel({ arena: white(6, 2) }, { arena: gray(7, 3) }).whenAllPass();
    expect(comparedTotals(compared)).toEqual([8, 7]);
    const [round] = compared.happened('roundCompared');
    for (const { total, contributions } of round!.totals) {
      expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBe(total);
    }
    expect(round!.totals[0]!.contributions.map(({ sort, value }) => [sort, value])).toEqual([
      ['BASE', 6],
      ['OFF_COLOR', 2],
    ]);
  });

  it('ARENA-PRI-09 the beaten duellist stays for the secondary round', () => {
    const golem = gray(7, 3);
    const compared = aDuel({ arena: white(6, 2) }, { arena: golem }).whenAllPass();
    expect(compared.step).toBe('SECONDARY_ACTIONS');
    expect(compared.at(1, 'DUEL_ZONE')).toBe(golem);
  });

  it('ARENA-SEC-03 the secondary round knows joining, depot cards, shields and support, and no corruption of its own', () => {
    const [wolf, spark, shield, cider] = [aCreature(), aSpell(), aShield(), aCorruption()];
    const scene = aDuel(
      { arena: white(4) },
      { arena: white(6, 0, carnal), pen: [wolf, shield], depot: [spark, cider] },
    );
    let secondary = scene;
    while (secondary.step !== 'SECONDARY_ACTIONS') secondary = secondary.whenAllPass();
    const other = secondary.asked[0] === 1 ? secondary : secondary.when(0, { type: 'pass' });
    const types = new Set(other.legal(1).map(({ type }) => type));
    expect([...types].sort()).toEqual(['joinDuel', 'pass', 'playDepotCard', 'playDuelShield']);
    expect(other.refusalCode(1, { type: 'playDepotCard', cardId: cider, target: null })).toBe('TOO_LATE');
  });

  it('ARENA-INF-03 a guardian influences several times in a turn, one stone and one action each', () => {
    const seer = white(9, 0, { influenceable: true });
    const guardian = aGuardian({ influenceValue: 2 });
    const give = { type: 'useGuardianInfluence', targetCardId: seer } as const;
    const once = aDuel({ arena: seer, guardian, stones: 3 }, { arena: white(20) }).when(0, give);
    const twice = once.when(1, { type: 'pass' }).when(0, give);
    expect(twice.player(0).stones).toBe(1);
    expect(twice.state.combat?.supports.map(({ value }) => value)).toEqual([2, 2]);
  });

  it('ARENA-MOD-03 a creature that has fought has its modifiers again in the next combat', () => {
    const [wolf, rival] = [white(6, 2), gray(1)];
    const primary = aDuel({ arena: wolf }, { arena: gray(7), hand: [rival] }).whenAllPass();
    expect(comparedTotals(primary)).toEqual([8, 7]);
    const after = afterDuel(primary);
    expect(after.at(0, 'DUEL_ZONE')).toBe(wolf);
    const again = after
      .with((state) => {
        state.players[1].hand = [];
        state.arena[1] = { id: rival, faceUp: true, items: [], seenBy: [] };
      })
      .whenRules((turn) => {
        beginCombat(turn, 'DUEL');
        advance(turn);
      });
    expect(again.state.combat?.fighters).toMatchObject([{ id: wolf, fresh: true }, { fresh: true }]);
    expect(totalOf(again.state, 0).contributions.map(({ sort, value }) => [sort, value])).toEqual([
      ['BASE', 6],
      ['OFF_COLOR', 2],
    ]);
  });

  it('ARENA-MOD-04 a total may be negative, and is compared as it is', () => {
    const cursed = white(2, 0, { effects: [{ op: 'VITALITY', value: -5 }] });
    const worse = white(1, 0, { effects: [{ op: 'VITALITY', value: -6 }] });
    const compared = aDuel({ arena: cursed }, { arena: worse }).whenAllPass();
    expect(comparedTotals(compared)).toEqual([-3, -5]);
    expect(compared.happened('roundCompared')[0]?.winner).toBe(0);
  });

  it('ARENA-OCB-01 every creature has an off-color bonus, which may be 0', () => {
    const compared = aDuel({ arena: white(6, 0) }, { arena: gray(6, 3) }).whenAllPass();
    expect(comparedTotals(compared)).toEqual([6, 6]);
  });
});
