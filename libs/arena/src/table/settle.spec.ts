import { aCreature, aGame, aShield, given } from '../testing/index.js';
import { settle } from './settle.js';
import { resign } from '../flow/resignation.js';
import { score } from '../score.js';

const five = (): string[] => Array.from({ length: 5 }, () => aCreature());
const ruins = ['LEFT', 'CENTER', 'RIGHT'] as const;

describe('victory', () => {
  it('ARENA-END-02 three ruins lose', () => {
    const scene = given(aGame({ seats: [{ ruins }, {}] })).whenRules(settle);
    expect(scene.state.over).toEqual({ reason: 'RUINS', winner: 1 });
  });

  it('ARENA-END-09 a seat that fulfils several conditions at once wins for the first of the list', () => {
    const scene = given(aGame({ seats: [{ victorious: five() }, { ruins }] })).whenRules(settle);
    expect(scene.state.over).toEqual({ reason: 'VICTORIOUS', winner: 0 });
  });

  it('D55 ARENA-END-05 a movement that fulfils a condition for both seats makes a draw', () => {
    const scene = given(aGame({ seats: [{ victorious: five(), ruins }, {}] })).whenRules(settle);
    expect(scene.state.over?.winner).toBeNull();
    expect(score(scene.state).map(({ rank, points }) => [rank, points])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('ARENA-END-08 who concedes loses', () => {
    const scene = given(aGame({})).whenRules((turn) => resign(turn, 1));
    expect(scene.state.over).toEqual({ reason: 'CONCEDED', winner: 0 });
    expect(score(scene.state)).toMatchObject([
      { seat: 0, rank: 1, points: 1 },
      { seat: 1, rank: 2, points: 0 },
    ]);
    expect(scene.whenRules((turn) => resign(turn, 0)).events).toEqual([]);
  });
});

describe('what follows from a movement', () => {
  it('ARENA-GEN-09 ARENA-PRS-04 a captive without its shield, and a shield without captive, are discarded', () => {
    const [shield, captive] = [aShield(), aCreature()];
    const scene = given(aGame({ seats: [{ prison: { shield, captive } }, {}] }));
    const freed = scene.with((state) => (state.players[0].prison!.captive = null)).whenRules(settle);
    expect(freed.player(0)).toMatchObject({ prison: null, discard: [shield] });
    const unguarded = scene.with((state) => (state.players[0].prison!.shield = null)).whenRules(settle);
    expect(unguarded.player(0).prison).toBeNull();
    expect(unguarded.player(1).discard).toEqual([captive]);
  });
});
