import { library } from '#cards/content';
import { starterDecks, type DeckList } from '#cards/decks';
import { Random, type SeatAtStart } from '#kernel';
import { ScriptedTurn } from '#kernel/testing';
import type { Brought } from '../../brought.js';
import type { Options } from '../../options.js';
import { evolve } from '../../evolve.js';
import { given } from '../../testing/index.js';
import { initialState } from '../../initial-state.js';
import { optionsSchema } from '../../options.js';
import { setUp } from './set-up.js';

const seated = (brought: readonly (Brought | undefined)[]): SeatAtStart<Brought>[] =>
  brought.map((own, seat) => ({ seat, bot: false, ...(own ? { brought: own } : {}) }));

/** A game that has been set up with chance from a label. */
function opened(
  options: Partial<Options> = {},
  brought: readonly (Brought | undefined)[] = [undefined, undefined],
  label = 'a',
) {
  const turn = new ScriptedTurn(evolve, initialState(optionsSchema.parse(options), seated(brought)));
  Object.defineProperty(turn, 'random', { value: Random.from(label) });
  setUp(turn);
  return { scene: given(turn.state), events: turn.events };
}

describe('set-up', () => {
  it('ARENA-SET-01 ARENA-SET-02 ARENA-SET-06 guardian and central stronghold are in play, stones are loaded', () => {
    const { scene } = opened();
    expect(scene.player(0)).toMatchObject({
      guardian: 'L20',
      stones: library['L20']!.powerStones,
      standardBearer: null,
      prison: null,
      victorious: [],
      strongholds: { LEFT: { deployed: false }, CENTER: { deployed: true }, RIGHT: { deployed: false } },
    });
    expect(library[scene.player(0).strongholds!.LEFT.card]).toMatchObject({ type: 'STRONGHOLD', position: 'LEFT' });
  });

  it('ARENA-SET-04 each seat draws 8, without mulligan; then the dominants are turned up', () => {
    const { scene, events } = opened();
    expect(scene.step).toBe('ENLISTMENT');
    expect(scene.state).toMatchObject({ turn: 1, decks: null });
    for (const { hand, dominant } of scene.state.players) {
      expect(hand).toHaveLength(8);
      expect(dominant).not.toBeNull();
    }
    expect(events.filter(({ type }) => type === 'cardsDrawn')).toHaveLength(2);
  });

  it('ARENA-SET-03 ARENA-ENG-09 a deck is shuffled; who brings nothing plays a starter deck by its seat', () => {
    const { scene, events } = opened();
    const shuffled = events.flatMap((event) => (event.type === 'deckShuffled' ? [event] : []));
    expect(shuffled.map(({ count }) => count)).toEqual([51, 51]);
    const sorted = shuffled[1]!.cards.map(({ cardId }) => cardId).sort();
    const listed = starterDecks.HOLLOW_TIDE.decks.ARENA.cards.flatMap(({ cardId, copies }) =>
      Array<string>(copies).fill(cardId),
    );
    const piled = listed.filter((id) => !['GUARDIAN', 'STRONGHOLD'].includes(library[id]!.type)).sort();
    expect(sorted).toEqual(piled);
    expect(scene.player(1).guardian).toBe('T20');
  });

  it('ARENA-ENG-05 ids are a permutation over both decks: the same deck twice does not sort them', () => {
    const starter = { starter: 'LANTERN_COURT' } as const;
    const { scene } = opened({}, [starter, starter]);
    const ids = Object.keys(scene.state.cards).sort();
    expect(ids).toHaveLength(102);
    expect([ids[0], ids[101]]).toEqual(['c-001', 'c-102']);
    const owners = ids.map((id) => scene.state.cards[id]!.owner);
    expect(new Set(owners.slice(0, 51))).toEqual(new Set([0, 1]));
  });

  it('ARENA-SET-05 a seat plays the deck that it brings', () => {
    const own = swapped(starterDecks.LANTERN_COURT.decks.ARENA, 'L20', 'T20');
    expect(opened({}, [{ deck: own }, undefined]).scene.player(0).guardian).toBe('T20');
    expect(opened({}, [{ starter: 'HOLLOW_TIDE' }, undefined]).scene.player(0).guardian).toBe('T20');
  });

  it('ARENA-ENG-09 chance is only in the shuffles', () => {
    const order = (label: string): unknown => opened({}, undefined, label).scene.player(0).hand;
    expect(order('a')).toEqual(order('a'));
    expect(order('a')).not.toEqual(order('b'));
  });
});

