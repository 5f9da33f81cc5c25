import { atSeat, isRefusal, LocalGame, type Refusal } from '#kernel';
import { SceneOf } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

const seeds = Array.from({ length: 60 }, (_, number) => `lantern ${number}`);
const whole = Array.from({ length: 9 }, (_, number) => [number + 2, number + 2]).flat();

/** Keepers with these hands, before the first of so many storms. */
function dealt(storms: number, ...hands: number[][]): SceneOf<typeof lantern> {
  const options = lantern.schemas.options.parse({ storms });
  const seats = hands.map((_, seat) => ({ seat, bot: false }));
  return new SceneOf(lantern, {}, { ...lantern.initialState(options, seats), hands });
}

const choose = (oil: number) => ({ type: 'chooseCard', oil }) as const;

/** Why a keeper may not choose a card. */
function refusal(game: LocalGame<typeof lantern>, seat: number, oil: number): Refusal {
  const decision = game.run({ type: 'play', seat, command: choose(oil) });
  if (!isRefusal(decision)) throw new Error('It was taken.');
  return decision;
}

describe('the rules of The Lantern Keepers', () => {
  it('LANTERN-001 two to four keepers, and eighteen cards of 2 to 10 oil, each twice', () => {
    const { seats, least } = lantern.seats(lantern.schemas.options.parse({}));
    expect([seats.length, least]).toEqual([4, 2]);
    expect(lantern.content!.cards.flatMap(({ oil, copies }) => Array<number>(copies).fill(oil))).toEqual(whole);
  });

  it.each([1, 2, 3, 4])('LANTERN-002 every keeper has as many cards as there are storms: %s', (storms) => {
    const { state } = LocalGame.start(lantern, { options: { storms }, seats: 4, seed: 'dealt' });
    expect(state.hands.map(({ length }) => length)).toEqual([storms, storms, storms, storms]);
  });

  it('LANTERN-002 there are three storms unless somebody says otherwise, and no more than four', () => {
    expect(LocalGame.start(lantern, { seed: 'plain' }).state.options.storms).toBe(3);
    for (const storms of [0, 5])
      expect(() => LocalGame.start(lantern, { options: { storms }, seed: 'odd' })).toThrow('storms');
  });

  it('LANTERN-002 a hand is seen by its keeper alone', () => {
    const { state } = LocalGame.start(lantern, { seed: 'hands' });
    const sorted = (hand: readonly number[] = []): number[] => [...hand].sort((a, b) => a - b);
    for (const seat of [0, 1]) {
      const { hand, hands } = lantern.view(state, atSeat(seat));
      expect([sorted(hand), hands]).toEqual([sorted(state.hands[seat]), undefined]);
    }
    const { hand, hands } = lantern.view(state, { kind: 'spectator' });
    expect([hand, hands]).toEqual([undefined, undefined]);
  });

  it('LANTERN-003 cards are dealt from all eighteen, each of which may stay unseen', () => {
    const missing = new Set<number>();
    for (const seed of seeds) {
      const inHands = LocalGame.start(lantern, { options: { storms: 4 }, seats: 4, seed }).state.hands.flat();
      const rest = [...whole];
      for (const oil of inHands) rest.splice(rest.indexOf(oil), 1);
      expect(rest).toHaveLength(2);
      for (const oil of rest) missing.add(oil);
    }
    expect([...missing].sort((a, b) => a - b)).toEqual([...new Set(whole)]);
  });

  it('LANTERN-004 keepers choose all at once, a card of their hands, once', () => {
    const game = LocalGame.from(lantern, dealt(2, [3, 9], [5, 7]).state, { options: { storms: 2 }, seed: 'choose' });
    expect(game.waiting).toMatchObject({ seats: [0, 1], step: 'chooseCard' });
    expect(refusal(game, 0, 5)).toMatchObject({ rule: 'LANTERN-004', code: 'notInHand', facts: { oil: 5 } });
    game.must({ type: 'play', seat: 1, command: choose(7) });
    expect(game.waiting).toMatchObject({ seats: [0] });
    expect(refusal(game, 1, 5)).toMatchObject({ rule: 'LANTERN-004', code: 'notAsked' });
    game.must({ type: 'play', seat: 0, command: choose(9) });
    expect(game.waiting).toMatchObject({ rules: 'storm' });
  });

  it('LANTERN-005 one die is the wind, of two in the last storm the stronger', () => {
    const first = dealt(2, [9, 9], [9, 9])
      .when(0, choose(9))
      .when(1, choose(9))
      .chancing({ picks: [4] })
      .whenJobRuns();
    expect(first.state.winds).toEqual([4]);
    const last = first
      .when(0, choose(9))
      .when(1, choose(9))
      .chancing({ picks: [2, 5] })
      .whenJobRuns();
    expect(last.state.winds).toEqual([4, 5]);
    expect(last.state.points).toEqual([9 - 4 + 9 - 5, 9 - 4 + 9 - 5]);
  });

  it('LANTERN-006 more oil than wind scores the rest, as much or less scores nothing, and the card is gone', () => {
    const { state } = dealt(2, [5, 8], [4, 8], [3, 8])
      .when(0, choose(5))
      .when(1, choose(4))
      .when(2, choose(3))
      .chancing({ picks: [4] })
      .whenJobRuns();
    expect(state.points).toEqual([1, 0, 0]);
    expect(state.hands).toEqual([[8], [8], [8]]);
    expect(state.played).toEqual([5, 4, 3]);
  });

  it('LANTERN-007 most points win, and equal points share a rank', () => {
    const { state } = dealt(1, [9], [9], [6])
      .when(0, choose(9))
      .when(1, choose(9))
      .when(2, choose(6))
      .chancing({ picks: [1, 2] })
      .whenJobRuns();
    expect(lantern.waiting(state)).toEqual({ over: 'lastStorm' });
    expect(lantern.score(state).map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [0, 1, 7],
      [1, 1, 7],
      [2, 3, 4],
    ]);
  });

  it('LANTERN-007 who resigned ranks below all who stayed, whatever he had, and the last one left wins', () => {
    const after = dealt(2, [9, 9], [3, 3], [3, 3])
      .when(0, choose(9))
      .when(1, choose(3))
      .when(2, choose(3))
      .chancing({ picks: [2] })
      .whenJobRuns();
    const game = LocalGame.from(lantern, after.state, { options: { storms: 2 }, seats: 3, seed: 'left' });
    game.must({ type: 'resign', seat: 0 });
    expect(game.placings).toBeUndefined();
    game.must({ type: 'resign', seat: 1 });
    expect(game.game.outcome?.reason).toBe('lastKeeper');
    expect(game.placings?.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });
});
