import { atSeat, auditor, spectator, type Seat } from '#kernel';
import { redactorOf } from '#kernel/server';
import { clash } from '../clash.js';
import type { Command } from '../commands.js';
import { box } from '../content/catalogue.js';
import { evolve } from '../evolve.js';
import { seatPlan } from '../flow/set-up/seat-plan.js';
import { initialState } from '../initial-state.js';
import { optionsSchema } from '../options.js';
import { aGame, given, madeHero, madeWound, revealed, type Scene } from '../testing/index.js';
import { viewSchema, type View } from './view-schema.js';
import { view } from './view.js';

const redactor = (scene: Scene) => redactorOf(clash, scene.state.options);

/** Everything that a seat gets: its view, the events of the last command, and its legal commands. */
const gets = (scene: Scene, seat: Seat): string =>
  JSON.stringify([
    scene.view(seat),
    scene.events.map((event) => redactor(scene)(event, atSeat(seat))),
    scene.legal(seat),
    scene.waiting,
  ]);

const heroIn = (seen: View, heroId: string): View['heroes'][number] => {
  const hero = seen.heroes.find((candidate) => candidate.heroId === heroId);
  if (!hero) throw new Error(`The view does not show ${heroId}.`);
  return hero;
};

/** Two seats of A against one of B, who has a team-up hero with three chosen cards. */
function strategy(): { scene: Scene; a: string; ally: string; b: string; helper: string } {
  const [a, ally, b, helper] = [madeHero(), madeHero(), madeHero(), madeHero()];
  const scene = given(
    aGame({
      seats: ['A', 'A', 'B'],
      heroes: [
        { id: a },
        { id: ally },
        { id: b },
        {
          id: helper,
          seat: 2,
          teamUp: true,
          hand: [`${helper}-1`, `${helper}-2`, `${helper}-3`, `${helper}-w`],
          notTaken: ['4', '5', '6', '7'].map((card) => `${helper}-${card}`),
        },
      ],
    }),
  );
  return { scene, a, ally, b, helper };
}

const plan = (heroId: string, ...cards: string[]): Command => ({
  type: 'planCards',
  heroId,
  plays: cards.map((card) => ({ cardId: `${heroId}-${card}`, side: card === 'w' ? 'LEFT' : 'RIGHT' })),
});

describe('clash.md 6: hands', () => {
  it('CLASH-109 the seats of a side see the hands, plans and tokens of all its heroes', () => {
    const { scene, a, ally } = strategy();
    const { own } = scene.when(1, plan(ally, '1')).view(0);
    expect(own?.side).toBe('A');
    expect(own?.heroes.map(({ heroId }) => heroId)).toEqual([a, ally]);
    expect(own?.heroes[1]).toMatchObject({ plan: [{ cardId: `${ally}-1`, side: 'RIGHT' }] });
    expect(own?.heroes[1]?.hand).not.toContain(`${ally}-1`);
    expect(own?.heroes[0]?.hand).toHaveLength(8);
  });

  it('CLASH-109 others see how many cards there are, and no card', () => {
    const { scene, a } = strategy();
    const seen = scene.view(2);
    expect(heroIn(seen, a)).toMatchObject({ hand: 8, wounds: 0 });
    expect(JSON.stringify({ ...seen, heroes: seen.heroes.map((hero) => ({ ...hero, set: [] })) })).not.toContain(
      `${a}-1`,
    );
    expect(scene.view('spectator').own).toBeUndefined();
  });

  it('CLASH-110 the counts of a hand stay as the strategy began, with any plan', () => {
    const { scene, a } = strategy();
    const wounded = scene.with((state) => {
      state.heroes[0]?.hand.push(madeWound('wound:3'));
    });
    const planned = wounded.when(0, {
      type: 'planCards',
      heroId: a,
      plays: [
        { cardId: `${a}-1`, side: 'RIGHT' },
        { cardId: 'wound:3', side: 'RIGHT' },
      ],
    });
    expect(heroIn(planned.view(2), a)).toMatchObject({ hand: 9, wounds: 1, planned: true });
  });

  it('CLASH-022 the three cards chosen for a team-up hero are seen by its side alone; those that it could choose from by all', () => {
    const { scene, helper } = strategy();
    expect(heroIn(scene.view(0), helper).set).toHaveLength(8);
    expect(JSON.stringify(scene.view(0).own)).not.toContain(helper);
    expect(scene.view(2).own?.heroes[1]).toMatchObject({
      heroId: helper,
      hand: ['1', '2', '3', 'w'].map((card) => `${helper}-${card}`),
      notTaken: ['4', '5', '6', '7'].map((card) => `${helper}-${card}`),
    });
  });
});

