import { aGame, given, madeHero, type GameSetup, type HeroSetup, type Scene } from '../testing/index.js';
import { drawWound } from '../shared.js';

const ends = { type: 'endActivation' } as const;
const card = (heroId: string, n: number | string): string => `${heroId}-${n}`;
const cards = (heroId: string, ...numbers: (number | string)[]): string[] => numbers.map((n) => card(heroId, n));
const laid = (...cardIds: string[]) => cardIds.map((cardId) => ({ cardId, side: 'RIGHT' as const }));

/** The last activation ends, and with it the turn. */
function endOfTurn(setup: GameSetup): Scene {
  const scene = given(aGame({ at: 'activation', decks: { A: [], B: [] }, ...setup }));
  return scene.when(scene.asked[0]!, ends);
}

/** The end of a turn of a hero against one who is of no account. */
function endOfTurnOf(hero: HeroSetup & { id: string }, setup: GameSetup = {}): Scene {
  return endOfTurn({ heroes: [hero, {}], ...setup });
}

describe('cards and wounds at the end of a turn', () => {
  it('CLASH-166 CLASH-174 CLASH-175 villain, cards and wounds, upkeep, next turn', () => {
    const id = madeHero({ health: 3 });
    const scene = endOfTurnOf({ id, damage: 3, hand: cards(id, 1), inPlay: laid(card(id, 2)), discard: cards(id, 3) });
    expect(scene.told).toEqual([
      'activationEnded',
      'villainListEnded',
      'cardsInPlayDiscarded',
      'woundDrawn',
      'upkeepDone',
      'turnStarted',
      'decksStacked',
      'decksStacked',
      'stepOpened',
    ]);
  });

  it('CLASH-050 CLASH-051 CLASH-168 cards in play go to the pile of the hero they were played on, wound cards too', () => {
    const id = madeHero();
    const scene = endOfTurnOf({ id, hand: cards(id, 1), inPlay: laid(card(id, 2), 'wound:2'), discard: cards(id, 3) });
    expect(scene.hero(id)).toMatchObject({
      hand: cards(id, 1),
      inPlay: [],
      discard: [card(id, 3), card(id, 2), 'wound:2'],
    });
  });

  it('CLASH-EX28 CLASH-169 CLASH-170 damage 7 with health 3: a wound a turn, the rest stays', () => {
    const id = madeHero({ health: 3 });
    let scene = endOfTurnOf({ id, damage: 7 });
    expect([scene.figure(id).damage, scene.happened('woundDrawn')]).toMatchObject([4, [{ discarded: 3 }]]);
    const again = (): Scene =>
      endOfTurn({ heroes: [{ id, damage: scene.figure(id).damage, hand: [...scene.hero(id).hand] }, {}] });
    scene = again();
    expect([scene.figure(id).damage, scene.happened('woundDrawn')]).toMatchObject([1, [{ discarded: 3 }]]);
    scene = again();
    expect([scene.figure(id).damage, scene.happened('woundDrawn')]).toEqual([1, []]);
  });

  it('CLASH-038 damage is compared with health only now; below it nothing happens', () => {
    const id = madeHero({ health: 4 });
    expect(endOfTurnOf({ id, damage: 3 }).happened('woundDrawn')).toEqual([]);
  });

  it('CLASH-EX32 CLASH-067 damage after the heal of the weakness counts again', () => {
    const id = madeHero({ health: 3 });
    const scene = endOfTurnOf({ id, damage: 3, inPlay: [{ cardId: card(id, 'w'), side: 'LEFT' }] });
    expect(scene.happened('woundDrawn')).toHaveLength(1);
  });

  it('CLASH-025 a team-up hero draws no wound card', () => {
    const [id, helper] = [madeHero(), madeHero({ health: 9 })];
    const scene = endOfTurn({ heroes: [{ id }, {}, { id: helper, seat: 0, teamUp: true, damage: 8 }] });
    expect(scene.happened('woundDrawn')).toEqual([]);
    const drawn = given(aGame({ heroes: [{ id }, {}, { id: helper, seat: 0, teamUp: true }] })).whenRules((turn) => {
      drawWound(turn, helper, 0, 'effect');
    });
    expect(drawn.events).toEqual([]);
  });

  it('CLASH-EX75 CLASH-266 with a wound card drawn by an effect it draws none at the end of the turn', () => {
    const id = madeHero({ health: 3 });
    const start = given(aGame({ at: 'activation', heroes: [{ id, damage: 3 }, {}], decks: { A: [], B: [] } }));
    const drawn = start.whenRules((turn) => {
      drawWound(turn, id, 0, 'effect');
      drawWound(turn, id, 0, 'effect');
    });
    expect(drawn.happened('woundDrawn')).toMatchObject([{ discarded: 0, source: 'effect' }]);
    const ended = drawn.when(0, ends);
    expect([ended.happened('woundDrawn'), ended.figure(id).damage]).toEqual([[], 3]);
    expect(ended.hero(id).drewWound).toBe(false);
  });

  it('CLASH-052 CLASH-053 a hero without a power card in hand takes its whole pile back, wound cards too', () => {
    const id = madeHero();
    const scene = endOfTurnOf({
      id,
      hand: ['wound:1'],
      inPlay: laid(card(id, 1)),
      discard: [...cards(id, 2, 3), 'wound:2'],
    });
    expect(scene.happened('discardTakenBack')).toMatchObject([{ heroId: id }]);
    expect(scene.hero(id)).toMatchObject({ hand: [...cards(id, 1, 2, 3), 'wound:1', 'wound:2'], discard: [] });
  });

  it('CLASH-052 a hero with a power card in hand does not', () => {
    const id = madeHero();
    const scene = endOfTurnOf({ id, hand: cards(id, 4), inPlay: laid(card(id, 1)), discard: cards(id, 2) });
    expect(scene.happened('discardTakenBack')).toEqual([]);
  });

  it('CLASH-053 it is looked at again at the start of the turn', () => {
    const id = madeHero();
    const scene = given(aGame({ heroes: [{ id, hand: [], discard: cards(id, 1, 2) }, {}] })).with((state) => {
      Object.assign(state, { phase: 'TURN_START', step: null });
    });
    const begun = scene.goingOn();
    expect(begun.happened('discardTakenBack')).toMatchObject([{ cardIds: cards(id, 1, 2) }]);
    expect(begun.step).toBe('strategy');
  });
});

