import { endOfTurn, fight, item, madeHero, madeVillain, type GameSetup } from '../testing/index.js';

describe('Allies and enemies', () => {
  const [ours, theirs] = [madeHero({ defense: 9 }), madeHero()];
  const sheet = madeVillain({ attack: 1 });
  const heroes = [
    { id: ours, at: '0,0' },
    { id: theirs, at: '2,0' },
  ];
  const setup = (alliances?: GameSetup['scenario']): GameSetup => ({
    villains: [{ sheet, at: '1,0' }],
    threatSheet: { superVillain: { sheet: 'x-tina' } },
    ...(alliances ? { scenario: alliances } : {}),
  });
  const withA: GameSetup['scenario'] = { alliances: [{ sheet, side: 'A' }] };

  it('CLASH-079 a villain is an enemy of both sides, unless the scenario allies it with one', () => {
    const targets = (scenario?: GameSetup['scenario']): string[] =>
      fight(heroes, setup(scenario))
        .legal(0, 'attack')
        .map(({ targetId }) => targetId);
    expect(targets()).toEqual([`${sheet}-1`]);
    expect(targets(withA)).toEqual([]);
    const others = fight(
      [
        { id: ours, at: '0,0' },
        { id: theirs, at: '2,0' },
      ],
      {
        ...setup(withA),
        active: theirs,
      },
    );
    expect(others.legal(1, 'attack').map(({ targetId }) => targetId)).toEqual([`${sheet}-1`]);
  });

  it('CLASH-079 CLASH-097 it goes for the other side alone, and the view says whose ally it is', () => {
    const attacked = (scenario?: GameSetup['scenario']): string[] =>
      endOfTurn('x-tina', '4,4', [item('strike', [{ attack: { who: { of: 'SHEET', sheet } } }])], {
        ...setup(scenario),
        heroes: [
          { id: ours, at: '0,0', damage: 2 },
          { id: theirs, at: '2,0' },
        ],
        villains: [
          { sheet, at: '1,0', superVillain: false },
          { sheet: 'x-tina', at: '4,4', superVillain: true },
        ],
      })
        .chancing({ combat: ['0'] })
        .whenJobRuns()
        .happened('attackDeclared')
        .map(({ targetId }) => targetId);
    expect([attacked(), attacked(withA)]).toEqual([[ours], [theirs]]);
    const seen = fight(heroes, setup(withA))
      .view('spectator')
      .figures.find(({ sheetId }) => sheetId === sheet);
    expect(seen).toMatchObject({ alliedWith: 'A' });
    expect(seen).not.toHaveProperty('side');
  });

  it('CLASH-079 CLASH-129 it pins and stops the other side, and lets its own pass', () => {
    const map = ['ooooo', '#####', '#####', '#####', '#####'];
    const zones = ['abbcc', '#####', '#####', '#####', '#####'];
    const reached = (scenario?: GameSetup['scenario']): boolean =>
      fight(
        [
          { id: ours, at: '0,0' },
          { id: theirs, at: '4,0' },
        ],
        {
          ...setup(scenario),
          face: { map, zones },
        },
      )
        .legal(0, 'move')
        .some(({ spaceId }) => spaceId === '3,0');
    expect([reached(), reached(withA)]).toEqual([false, true]);
  });
});
