import { powerCard } from '../content/catalogue.js';
import { endOfTurn, fight, item, madeHero, madeVillain, type HeroSetup, type Scene } from '../testing/index.js';

describe('What a figure sees', () => {
  const boiling = powerCard('fahrenheit-boiling-point').id;
  const [near, far] = [madeHero({ defense: 1 }), madeHero({ defense: 1 })];
  const shoots = (rank: HeroSetup['rank'] & string): Scene =>
    fight(
      [
        { id: 'fahrenheit', rank, at: '0,0', inPlay: [{ cardId: boiling, side: 'LEFT' }] },
        { id: near, seat: 1, at: '2,0' },
        { id: far, seat: 1, teamUp: true, at: '4,0' },
      ],
      {},
    );

  it('CLASH-223 Arc Light: what a power says of enemies in sight knows that they block nothing for its figure', () => {
    const veteran = shoots('VETERAN').when(0, { type: 'usePower', powerId: boiling });
    expect(veteran.legal(0, 'choose').map(({ optionId }) => optionId)).toEqual([near, far]);
    const aimed = veteran
      .chancing({ combat: ['1', '0', '0'], power: ['0', '0'] })
      .when(0, { type: 'choose', optionId: far });
    expect(aimed.happened('attackDeclared')).toMatchObject([{ targetId: far, mode: 'RANGED' }]);
    expect(aimed.figure(far).damage).toBe(2);
  });

  it('CLASH-140 CLASH-223 without it the nearer one is the only one', () => {
    const hero = shoots('HERO')
      .chancing({ combat: ['1', '0', '0'], power: ['0', '0'] })
      .when(0, { type: 'usePower', powerId: boiling });
    expect(hero.happened('attackDeclared')).toMatchObject([{ targetId: near }]);
  });

  it('CLASH-164 CLASH-223 attacks and tests from afar know it too, and so does a villain who wants to see', () => {
    const targets = (rank: HeroSetup['rank'] & string): string[] =>
      shoots(rank)
        .legal(0, 'attack')
        .filter(({ mode }) => mode === 'RANGED')
        .map(({ targetId }) => targetId);
    expect([targets('HERO'), targets('VETERAN')]).toEqual([[near], [near, far]]);
    const looks = (ability: 'SEE_THROUGH_ENEMIES' | 'SURE_FOOTED'): string[] => {
      const sheet = madeVillain({
        speed: 1,
        powers: [
          {
            id: `eyes-${ability}`,
            name: { en: 'Eyes', fr: 'Yeux' },
            text: { en: 'Eyes.', fr: 'Yeux.' },
            power: { trigger: 'PERMANENT', grants: [{ who: { of: 'SELF' }, ability }] },
          },
        ],
      });
      const look = item('look', [
        { move: { who: { of: 'VILLAIN' }, toward: { spaceOf: { of: 'HERO', sheet: far } }, want: 'SIGHT' } },
      ]);
      return endOfTurn(sheet, '0,0', [look], {
        heroes: [
          { id: near, at: '2,0' },
          { id: far, at: '4,0' },
        ],
        face: {
          map: ['ooooo', '#####', '#####', '#####', '#####'],
          zones: ['aabbb', '#####', '#####', '#####', '#####'],
        },
      })
        .whenJobRuns()
        .events.flatMap((event) => ('weighed' in event ? (event.weighed?.candidates ?? []) : []))
        .filter(({ keys }) => keys[0] === 0)
        .map(({ candidateId: id }) => id)
        .sort();
    };
    expect(looks('SEE_THROUGH_ENEMIES')).toEqual(['0,0', '1,0', '3,0']);
    expect(looks('SURE_FOOTED')).toEqual(['3,0']);
  });
});
