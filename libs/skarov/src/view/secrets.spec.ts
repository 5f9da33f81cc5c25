import { atSeat, auditor, spectator } from '#kernel';
import { redactorOf } from '#kernel/server';
import { cardsOfHero, eventCard, eventCardIds, woundCard, woundCardIds } from '../content/catalogue.js';
import { aGame, given, type Scene } from '../testing/index.js';
import { testsOf } from '../table/tests.js';
import { skarov } from '../skarov.js';
import type { CardSide } from '#skirmish';
import { viewSchema, type View } from './view-schema.js';
import { view } from './view.js';

const OVERLORD = 3;
const heroIds = ['sgt-freedom', 'super-nova', 'golden-boy'] as const;
const [hero] = heroIds;

/** Cards of a hero that may lie on both sides. */
const twoSided = (heroId: string): string[] =>
  cardsOfHero(heroId, 'BASE')
    .filter(({ special, technique }) => special && technique)
    .map(({ id }) => id);

const [a = '', b = '', c = '', d = ''] = twoSided(hero);
const [e1 = '', e2 = '', e3 = '', e4 = ''] = eventCardIds.filter((id) => eventCard(id).technique);

const plan = (...plays: readonly [string, CardSide][]) =>
  ({ type: 'planCards', heroId: hero, plays: plays.map(([cardId, side]) => ({ cardId, side })) }) as const;

/** The knowledge of the others at a moment: the view, the events that led there, the awaited seats. */
function gets(scene: Scene, viewer: number | 'spectator'): string {
  const redact = redactorOf(skarov, scene.state.options);
  const eyes = viewer === 'spectator' ? spectator : atSeat(viewer);
  const legal = viewer === 'spectator' ? [] : scene.legal(viewer);
  return JSON.stringify([scene.view(viewer), scene.events.map((event) => redact(event, eyes)), legal, scene.waiting]);
}

const heroIn = (seen: View, heroId: string = hero): View['heroes'][number] | undefined =>
  seen.heroes.find((each) => each.heroId === heroId);