describe('wound cards that put a hero out', () => {
  it('CLASH-EX29 CLASH-172 three wound cards in hand after taking back the pile', () => {
    const id = madeHero({ health: 3 });
    const scene = endOfTurnOf({
      id,
      damage: 3,
      hand: ['wound:1'],
      inPlay: laid(card(id, 1)),
      discard: [...cards(id, 2, 3, 4, 5, 6, 7, 'w'), 'wound:2'],
    });
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: id, cause: 'WOUNDS', side: null }]);
    expect(scene.happened('figureOut')[0]?.woundIds).toHaveLength(3);
    expect(scene.happened('articleWon')).toMatchObject([{ side: 'A', kind: 'DISCREDIT', articleId: id, points: -1 }]);
    expect(scene.figure(id)).toMatchObject({ status: 'OUT', spaceId: null });
  });

  it('CLASH-EX30 CLASH-195 in co-op two are enough', () => {
    const id = madeHero({ health: 3 });
    const scene = endOfTurn({
      seats: ['A', 'A'],
      options: { mode: 'COOP' },
      threatSheet: {},
      villains: [],
      heroes: [{ id, damage: 3, hand: [card(id, 1), 'wound:1'] }, {}],
    });
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: id, cause: 'WOUNDS' }]);
  });

  it('CLASH-EX74 CLASH-172 in co-op the one in hand and the one taken back', () => {
    const id = madeHero({ health: 3 });
    const scene = endOfTurn({
      seats: ['A', 'A'],
      options: { mode: 'COOP' },
      threatSheet: {},
      heroes: [{ id, damage: 1, hand: ['wound:1'], inPlay: laid(card(id, 1)), discard: ['wound:2'] }, {}],
    });
    expect(scene.happened('woundDrawn')).toEqual([]);
    expect(scene.happened('figureOut')).toMatchObject([{ figureId: id, cause: 'WOUNDS' }]);
  });

  it('CLASH-172 wound cards in play or in the pile do not count', () => {
    const id = madeHero();
    const scene = endOfTurnOf({
      id,
      hand: [card(id, 1), 'wound:1', 'wound:2'],
      inPlay: laid(card(id, 2), 'wound:3'),
      discard: ['wound:4'],
    });
    expect(scene.happened('figureOut')).toEqual([]);
  });

  it('CLASH-176 CLASH-250 its wound cards are shown and discarded, its power cards leave, its card is stacked no more', () => {
    const [id, mate] = [madeHero({ health: 3 }), madeHero()];
    const scene = endOfTurn({
      seats: ['A', 'A', 'B'],
      heroes: [{ id, damage: 3, hand: [card(id, 1), 'wound:1', 'wound:blank-1'] }, { id: mate }, {}],
      state: { blanks: 1, woundPile: ['wound:9', 'wound:10'] },
    });
    expect(scene.state.woundDiscard).toEqual(['wound:1', 'wound:9']);
    expect(scene.state.shownWounds).toEqual(['wound:1', 'wound:blank-1', 'wound:9']);
    expect(scene.hero(id)).toMatchObject({ hand: [], discard: [], inPlay: [], notTaken: cards(id, 1) });
    expect(scene.state.sides.A.deck).toEqual([mate]);
    expect(scene.asked).toEqual([1, 2]);
    expect(scene.refusalCode(0, { type: 'declareReady' })).toBe('NOT_YOUR_TURN');
  });
});

