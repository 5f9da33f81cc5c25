import { newEntering } from './entering/state.js';
import { planSchema } from './plan.js';
import { newLeague, type League, type Pairing, type Season } from './state.js';
import { toPlayIn } from './to-play.js';

const pairing = (gameId: string, players: readonly string[], isOver = false): Pairing => ({
  gameId,
  players: [...players],
  outcome: isOver ? { kind: 'ANNULLED', scores: [], gameHash: null, endedAt: null, placed: [], since: 1 } : null,
});

const season = (number: number, pairings: readonly Pairing[]): Season => ({
  number,
  name: `Season ${number}`,
  plan: planSchema.parse({ ruleset: 'tally', format: { kind: 'ROUND_ROBIN' } }),
  status: 'OPEN',
  consent: true,
  invitations: [],
  entering: newEntering,
  about: {},
  entries: [
    { player: 'Owls', members: ['ada', 'bo'], number: 1, withdrawnAfter: null },
    { player: 'Foxes', members: ['cy', 'dan'], number: 2, withdrawnAfter: 1 },
    { player: 'eve', members: ['eve'], number: 3, withdrawnAfter: null },
  ],
  waiting: [],
  rounds: [{ number: 1, startsAt: 5, paired: 1, byes: [], pairings }],
});

const league: League = {
  ...newLeague,
  seasons: [
    season(1, [pairing('g1', ['Owls', 'Foxes'], true), pairing('g2', ['Foxes', 'Owls'])]),
    season(2, [pairing('g3', ['Owls', 'eve'])]),
  ],
};

describe('the games that an account still has to play', () => {
  it('are the undecided ones of all seasons, where it plays for itself or for a team', () => {
    const idsOf = (account: string) =>
      toPlayIn(league, account).map(({ season: of, round, pairing: { gameId }, seat }) => [
        of.number,
        round.number,
        gameId,
        seat,
      ]);
    expect(idsOf('bo')).toEqual([
      [1, 1, 'g2', 3],
      [2, 1, 'g3', 1],
    ]);
    expect(idsOf('cy')).toEqual([[1, 1, 'g2', 0]]);
    expect(idsOf('eve')).toEqual([[2, 1, 'g3', 2]]);
    expect(idsOf('Owls')).toEqual([]);
    expect(idsOf('stranger')).toEqual([]);
  });
});