describe('skarov.md 6: cards of heroes', () => {
  const [left = '', other = ''] = woundCardIds.filter((id) => woundCard(id).side === 'LEFT');
  const hand = [a, b, c, d, left, other];
  const scene = given(aGame({ heroes: [{ hand }, {}, {}] }));

  it('SKAROV-VEC-32 SKAROV-STRAT-13 a wound card or a power card laid: the others see two sides and the hand as it was', () => {
    const withWound = scene.when(0, plan([a, 'RIGHT'], [left, 'LEFT']));
    const without = scene.when(0, plan([b, 'LEFT'], [c, 'RIGHT']));
    const swapped = scene.when(0, plan([b, 'RIGHT'], [c, 'LEFT']));
    for (const viewer of [OVERLORD, 'spectator'] as const) {
      expect(heroIn(withWound.view(viewer))).toMatchObject({
        hand: 4,
        wounds: 2,
        planned: [{ side: 'LEFT' }, { side: 'RIGHT' }],
      });
      expect(gets(withWound, viewer)).toBe(gets(without, viewer));
      expect(gets(withWound, viewer)).toBe(gets(swapped, viewer));
    }
    expect(gets(withWound, 1)).not.toBe(gets(without, 1));
    expect(gets(scene.when(0, plan([a, 'LEFT'])), OVERLORD)).not.toBe(gets(without, OVERLORD));
  });

  it('SKAROV-EX-13 SKAROV-STRAT-07 before the reveal a side and no card, afterwards everything', () => {
    const laid = scene.when(0, plan([a, 'RIGHT'])).with((state) => {
      for (const other of state.heroes.slice(1)) other.plan = [{ cardId: other.hand[0] ?? '', side: 'RIGHT' }];
    });
    const before = laid.view(OVERLORD);
    expect(heroIn(before)?.planned).toEqual([{ side: 'RIGHT' }]);
    expect(JSON.stringify({ ...heroIn(before), deck: [] })).not.toContain(a);
    const ready = { type: 'declareReady' } as const;
    const last = laid.when(0, ready).when(1, ready).when(2, ready);
    expect(heroIn(last.view(OVERLORD))).toMatchObject({ hand: 4, planned: [{ side: 'RIGHT' }], inPlay: [] });
    const revealed = last.when(OVERLORD, { type: 'announceActivation' }).view(OVERLORD);
    expect(heroIn(revealed)).toMatchObject({ hand: 3, inPlay: [{ cardId: a, side: 'RIGHT' }] });
    expect(heroIn(revealed)).not.toHaveProperty('planned');
  });

  it('SKAROV-VEC-57 SKAROV-STRAT-12 of a card turned face up all see which it is; of the other one its side alone', () => {
    const shown = scene.when(0, plan([a, 'RIGHT'], [b, 'LEFT'])).when(0, { type: 'showCard', cardId: a });
    const other = scene.when(0, plan([a, 'RIGHT'], [c, 'LEFT'])).when(0, { type: 'showCard', cardId: a });
    for (const viewer of [OVERLORD, 'spectator', 1] as const) {
      expect(heroIn(shown.view(viewer))?.planned).toEqual([{ side: 'RIGHT', cardId: a }, { side: 'LEFT' }]);
    }
    expect(gets(shown, OVERLORD)).toBe(gets(other, OVERLORD));
  });

  it('SKAROV-STRAT-08 the overlord watches each step of the planning, bluffs too; cards and order stay hidden', () => {
    const steps = (bluff: string, card: string, order: readonly string[]): Scene[] => {
      const laid = scene.when(0, plan([bluff, 'RIGHT']));
      const back = laid.when(0, { type: 'takeBackPlan', heroId: hero });
      const anew = back.when(0, plan([card, 'LEFT']));
      const proposed = anew.when(1, { type: 'proposeOrder', heroIds: [...order] });
      return [laid, back, anew, proposed, proposed.when(0, { type: 'declareReady' })];
    };
    const one = steps(a, b, ['golden-boy', 'super-nova', hero]);
    const other = steps(c, d, ['super-nova', 'golden-boy', hero]);
    const redact = redactorOf(skarov, scene.state.options);
    for (const [viewer, eyes] of [
      [OVERLORD, atSeat(OVERLORD)],
      ['spectator', spectator],
    ] as const) {
      const heard = one.map(({ events }) => events.map((event) => redact(event, eyes)));
      expect(heard).toMatchObject([
        [{ type: 'heroPlanned', seat: 0, heroId: hero, sides: ['RIGHT'] }],
        [{ type: 'planTakenBack', seat: 0, heroId: hero }],
        [{ type: 'heroPlanned', seat: 0, heroId: hero, sides: ['LEFT'] }],
        [{ type: 'orderProposed', seat: 1 }],
        [{ type: 'readyDeclared', seat: 0 }],
      ]);
      expect(one.map((each) => gets(each, viewer))).toEqual(other.map((each) => gets(each, viewer)));
    }
    expect(one.map((each) => gets(each, 2))).not.toEqual(other.map((each) => gets(each, 2)));
  });

  it('the heroes see each other’s hands and plans, the overlord and spectators none', () => {
    const laid = scene.when(0, plan([a, 'RIGHT']));
    expect(laid.view(1).sideSecrets?.heroes?.cards[0]).toEqual({
      heroId: hero,
      hand: hand.filter((id) => id !== a),
      plan: [{ cardId: a, side: 'RIGHT' }],
    });
    expect(laid.view(1).sideSecrets).not.toHaveProperty('overlord');
    expect(laid.view(OVERLORD).sideSecrets).not.toHaveProperty('heroes');
    expect(laid.view('spectator')).not.toHaveProperty('secrets');
    expect(Object.keys(view(laid.state, auditor).sideSecrets ?? {})).toEqual(['heroes', 'overlord']);
  });

  it('a hero who is out of action keeps the sight of its side', () => {
    const out = given(aGame({ heroes: [{ hand }, { at: null }, {}] })).when(0, plan([a, 'RIGHT']));
    expect(out.view(1).sideSecrets?.heroes?.cards[0]?.plan).toEqual([{ cardId: a, side: 'RIGHT' }]);
  });

  it('which wound card is held is a secret of the heroes', () => {
    const unheld = woundCardIds.filter((id) => !hand.includes(id));
    const [third = '', fourth = ''] = unheld;
    const holds = (woundId: string): Scene =>
      scene.with((state) => {
        state.heroes[1]!.hand.push(woundId);
        state.woundPile = unheld.filter((id) => id !== woundId);
      });
    for (const viewer of [OVERLORD, 'spectator'] as const) {
      expect(gets(holds(third), viewer)).toBe(gets(holds(fourth), viewer));
      expect(heroIn(holds(third).view(viewer), 'super-nova')).toMatchObject({ wounds: 1 });
    }
    expect(gets(holds(third), 2)).not.toBe(gets(holds(fourth), 2));
  });
});

