import { atSeat, auditor, clone, LocalGame, Random, spectator, type Viewer } from '#kernel';
import { seenIn, worldsOf } from '#kernel/testing';
import { cardsOfHero, eventCard, eventCardIds, isWoundCard, woundCard, woundCardIds } from '../content/catalogue.js';
import { drawEvents } from '../overlord/event-deck.js';
import type { State } from '../state.js';
import { aGame, given, type Scene } from '../testing/index.js';
import { skarov } from '../skarov.js';
import { resample } from './resample.js';
import { view } from './view.js';

const OVERLORD = 3;

/** Many other worlds of one viewer. */
const worlds = (scene: Scene, viewer: Viewer): State[] => worldsOf({ resample }, scene.state, viewer);

const sorted = (ids: readonly string[]): string[] => [...ids].sort();

const [a = '', b = '', c = ''] = cardsOfHero('sgt-freedom', 'BASE')
  .filter(({ special, technique }) => special && technique)
  .map(({ id }) => id);
const [left = ''] = woundCardIds.filter((id) => woundCard(id).side === 'LEFT');
const [right = ''] = woundCardIds.filter((id) => woundCard(id).side === 'RIGHT');
const techniques = eventCardIds.filter((id) => eventCard(id).technique);
const [e1 = '', e2 = '', e3 = '', e4 = ''] = techniques;

/** The first hero has laid a power card and a wound card, the overlord three event cards, one of them face up. */
function planned(): Scene {
  const held = [a, b, c, left, right];
  const set = [
    { cardId: e1, sheetId: 'android', shown: false },
    { cardId: e2, sheetId: 'android', shown: true },
    { cardId: e3, sheetId: 'skarov', shown: false },
  ];
  const heroes = [
    {
      hand: held,
      plan: [
        { cardId: a, side: 'RIGHT' as const },
        { cardId: left, side: 'LEFT' as const },
      ],
    },
    {},
    {},
  ];
  const woundPile = woundCardIds.filter((id) => !held.includes(id));
  const pile = eventCardIds.filter((id) => ![e1, e2, e3, e4].includes(id));
  return given(aGame({ heroes, overlord: { set, hand: [e4], pile }, state: { woundPile } })).with((state) => {
    for (const id of woundCardIds) state.woundShuffles[id] = 1;
  });
}

const firstHero = (state: State): State['heroes'][number] => {
  const [hero] = state.heroes;
  if (!hero) throw new Error('There is no hero.');
  return hero;
};

