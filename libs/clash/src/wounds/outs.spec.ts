import { fight, madeCard, madeHero, revealed } from '../testing/index.js';

describe('Who is credited', () => {
  it('CLASH-246 credits no side with a figure of its own, of which the discredit alone is told', () => {
    const hero = madeHero();
    const blast = madeCard(hero, {
      power: { trigger: 'ACTION', do: [{ damage: { who: { of: 'HEROES' }, points: 1 } }] },
    });
    const [ally, enemy] = [madeHero({ health: 1 }), madeHero({ health: 1 })];
    const scene = fight([
      { id: hero, seat: 0, at: '0,0', inPlay: [{ cardId: blast, side: 'LEFT' }] },
      { id: ally, seat: 0, teamUp: true, at: '1,0' },
      { seat: 1, at: '4,4' },
      { id: enemy, seat: 1, teamUp: true, at: '4,3' },
    ]).when(0, { type: 'usePower', powerId: blast });
    expect(scene.happened('figureOut').map(({ figureId, side, by }) => [figureId, side, by])).toEqual([
      [ally, null, undefined],
      [enemy, 'A', hero],
    ]);
    expect(scene.hero(hero).deeds).toMatchObject({ OUTS: 1, HERO_OUTS: 1 });
    expect(scene.state.outs).toEqual([{ side: 'A', sheetId: enemy }]);
    expect(scene.happened('articleWon').map(({ kind, articleId }) => [kind, articleId])).toEqual([
      ['DISCREDIT', ally],
      ['DISCREDIT', enemy],
    ]);
  });

  it('CLASH-246 CLASH-019 Overheating that fells an ally wins Fahrenheit no praise', () => {
    const ally = madeHero({ health: 1 });
    const burnt = revealed(
      {
        heroes: [
          {
            id: 'fahrenheit',
            seat: 0,
            at: '0,0',
            missionId: 'fahrenheit-mission-1',
            plan: [{ cardId: 'fahrenheit-overheating', side: 'LEFT' }],
            hand: ['fahrenheit-overheating'],
          },
          { id: ally, seat: 0, teamUp: true, at: '1,0' },
          { seat: 1, at: '4,4' },
        ],
      },
      ['A'],
    );
    expect(burnt.happened('figureOut')).toMatchObject([{ figureId: ally, side: null }]);
    expect(burnt.told).not.toContain('missionAccomplished');
    expect(burnt.happened('articleWon').map(({ kind }) => kind)).toEqual(['DISCREDIT']);
  });
});