describe('skarov.md 6: the order', () => {
  const scene = given(aGame());
  const shuffled = scene.with((state) => {
    state.sides.HEROES.deck.reverse();
  });

  it('SKAROV-VEC-33 SKAROV-STRAT-03 another shuffle gives the overlord and spectators the same bytes, and the heroes others', () => {
    for (const viewer of [OVERLORD, 'spectator'] as const) expect(gets(scene, viewer)).toBe(gets(shuffled, viewer));
    expect(gets(scene, 1)).not.toBe(gets(shuffled, 1));
    expect(scene.view(1).sideSecrets?.heroes?.deck).toEqual(heroIds);
    expect(scene.view(OVERLORD).initiativeCards).toBe(3);
  });

  it('SKAROV-VEC-33 SKAROV-STRAT-11 that an order was proposed is public, and by whom; the order is not', () => {
    const order = (...heroes: string[]) => ({ type: 'proposeOrder', heroIds: heroes }) as const;
    const one = scene.when(2, order('golden-boy', 'super-nova', 'sgt-freedom'));
    const other = scene.when(2, order('super-nova', 'golden-boy', 'sgt-freedom'));
    for (const viewer of [OVERLORD, 'spectator'] as const) {
      expect(gets(one, viewer)).toBe(gets(other, viewer));
      expect(one.view(viewer).seats[2]?.proposals).toBe(2);
    }
    expect(gets(one, 0)).not.toBe(gets(other, 0));
  });
});

describe('skarov.md 6: event cards', () => {
  const setAt = (cards: readonly (readonly [string, string])[], hand: string) =>
    given(
      aGame({
        overlord: { set: cards.map(([cardId, sheetId]) => ({ cardId, sheetId, shown: false })), hand: [hand] },
        villains: [
          { sheet: 'android', at: '7,1' },
          { sheet: 'chi', at: '7,3' },
        ],
      }),
    );
  const scene = setAt(
    [
      [e1, 'android'],
      [e2, 'android'],
      [e3, 'chi'],
    ],
    e4,
  );

  it('SKAROV-VEC-56 SKAROV-GEN-12 sheets and numbers, no names, and nothing that a technique changes; exchanged, the same bytes', () => {
    const exchanged = setAt(
      [
        [e1, 'android'],
        [e3, 'android'],
        [e2, 'chi'],
      ],
      e4,
    );
    for (const viewer of [0, 'spectator'] as const) {
      const { overlord } = scene.view(viewer);
      expect(overlord).toMatchObject({ hand: 1, discard: [] });
      const sheets = overlord.set.map(({ sheetId }) => sheetId).sort();
      expect(sheets).toEqual(['android', 'android', 'chi']);
      expect(overlord.set.every((each) => !('cardId' in each))).toBe(true);
      expect(gets(scene, viewer)).toBe(gets(exchanged, viewer));
    }
    expect(scene.view(OVERLORD).sideSecrets?.overlord?.hand).toEqual([e4]);
    expect(gets(scene, OVERLORD)).not.toBe(gets(exchanged, OVERLORD));
  });

  it('SKAROV-VEC-57 an event turned face up is known to all', () => {
    const shown = scene.when(OVERLORD, { type: 'showCard', cardId: e2 });
    const other = scene.when(OVERLORD, { type: 'showCard', cardId: e1 });
    const android = (seen: View) => seen.overlord.set.filter(({ sheetId }) => sheetId === 'android');
    for (const viewer of [0, 'spectator'] as const) {
      expect(android(shown.view(viewer))).toEqual([{ sheetId: 'android', cardId: e2 }, { sheetId: 'android' }]);
      expect(android(other.view(viewer))).toEqual([{ sheetId: 'android', cardId: e1 }, { sheetId: 'android' }]);
    }
  });

  it('SKAROV-EVT-02 SKAROV-STRAT-07 a technique counts in the values of its figures from the reveal on', () => {
    const faster = eventCardIds.find((id) => eventCard(id).technique?.speed) ?? '';
    const face = setAt([[faster, 'android']], e4);
    const speed = (seen: View): number | undefined => seen.figures.find(({ sheetId }) => sheetId === 'android')?.speed;
    const printed = speed(setAt([], e4).view(0));
    expect(speed(face.view(0))).toBe(printed);
    expect(speed(face.view(OVERLORD))).toBe(printed);
    const revealed = face.with((state) => {
      for (const each of state.overlord.set) each.shown = true;
    });
    expect(speed(revealed.view(0))).not.toBe(printed);
  });

  it('the piles are numbers, in any order', () => {
    const turned = scene.with((state) => {
      state.overlord.pile.reverse();
      state.woundPile.reverse();
    });
    for (const viewer of [0, OVERLORD, 'spectator'] as const) expect(gets(turned, viewer)).toBe(gets(scene, viewer));
  });
});

