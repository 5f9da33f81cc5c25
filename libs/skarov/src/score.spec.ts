import { score } from './score.js';
import { aGame, given } from './testing/index.js';

/** Each seat with its place, in order, when a side has won against or with three heroes. */
function places(winner: 'HEROES' | 'OVERLORD'): [seat: number, rank: number][] {
  const { state } = given(aGame({ heroes: [{}, {}, {}] })).with((game) => {
    game.over = { reason: winner === 'HEROES' ? 'SKAROV_OUT' : 'ESCAPE', winner };
  });
  return score(state).map(({ seat, rank }) => [seat, rank]);
}

describe('How the seats did', () => {
  it('SKAROV-NEWS-08 the heroes who win are first together, the overlord comes after all of them', () => {
    expect(places('HEROES')).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 4],
    ]);
  });

  it('SKAROV-NEWS-08 the overlord who wins is first alone, and stands before the heroes, who are second together', () => {
    expect(places('OVERLORD')).toEqual([
      [3, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });
});
