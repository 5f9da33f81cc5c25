import { aCorruption, aCreature, aCreatureItem, type Scene } from '../testing/index.js';
import type { Command } from '../commands.js';
import {
  aBareDuel,
  aDuel,
  afterDuel,
  black,
  comparedTotals,
  corrupt,
  gray,
  join,
  pass,
  white,
  carnal,
} from './testing/duels.js';

const decline: Command = { type: 'declineCorruption' };
const gone = (scene: Scene) => scene.state.combat?.gone;

describe('the corruption window', () => {
  it('D13 ARENA-COR-03 ARENA-COR-04 ARENA-OBJ-01 ARENA-ALO-02 a duellist is in its pen before it has done anything', () => {
    const [lure, item] = [aCorruption(), aCreatureItem()];
    const brute = black(9, 0, {
      ...carnal,
      effects: [{ op: 'VITALITY', value: 3, trigger: 'COMMAND', target: 'OWN_ALL' }],
    });
    const wolf = white(6);
    const scene = aDuel({ arena: wolf, depot: [lure] }, { arena: { card: brute, items: [item] } });
    expect(scene).toMatchObject({ step: 'PRIMARY_CORRUPTION', asked: [0] });
    const corrupted = scene.when(0, corrupt(lure, brute));
    expect(corrupted.happened('corruptionPlayed')).toMatchObject([
      { seat: 0, card: { instanceId: lure }, target: { instanceId: brute } },
    ]);
    expect(corrupted.player(0).discard).toEqual([lure]);
    expect(corrupted.player(1).discard).toEqual([item]);
    expect(corrupted.state.combat?.inForce).toEqual([]);
    expect(corrupted.happened('roundDecided')).toMatchObject([{ round: 'PRIMARY', winner: 0, why: 'ALONE' }]);
    expect(corrupted).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [1] });
    const after = afterDuel(corrupted);
    expect(after.at(0, 'DUEL_ZONE')).toBe(wolf);
    expect(after.happened('roundDecided')).toMatchObject([{ winner: 0, why: 'PRIMARY_STANDS' }]);
  });

  it('D14 ARENA-COR-02 only by a vulnerability that the creature shows', () => {
    const [greed, lure, other] = [aCorruption({ corrupts: ['GREED'] }), aCorruption(), aCreature()];
    const [wolf, brute] = [white(6), black(9, 0, carnal)];
    const scene = aDuel({ arena: wolf, depot: [greed, lure], on: { LEFT: other } }, { arena: brute });
    expect(scene.refusalCode(0, corrupt(greed, brute))).toBe('NOT_VULNERABLE');
    expect(scene.refusalCode(0, corrupt(lure, wolf))).toBe('NOT_ENEMY_IN_COMBAT');
    expect(scene.refusalCode(0, corrupt(lure, 'nothing'))).toBe('UNKNOWN_CARD');
    expect(scene.refusalCode(0, corrupt(other, brute))).toBe('WRONG_CARD_TYPE');
    expect(scene.legal(0).filter(({ type }) => type !== 'declarePasses')).toEqual([pass, corrupt(lure, brute)]);
    const played = scene.with(({ marks }) => marks.played.push(lure));
    expect(played.refusalCode(0, corrupt(lure, brute))).toBe('ALREADY_PLAYED_THIS_TURN');
  });

  it('ARENA-COR-08 a barred vulnerability opens no window, another one does', () => {
    const warden = white(6, 0, { effects: [{ op: 'BAR_CORRUPTION', target: 'ALL', vulnerabilities: ['CARNAL'] }] });
    expect(aDuel({ arena: black(9, 0, carnal) }, { arena: warden }).step).toBe('PRIMARY_ACTIONS');
    const both = black(9, 0, { vulnerabilities: ['CARNAL', 'GREED'] });
    const [lure, gold] = [aCorruption(), aCorruption({ corrupts: ['GREED'] })];
    const scene = aDuel({ arena: both }, { arena: warden, depot: [lure, gold] });
    expect(scene).toMatchObject({ step: 'PRIMARY_CORRUPTION', asked: [1] });
    expect(scene.refusalCode(1, corrupt(lure, both))).toBe('CORRUPTION_BARRED');
    expect(scene.legal(1, 'playCorruption')).toEqual([corrupt(gold, both)]);
  });

  it('D42 ARENA-COR-04 ARENA-GEN-10 a seat whose enemy cannot be corrupted passes automatically', () => {
    const scene = aDuel({ arena: white(6) }, { arena: black(9, 0, carnal) });
    const closed = scene.when(0, pass);
    expect(closed.happened('passed')).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'passed', seat: 1 },
    ]);
    expect(closed.step).toBe('PRIMARY_ACTIONS');
  });

  it('ARENA-GEN-06 a seat without a card is not asked', () => {
    expect(aBareDuel({ arena: white(6) }, { arena: black(9, 0, carnal) }).state.stage).toBe('RAID_HAND');
  });

  it('D41 ARENA-ALO-03 both corrupted: the window closes at once, no one wins', () => {
    const [ours, theirs, lure, bait] = [white(6, 0, carnal), black(9, 0, carnal), aCorruption(), aCorruption()];
    const scene = aDuel({ arena: ours, depot: [lure] }, { arena: theirs, depot: [bait] });
    const first = scene.when(0, corrupt(lure, theirs));
    expect(first).toMatchObject({ step: 'PRIMARY_CORRUPTION', asked: [1] });
    const after = first.until('RAID_HAND').when(1, corrupt(bait, ours));
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toEqual(['RESOLUTION', 'RAID_HAND']);
    expect(after.happened('duelEnded')).toEqual([{ type: 'duelEnded', winner: null }]);
    expect([after.player(0).pen.includes(ours), after.player(1).pen.includes(theirs)]).toEqual([true, true]);
    expect(after.state.arena).toEqual([null, null]);
  });

  it('ARENA-COR-07 a corrupted duellist comes to hand for the secondary round, and may join fresh', () => {
    const [brute, lure] = [black(9, 0, carnal), aCorruption()];
    const scene = aDuel({ arena: white(6, 2), depot: [lure, aCorruption()] }, { arena: brute }).when(
      0,
      corrupt(lure, brute),
    );
    expect(scene.player(1).hand).toContain(brute);
    const after = afterDuel(scene.when(1, join(brute)).when(0, decline));
    expect(comparedTotals(after)).toEqual([6, 9]);
    expect(after.player(0).discard).toHaveLength(2);
  });
});

