import { mages } from '../content/catalogue.js';
import { aGame, given } from './index.js';

describe('a game for a test', () => {
  it('stands at the choice of first actions', () => {
    const scene = given(aGame({ guilds: 3, firstPlayer: 1 }));
    expect(scene.step).toBe('actions.first');
    expect(scene.asked).toEqual([1, 2, 0]);
    expect(scene.when(1, { type: 'chooseFirstAction', action: 'trade' }).asked).toEqual([2, 0]);
  });

  it('stands in the middle of an action', () => {
    const scene = given(aGame({ guilds: [{ rubies: 3 }, {}], resolving: { seat: 0, action: 'trade', x2: true } }));
    expect(scene.step).toBe('resolve.trade');
    expect(scene.refusalCode(0, { type: 'buyAlignment', steps: 0, useDiscount: false })).toBe('outOfRange');
  });

  it('stands in an auction that a job resolves', () => {
    const lot = mages.find(({ requirement }) => !requirement)!.id;
    const scene = given(aGame({ guilds: 2, at: 'auction.bid', lots: [lot] }))
      .when(0, { type: 'bidOnLot', mageId: lot, amount: 3 })
      .when(1, { type: 'bidOnLot', mageId: lot, amount: 2 })
      .whenJobRuns();
    expect(scene.happened('lotSold')).toMatchObject([{ winner: 0, price: 3 }]);
    expect(scene.guild(0)).toMatchObject({ rubies: 2, mages: [{ id: lot }] });
  });

  it('makes up for a missed deadline with defaults', () => {
    const scene = given(aGame({ guilds: 2 }))
      .whenTimeRunsOut()
      .whenTimeRunsOut();
    expect(scene.state.guilds.map(({ absent }) => absent)).toEqual([true, true]);
  });
});