describe('clash.md 6: plans, tokens and the order', () => {
  it('CLASH-EX71 CLASH-110 a plan of one card or of two gives the other side the same, byte for byte', () => {
    const { scene, a } = strategy();
    const one = scene.when(0, plan(a, '1'));
    const two = scene.when(0, plan(a, '2', 'w'));
    expect(gets(one, 2)).toBe(gets(two, 2));
    expect(one.refusal(2, plan(a, '1'))).toEqual(two.refusal(2, plan(a, '1')));
    expect(gets(one, 1)).not.toBe(gets(two, 1));
  });

  it('CLASH-263 a plan, tokens, a plan taken back, an order, ready: one event each, of one size for the others', () => {
    const { scene, a, ally, helper, b } = strategy();
    const tokens = (first: 'SPEED' | 'ATTACK'): Command => ({
      type: 'placeTeamUpTokens',
      heroId: helper,
      characteristics: [first, 'MIND'],
    });
    expect(gets(scene.when(2, tokens('SPEED')), 0)).toBe(gets(scene.when(2, tokens('ATTACK')), 0));
    expect(scene.when(2, tokens('SPEED')).told).toEqual(['teamUpTokensPlaced']);
    expect(scene.when(0, plan(a, '1', '2')).told).toEqual(['heroPlanned']);
    expect(scene.when(0, plan(a, '1')).when(0, { type: 'takeBackPlan', heroId: a }).told).toEqual(['planTakenBack']);
    const ordered = scene.when(2, { type: 'proposeOrder', heroIds: [helper, b] });
    expect(ordered.told).toEqual(['orderProposed']);
    expect(scene.when(1, plan(ally, '1')).when(1, { type: 'declareReady' }).told).toEqual(['readyDeclared']);
  });

  it('CLASH-110 all players see who is planned and who is ready', () => {
    const { scene, a } = strategy();
    const seen = scene.when(0, plan(a, '1')).when(0, { type: 'declareReady' }).view('spectator');
    expect(seen.heroes.map(({ planned }) => planned)).toEqual([true, false, false, false]);
    expect(seen.seats.map(({ ready }) => ready)).toEqual([true, false, false]);
  });

  it('CLASH-240 CLASH-111 the order of a deck is seen by its side; others see how many cards it has', () => {
    const { scene, b, helper } = strategy();
    expect(scene.view(2).own?.deck).toEqual([b, helper]);
    const seen = scene.view(0);
    expect(seen.sides.map(({ deck }) => deck)).toEqual([2, 2]);
    const other = scene.when(2, { type: 'proposeOrder', heroIds: [helper, b] });
    expect(JSON.stringify(other.view(0))).toBe(JSON.stringify({ ...seen, seats: other.view(0).seats }));
    expect(other.view(0).seats[2]?.proposals).toBe(2);
  });

  it('CLASH-026 CLASH-116 +1 tokens count when they are revealed, and not before', () => {
    const { scene, helper } = strategy();
    const speed = (seen: View): number | undefined => seen.figures.find(({ figureId }) => figureId === helper)?.speed;
    const placed = scene.when(2, { type: 'placeTeamUpTokens', heroId: helper, characteristics: ['SPEED', 'MIND'] });
    expect([speed(placed.view(0)), speed(placed.view(2))]).toEqual([2, 2]);
    expect(heroIn(placed.view(0), helper)).toMatchObject({ tokensPlaced: true, tokens: [] });
    const revealed = placed.with((state) => {
      state.phase = 'ACTIVATION';
    });
    expect(speed(revealed.view(0))).toBe(3);
    expect(heroIn(revealed.view(0), helper)).toMatchObject({ tokensPlaced: false, tokens: ['SPEED', 'MIND'] });
  });

  it('CLASH-114 CLASH-110 the reveal shows the plan to all players, and before it only its side has seen it', () => {
    const [mine, theirs] = [madeHero({ speed: 3 }), madeHero()];
    const plan = [{ cardId: `${mine}-1`, side: 'RIGHT' as const }];
    const heroes = [{ id: mine, plan }, { id: theirs }];
    const before = given(aGame({ heroes }));
    for (const viewer of [1, 'spectator'] as const) {
      expect(heroIn(before.view(viewer), mine)).toMatchObject({ hand: 8, planned: true, inPlay: [] });
      const other = before.with((state) => {
        state.heroes[0]!.plan = [{ cardId: `${mine}-2`, side: 'RIGHT' }];
      });
      expect(JSON.stringify(before.view(viewer))).toBe(JSON.stringify(other.view(viewer)));
    }
    expect(before.view(0).own?.heroes.find(({ heroId }) => heroId === mine)?.plan).toEqual(plan);
    const after = revealed({ heroes });
    expect(after.told).toContain('cardsRevealed');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(heroIn(after.view(viewer), mine)).toMatchObject({ planned: false, inPlay: plan });
    }
  });
});

