import { box } from '../../content/catalogue.js';
import { freshGame, madeCard, madeHero, madeSidekick } from '../../testing/index.js';

const chooses = (seat: number, heroId: string, rank: 'ROOKIE' | 'HERO' | 'VETERAN' = 'HERO') =>
  [seat, { type: 'chooseHero', heroId, rank }] as const;

describe('seats, heroes and set-up', () => {
  it('CLASH-001 CLASH-011 CLASH-204 options stand first; then every seat of both sides chooses a hero, all at once', () => {
    const scene = freshGame({ seats: ['A', 'A', 'B'] });
    expect(scene.step).toBe('setup.heroes');
    expect(scene.asked).toEqual([0, 1, 2]);
    const chosen = scene.when(...chooses(2, madeHero()));
    expect(chosen.asked).toEqual([0, 1]);
    expect(chosen.state.seats.map(({ side }) => side)).toEqual(['A', 'A', 'B']);
  });

  it('CLASH-009 a hero is in a game at most once', () => {
    const heroId = madeHero();
    const scene = freshGame().when(...chooses(0, heroId));
    expect(scene.refusalCode(1, { type: 'chooseHero', heroId, rank: 'HERO' })).toBe('HERO_TAKEN');
    expect(scene.refusalCode(1, { type: 'chooseHero', heroId: 'nobody', rank: 'HERO' })).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, { type: 'chooseHero', heroId: madeHero(), rank: 'HERO' })).toBe('NOT_YOUR_TURN');
  });

  it('CLASH-010 CLASH-020 a hero has its eight cards in hand, no damage, nothing discarded', () => {
    const heroId = madeHero();
    const scene = freshGame().when(...chooses(0, heroId));
    expect(scene.hero(heroId).hand).toEqual([...[1, 2, 3, 4, 5, 6, 7].map((n) => `${heroId}-${n}`), `${heroId}-w`]);
    expect(scene.hero(heroId)).toMatchObject({ discard: [], inPlay: [], notTaken: [], choosesCards: false });
    expect(scene.figure(heroId)).toMatchObject({ damage: 0, side: 'A' });
  });

  it('CLASH-071 a Rookie sets two ordinary cards aside, drawn at random and told to all players, for two Rookie cards', () => {
    const heroId = madeHero();
    const base = [1, 2, 3, 4, 5, 6, 7].map((n) => `${heroId}-${n}`);
    const drawn = [base[4], base[1], ...base.filter((_, at) => at !== 4 && at !== 1)];
    const scene = freshGame({ scenario: { difficulty: 'EASY' } })
      .chancing({ shuffles: [drawn] })
      .when(...chooses(0, heroId, 'ROOKIE'));
    expect(scene.hero(heroId).setAside).toEqual([base[1], base[4]]);
    expect(scene.hero(heroId).hand).toEqual([
      ...base.filter((_, at) => at !== 4 && at !== 1),
      `${heroId}-w`,
      `${heroId}-r1`,
      `${heroId}-r2`,
    ]);
    expect(scene.happened('heroChosen')).toMatchObject([{ setAside: [base[1], base[4]], rank: 'ROOKIE' }]);
  });

  it('CLASH-070 CLASH-074 a Veteran outside a campaign begins with its two Veteran cards on top: ten', () => {
    const heroId = madeHero();
    const scene = freshGame({ options: { rankA: 'VETERAN' } }).when(...chooses(0, heroId, 'VETERAN'));
    expect(scene.hero(heroId).hand).toHaveLength(10);
    expect(scene.hero(heroId).hand.slice(-2)).toEqual([`${heroId}-v1`, `${heroId}-v2`]);
  });

  it.each([
    ['EASY', 'ROOKIE'],
    ['NORMAL', 'HERO'],
    ['HARD', 'VETERAN'],
  ] as const)('CLASH-068 a scenario of difficulty %s is played with rank %s', (difficulty, rank) => {
    const heroId = madeHero();
    const scene = freshGame({ scenario: { difficulty } });
    const others = (['ROOKIE', 'HERO', 'VETERAN'] as const).filter((other) => other !== rank);
    for (const other of others) {
      expect(scene.refusalCode(0, { type: 'chooseHero', heroId, rank: other })).toBe('RANK_NOT_OFFERED');
    }
    expect(scene.when(...chooses(0, heroId, rank)).hero(heroId).rank).toBe(rank);
  });

  it('CLASH-076 the opener of the game may set the rank of a side', () => {
    const scene = freshGame({ options: { rankA: 'ROOKIE', rankB: 'VETERAN' } });
    const [one, other] = [madeHero(), madeHero()];
    const chosen = scene.when(...chooses(0, one, 'ROOKIE')).when(...chooses(1, other, 'VETERAN'));
    expect([chosen.hero(one).rank, chosen.hero(other).rank]).toEqual(['ROOKIE', 'VETERAN']);
  });

  it('CLASH-069 CLASH-204 the first seat of the other side may allow a short side one rank more, before any seat chooses', () => {
    const scene = freshGame({
      seats: ['A', 'A', 'B', 'B'],
      options: { heroesA: 2, heroesB: 2 },
      scenario: { recommendedHeroes: 3 },
    });
    expect([scene.step, scene.asked]).toEqual(['setup.consent', [0, 2]]);
    const asked = scene
      .when(0, { type: 'consentHigherRank', allow: true })
      .when(2, { type: 'consentHigherRank', allow: false });
    expect(asked.step).toBe('setup.heroes');
    const heroId = madeHero();
    expect(asked.refusalCode(0, { type: 'chooseHero', heroId, rank: 'VETERAN' })).toBe('RANK_NEEDS_CONSENT');
    expect(asked.refusalCode(2, { type: 'chooseHero', heroId, rank: 'ROOKIE' })).toBe('RANK_NOT_OFFERED');
    expect(asked.when(...chooses(2, heroId, 'VETERAN')).hero(heroId).rank).toBe('VETERAN');
    expect(asked.when(...chooses(3, heroId, 'HERO')).hero(heroId).rank).toBe('HERO');
  });

  it('CLASH-204 no seat is asked when no side is short, ranks are set, or the scenario is for Veterans', () => {
    expect(freshGame({ scenario: { recommendedHeroes: 1 } }).step).toBe('setup.heroes');
    expect(freshGame({ scenario: { recommendedHeroes: 2, difficulty: 'HARD' } }).step).toBe('setup.heroes');
    expect(freshGame({ scenario: { recommendedHeroes: 2 }, options: { rankA: 'HERO', rankB: 'HERO' } }).step).toBe(
      'setup.heroes',
    );
    expect(freshGame({ scenario: { recommendedHeroes: 2 } }).step).toBe('setup.consent');
  });

  it('CLASH-016 each side has its own newspaper, first come, first served', () => {
    const scene = freshGame()
      .when(...chooses(0, madeHero()))
      .when(...chooses(1, madeHero()));
    expect([scene.step, scene.asked]).toEqual(['setup.newspapers', [0, 1]]);
    const chosen = scene.when(1, { type: 'chooseNewspaper', newspaper: 'MERCURY_HERALD' });
    expect(chosen.refusalCode(0, { type: 'chooseNewspaper', newspaper: 'MERCURY_HERALD' })).toBe('NEWSPAPER_TAKEN');
    expect(chosen.legal(0)).toEqual([{ type: 'chooseNewspaper', newspaper: 'GUARDIANS_CHRONICLES' }]);
  });

  it('CLASH-015 CLASH-216 CLASH-224 pieces come on the board before the first turn; the super villain is marked', () => {
    const scene = begun({
      threatSheet: { superVillain: { sheet: 'x-tina' } },
      plan: {
        figures: [{ sheet: 'no-dalie', count: 3, at: ['2,0', '2,1'] }],
        tokens: [
          { kind: 'spotlight', space: '1,1' },
          { kind: 'spotlight', space: '1,2' },
        ],
      },
    });
    expect(scene.state.tokens.map(({ id, spaceId }) => [id, spaceId])).toEqual([
      ['spotlight-1', '1,1'],
      ['spotlight-2', '1,2'],
    ]);
    const dolls = scene.state.figures.filter(({ sheetId }) => sheetId === 'no-dalie');
    expect(dolls).toHaveLength(10);
    expect(dolls.filter(({ status }) => status === 'IN_PLAY').map(({ spaceId }) => spaceId)).toHaveLength(3);
    expect(new Set(dolls.filter(({ spaceId }) => spaceId).map(({ spaceId }) => spaceId)).size).toBe(3);
    expect(scene.state.figures.filter(({ superVillain }) => superVillain).map(({ sheetId }) => sheetId)).toEqual([
      'x-tina',
    ]);
  });

  it('CLASH-090 CLASH-012 heroes stand on the spaces that the scenario shows for their side, the rest where the sheet says', () => {
    const scene = begun({
      scenario: { starts: { A: ['0,3'], B: ['4,1'], chosen: false } },
      threatSheet: { superVillain: { sheet: 'x-tina' } },
      plan: {
        figures: [{ sheet: 'x-tina', count: 1, at: ['2,2'] }],
        tokens: [{ kind: 'spotlight', space: '3,1' }],
      },
    });
    const at = (id: string): string | null => scene.figure(id).spaceId;
    expect(scene.state.heroes.map(({ side, heroId }) => [side, at(heroId)])).toEqual([
      ['A', '0,3'],
      ['B', '4,1'],
    ]);
    expect(at('x-tina-1')).toBe('2,2');
    expect(scene.state.tokens).toMatchObject([{ kindId: 'spotlight', spaceId: '3,1' }]);
  });

  it('CLASH-012 CLASH-206 heroes take the start spaces of their side in order where the scenario fixes them', () => {
    const scene = begun();
    const [a, b] = scene.state.heroes;
    expect([scene.figure(a!.heroId).spaceId, scene.figure(b!.heroId).spaceId]).toEqual(['0,0', '4,0']);
  });

  it('CLASH-206 CLASH-082 otherwise every seat puts its heroes on free start spaces of its side, in any order', () => {
    const scene = chosen({
      seats: ['A', 'A', 'B'],
      options: { heroesB: 1 },
      scenario: { starts: { A: ['0,0', '0,1'], B: ['4,0'], chosen: true } },
    });
    expect([scene.step, scene.asked]).toEqual(['setup.placement', [0, 1, 2]]);
    const [one, two, three] = scene.state.heroes.map(({ heroId }) => heroId) as [string, string, string];
    expect(scene.refusalCode(0, { type: 'placeHero', heroId: two, spaceId: '0,0' })).toBe('NOT_OWN_HERO');
    expect(scene.refusalCode(0, { type: 'placeHero', heroId: one, spaceId: '4,0' })).toBe('NOT_A_START_SPACE');
    expect(scene.refusalCode(0, { type: 'placeHero', heroId: one, spaceId: '9,9' })).toBe('UNKNOWN_ID');
    const placed = scene.when(1, { type: 'placeHero', heroId: two, spaceId: '0,0' });
    expect(placed.refusalCode(0, { type: 'placeHero', heroId: one, spaceId: '0,0' })).toBe('SPACE_TAKEN');
    expect(placed.legal(0)).toEqual([{ type: 'placeHero', heroId: one, spaceId: '0,1' }]);
    const ready = placed
      .when(2, { type: 'placeHero', heroId: three, spaceId: '4,0' })
      .chancing({ combat: ['0', '0', '0'] })
      .when(0, { type: 'placeHero', heroId: one, spaceId: '0,1' });
    expect(ready.step).toBe('strategy');
  });

  it('CLASH-017 CLASH-018 CLASH-205 a combat die picks each main hero’s mission: 0 the first, another the second, POW again', () => {
    const scene = chosen({}, ['POW', 'POW', '1', '0']);
    const [a, b] = scene.state.heroes;
    expect(a!.missionId).toBe(`${a!.heroId}-mission-2`);
    expect(b!.missionId).toBe(`${b!.heroId}-mission-1`);
    expect(scene.happened('missionRolled')).toMatchObject([{ faces: ['POW', 'POW', '1'] }, { faces: ['0'] }]);
    expect(scene.view('spectator').heroes.map(({ missionId }) => missionId)).toEqual([a!.missionId, b!.missionId]);
  });

  it('CLASH-020 the sixteen wound cards are shuffled into one pile, whose order no seat sees', () => {
    expect(freshGame().view(0).woundPile).toBe(0);
    const scene = begun();
    expect(new Set(scene.state.woundPile).size).toBe(16);
    expect(scene.view(0).woundPile).toBe(16);
  });
});

