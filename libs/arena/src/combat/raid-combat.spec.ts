import { aCorruption, aShield } from '../testing/index.js';
import { aRaidCombat, comparedTotals, corrupt, pass, white, carnal } from './testing/duels.js';

describe('the combat of a raid', () => {
  it('ARENA-RAI-08 ARENA-RAI-20 is one primary round on the stronghold of Passive', () => {
    const [raider, guard] = [white(7), white(5)];
    const scene = aRaidCombat({ arena: raider }, { arena: guard });
    expect(scene).toMatchObject({ step: 'PRIMARY_ACTIONS', asked: [0] });
    expect(scene.state.combat).toMatchObject({
      kind: 'RAID',
      stronghold: 'CENTER',
      fighters: [
        { id: raider, seat: 0, part: 'DUELLIST', fresh: true },
        { id: guard, seat: 1, part: 'DUELLIST', fresh: true },
      ],
    });
    const after = scene.until('RAID_END').whenAllPass();
    expect(comparedTotals(after)).toEqual([7, 6]);
    expect(after.state.combat).toBeNull();
    expect(after.player(1).strongholds?.CENTER.ruin).toBe(true);
    expect(after.at(0, 'ON_CENTER')).toBe(raider);
  });

  it('ARENA-RAI-08 takes what is in the depot to hand', () => {
    expect(aRaidCombat({ arena: white(7), depot: [aShield()] }, { arena: white(5) }).player(0).depot).toEqual([]);
  });

  it('ARENA-COR-09 ARENA-RAI-12 the attacker corrupted away: the raid ends when the window closes', () => {
    const [raider, lure] = [white(7, 0, carnal), aCorruption()];
    const scene = aRaidCombat({ arena: raider }, { arena: white(5), depot: [lure] });
    expect(scene).toMatchObject({ step: 'PRIMARY_CORRUPTION', asked: [1] });
    const after = scene.until('RAID_END').when(1, corrupt(lure, raider));
    expect(after.state).toMatchObject({ stage: 'RAID_END', combat: null });
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toEqual(['RAID_END']);
    expect(after.player(0).pen).toContain(raider);
  });

  it('ARENA-RAI-12 the defender corrupted away: no commands, and its stronghold is undefended', () => {
    const [guard, lure] = [white(7, 0, carnal), aCorruption()];
    const scene = aRaidCombat({ arena: white(5), depot: [lure] }, { arena: guard });
    const after = scene.when(0, corrupt(lure, guard));
    expect(after).toMatchObject({ step: 'RAID_SACRIFICE', asked: [1] });
    expect(after.happened('stageEntered').map(({ stage }) => stage)).toEqual(['RAID_SACRIFICE']);
    expect(after.state.combat).toBeNull();
  });

  it('ARENA-ALO-03 ARENA-RAI-12 both corrupted: at once, and without effect', () => {
    const [raider, guard, lure, bait] = [white(7, 0, carnal), white(7, 0, carnal), aCorruption(), aCorruption()];
    const scene = aRaidCombat({ arena: raider, depot: [lure] }, { arena: guard, depot: [bait] });
    const after = scene.when(0, corrupt(lure, guard)).until('RAID_END').when(1, corrupt(bait, raider));
    expect(after.state.stage).toBe('RAID_END');
    expect(after.player(1).strongholds?.CENTER.ruin).toBe(false);
  });

  it('ARENA-RAI-08 no creature joins and no shield is laid', () => {
    const scene = aRaidCombat({ arena: white(7), hand: [white(3)] }, { arena: white(5) });
    expect(scene.legal(0).map(({ type }) => type)).not.toContain('joinDuel');
    expect(scene.when(0, pass).step).toBe('PRIMARY_ACTIONS');
  });
});
