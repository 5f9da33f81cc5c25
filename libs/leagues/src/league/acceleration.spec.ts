import { asked, seasonOf } from '../testing/desk.js';
import { startersOf } from './proposal.js';

describe('The starters of an accelerated Swiss', () => {
  it('are the players of the first round, without those who asked not to play it', () => {
    const desk = seasonOf(9, { kind: 'SWISS', rounds: 5, accelerated: true });
    expect(startersOf(desk.season)).toBeUndefined();
    const byes = [
      { player: 'p1', points: 0.5 },
      { player: 'p2', points: 1 },
    ];
    desk.must({ type: 'pairRound', season: 1, round: 1, byes }, asked('host', false, 1));
    const [first] = desk.season.rounds;
    // With p1 and p2 away seven are left: one of them has the bye of the pairing.
    expect(first!.byes).toHaveLength(3);
    expect([...startersOf(desk.season)!].sort()).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
  });
});