describe('team-up heroes', () => {
  const teamUp = () => chosen({ seats: ['A', 'A', 'B'] });

  it('CLASH-013 CLASH-021 CLASH-208 a side with fewer seats has places that its seats may fill, or leave empty', () => {
    const scene = teamUp();
    expect([scene.step, scene.asked]).toEqual(['setup.teamUp', [2]]);
    const heroId = madeHero();
    expect(scene.refusalCode(2, { type: 'takeTeamUpHero', heroId: scene.state.heroes[0]!.heroId })).toBe('HERO_TAKEN');
    const taken = scene.when(2, { type: 'takeTeamUpHero', heroId });
    expect(taken.step).toBe('setup.cards');
    expect(taken.hero(heroId)).toMatchObject({ teamUp: true, rank: 'HERO', seat: 2, choosesCards: true });
    expect(scene.when(2, { type: 'passTeamUp' }).step).toBe('setup.newspapers');
  });

  it('CLASH-204 a team-up hero has the scenario’s rank even where main heroes are allowed a higher one', () => {
    const heroId = madeHero();
    const scene = freshGame({ seats: ['A', 'A', 'B'], scenario: { recommendedHeroes: 3 } })
      .when(0, { type: 'consentHigherRank', allow: true })
      .when(2, { type: 'consentHigherRank', allow: true })
      .when(...chooses(0, madeHero(), 'VETERAN'))
      .when(...chooses(1, madeHero()))
      .when(...chooses(2, madeHero(), 'VETERAN'))
      .when(2, { type: 'takeTeamUpHero', heroId });
    expect(scene.hero(heroId).rank).toBe('HERO');
  });

  it('CLASH-022 CLASH-023 its hand is its weakness and three cards of its own set that the seat chooses', () => {
    const heroId = madeHero();
    const stranger = madeCard(madeHero());
    const scene = teamUp().when(2, { type: 'takeTeamUpHero', heroId });
    const card = (n: number | string): string => `${heroId}-${n}`;
    const choose = (...cardIds: string[]) => ({ type: 'chooseCards', heroId, cardIds }) as const;
    expect(scene.refusal(2, choose(card(1), card(2), stranger))).toMatchObject({
      code: 'CARD_NOT_OF_HERO',
      facts: { card: stranger, hero: heroId },
    });
    expect(scene.refusalCode(2, choose(card(1), card(2), card('r1')))).toBe('CARD_NOT_OF_HERO');
    expect(scene.refusalCode(2, choose(card(1), card(2), card('w')))).toBe('WEAKNESS_IS_AUTOMATIC');
    expect(scene.refusalCode(2, choose(card(1), card(2)))).toBe('NOT_THREE_CARDS');
    expect(scene.refusalCode(2, choose(card(1), card(2), card(2)))).toBe('NOT_THREE_CARDS');
    expect(scene.refusalCode(2, choose(card(1), card(2), 'nothing'))).toBe('UNKNOWN_ID');
    expect(scene.refusalCode(0, choose(card(1), card(2), card(3)))).toBe('NOT_YOUR_TURN');
    expect(scene.legal(2, 'chooseCards')).toHaveLength(35);
    const had = scene.when(2, choose(card(5), card(1), card(7)));
    expect(had.hero(heroId).hand).toEqual([card(1), card(5), card(7), card('w')]);
    expect(had.hero(heroId).notTaken).toEqual([2, 3, 4, 6].map(card));
  });

  it('CLASH-022 ALREADY_CHOSEN for a hero who has its cards, NOT_OWN_HERO for one of another seat', () => {
    const [one, two] = [madeHero(), madeHero()];
    const scene = chosen({ seats: ['A', 'A', 'A', 'B'], options: { heroesB: 3 } })
      .when(3, { type: 'takeTeamUpHero', heroId: one })
      .when(3, { type: 'takeTeamUpHero', heroId: two })
      .when(3, { type: 'chooseCards', heroId: one, cardIds: [1, 2, 3].map((n) => `${one}-${n}`) });
    const again = { type: 'chooseCards', heroId: one, cardIds: [4, 5, 6].map((n) => `${one}-${n}`) } as const;
    expect(scene.refusalCode(3, again)).toBe('ALREADY_CHOSEN');
    const foreign = scene.state.heroes[0]!.heroId;
    expect(scene.refusalCode(3, { type: 'chooseCards', heroId: foreign, cardIds: [] })).toBe('NOT_OWN_HERO');
  });

  it('CLASH-018 team-up heroes roll no mission', () => {
    const heroId = madeHero();
    const scene = teamUp()
      .when(2, { type: 'takeTeamUpHero', heroId })
      .when(2, { type: 'chooseCards', heroId, cardIds: [1, 2, 3].map((n) => `${heroId}-${n}`) })
      .when(0, { type: 'chooseNewspaper', newspaper: 'MERCURY_HERALD' })
      .chancing({ combat: ['0', '0', '0'] })
      .when(2, { type: 'chooseNewspaper', newspaper: 'GUARDIANS_CHRONICLES' });
    expect(scene.hero(heroId).missionId).toBeNull();
  });
});