describe('another world that agrees with what a viewer may know (skarov.md 6)', () => {
  const scene = planned();

  it('SKAROV-GEN-12 shows the viewer the same, and asks them the same', () => {
    for (const viewer of [atSeat(0), atSeat(1), atSeat(OVERLORD), spectator]) {
      expect(seenIn(worlds(scene, viewer), (state) => view(state, viewer)).size).toBe(1);
    }
    for (const seat of [0, 1, OVERLORD]) {
      const answers = seenIn(worlds(scene, atSeat(seat)).slice(0, 10), (state) => {
        const other = given(state);
        return [other.legal(seat), other.waiting, ...(seat === OVERLORD ? [] : [other.byDefault(seat)])];
      });
      expect(answers.size).toBe(1);
    }
  });

  it('leaves the state alone, and gives an auditor the game itself', () => {
    const before = clone(scene.state);
    worlds(scene, atSeat(OVERLORD));
    expect(scene.state).toEqual(before);
    expect(resample(scene.state, auditor, Random.from('any'))).toEqual(scene.state);
  });

  it('SKAROV-STRAT-07 for the overlord plans lie again, with their sides, of a power card or a wound card, each a legal one', () => {
    const drawn = worlds(scene, atSeat(OVERLORD)).map((state) => firstHero(state));
    for (const { hand, plan } of drawn) {
      expect(plan?.map(({ side }) => side).sort()).toEqual(['LEFT', 'RIGHT']);
      expect(plan?.every(({ cardId }) => hand.includes(cardId))).toBe(true);
      expect(plan?.some(({ cardId }) => !isWoundCard(cardId))).toBe(true);
    }
    const wounds = drawn.map(({ plan }) => plan?.filter(({ cardId }) => isWoundCard(cardId)).length);
    expect(new Set(wounds)).toEqual(new Set([0, 1]));
    expect(seenIn(worlds(scene, atSeat(1)), (state) => firstHero(state).plan).size).toBe(1);
  });

  it('SKAROV-STRAT-12 a card turned face up stays in its place, also a wound card', () => {
    const shown = scene.with((state) => {
      firstHero(state).shown = [left];
    });
    const drawn = worlds(shown, spectator).map((state) => firstHero(state));
    for (const { plan, hand } of drawn) {
      expect(plan).toContainEqual({ cardId: left, side: 'LEFT' });
      expect(hand).toContain(left);
    }
    expect(new Set(drawn.map(({ plan }) => JSON.stringify(plan))).size).toBe(3);
  });

  it('SKAROV-STRAT-13 wound cards that no one has seen are dealt again, as many as before; those seen stay', () => {
    const drawn = worlds(scene, spectator);
    expect(seenIn(drawn, (state) => firstHero(state).hand.filter(isWoundCard)).size).toBeGreaterThan(10);
    for (const state of drawn) {
      const held = firstHero(state).hand.filter(isWoundCard);
      expect(held).toHaveLength(2);
      expect(sorted([...held, ...state.woundPile])).toEqual(sorted(woundCardIds));
    }
    const seen = scene.with((state) => {
      state.shownWounds = [left];
      state.heroes[0]!.plan = null;
    });
    for (const state of worlds(seen, spectator)) expect(firstHero(state).hand).toContain(left);
    expect(seenIn(worlds(scene, atSeat(2)), (state) => firstHero(state).hand).size).toBe(1);
  });

  it('where no deal allows the plan as it lies, the heroes keep what they have', () => {
    const impossible = scene.with((state) => {
      firstHero(state).hand = [];
    });
    expect(seenIn(worlds(impossible, spectator).slice(0, 3), ({ heroes }) => heroes)).toEqual(
      new Set([JSON.stringify(impossible.state.heroes)]),
    );
  });

  it('SKAROV-WND-07 what went into a shuffle of the common discard pile is known: only such cards are mixed', () => {
    const shuffled = scene.with((state) => {
      state.heroes[0]!.plan = null;
      for (const id of state.woundPile) state.woundShuffles[id] = 2;
    });
    for (const state of worlds(shuffled, spectator)) {
      expect(sorted(firstHero(state).hand.filter(isWoundCard))).toEqual(sorted([left, right]));
    }
  });

  it('SKAROV-STRAT-03 the order of the initiative cards not yet flipped is shuffled, but not for the heroes', () => {
    const decks = (viewer: Viewer): number => seenIn(worlds(scene, viewer), (state) => state.sides.HEROES.deck).size;
    expect([decks(atSeat(OVERLORD)), decks(spectator), decks(atSeat(0))]).toEqual([6, 6, 1]);
  });

  it('SKAROV-EVT-02 for heroes the event cards face down are any with a technique; those face up, sheets and numbers stay', () => {
    const drawn = worlds(scene, atSeat(0));
    for (const { overlord } of drawn) {
      const { set, hand, pile, discard } = overlord;
      expect(set.map(({ sheetId, shown }) => [sheetId, shown])).toEqual([
        ['android', false],
        ['android', true],
        ['skarov', false],
      ]);
      expect(set[1]?.cardId).toBe(e2);
      expect(set.every(({ cardId }) => techniques.includes(cardId))).toBe(true);
      expect(hand).toHaveLength(1);
      const all = [...hand, ...pile, ...discard, ...set.map(({ cardId }) => cardId)];
      expect(sorted(all)).toEqual(sorted(eventCardIds));
    }
    expect(seenIn(drawn, ({ overlord }) => overlord.set).size).toBeGreaterThan(10);
    expect(seenIn(drawn, ({ overlord }) => overlord.hand).size).toBeGreaterThan(5);
  });

  it('SKAROV-EVT-11 cards held when the discard pile was shuffled are not in the pile: the whole table has seen it', () => {
    const [shown = '', lying = '', held = '', ...discard] = techniques;
    const set = [
      { cardId: lying, sheetId: 'android', shown: false },
      { cardId: shown, sheetId: 'android', shown: true },
    ];
    const drawn = given(aGame({ overlord: { hand: [held], set, pile: [], discard } })).goingOn((turn) => {
      drawEvents(turn, 2);
    });
    const others = worlds(drawn, atSeat(0));
    for (const { overlord } of others) {
      const hidden = [...overlord.hand, ...overlord.set.filter((each) => !each.shown).map(({ cardId }) => cardId)];
      expect(hidden).toEqual(expect.arrayContaining([lying, held]));
      expect(hidden).toHaveLength(4);
      expect(sorted([...hidden, ...overlord.pile])).toEqual(sorted([lying, held, ...discard]));
    }
    expect(seenIn(others, ({ overlord }) => overlord.set[0]?.cardId).size).toBeGreaterThan(3);
    expect(seenIn(others, ({ overlord }) => overlord.hand).size).toBeGreaterThan(10);
  });

  it('the overlord knows all of their own cards but the order of the pile', () => {
    const drawn = worlds(scene, atSeat(OVERLORD));
    expect(seenIn(drawn, ({ overlord }) => [overlord.hand, overlord.set]).size).toBe(1);
    expect(seenIn(drawn, ({ overlord }) => overlord.pile).size).toBeGreaterThan(10);
    expect(seenIn(drawn, ({ overlord }) => sorted(overlord.pile)).size).toBe(1);
  });

  it('SKAROV-GEN-09 a question about the hand of the overlord offers the hand of that world', () => {
    const asked = scene.with((state) => {
      state.overlord.hand = [e4];
      state.window = {
        kind: 'choice',
        seat: OVERLORD,
        sourceId: e2,
        options: [
          { optionId: e4, kind: 'CARD' },
          { optionId: 'decline', kind: 'DECLINE' },
        ],
      };
    });
    for (const { overlord, window } of worlds(asked, atSeat(0))) {
      expect(window).toMatchObject({ options: [{ optionId: overlord.hand[0] }, { optionId: 'decline' }] });
    }
  });

  it('where no other wound card may lie as the plan does, the wound cards stay', () => {
    const [weakness = ''] = cardsOfHero('sgt-freedom', 'WEAKNESS').map(({ id }) => id);
    const alone = given(
      aGame({
        heroes: [
          {
            hand: [weakness, right],
            plan: [
              { cardId: weakness, side: 'LEFT' },
              { cardId: right, side: 'RIGHT' },
            ],
          },
        ],
        state: { woundPile: [left] },
      }),
    ).with((state) => {
      Object.assign(state.woundShuffles, { [left]: 1, [right]: 1 });
    });
    for (const state of worlds(alone, spectator)) {
      expect(firstHero(state).plan?.map(({ cardId }) => cardId)).toEqual([weakness, right]);
    }
  });
});

describe('a base that was brought and does not lie yet', () => {
  const game = LocalGame.start(skarov, {
    options: { heroes: 2 },
    brought: [undefined, undefined, { ready: 'headquarters' }],
    seed: 'brought',
  });
  const drawn = (viewer: Viewer): State[] =>
    Array.from({ length: 20 }, (_, draw) => resample(game.state, viewer, Random.from(`base ${draw}`)));

  it('SKAROV-BASE-17 is the overlord’s secret; the others know how hard it is, and nothing else', () => {
    for (const viewer of [atSeat(0), spectator]) {
      const others = drawn(viewer).map(({ brought }) => brought);
      expect(new Set(others.map((base) => base?.tiles.length)).size).toBeGreaterThan(1);
      expect(new Set(others.map((base) => base?.difficulty))).toEqual(new Set(['HARD']));
      expect(JSON.stringify(view(game.state, viewer))).not.toContain('t9');
    }
    expect(seenIn(drawn(atSeat(2)), ({ brought }) => brought)).toEqual(seenIn([game.state], ({ brought }) => brought));
  });
});
