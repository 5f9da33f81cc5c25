import type { Command } from '../commands.js';
import { aCreature, aGuardian, anUpgrade, aTerrain, type Scene } from '../testing/index.js';
import { aBareDuel, aDuel, afterDuel, comparedTotals, gray, influence, join, pass, white } from './testing/duels.js';

const guardian = (influenceValue: number) => aGuardian({ influenceValue });
const use = (
  ability: 'INFLUENCE' | 'RANGED',
  targetCardId: string,
  stronghold: 'LEFT' | 'CENTER' = 'LEFT',
): Command => ({
  type: 'useStrongholdCreature',
  stronghold,
  ability,
  targetCardId,
});
const total = (scene: Scene) => comparedTotals(scene.whenAllPass());

describe('influence', () => {
  it('S4 ARENA-INF-02 ARENA-INF-05 a guardian spends a stone; what is above the cap is lost, then refused', () => {
    const prophet = white(5, 0, { influenceable: true });
    const scene = aDuel({ arena: prophet, guardian: guardian(8), stones: 2 }, { arena: white(1) });
    const once = scene.when(0, influence(prophet));
    expect(once.happened('guardianInfluenced')).toMatchObject([
      { seat: 0, receiver: { instanceId: prophet }, value: 5 },
    ]);
    const again = once.when(1, pass);
    expect(again.refusalCode(0, influence(prophet))).toBe('INFLUENCE_CAP_REACHED');
    expect(again.player(0).stones).toBe(1);
    expect(total(again)).toEqual([10, 1]);
  });

  it('S4b ARENA-INF-05 the cap counts all sources of a round', () => {
    const [prophet, duke] = [white(5, 0, { influenceable: true }), aCreature({ influenceValue: 4 })];
    const side = { arena: prophet, guardian: guardian(3), under: { LEFT: duke } };
    const scene = aDuel(side, { arena: white(1) })
      .when(0, influence(prophet))
      .when(1, pass);
    const both = scene.when(0, use('INFLUENCE', prophet));
    expect(both.happened('creatureSupported')).toMatchObject([{ source: { instanceId: duke }, value: 2 }]);
    expect(total(both)).toEqual([10, 1]);
    const other = aDuel(side, { arena: white(1) })
      .when(0, use('INFLUENCE', prophet))
      .when(1, pass);
    const after = other.when(0, influence(prophet));
    expect(other.state.combat?.supports.map(({ value }) => value)).toEqual([4]);
    expect(after.happened('guardianInfluenced')).toMatchObject([{ value: 1 }]);
    expect(total(after)).toEqual([10, 1]);
  });

  it('D9 ARENA-INF-06 ARENA-SEC-05 lasts one round, the stone stays spent', () => {
    const [prophet, imp] = [white(5, 0, { influenceable: true }), white(1)];
    const scene = aDuel({ arena: prophet, guardian: guardian(3), stones: 2 }, { arena: white(7), hand: [imp] });
    const primary = scene.when(0, influence(prophet)).whenAllPass();
    expect(comparedTotals(primary)).toEqual([8, 7]);
    const after = afterDuel(primary.when(1, join(imp)));
    expect(comparedTotals(after)).toEqual([5, 8]);
    expect(after.player(0).stones).toBe(1);
  });

  it('ARENA-INF-01 ARENA-INF-07 ARENA-INF-10 is refused in the order of the catalogue, and costs nothing', () => {
    const plain = white(5);
    const prophet = white(5, 0, { influenceable: true });
    const barred = aDuel(
      { arena: prophet },
      { arena: white(1, 0, { effects: [{ op: 'NO_INFLUENCE', target: 'OPPONENT' }] }) },
    );
    expect(aDuel({ arena: plain, stones: 0 }, { arena: white(1) }).refusal(0, influence(plain))).toMatchObject({
      code: 'NO_POWER_STONE',
      facts: { cost: 1, stones: 0 },
    });
    expect(aDuel({ arena: plain }, { arena: white(1) }).refusalCode(0, influence(plain))).toBe('NOT_INFLUENCEABLE');
    expect(barred.refusalCode(0, influence(prophet))).toBe('INFLUENCE_BARRED');
    const [first, theirs] = [white(5, 0, { influenceable: true }), white(1, 0, { influenceable: true })];
    const scene = aDuel({ arena: first }, { arena: theirs });
    expect(scene.refusalCode(0, influence(theirs))).toBe('NOT_YOUR_CARD');
    expect(scene.refusalCode(0, influence('nothing'))).toBe('UNKNOWN_CARD');
    const secondary = scene.whenAllPass().when(1, pass);
    expect(secondary.refusalCode(0, influence(first))).toBe('NOT_IN_FIRST_CONFRONTATION');
    expect(secondary.player(0).stones).toBe(6);
  });

  it('ARENA-INF-01 ARENA-INF-10 is refused where a terrain takes influence from every creature, and costs no stone', () => {
    const prophet = white(5, 0, { influenceable: true });
    const silent = aTerrain({ effects: [{ op: 'LOSE', what: 'INFLUENCEABLE' }] });
    const side = { arena: prophet, under: { LEFT: aCreature({ influenceValue: 4 }) } };
    const scene = aDuel(side, { arena: white(1) }, { terrain: { card: silent, owner: 1 } });
    expect(scene.refusalCode(0, influence(prophet))).toBe('NOT_INFLUENCEABLE');
    expect(scene.refusalCode(0, use('INFLUENCE', prophet))).toBe('NOT_INFLUENCEABLE');
    expect(total(scene)).toEqual([5, 1]);
    expect(scene.player(0).stones).toBe(6);
  });

  it('ARENA-INF-08 ARENA-INF-07 a secondary attacker receives it in the secondary round', () => {
    const squire = white(2, 0, { influenceable: true });
    const scene = aDuel({ arena: white(6), hand: [squire], guardian: guardian(4) }, { arena: white(9) }).whenAllPass();
    const joined = scene.when(0, join(squire)).when(1, pass);
    const after = afterDuel(joined.when(0, influence(squire)));
    expect(comparedTotals(after)).toEqual([10, 9]);
  });

  it('ARENA-INF-02 ARENA-INF-07 is for the creature that is named, and counts once', () => {
    const [squire, page] = [white(2, 0, { influenceable: true }), white(3, 0, { influenceable: true })];
    const scene = aDuel({ arena: white(6), hand: [squire, page], guardian: guardian(4) }, { arena: white(9) });
    const both = scene.whenAllPass().when(0, join(squire)).when(1, pass).when(0, join(page)).when(1, pass);
    const given = both.when(0, influence(page));
    expect(given.happened('guardianInfluenced')).toMatchObject([{ receiver: { instanceId: page }, value: 3 }]);
    expect(comparedTotals(afterDuel(given))).toEqual([14, 9]);
  });

  it('ARENA-INF-04 is limited to the kinds that the text names', () => {
    const [prophet, duke] = [
      white(5, 0, { influenceable: true }),
      aCreature({ influenceValue: 4, influenceReceivers: ['OUTSIDER'] }),
    ];
    const scene = aDuel({ arena: prophet, under: { LEFT: duke } }, { arena: white(1) });
    expect(scene.refusalCode(0, use('INFLUENCE', prophet))).toBe('RECEIVER_NOT_ALLOWED');
  });
});