describe('solo and co-op set-up', () => {
  const alone = () => freshGame({ options: { mode: 'SOLO' }, threatSheet: {} });

  it('CLASH-191 the seats have the start side alone', () => {
    const scene = freshGame({ seats: ['B', 'B'], options: { mode: 'COOP', startSide: 'B' }, threatSheet: {} });
    expect(scene.state.seats.map(({ side }) => side)).toEqual(['B', 'B']);
  });

  it('CLASH-192 CLASH-194 CLASH-259 CLASH-265 three chosen cards, no team-up heroes, sidekicks, one newspaper', () => {
    const heroId = madeHero();
    const sidekickId = madeSidekick();
    const chosenHero = alone().when(...chooses(0, heroId));
    expect(chosenHero.step).toBe('setup.cards');
    const cards = chosenHero.when(0, { type: 'chooseCards', heroId, cardIds: [1, 2, 3].map((n) => `${heroId}-${n}`) });
    expect(cards.step).toBe('setup.sidekicks');
    const taken = cards.when(0, { type: 'takeSidekick', sidekickId });
    expect(taken.refusalCode(0, { type: 'takeSidekick', sidekickId })).toBe('SIDEKICK_TAKEN');
    expect(taken.refusalCode(0, { type: 'takeSidekick', sidekickId: 'nobody' })).toBe('UNKNOWN_ID');
    const begun = taken.chancing({ combat: ['0'] }).when(0, { type: 'passSidekick' });
    expect(begun.step).toBe('strategy');
    expect(begun.state.sides.A.newspaper).toBe('GUARDIANS_CHRONICLES');
    expect(begun.figure(heroId).spaceId).toBe('0,0');
    expect(begun.figure(sidekickId)).toMatchObject({ ownerId: heroId, side: 'A', spaceId: '1,0', status: 'IN_PLAY' });
  });

  it('CLASH-259 every sidekick of the box is offered but those that are taken', () => {
    const heroId = madeHero();
    const scene = alone()
      .when(...chooses(0, heroId))
      .when(0, { type: 'chooseCards', heroId, cardIds: [1, 2, 3].map((n) => `${heroId}-${n}`) });
    const [first, ...others] = box.printed.sidekick.map(
      ({ id }) => ({ type: 'takeSidekick', sidekickId: id }) as const,
    );
    expect(scene.legal(0, 'takeSidekick')).toEqual([first, ...others]);
    expect(scene.when(0, first!).legal(0, 'takeSidekick')).toEqual(others);
  });

  it('CLASH-192 CLASH-259 two sidekicks for the whole group end the step', () => {
    const heroId = madeHero();
    const scene = alone()
      .when(...chooses(0, heroId))
      .when(0, { type: 'chooseCards', heroId, cardIds: [1, 2, 3].map((n) => `${heroId}-${n}`) })
      .when(0, { type: 'takeSidekick', sidekickId: madeSidekick() })
      .chancing({ combat: ['0'] })
      .when(0, { type: 'takeSidekick', sidekickId: madeSidekick() });
    expect(scene.step).toBe('strategy');
  });
});

