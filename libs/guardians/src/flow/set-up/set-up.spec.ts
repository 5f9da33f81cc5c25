import { library } from '#cards/content';
import { Random, type SeatAtStart } from '#kernel';
import { ScriptedTurn } from '#kernel/testing';
import type { Brought } from '../../brought.js';
import type { Event } from '../../events.js';
import { evolve } from '../../evolve.js';
import { initialState } from '../../initial-state.js';
import { optionsSchema } from '../../options.js';
import type { State } from '../../state.js';
import { aCreature, aGame, aShield, given } from '../../testing/index.js';
import { setUp } from './set-up.js';

const seated = (brought: readonly (Brought | undefined)[]): SeatAtStart<Brought>[] =>
  brought.map((own, seat) => ({ seat, bot: false, ...(own ? { brought: own } : {}) }));

/** A game that has been set up with chance from a label. */
function opened(options: object = {}, brought: readonly (Brought | undefined)[] = [undefined, undefined], label = 'a') {
  const turn = new ScriptedTurn<State, Event>(evolve, initialState(optionsSchema.parse(options), seated(brought)));
  Object.defineProperty(turn, 'random', { value: Random.from(label) });
  setUp(turn);
  return { scene: given(turn.state), events: turn.events };
}

describe('set-up', () => {
  it('GUARD-003 GUARD-004 GUARD-013 GUARD-015 who brings nothing plays a starter deck; its leaders lie on the table', () => {
    const { scene, events } = opened();
    expect(scene.player(0)).toMatchObject({ guardian: 'L39', stones: library['L39']!.powerStones, shieldsLost: 0 });
    for (const position of ['LEFT', 'CENTER', 'RIGHT'] as const) {
      const stronghold = scene.player(1).strongholds![position];
      expect(library[stronghold.card]).toMatchObject({ type: 'STRONGHOLD', position });
      expect(stronghold).toMatchObject({ ruin: false, under: null, works: null });
    }
    expect(events.flatMap((event) => (event.type === 'deckShuffled' ? [event.count] : []))).toEqual([51, 51]);
    expect(scene.state.decks).toBeNull();
  });

  it('GUARD-021 GUARD-220 decks are shuffled by the source of the game', () => {
    const order = (label: string): unknown => opened({}, undefined, label).scene.player(0).hand;
    expect(order('a')).toEqual(order('a'));
    expect(order('a')).not.toEqual(order('b'));
  });

  it('GUARD-226 ids are a permutation over both decks', () => {
    const starter = { starter: 'LANTERN_COURT' } as const;
    const { cards } = opened({}, [starter, starter]).scene.state;
    const ids = Object.keys(cards).sort();
    expect([ids.length, ids[0], ids[101]]).toEqual([102, 'c-001', 'c-102']);
    expect(new Set(ids.slice(0, 51).map((id) => cards[id]!.owner))).toEqual(new Set([0, 1]));
  });

  it('GUARD-EX08 GUARD-023 GUARD-025 each seat draws twelve; turn 1 begins without drawing, dominants come in II.A', () => {
    const { scene } = opened();
    expect([scene.state.stage, scene.asked]).toEqual(['SETUP_OPENING', [0, 1]]);
    expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([12, 12]);
    const begun = scene.when(0, { type: 'keepOpeningHand' }).when(1, { type: 'keepOpeningHand' });
    expect(begun.state).toMatchObject({ turn: 1, stage: 'I_B_PLAYS' });
    expect(begun.state.players.map(({ hand, dominant }) => [hand.length, dominant])).toEqual([
      [12, null],
      [12, null],
    ]);
    expect(begun.happened('cardsDrawn')).toEqual([]);
  });

  it('GUARD-022 with the option both cut the pile of the other: the cards above the depth go to its bottom', () => {
    expect(opened().scene.state.stage).toBe('SETUP_OPENING');
    const { scene } = opened({ cut: true });
    expect([scene.state.stage, scene.asked]).toEqual(['SETUP_CUT', [0, 1]]);
    expect(scene.refusal(0, { type: 'cutDeck', depth: 52 })).toMatchObject({ code: 'BAD_DEPTH', facts: { count: 51 } });
    expect(scene.legal(0, 'cutDeck')).toHaveLength(52);
    const { pile } = scene.player(1);
    const cut = scene.until('SETUP_OPENING').when(0, { type: 'cutDeck', depth: 20 });
    expect(cut.player(1).pile).toEqual([...pile.slice(20), ...pile.slice(0, 20)]);
    expect(cut.refusedBy(0, { type: 'cutDeck', depth: 0 })).toBe('ALREADY_COMMITTED GUARD-040');
    expect(scene.whenTimeRunsOut().player(1).hand).toEqual(pile.slice(0, 12));
  });
});