describe('the wound pile', () => {
  const draw = (setup: GameSetup, id: string): Scene =>
    given(aGame({ heroes: [{ id }, {}], ...setup })).whenRules((turn) => {
      drawWound(turn, id, 0);
    });

  it('CLASH-173 an empty pile is formed again from the common discard', () => {
    const id = madeHero();
    const scene = draw({ state: { woundPile: [], woundDiscard: ['wound:3', 'wound:4'] } }, id);
    expect(scene.happened('woundPileShuffled')).toMatchObject([{ count: 2, woundIds: ['wound:3', 'wound:4'] }]);
    expect(scene.happened('woundDrawn')).toMatchObject([{ woundId: 'wound:3' }]);
    expect(scene.state).toMatchObject({ woundPile: ['wound:4'], woundDiscard: [] });
  });

  it('CLASH-264 CLASH-173 cards that go into the pile again are known no more, shown cards that are held stay known', () => {
    const id = madeHero();
    const shown = {
      woundPile: [],
      woundDiscard: ['wound:3', 'wound:4'],
      shownWounds: ['wound:3', 'wound:4', 'wound:7'],
    };
    expect(draw({ state: shown }, id).state.shownWounds).toEqual(['wound:7']);
  });

  it('CLASH-EX72 CLASH-250 with none left at all a blank one is drawn, and counts like any other', () => {
    const id = madeHero({ health: 3 });
    const empty = { woundPile: [], woundDiscard: [] };
    expect(draw({ state: empty }, id).hero(id).hand).toContain('wound:blank-1');
    const scene = endOfTurnOf({ id, damage: 3, hand: [card(id, 1), 'wound:1', 'wound:2'] }, { state: empty });
    expect(scene.happened('figureOut')).toMatchObject([
      { figureId: id, woundIds: ['wound:1', 'wound:2', 'wound:blank-1'] },
    ]);
    expect(scene.state.woundDiscard).toEqual(['wound:1', 'wound:2']);
  });

  it('CLASH-171 a wound card in hand can be played but need not', () => {
    const id = madeHero();
    const scene = given(aGame({ heroes: [{ id, hand: [card(id, 1), 'wound:1'] }, {}] }));
    expect(scene.legal(0, 'planCards').some(({ plays }) => plays.some(({ cardId }) => cardId === 'wound:1'))).toBe(
      true,
    );
    expect(scene.legal(0, 'planCards').some(({ plays }) => plays.length === 1)).toBe(true);
  });
});