describe('deadlines of set-up', () => {
  it('CLASH-261 every default is legal and set-up comes to its end', () => {
    let scene = freshGame({
      seats: ['A', 'A', 'B'],
      scenario: { recommendedHeroes: 3, starts: { A: ['0,0', '0,1', '0,2'], B: ['4,0', '4,1', '4,2'], chosen: true } },
    });
    const steps: string[] = [];
    while (scene.state.phase === 'SETUP') {
      steps.push(scene.step!);
      const last = scene.step === 'setup.placement';
      scene = (last ? scene.chancing({ combat: ['0', '0', '0'] }) : scene).whenTimeRunsOut();
    }
    expect(steps).toEqual(['setup.consent', 'setup.heroes', 'setup.teamUp', 'setup.newspapers', 'setup.placement']);
    expect(scene.state.sides.A.higherRank).toBe(false);
    expect(scene.view('spectator').sides.map(({ higherRank }) => higherRank)).toEqual([false, false]);
  });

  it('CLASH-261 CLASH-022 without a choice the cards are the first three', () => {
    const heroId = madeHero();
    const scene = freshGame({ options: { mode: 'SOLO' }, threatSheet: {} }).when(...chooses(0, heroId));
    expect(scene.byDefault(0)).toEqual({
      type: 'chooseCards',
      heroId,
      cardIds: [1, 2, 3].map((n) => `${heroId}-${n}`),
    });
  });
});

/** All seats have chosen made heroes; set-up goes on as far as it does without further choices. */
function chosen(setup: Parameters<typeof freshGame>[0] = {}, combat: readonly string[] = ['0', '0']) {
  let scene = freshGame(setup);
  for (const { seat } of scene.state.seats) scene = scene.when(...chooses(seat, madeHero()));
  if (scene.step !== 'setup.newspapers') return scene;
  scene = scene.when(0, { type: 'chooseNewspaper', newspaper: 'MERCURY_HERALD' });
  const placed = scene.state.options.scenario?.starts.chosen === true;
  const other = scene.asked[0]!;
  return (placed ? scene : scene.chancing({ combat })).when(other, {
    type: 'chooseNewspaper',
    newspaper: 'GUARDIANS_CHRONICLES',
  });
}

/** A game that has just begun. */
const begun = (setup: Parameters<typeof freshGame>[0] = {}) => chosen(setup);