describe('skarov.md 6: the hand of the overlord in an activation of the villains', () => {
  const eventAlone = eventCardIds.find((id) => eventCard(id).event && !eventCard(id).technique) ?? '';
  const techniqueAlone = eventCardIds.find((id) => eventCard(id).technique && !eventCard(id).event) ?? '';
  /** An Android is activated, before and after its only action. */
  const acts = (hand: readonly string[]): readonly [before: Scene, after: Scene] => {
    const pile = eventCardIds.filter((id) => !hand.includes(id));
    const villains = [{ sheet: 'android', at: '9,1' }];
    const chosen = given(aGame({ at: 'choice', villains, overlord: { hand: [...hand], pile } }));
    const before = chosen.when(OVERLORD, { type: 'activateSheet', sheetId: 'android' });
    return [before, before.when(OVERLORD, { type: 'move', figureId: 'android-1', spaceId: '8,1' })];
  };
  const hasEvent = (scene: Scene): boolean => scene.legal(OVERLORD, 'playEvent').length > 0;
  const others = [0, 1, 'spectator'] as const;

  it('SKAROV-GEN-12 SKAROV-ACT-12 a card that can be played, or one that cannot: the others get the same bytes, before and after the last action', () => {
    const [one, other] = [acts([eventAlone]), acts([techniqueAlone])];
    for (const at of [0, 1] as const) {
      expect([hasEvent(one[at]), hasEvent(other[at])]).toEqual([true, false]);
      expect([one[at].step, other[at].step]).toEqual(['activation.villain', 'activation.villain']);
      for (const viewer of others) expect(gets(one[at], viewer)).toBe(gets(other[at], viewer));
      expect(gets(one[at], OVERLORD)).not.toBe(gets(other[at], OVERLORD));
    }
  });

  it('SKAROV-GEN-12 SKAROV-ACT-12 with an empty hand the number of its cards is all that tells, until no action is left', () => {
    const [one, none] = [acts([eventAlone]), acts([])];
    for (const viewer of others) {
      const seen = [one, none].map(([before]) => before.view(viewer));
      expect(seen.map(({ overlord }) => [overlord.hand, overlord.pile])).toEqual([
        [1, 19],
        [0, 20],
      ]);
      const [held, empty] = seen.map(({ overlord, ...rest }) => JSON.stringify([rest, overlord.set, overlord.discard]));
      expect(held).toBe(empty);
      expect(one[1].view(viewer).villain).toMatchObject({ sheetId: 'android' });
      expect(none[1].view(viewer).villain).toBeUndefined();
    }
    expect(none[1].step).toBe('activation.hero');
  });
});