describe('a creature under a stronghold', () => {
  it('D10 ARENA-RNG-02 ARENA-RNG-03 makes its ranged attack once a turn, without a stone', () => {
    const [bow, archer] = [white(3), aCreature({ rangedStrength: 4 })];
    const scene = aDuel({ arena: bow, under: { CENTER: archer } }, { arena: white(6) });
    const shot = scene.when(0, use('RANGED', bow, 'CENTER'));
    expect(shot.happened('cardTurnedUp')).toMatchObject([{ seat: 0, place: 'UNDER_CENTER' }]);
    expect(shot.at(0, 'UNDER_CENTER')).toBe(archer);
    const again = shot.when(1, pass);
    expect(again.refusalCode(0, use('RANGED', bow, 'CENTER'))).toBe('ALREADY_USED_THIS_TURN');
    const compared = again.whenAllPass();
    expect(comparedTotals(compared)).toEqual([7, 6]);
    expect(compared.when(1, pass).refusalCode(0, use('RANGED', bow, 'CENTER'))).toBe('ALREADY_USED_THIS_TURN');
    expect(compared.player(0).stones).toBe(6);
  });

  it('ARENA-RNG-01 is refused where there is none, or where it cannot do this', () => {
    const [bow, archer] = [white(3), aCreature({ rangedStrength: 4 })];
    const scene = aDuel({ arena: bow, under: { LEFT: archer } }, { arena: white(6) });
    const none = scene.refusal(0, use('RANGED', bow, 'CENTER'));
    expect(none).toMatchObject({ rule: 'ARENA-RNG-01', code: 'NO_CREATURE_UNDER' });
    expect(scene.refusal(0, use('INFLUENCE', bow, 'CENTER')).rule).toBe('ARENA-INF-04');
    const mute = scene.refusal(0, use('INFLUENCE', bow));
    expect(mute).toMatchObject({ rule: 'ARENA-INF-04', code: 'ABILITY_MISSING' });
    expect(scene.legal(0, 'useStrongholdCreature')).toEqual([use('RANGED', bow)]);
    const late = scene.whenAllPass();
    expect(late.refusalCode(0, use('RANGED', bow))).toBe('NOT_IN_FIRST_CONFRONTATION');
  });

  it('ARENA-RNG-04 cannot shoot from under a stronghold whose downgrade takes ranged attacks away', () => {
    const [bow, walled, free] = [white(3), aCreature({ rangedStrength: 4 }), aCreature({ rangedStrength: 2 })];
    const loophole = anUpgrade({ variant: 'DOWNGRADE', effects: [{ op: 'LOSE', what: 'RANGED' }] });
    const side = { arena: bow, under: { LEFT: walled, CENTER: free }, downgrades: { LEFT: loophole } };
    const scene = aDuel(side, { arena: white(6) });
    expect(scene.refusalCode(0, use('RANGED', bow))).toBe('RANGED_BARRED');
    expect(scene.legal(0, 'useStrongholdCreature')).toEqual([use('RANGED', bow, 'CENTER')]);
    expect(total(scene.when(0, use('RANGED', bow, 'CENTER')))).toEqual([5, 6]);
  });

  it('ARENA-RNG-04 does nothing against a duellist that is immune to ranged attacks', () => {
    const [bow, archer] = [white(3), aCreature({ rangedStrength: 4 })];
    const immune = white(6, 0, { immunities: [{ attack: 'RANGED' }] });
    const scene = aDuel({ arena: bow, under: { LEFT: archer } }, { arena: immune });
    expect(scene.refusalCode(0, use('RANGED', bow))).toBe('RANGED_BARRED');
  });

  it('ARENA-INF-09 one that lies face up needs no turning', () => {
    const [prophet, duke] = [white(5, 0, { influenceable: true }), aCreature({ influenceValue: 1 })];
    const scene = aDuel({ arena: prophet, under: { LEFT: { card: duke, faceUp: true } } }, { arena: gray(1) });
    const used = scene.when(0, use('INFLUENCE', prophet));
    expect(used.happened('cardTurnedUp')).toEqual([]);
    expect(used.happened('strongholdCreatureUsed')).toMatchObject([{ stronghold: 'LEFT', card: { instanceId: duke } }]);
  });

  it('ARENA-GEN-06 a seat without cards is asked for one that lies face down, or whose known ability works', () => {
    const asked = (under: string, faceUp: boolean, marked = false) =>
      aBareDuel(
        { arena: white(5), under: { LEFT: { card: under, faceUp } } },
        { arena: gray(1) },
        marked ? { marks: { supported: [under] } } : {},
      ).step;
    const archer = { rangedStrength: 2 };
    expect(asked(aCreature(archer), false)).toBe('PRIMARY_ACTIONS');
    expect(asked(aCreature(archer), true)).toBe('PRIMARY_ACTIONS');
    expect(asked(aCreature({ influenceValue: 2 }), false)).toBe('PRIMARY_ACTIONS');
  });

  it('ARENA-GEN-06 and not for one that was used, or that is known to be of no use', () => {
    const stage = (under: string, marked: boolean) =>
      aBareDuel(
        { arena: white(5), under: { LEFT: { card: under, faceUp: true } } },
        { arena: gray(1) },
        marked ? { marks: { supported: [under] } } : {},
      ).state.stage;
    expect(stage(aCreature({ influenceValue: 2 }), false)).toBe('RAID_HAND');
    expect(stage(aCreature({ rangedStrength: 2 }), true)).toBe('RAID_HAND');
  });

  it('ARENA-GEN-06 a seat without cards is asked for its guardian while a duellist can receive', () => {
    const prophet = (stones: number) =>
      aBareDuel({ arena: white(5, 0, { influenceable: true }), stones }, { arena: gray(1) }).state.stage;
    expect(prophet(1)).toBe('PRIMARY_ACTIONS');
    expect(prophet(0)).toBe('RAID_HAND');
  });
});
