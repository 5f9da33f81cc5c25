import { aCorruption, type Scene } from '../testing/index.js';
import { aDuel, afterDuel, black, comparedTotals, corrupt, influence, join, white, carnal } from './testing/duels.js';
import { sendToPen } from '../table/moves.js';
import { advance } from '../flow/advance.js';

/** A text sends creatures away, and the game goes on. */
const whenSentAway = (scene: Scene, ...ids: readonly string[]): Scene =>
  scene.until('RAID_HAND').whenRules((turn) => {
    sendToPen(turn, ids, 'EFFECT');
    advance(turn);
  });
const stages = (scene: Scene) => scene.happened('stageEntered').map(({ stage }) => stage);

const lonely = (attackers: readonly string[], alone = white(4)) => {
  const [lost, lure] = [black(9, 0, carnal), aCorruption()];
  const scene = aDuel({ arena: lost, hand: attackers }, { arena: alone, depot: [lure] });
  return { alone, lost, scene: scene.when(1, corrupt(lure, lost)) };
};

describe('a creature without opponent', () => {
  it('D19 ARENA-ALO-04 a seat without duellist that has the higher total: the enemy duellist is discarded, no winner', () => {
    const five = white(5);
    const { alone, scene } = lonely([five]);
    expect(scene).toMatchObject({ step: 'SECONDARY_ACTIONS', asked: [0] });
    const after = afterDuel(scene.when(0, join(five)));
    expect(comparedTotals(after)).toEqual([5, 4]);
    expect(after.player(1).discard).toContain(alone);
    expect(after.state.arena).toEqual([null, null]);
    expect(after.player(0).pile.at(-1)).toBe(five);
  });

  it('D19 ARENA-ALO-04 equal totals: the enemy duellist goes to its pen', () => {
    const four = white(4);
    const { alone, scene } = lonely([four]);
    const after = afterDuel(scene.when(0, join(four)));
    expect(comparedTotals(after)).toEqual([4, 4]);
    expect(after.player(1).pen).toEqual([alone]);
    expect(after.state.arena).toEqual([null, null]);
  });

  it('ARENA-ALO-02 the secondary round is its first confrontation: its modifiers count, and it may be influenced', () => {
    const [prophet, four] = [white(4, 2, { influenceable: true }), black(8)];
    const { scene } = lonely([four], prophet);
    const joined = scene.when(0, join(four));
    const fresh = joined.state.combat?.fighters.find(({ id }) => id === prophet)?.fresh;
    expect(fresh).toBe(true);
    const after = afterDuel(joined.when(1, influence(prophet)));
    expect(comparedTotals(after)).toEqual([8, 8]);
  });

  it('ARENA-ALO-02 no enemy comes: it wins without comparison, and stays', () => {
    const { alone, scene } = lonely([]);
    const after = afterDuel(scene);
    expect(after.happened('roundDecided')).toMatchObject([{ round: 'SECONDARY', winner: 1, why: 'PRIMARY_STANDS' }]);
    expect(after.at(1, 'DUEL_ZONE')).toBe(alone);
  });

  it('ARENA-ALO-02 leaving in the action window ends the primary round at once, and what was given for it', () => {
    const [prophet, lost] = [white(4, 0, { influenceable: true }), white(9)];
    const scene = aDuel({ arena: prophet }, { arena: lost }).when(0, influence(prophet));
    const after = whenSentAway(scene, lost);
    expect(stages(after)).toEqual(['SECONDARY_HAND', 'SECONDARY_ACTIONS']);
    expect(after.asked).toEqual([1]);
    expect(after.state.combat).toMatchObject({ primaryWinner: 0, supports: [], gone: [1], round: 'SECONDARY' });
  });

  it('ARENA-ALO-03 ARENA-DES-02 both leave in the action window: the combat ends at once, and no one wins', () => {
    const [ours, theirs] = [white(4), white(9)];
    const after = whenSentAway(aDuel({ arena: ours }, { arena: theirs }), ours, theirs);
    expect(stages(after)).toEqual(['RESOLUTION', 'RAID_HAND']);
    expect(after.happened('duelEnded')).toEqual([{ type: 'duelEnded', winner: null }]);
  });

  it('ARENA-ALO-06 leaving in the secondary round: the window goes on, and the round is compared', () => {
    const [ours, theirs] = [white(4), white(9)];
    const scene = whenSentAway(aDuel({ arena: ours }, { arena: theirs }).whenAllPass(), theirs);
    expect(scene.step).toBe('SECONDARY_ACTIONS');
    const after = afterDuel(scene);
    expect(after.happened('roundCompared')).toMatchObject([{ round: 'SECONDARY', winner: 0 }]);
    expect(after.at(0, 'DUEL_ZONE')).toBe(ours);
  });

  it('ARENA-ALO-05 both leave in the secondary round: nothing is compared, attackers go under the piles', () => {
    const [ours, theirs, imp] = [white(4), white(9), white(1)];
    const joined = aDuel({ arena: ours, hand: [imp] }, { arena: theirs })
      .whenAllPass()
      .when(0, join(imp));
    const after = whenSentAway(joined, ours, theirs);
    expect(stages(after)).toEqual(['RESOLUTION', 'RAID_HAND']);
    expect(after.happened('roundDecided')).toMatchObject([{ winner: null, why: 'NOBODY_LEFT' }]);
    expect(after.player(0).pile.at(-1)).toBe(imp);
  });
});