describe('the opening hand', () => {
  const again = { type: 'redrawOpeningHand' } as const;
  const creatures = (count: number): string[] => Array.from({ length: count }, () => aCreature());

  it('GUARD-EX61 GUARD-024 one without a shield is drawn again for a stone, once; both are asked', () => {
    const seats = [{ hand: creatures(12), stones: 3 }, { hand: [aShield(), ...creatures(11)] }] as const;
    const scene = given(aGame({ at: 'SETUP_OPENING', turn: 0, seats }));
    expect(scene.asked).toEqual([0, 1]);
    expect(scene.refusedBy(1, again)).toBe('HAS_SHIELD GUARD-024');
    const { hand, pile } = scene.player(0);
    const mixed = [...pile, ...hand];
    const redrawn = scene.chancing({ shuffles: [mixed] }).when(0, again);
    expect(redrawn.player(0)).toMatchObject({ stones: 2, hand: mixed.slice(0, 12), pile: mixed.slice(12) });
    expect(redrawn.happened('openingHandReturned')).toMatchObject([{ seat: 0, stones: 2 }]);
    expect(redrawn.refusedBy(0, again)).toBe('ALREADY_REDRAWN GUARD-024');
    expect(redrawn.asked).toEqual([0, 1]);
  });

  it('GUARD-013 GUARD-024 it costs a stone', () => {
    const seats = [{ hand: creatures(12), stones: 0 }, {}] as const;
    const scene = given(aGame({ at: 'SETUP_OPENING', turn: 0, seats }));
    expect(scene.refusal(0, again)).toMatchObject({ code: 'NO_POWER_STONE', facts: { cost: 1, stones: 0 } });
  });
});

describe('a sealed game', () => {
  const sealed = (options: object = {}) => opened({ decks: 'SEALED', ...options }).scene;

  it('GUARD-005 GUARD-014 each seat has its boosters of 15 and the kit', () => {
    const [pool] = sealed({ boosters: 4 }).state.building!.map(({ pool: cards }) => cards);
    expect(pool).toHaveLength(4 * 15 + 10);
    for (const id of ['L24-7', 'L24-13', 'L26', 'T27']) expect(pool).toContain(id);
  });

  it('GUARD-006 GUARD-014 none of the last six shields is left out', () => {
    let scene = sealed({ boosters: 7 });
    const isShield = (cardId: string): boolean => ['SHIELD', 'STANDARD_BEARER'].includes(library[cardId]!.type);
    const spared = () => scene.legal(0, 'leaveOut').filter(({ cardId }) => isShield(cardId));
    for (let [command] = spared(); command; [command] = spared()) scene = scene.when(0, command);
    const { pool, left } = scene.state.building![0];
    expect(pool.filter(isShield).length - left.filter(isShield).length).toBe(6);
    const [last] = pool.filter((cardId) => isShield(cardId) && !left.includes(cardId));
    expect(scene.refusal(0, { type: 'leaveOut', cardId: last! })).toMatchObject({
      rule: 'GUARD-014',
      code: 'DECK_SHIELDS',
      facts: { least: 6 },
    });
  });

  it('GUARD-014 GUARD-015 a leader is taken once, of the library and of its sort; only what lies in the pool is left out', () => {
    const scene = sealed({ boosters: 4 });
    const guardian = (cardId: string) => ({ type: 'chooseGuardian', cardId }) as const;
    const stronghold = (cardId: string) => ({ type: 'chooseStronghold', cardId }) as const;
    const out = (cardId: string) => ({ type: 'leaveOut', cardId }) as const;
    for (const choose of [guardian, stronghold, out]) {
      expect(scene.refusedBy(0, choose('nothing'))).toBe('UNKNOWN_CARD GUARD-015');
    }
    expect(scene.refusedBy(0, guardian('L01'))).toBe('WRONG_CARD_TYPE GUARD-015');
    expect(scene.refusedBy(0, stronghold('L39'))).toBe('WRONG_CARD_TYPE GUARD-015');
    expect(scene.when(0, guardian('L39')).refusedBy(0, guardian('T39'))).toBe('ALREADY_DONE GUARD-015');
    expect(scene.when(0, stronghold('L21')).refusedBy(0, stronghold('T21'))).toBe('ALREADY_DONE GUARD-015');
    expect(scene.refusedBy(0, out('L39'))).toBe('DECK_NOT_IN_POOL GUARD-015');
  });

  it('GUARD-014 no deck falls below the 51 cards of a pile', () => {
    let scene = sealed({ boosters: 4 });
    for (let [command] = scene.legal(0, 'leaveOut'); command; [command] = scene.legal(0, 'leaveOut')) {
      scene = scene.when(0, command);
    }
    const { pool, left } = scene.state.building![0];
    expect(pool.length - left.length).toBe(51);
    const rest = pool.find((cardId) => !left.includes(cardId))!;
    expect(scene.refusal(0, { type: 'leaveOut', cardId: rest })).toMatchObject({
      code: 'DECK_TOO_SMALL',
      facts: { least: 51 },
    });
  });

  it('GUARD-014 the cards above 106 leave automatically, and no shield with them', () => {
    const scene = sealed({ boosters: 7 }).whenTimeRunsOut();
    expect(scene.state.stage).toBe('SETUP_OPENING');
    for (const { hand, pile } of scene.state.players) expect(hand.length + pile.length).toBeLessThanOrEqual(106);
  });
});