describe('clash.md 6: wound cards', () => {
  const game = given(aGame({ heroes: [{ id: 'rage', hand: [] }, { id: 'ultrawoman' }] }));
  const wounded = (woundId: string, shown: string[] = []): Scene =>
    game.with((state) => {
      state.heroes[0]?.hand.push(woundId);
      state.woundPile = state.woundPile.filter((id) => id !== woundId);
      state.shownWounds = shown;
    });

  it('CLASH-263 which wound card a hero holds is seen by its side alone', () => {
    expect(wounded('wound:1').view(0).own?.heroes[0]?.hand).toEqual(['wound:1']);
    expect(gets(wounded('wound:1'), 1)).toBe(gets(wounded('wound:9'), 1));
    expect(heroIn(wounded('wound:1').view(1), 'rage').wounds).toBe(1);
  });

  it('CLASH-264 a wound card that has been played stays known', () => {
    expect(wounded('wound:9', ['wound:9', 'wound:2']).view(1).shownWounds).toEqual(['wound:2', 'wound:9']);
  });

  it('CLASH-020 the pile is a number, in any order', () => {
    const scene = wounded('wound:1');
    const turned = scene.with((state) => {
      state.woundPile.reverse();
    });
    expect(scene.view(0).woundPile).toBe(15);
    expect(JSON.stringify(turned.view(0))).toBe(JSON.stringify(scene.view(0)));
  });
});

describe('clash.md 6: the rest', () => {
  it('all players see the board, damage, tokens, positions, missions, ranks and articles', () => {
    const scene = given(
      aGame({
        heroes: [{ damage: 2, missionId: 'rage-mission-1', deeds: { HITS: 2 } }, {}],
        pages: {
          A: [
            { kind: 'OBJECTIVE', id: 'large', turn: 1 },
            { kind: 'DISCREDIT', id: 'rage', turn: 1 },
          ],
        },
      }),
    );
    const seen = scene.view('spectator');
    expect(seen.heroes[0]).toMatchObject({
      rank: 'HERO',
      missionId: 'rage-mission-1',
      deeds: [{ deed: 'HITS', count: 2 }],
    });
    expect(seen.figures[0]).toMatchObject({ damage: 2, health: 3, defense: 5, spaceId: '0,0' });
    expect(seen.sides[0]).toMatchObject({
      points: 3,
      page: [
        { kind: 'OBJECTIVE', articleId: 'large', size: 'LARGE', points: 4 },
        { kind: 'DISCREDIT', articleId: 'rage', size: 'SMALL', points: -1 },
      ],
    });
    expect(seen.board.spaces).toHaveLength(25);
    expect(seen.atStake.map(({ points }) => points)).toEqual([4, 2]);
  });

  it('CLASH-109 an auditor sees the secrets of both sides; a spectator those of none', () => {
    const { scene } = strategy();
    expect(view(scene.state, auditor).secrets?.map(({ side }) => side)).toEqual(['A', 'B']);
    expect(view(scene.state, spectator)).not.toHaveProperty('secrets');
    expect(view(scene.state, atSeat(0))).not.toHaveProperty('secrets');
  });

  it('CLASH-016 shows the newspaper of each side, once it has one', () => {
    const { scene } = strategy();
    const chosen = scene.with((state) => {
      state.sides.A.newspaper = null;
      state.sides.B.newspaper = 'MERCURY_HERALD';
    });
    const [a, b] = chosen.view('spectator').sides;
    expect(a).not.toHaveProperty('newspaper');
    expect(b?.newspaper).toBe('MERCURY_HERALD');
  });

  it('CLASH-191 solo and co-op have one side', () => {
    const scene = given(aGame()).with((state) => {
      state.options.mode = 'SOLO';
    });
    expect(scene.view(0).sides.map(({ side }) => side)).toEqual(['A']);
    expect(scene.view(0).heroes[0]?.woundLimit).toBe(2);
  });

  it.each(box.printed.scenario.map(({ id }) => [id]))(
    'CLASH-014 the table of %s is what the schema says',
    (scenarioId) => {
      const options = optionsSchema.parse({ scenarioId });
      const seats = seatPlan(options).seats.map((seat) => ({ ...seat, bot: false }));
      const state = initialState(options, seats);
      evolve(state, { type: 'tableLaid', scenarioId, heroesA: 1, heroesB: 1 });
      const seen = view(state, spectator);
      expect(viewSchema.parse(seen)).toEqual(seen);
      expect(seen.board.spaces.length).toBeGreaterThan(20);
      expect(seen.board.walls.length).toBeGreaterThan(0);
    },
  );

  it('every view is what the schema says', () => {
    const { scene, a } = strategy();
    for (const state of [scene, scene.when(0, plan(a, '1'))].map((moment) => moment.state)) {
      for (const viewer of [atSeat(0), atSeat(2), spectator, auditor]) {
        expect(viewSchema.parse(view(state, viewer))).toEqual(view(state, viewer));
      }
    }
  });
});