const swapped = (deck: DeckList, from: string, to: string): DeckList => ({
  cards: deck.cards.map((entry) => (entry.cardId === from ? { ...entry, cardId: to } : entry)),
});

describe('a sealed game', () => {
  const sealed = (options: Partial<Options> = {}) => opened({ decks: 'SEALED', ...options }).scene;

  it('ARENA-SET-05 each seat opens its boosters; both build at the same time', () => {
    const scene = sealed();
    expect(scene.step).toBe('DECKS');
    expect(scene.asked).toEqual([0, 1]);
    expect(scene.state.building?.[0].pool).toHaveLength(60);
    expect(scene.state.building?.[0].pool).not.toEqual(scene.state.building?.[1].pool);
  });

  it('ARENA-SET-05 at most five copies of a card but shields and terrains are kept', () => {
    const scene = sealed({ boosters: 7, boosterSet: 'P' });
    for (const { pool, left } of scene.state.building ?? []) {
      const copies = (id: string): number =>
        pool.filter((other) => other === id).length - left.filter((other) => other === id).length;
      const most = (id: string): number => (['SHIELD', 'TERRAIN'].includes(library[id]!.type) ? 7 : 5);
      for (const id of pool) expect(copies(id)).toBeLessThanOrEqual(most(id));
      expect(pool.length - left.length).toBeGreaterThanOrEqual(51);
    }
  });

  it('ARENA-GEN-05 guardian and strongholds are chosen freely, each once and permanently', () => {
    const scene = sealed().when(0, { type: 'chooseGuardian', cardId: 'T20' });
    expect(scene.events).toEqual([{ type: 'guardianTaken', seat: 0, card: 'T20' }]);
    expect(scene.refusalCode(0, { type: 'chooseGuardian', cardId: 'L20' })).toBe('ALREADY_DONE');
    expect(scene.refusalCode(1, { type: 'chooseGuardian', cardId: 'L01' })).toBe('WRONG_CARD_TYPE');
    expect(scene.refusalCode(1, { type: 'chooseGuardian', cardId: 'X99' })).toBe('UNKNOWN_CARD');
    const stronghold = scene.legal(0, 'chooseStronghold')[0] as { type: 'chooseStronghold'; cardId: string };
    const chosen = scene.when(0, stronghold);
    expect(chosen.refusalCode(0, stronghold)).toBe('ALREADY_DONE');
    expect(chosen.refusalCode(0, { type: 'chooseStronghold', cardId: 'L01' })).toBe('WRONG_CARD_TYPE');
    expect(chosen.legal(0, 'chooseGuardian')).toEqual([]);
  });

  it('ARENA-SET-05 cards are left out down to 51', () => {
    let scene = sealed();
    const [least] = scene.state.building![0].pool;
    expect(scene.refusalCode(0, { type: 'leaveOut', cardId: 'L01' })).toBe('DECK_NOT_IN_POOL');
    for (let out = 0; out < 9; out += 1) scene = scene.when(0, scene.legal(0, 'leaveOut').at(-1)!);
    expect(scene.legal(0, 'leaveOut')).toEqual([]);
    expect(scene.refusalCode(0, { type: 'leaveOut', cardId: least! })).toBe('DECK_TOO_SMALL');
  });

  it('ARENA-ENG-03 by default a deck is finished as it is; when both are, the table is laid', () => {
    const chosen = sealed().when(0, { type: 'chooseGuardian', cardId: 'T20' });
    const first = chosen.when(0, chosen.byDefault(0));
    expect(first.refusalCode(0, { type: 'finishDeck' })).toBe('ALREADY_COMMITTED');
    const laid = first.whenTimeRunsOut();
    expect(laid.step).toBe('ENLISTMENT');
    expect(laid.player(0)).toMatchObject({ guardian: 'T20' });
    expect(laid.player(1).guardian).toBe('L20');
    expect(Object.keys(laid.state.cards)).toHaveLength(120);
    expect(laid.state.building).toBeNull();
  });
});
