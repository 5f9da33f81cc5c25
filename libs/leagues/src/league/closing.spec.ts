import { seasonOf } from '../testing/desk.js';

describe('a season that is closed with undecided games', () => {
  it('is refused with the number of games', () => {
    const desk = seasonOf(4, { kind: 'ROUND_ROBIN' });
    desk.pairNext();
    expect(desk.give({ type: 'closeSeason', season: 1, games: 'REFUSE' })).toMatchObject({
      code: 'gamesRun',
      facts: { count: 2 },
    });
    expect(desk.season.status).toBe('OPEN');
    desk.playRound();
    desk.must({ type: 'closeSeason', season: 1, games: 'REFUSE' });
    expect(desk.season.status).toBe('CLOSED');
  });

  it('annuls them on request, each by an event of its own', () => {
    const desk = seasonOf(4, { kind: 'ROUND_ROBIN' });
    desk.pairNext();
    const events = desk.must({ type: 'closeSeason', season: 1, games: 'ABANDON' });
    expect(events.map(({ type }) => type)).toEqual(['resultAnnulled', 'resultAnnulled', 'seasonClosed']);
    expect(desk.season.rounds[0]?.pairings.map(({ outcome }) => outcome?.kind)).toEqual(['ANNULLED', 'ANNULLED']);
  });

  it('was closed silently before there was a choice', () => {
    const desk = seasonOf(4, { kind: 'ROUND_ROBIN' });
    desk.pairNext();
    expect(desk.must({ type: 'closeSeason', season: 1 }).map(({ type }) => type)).toEqual(['seasonClosed']);
  });
});