describe('skarov.md 6: the rest', () => {
  it('SKAROV-GEN-09 that a seat is asked is public; what it may answer, its own', () => {
    const window = { kind: 'push', seat: 0, figureId: hero, spaces: ['1,1', '2,1'] } as const;
    const scene = given(aGame({ at: 'activation' })).with((state) => {
      state.window = { ...window, spaces: [...window.spaces] };
    });
    expect(scene.view(0).window).toEqual({
      seat: 0,
      kind: 'PUSH',
      figureId: hero,
      options: window.spaces.map((optionId) => ({ optionId, kind: 'SPACE' })),
    });
    for (const viewer of [1, OVERLORD, 'spectator'] as const) {
      expect(scene.view(viewer).window).toEqual({ seat: 0, kind: 'PUSH', figureId: hero });
    }
  });

  it('all players see base, figures, damage, missions, objectives and the page', () => {
    const scene = given(
      aGame({
        heroes: [{ damage: 2, missionId: 'sgt-freedom-mission-1' }, {}, {}],
        villains: [{ sheet: 'android', at: '7,1' }],
      }),
    ).with((state) => {
      state.page = [{ subject: 'DISGRACE', id: 'super-nova', side: 'OVERLORD', weight: 1, turn: 1 }];
    });
    const seen = scene.view('spectator');
    expect(seen.figures.find(({ figureId }) => figureId === hero)).toMatchObject({ damage: 2, status: 'IN_PLAY' });
    expect(seen.figures.find(({ spaceId }) => spaceId === '7,1')).toMatchObject({
      sheetId: 'android',
      side: 'OVERLORD',
    });
    expect(heroIn(seen)).toMatchObject({ missionId: 'sgt-freedom-mission-1', hand: 8 });
    expect(seen.board.passages).toEqual([
      { edge: '4,2,E', kind: 'AIRLOCK', open: true },
      { edge: '9,2,E', kind: 'DOOR', open: false },
    ]);
    expect(seen.page).toHaveLength(1);
    expect(seen.difference).toBe(-1);
    expect(seen.tests.some(({ door }) => door === '9,2,E')).toBe(true);
  });

  it('SKAROV-TEST-03 SKAROV-TEST-05 a test tells its tokens, each characteristic its own, and what the heroes add', () => {
    const scene = given(aGame({ heroes: [{}, {}] })).with((state) => {
      state.tests['9,2,E'] = { malus: { MIND: 2 }, change: 1, closed: false, passed: {} };
    });
    const { tests } = scene.view(1);
    expect(tests.find(({ door }) => door === '9,2,E')).toMatchObject({
      offers: [
        { characteristic: 'ATTACK', malus: 0 },
        { characteristic: 'MIND', malus: 2 },
      ],
      change: 1,
      toTotal: 0,
      passed: 0,
    });
    const adding = testsOf(scene.state).filter(({ addHeroes }) => addHeroes);
    expect(adding.length).toBeGreaterThan(0);
    for (const { id } of adding) expect(tests.find(({ testId }) => testId === id)?.toTotal).toBe(2);
  });

  it('when all is over, everything is shown, and nothing while heroes still learn of the adventure', () => {
    const ended = given(aGame()).with((state) => {
      state.over = { reason: 'NO_HERO', winner: 'OVERLORD' };
      state.phase = 'ADVANCEMENT';
    });
    expect(ended.view('spectator').sideSecrets).toBeUndefined();
    const scene = ended.with((state) => {
      state.phase = 'OVER';
    });
    expect(Object.keys(scene.view('spectator').sideSecrets ?? {})).toEqual(['heroes', 'overlord']);
  });

  it('every view is what the schema says', () => {
    const scene = given(aGame()).when(0, plan([a, 'RIGHT']));
    for (const viewer of [atSeat(0), atSeat(OVERLORD), spectator, auditor]) {
      expect(viewSchema.parse(view(scene.state, viewer))).toEqual(view(scene.state, viewer));
    }
  });
});