describe('a corruption response', () => {
  const aJoin = (hand: readonly string[], depot: readonly string[]) => {
    const scene = aDuel({ arena: white(9), depot }, { arena: gray(7), hand });
    return scene.whenAllPass().when(1, join(hand[0]!));
  };

  it('ARENA-COR-05 interrupts a creature that joins; declining is no pass and leaves the action', () => {
    const [nymph, lure] = [gray(5, 0, carnal), aCorruption()];
    const scene = aJoin([nymph], [lure]);
    expect(scene).toMatchObject({ step: 'CORRUPTION_RESPONSE', asked: [0] });
    expect(scene.happened('creatureTookPart')).toEqual([]);
    expect(scene.legal(0).filter(({ type }) => type !== 'declarePasses')).toEqual([decline, corrupt(lure, nymph)]);
    expect(scene.refusal(0, pass)).toMatchObject({ code: 'WRONG_STATE', facts: { step: 'CORRUPTION_RESPONSE' } });
    const declined = scene.when(0, decline);
    expect(declined.happened('creatureTookPart')).toMatchObject([{ seat: 1, card: { instanceId: nymph } }]);
    expect(declined).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [0], state: { window: { passes: 0 } } });
    expect(scene.whenTimeRunsOut().step).toBe('SECONDARY_ACTIONS');
  });

  it('D57 ARENA-COR-06 ARENA-COR-07 a corruption is the action of its seat; the creature waits in the pen', () => {
    const [nymph, imp, lure] = [gray(5, 0, carnal), gray(1), aCorruption()];
    const scene = aJoin([nymph, imp], [lure]).when(0, corrupt(lure, nymph));
    expect(scene).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [1], state: { window: { passes: 0 } } });
    expect(scene.player(1).pen).toEqual([nymph]);
    expect(scene.refusalCode(1, join(nymph))).toBe('NOT_IN_HAND');
    const after = afterDuel(scene);
    expect(after.happened('roundDecided')).toMatchObject([{ why: 'PRIMARY_STANDS', winner: 0 }]);
    expect(after.player(1).pen).toEqual([nymph]);
  });

  it('ARENA-COR-05 ARENA-COR-09 a creature under a stronghold has used its ability up, and gives nothing', () => {
    const [bow, archer, lure] = [white(3), aCreature({ rangedStrength: 4, ...carnal }), aCorruption()];
    const scene = aDuel({ arena: bow, under: { LEFT: archer } }, { arena: white(6), depot: [lure] });
    const shot = scene.when(0, {
      type: 'useStrongholdCreature',
      stronghold: 'LEFT',
      ability: 'RANGED',
      targetCardId: bow,
    });
    expect(shot).toMatchObject({ step: 'CORRUPTION_RESPONSE', asked: [1] });
    const corrupted = shot.when(1, corrupt(lure, archer));
    expect(corrupted.at(0, 'UNDER_LEFT')).toBeNull();
    expect(corrupted.player(0).pen).toContain(archer);
    expect(corrupted.state.combat).toMatchObject({ supports: [], appearance: null, gone: [] });
    expect(corrupted).toMatchObject({ step: 'PRIMARY_ACTIONS', asked: [0] });
    expect(corrupted.state.marks.supported).toEqual([archer]);
    expect(shot.when(1, decline).state.combat?.supports).toMatchObject([{ kind: 'RANGED', value: 4, source: archer }]);
  });

  it('ARENA-GEN-06 is not asked of a seat without cards, nor about a creature that is not vulnerable', () => {
    const nymph = gray(5, 0, carnal);
    const bare = aBareDuel({ arena: white(9) }, { arena: gray(7), pen: [nymph] }).when(1, join(nymph));
    expect(bare.happened('creatureTookPart')).toHaveLength(1);
    const imp = gray(5);
    expect(aJoin([imp], [aCorruption()])).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [0] });
  });

  it('ARENA-COR-01 no corruption at any other moment', () => {
    const [nymph, imp, lure] = [gray(5, 0, carnal), gray(5), aCorruption()];
    const scene = aDuel({ arena: white(9), depot: [lure] }, { arena: nymph, hand: [imp] });
    const late = scene.when(0, pass);
    expect(late).toMatchObject({ step: 'PRIMARY_ACTIONS', asked: [0] });
    expect(late.refusalCode(0, corrupt(lure, nymph))).toBe('WRONG_STATE');
    expect(gone(late)).toEqual([]);
  });
});
