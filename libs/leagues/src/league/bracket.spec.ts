import { Random } from '#kernel';
import { seasonOf, SYSTEM, type Desk } from '../testing/desk.js';
import type { LaterMatches } from './later-matches.js';
import { proposalFor } from './proposal.js';
import { pairingsOf, type Pairing } from './state.js';
import { tableOf } from './season-table.js';

const pairingIn = (desk: Desk, match: string): Pairing =>
  pairingsOf(desk.season).findLast((pairing) => pairing.match === match)!;

const proposed = (desk: Desk): string[] => {
  const proposal = proposalFor(desk.season);
  return 'code' in proposal
    ? [proposal.code]
    : proposal.pairings.map(({ match, players }) => `${match} ${players.toSorted().join('-')}`);
};

/** The other player of a match is found to have won it. */
const turned = (desk: Desk, match: string, later?: LaterMatches): void => {
  const { gameId, outcome } = pairingIn(desk, match);
  const scores = outcome!.scores.map(({ player, points }) => ({ player, points: 1 - points }));
  desk.must({ type: 'correctResult', season: 1, gameId, scores, later, reason: 'Noted the wrong way round.' });
};

/** Four players: p1 beat p4, p2 beat p3, and p1 the final. */
function final(): Desk {
  const desk = seasonOf(4, { kind: 'KNOCK_OUT' });
  while (desk.pairNext()) desk.playRound();
  return desk;
}

describe('a bracket whose first match is corrected after the next one', () => {
  it('REPLAY has the right players play it; the old game stays in the table', () => {
    const desk = final();
    turned(desk, 'W1.1', 'REPLAY');
    expect(proposed(desk)).toEqual(['W2.1 p2-p4']);
    expect(pairingIn(desk, 'W2.1').outcome?.kind).toBe('CONFIRMED');
    desk.pairNext();
    desk.playRound();
    expect(desk.pairNext()).toBe(false);
    expect(tableOf(desk.season)[0]).toMatchObject({ player: 'p2', points: 2 });
  });

  it('ANNUL lets the old game count for nothing', () => {
    const desk = final();
    turned(desk, 'W1.1', 'ANNUL');
    expect(proposed(desk)).toEqual(['W2.1 p2-p4']);
    expect(desk.events.at(-1)).toMatchObject({
      type: 'resultAnnulled',
      reason: 'Noted the wrong way round.',
      by: 'host',
    });
  });

  it('STAND keeps the match as it was played', () => {
    const desk = final();
    turned(desk, 'W1.1', 'STAND');
    expect(proposed(desk)).toEqual(['nothingToPair']);
    expect(desk.events.at(-1)).toMatchObject({ type: 'matchStands', gameId: pairingIn(desk, 'W2.1').gameId });
  });

  it('is replayed by default, and a game of the former players that still runs is annulled', () => {
    const desk = seasonOf(4, { kind: 'KNOCK_OUT' });
    desk.pairNext();
    desk.playRound();
    desk.pairNext();
    turned(desk, 'W1.1');
    expect(pairingIn(desk, 'W2.1').outcome?.kind).toBe('ANNULLED');
    expect(proposed(desk)).toEqual(['W2.1 p2-p4']);
  });

  it('is played again where the first match is annulled', () => {
    const desk = final();
    desk.must({ type: 'annulResult', season: 1, gameId: pairingIn(desk, 'W1.1').gameId, reason: 'They had help.' });
    expect(proposed(desk)).toEqual(['W1.1 p1-p4']);
  });
});

it('A match for which neither player appeared sends neither on, and the next opponent advances', () => {
  const desk = seasonOf(4, { kind: 'KNOCK_OUT' });
  desk.pairNext();
  const { gameId, players } = pairingIn(desk, 'W1.1');
  desk.must({ type: 'forfeit', season: 1, gameId, absent: [...players], reason: 'Neither came.' }, SYSTEM);
  desk.playRound();
  expect(proposed(desk)).toEqual(['nothingToPair']);
});

describe.each(['KNOCK_OUT', 'DOUBLE_ELIMINATION'] as const)('%s', (kind) => {
  it('goes on after any corrections, annulments, withdrawals and forfeits', () => {
    for (let number = 0; number < 30; number += 1) {
      const random = Random.from(`${kind} ${number}`);
      const desk = seasonOf(3 + random.below(9), { kind });
      for (let round = 0; round < 30 && desk.pairNext(); round += 1) {
        for (const { gameId, players } of desk.season.rounds.at(-1)!.pairings)
          if (random.below(8) === 0)
            desk.give({ type: 'forfeit', season: 1, gameId, absent: players.slice(random.below(2)), reason: 'Away.' });
        const old = random.pick(pairingsOf(desk.season));
        const later = random.pick(['STAND', 'REPLAY', 'ANNUL', undefined] as const);
        const scores = old.players.map((player, place) => ({ player, points: place === random.below(2) ? 1 : 0 }));
        if (round < 12 && random.below(2) === 0)
          desk.give({ type: 'correctResult', season: 1, gameId: old.gameId, scores, later, reason: 'Wrong.' });
        if (round < 12 && random.below(4) === 0)
          desk.give({ type: 'annulResult', season: 1, gameId: old.gameId, later, reason: 'Help.' });
        if (random.below(10) === 0)
          desk.give({ type: 'withdraw', season: 1, player: random.pick(desk.season.entries).player, reason: 'Ill.' });
        desk.playRound();
      }
      expect(proposed(desk)).toEqual(['nothingToPair']);
    }
  });

  it('lets no one sit first, or second, in every game of three and more, where the better one wins', () => {
    const desk = seasonOf(16, { kind });
    while (desk.pairNext()) desk.playRound();
    for (const { player } of desk.season.entries) {
      const seats = pairingsOf(desk.season).flatMap(({ players }) =>
        players.includes(player) ? players.indexOf(player) : [],
      );
      if (seats.length > 2) expect([player, new Set(seats).size]).toEqual([player, 2]);
    }
  });
});
