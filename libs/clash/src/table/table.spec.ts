import { stateCheck } from '../end-of-game/state-check.js';
import { aGame, given, madeHero, madeSidekick, madeVillain } from '../testing/index.js';
import { characteristic } from '../shared.js';

describe('canonical order', () => {
  it('CLASH-202 seats by number, main heroes before team-up heroes, sidekicks after theirs, villains by sheet and number', () => {
    const [a, b, helper, later] = [madeHero(), madeHero(), madeHero(), madeHero()] as const;
    const scene = given(
      aGame({
        heroes: [
          { id: helper, seat: 0, teamUp: true },
          { id: b, seat: 1 },
          { id: a, seat: 0 },
          { id: later, seat: 0, teamUp: true },
        ],
      }),
    );
    expect(scene.state.heroes.map(({ heroId }) => heroId)).toEqual([a, helper, later, b]);
    const figures = scene.state.figures.map(({ id }) => id);
    expect(figures.slice(0, 4)).toEqual([a, helper, later, b]);
    const villains = scene.state.figures.slice(4);
    const dolls = villains.filter(({ sheetId }) => sheetId === 'no-dalie').map(({ number }) => number);
    expect(dolls).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('CLASH-202 CLASH-260 a sidekick stands after its hero, and leaves when it does', () => {
    const [one, two] = [madeHero(), madeHero()];
    const sidekick = madeSidekick();
    const scene = given(
      aGame({
        seats: ['A', 'A'],
        options: { mode: 'COOP' },
        threatSheet: {},
        heroes: [{ id: one }, { id: two }],
        sidekicks: [{ sheet: sidekick, at: '2,2', owner: one }],
      }),
    );
    expect(scene.state.figures.slice(0, 3).map(({ id }) => id)).toEqual([one, sidekick, two]);
    const gone = scene.whenResigns(0);
    expect(gone.happened('figureOut')).toMatchObject([{ figureId: one }, { figureId: sidekick, cause: 'OWNER_OUT' }]);
    expect(gone.happened('articleWon')).toHaveLength(1);
  });
});

describe('a team-up hero before its card', () => {
  it('CLASH-EX33 CLASH-025 CLASH-121 it is out at once with damage of its health, and its card comes up void', () => {
    const helper = madeHero({ health: 3 });
    const scene = given(
      aGame({ at: 'activation', heroes: [{}, {}, { id: helper, seat: 1, teamUp: true, damage: 3 }] }),
    );
    const deck = scene.state.sides.B.deck;
    expect(deck).toContain(helper);
    const hit = scene.whenRules((turn) => {
      stateCheck(turn);
    });
    expect(hit.happened('figureOut')).toMatchObject([{ figureId: helper, cause: 'DAMAGE' }]);
    expect(hit.state.sides.B.deck).toEqual(deck);
    const flipped = hit
      .with((state) => {
        state.sides.B.deck.reverse();
      })
      .when(0, { type: 'endActivation' });
    expect(flipped.happened('cardVoid')).toMatchObject([{ side: 'B', heroId: helper }]);
  });
});

describe('the extra challenge of solo and co-op', () => {
  it.each([
    [undefined, 5],
    ['EASY', 6],
    ['NORMAL', 7],
    ['HARD', 8],
  ] as const)(
    'CLASH-EX47 CLASH-196 difficulty %s: villains of defense 5 have %i, later arrivals too',
    (difficulty, defense) => {
      const sheet = madeVillain({ defense: 5, figures: 2 });
      const options = { mode: 'COOP' as const, ...(difficulty ? { difficulty } : {}) };
      const villains = [
        { sheet, at: '2,2' },
        { sheet, at: '3,3' },
      ];
      const { state } = given(aGame({ seats: ['A', 'A'], options, threatSheet: {}, villains }));
      expect([1, 2].map((number) => characteristic(state, `${sheet}-${number}`, 'DEFENSE'))).toEqual([
        defense,
        defense,
      ]);
    },
  );
});
