import type { PrintedEffect } from '#cards/schema';
import { atSeat, spectator } from '#kernel';
import {
  aCombat,
  aCreature,
  aGame,
  aShield,
  aSpell,
  fought,
  given,
  meeting,
  seenBy,
  uncommanded,
  unattacked,
  type Scene,
  type SeatSetup,
} from '../testing/index.js';
import type { Space, Stage } from '../words.js';

const play = (cardId: string, space?: Space) =>
  ({ type: 'playDepotCard', cardId, target: space ? { space } : null }) as const;
const use = (cardId: string, space?: Space) =>
  ({ type: 'useAbility', cardId, target: space ? { space } : null }) as const;
const pass = { type: 'pass' } as const;
const dominant = (dominantValue: number): string => aShield({ dominantValue });

/** A window in which SOUTH acts first. */
const at = (stage: Stage, south: SeatSetup, north: SeatSetup = {}, turn = 3): Scene =>
  given(aGame({ at: stage, turn, seats: [south, north] }));

describe('STONES', () => {
  it('FX-22 L31 gives one in every window for cards, W36 two before the settlement', () => {
    const hand = at('I_B_PLAYS', { hand: ['L31'], stones: 2 }).when(0, play('L31'));
    expect([hand.player(0).stones, hand.happened('stonesChanged')]).toEqual([
      3,
      [{ type: 'stonesChanged', seat: 0, change: 1 }],
    ]);
    const depot = { depot: ['L31'], stones: 2, stacks: { a1: {} }, dominant: dominant(9) };
    for (const stage of ['II_A_PLAYS', 'II_B_TURN', 'III_PLAYS'] as const) {
      expect(at(stage, depot).when(0, play('L31')).player(0)).toMatchObject({ stones: 3, discard: ['L31'] });
    }
    const truce = { depot: ['W36'], stones: 2 };
    expect(at('III_PLAYS', truce).when(0, play('W36')).player(0).stones).toBe(4);
    expect(at('II_A_PLAYS', truce).refusedBy(0, play('W36'))).toBe('WRONG_TIMING GUARD-140');
  });

  it('CARD-17 a loss never goes below 0, and takes nothing where there is nothing', () => {
    const theft = aSpell({ effects: [{ op: 'STONES', value: -2, target: 'ENEMY_SEAT' }] });
    const robbed = (stones: number): Scene => at('III_PLAYS', { depot: [theft] }, { stones }).when(0, play(theft));
    expect([robbed(5), robbed(1), robbed(0)].map((scene) => scene.player(1).stones)).toEqual([3, 0, 0]);
    expect(robbed(1).happened('stonesChanged')).toMatchObject([{ seat: 1, change: -1 }]);
    expect(robbed(0).happened('stonesChanged')).toEqual([]);
  });

  it('FX-22 K12 takes one, K13 gives one and W18 costs one, after a combat that is won (WON)', () => {
    const won = (card: string): Scene => {
      const foe = aCreature({ vitality: 2 });
      const army = { creatures: [card] };
      const combat = aCombat({ south: { army, stones: 3 }, north: { army: { creatures: [foe] }, stones: 3 } });
      return unattacked(fought(uncommanded(combat), card, foe));
    };
    const stones = (scene: Scene): number[] => [0, 1].map((seat) => scene.player(seat).stones);
    expect(['K12', 'K13', 'W18'].map((card) => stones(won(card)))).toEqual([
      [3, 2],
      [4, 3],
      [2, 3],
    ]);
  });
});

describe('what a creature does when it is played', () => {
  const played = (effect: PrintedEffect): readonly string[] => {
    const [own, foe] = [aCreature({ effects: [{ ...effect, trigger: 'PLAYED' }] }), aCreature({ vitality: 9 })];
    const north = { army: { creatures: [foe] } };
    return meeting(uncommanded(aCombat({ south: { army: { creatures: [own] } }, north })), own, foe).told;
  };

  it('GUARD-128 is told before it happens, and once where it says itself whose it is', () => {
    const stone = played({ op: 'STONES', value: 1, target: 'OWN_SEAT' });
    const begins = stone.indexOf('textTriggered');
    expect(stone.slice(begins, begins + 2)).toEqual(['textTriggered', 'stonesChanged']);
    const lasting = played({ op: 'VITALITY', value: 2 });
    expect([lasting.includes('textTriggered'), lasting.includes('effectApplied')]).toEqual([false, true]);
  });
});

describe('DRAW', () => {
  const pile = [aShield(), aSpell(), aShield()];

  it('CARD-18 P32 draws two to the reserve hand for a stone; only their seat sees them', () => {
    const scene = at('I_B_PLAYS', { hand: ['P32'], pile, stones: 1 }).when(0, play('P32'));
    expect(scene.player(0)).toMatchObject({ hand: pile.slice(0, 2), pile: [pile[2]], stones: 0, depot: [], pen: [] });
    expect(seenBy(atSeat(1), scene.happened('cardsDrawn'))).toEqual([{ type: 'cardsDrawn', seat: 0, count: 2 }]);
  });

  it('CARD-18 after phase I they go to pen and depot, by their borders', () => {
    const call = aSpell({ effects: [{ op: 'DRAW', value: 2 }] });
    const [spell, creature] = [aSpell(), aCreature()];
    const scene = at('III_PLAYS', { depot: [call, spell], pen: [creature], pile }).when(0, play(call));
    expect(scene.player(0)).toMatchObject({ hand: [], depot: [spell, pile[1]], pen: [creature, pile[0]] });
    expect(scene.happened('handSplit')).toEqual([{ type: 'handSplit', seat: 0, depot: 1, pen: 1 }]);
  });

  it('CARD-18 never beyond 20 in hand, depot and pen together, and as far as the pile goes', () => {
    const held = (count: number) => Array.from({ length: count }, () => aShield());
    const drawn = (south: SeatSetup): (number | undefined)[] =>
      at('I_B_PLAYS', { pile, ...south, hand: ['P32', ...(south.hand ?? [])] })
        .when(0, play('P32'))
        .happened('cardsDrawn')
        .map(({ count }) => count);
    expect([drawn({ hand: held(18) }), drawn({ hand: held(19) }), drawn({ hand: held(20) })]).toEqual([[2], [1], []]);
    expect([drawn({ pile: held(1) }), drawn({ pile: [] })]).toEqual([[1], []]);
    const call = aSpell({ effects: [{ op: 'DRAW', value: 2 }] });
    const late = at('III_PLAYS', { depot: [call, ...held(9)], pen: held(10), pile }).when(0, play(call));
    expect(late.happened('cardsDrawn')).toMatchObject([{ count: 1 }]);
    const full = at('III_PLAYS', { depot: [call, ...held(10)], pen: held(10), pile }).when(0, play(call));
    expect([full.happened('cardsDrawn'), full.happened('handSplit')]).toEqual([[], []]);
  });

  it('CARD-18 P15 draws one after a combat that is won (WON)', () => {
    const foe = aCreature({ vitality: 1 });
    const combat = aCombat({ south: { army: { creatures: ['P15'] }, pile }, north: { army: { creatures: [foe] } } });
    const scene = unattacked(fought(uncommanded(combat), 'P15', foe));
    expect(scene.player(0)).toMatchObject({ pen: [pile[0]], pile: pile.slice(1) });
  });
});

describe('LOOK', () => {
  const army = (...vitalities: number[]) => ({ creatures: vitalities.map((vitality) => aCreature({ vitality })) });
  const north: SeatSetup = { stacks: { b3: army(5, 12), c4: { ...army(3), shield: null } } };

  it.each([
    ['T32', 'III_PLAYS'],
    ['W42', 'II_A_PLAYS'],
  ] as const)('FX-20 GUARD-222 %s tells its seat alone what an enemy stack or garrison is worth', (card, stage) => {
    const scene = at(stage, { depot: [card], dominant: dominant(9), stacks: { a1: {} } }, north);
    expect(scene.legal(0, 'playDepotCard')).toEqual([play(card, 'b3'), play(card, 'c4')]);
    const looked = scene.when(0, play(card, 'b3')).happened('stackLookedAt');
    const told = [atSeat(0), atSeat(1), spectator].map((viewer) => seenBy(viewer, looked));
    const plain = { type: 'stackLookedAt', seat: 0, space: 'b3' };
    expect(told).toEqual([[{ ...plain, total: 17 }], [plain], [plain]]);
  });

  it('FX-20 GUARD-133 P20 looks before the placement for a stone, and once a turn', () => {
    const setup = (stones: number): Scene =>
      at('I_B_PLAYS', { guardian: 'P20', stones }, { stacks: { b3: army(7) }, hand: [aShield()] });
    const scene = setup(1);
    const looked = scene.when(0, use('P20', 'b3'));
    expect([looked.happened('stackLookedAt')[0]?.total, looked.player(0).stones]).toEqual([7, 0]);
    expect(setup(2).when(0, use('P20', 'b3')).refusedBy(1, use('P20', 'b3'))).toBe('NOT_YOUR_CARD GUARD-226');
    expect(setup(2).when(0, use('P20', 'b3')).when(1, pass).step).toBe('I_C_PLACE');
    expect(scene.refusedBy(0, use('P20', 'c4'))).toBe('ILLEGAL_TARGET GUARD-012');
    expect([setup(1).asked, setup(0).goingOn().asked]).toEqual([[0], [1]]);
  });

  it('GUARD-226 CARD-13 only where an enemy stack is: the target is its space', () => {
    const scene = at('III_PLAYS', { depot: ['T32'], stacks: { a1: {} } }, north);
    expect(scene.refusedBy(0, play('T32', 'a1'))).toBe('ILLEGAL_TARGET GUARD-140');
    expect(scene.refusedBy(0, play('T32'))).toBe('ILLEGAL_TARGET GUARD-140');
    const creature = Object.keys(scene.state.cards).find((id) => scene.stack(1, 'b3')!.creatures[0]!.id === id)!;
    const byCard = { type: 'playDepotCard', cardId: 'T32', target: { cardId: creature } } as const;
    expect(scene.refusedBy(0, byCard)).toBe('ILLEGAL_TARGET GUARD-140');
    expect(at('III_PLAYS', { depot: ['T32'] }).legal(0, 'playDepotCard')).toEqual([]);
  });
});

describe('the order of the turn', () => {
  /** The dominants lie open, SOUTH’s is the higher one; both have a shield to turn. */
  const shown = (south: SeatSetup = {}, north: SeatSetup = {}, values: readonly [number, number] = [9, 6]): Scene => {
    const state = aGame({
      at: 'II_A_PLAYS',
      turn: 4,
      first: 0,
      lower: 1,
      seats: [
        { dominant: dominant(values[0]), stacks: { a1: {} }, ...south },
        { dominant: dominant(values[1]), stacks: { a4: {} }, ...north },
      ],
    });
    return given(state);
  };
  /** No seat does anything more in the window. */
  function closed(scene: Scene): Scene {
    let next = scene;
    while (next.step === 'II_A_PLAYS') next = next.when(next.asked[0]!, pass);
    return next;
  }

  it('FX-23 GUARD-061 GUARD-034 L36 makes its seat the first active one; who had the lower dominant still has', () => {
    const scene = shown({}, { depot: ['L36'] }).goingOn();
    expect(scene.asked).toEqual([1]);
    const claimed = scene.when(1, play('L36'));
    expect(claimed.state.marks.claimedFirst).toBe(1);
    const turning = closed(claimed);
    expect([turning.step, turning.asked]).toEqual(['II_B_TURN', [1]]);
    expect(turning.state).toMatchObject({ first: 1, active: 1, lower: 1 });
  });

  it('FX-23 L36 of both: the last resolved counts', () => {
    const scene = shown({ depot: ['L36'] }, { depot: ['L36'] });
    const both = closed(scene.when(0, play('L36')).when(1, pass).when(1, play('L36#2')));
    expect([both.state.first, both.state.marks.claimedFirst]).toEqual([1, 1]);
  });

  it('FX-23 GUARD-063 L36 breaks a tie that could not be redrawn', () => {
    const state = structuredClone(shown({ depot: ['L36'] }, {}, [6, 6]).state);
    const scene = given({ ...state, lower: null }).when(0, play('L36'));
    expect([scene.state.turn % 2, scene.state.first, scene.state.lower]).toEqual([0, 0, null]);
  });

  it('GUARD-034 the lower dominant is read again, also where the first seat stays', () => {
    const scene = shown({ guardian: 'L39', depot: ['L36', aShield()], stones: 1, pile: [dominant(1)] });
    const redrawn = closed(scene.when(0, play('L36')).when(0, use('L39')));
    expect([redrawn.state.first, redrawn.state.lower]).toEqual([0, 0]);
  });

  it('GUARD-061 without such a card nothing is named again', () => {
    const scene = shown({ depot: [aShield()] }).when(0, pass);
    expect([scene.step, scene.asked, scene.happened('firstNamed')]).toEqual(['II_B_TURN', [0], []]);
  });

  it.each(['L39', 'L20'])(
    'FX-34 %s puts its dominant under the pile and turns up another, once a turn, for a stone',
    (id) => {
      const [top, next] = [dominant(3), dominant(7)];
      const scene = shown({ guardian: id, stones: 2, dominant: dominant(9), pile: [top, next] });
      const old = scene.player(0).dominant!;
      const redrawn = scene.when(0, use(id));
      expect(redrawn.events.map(({ type }) => type).slice(0, 3)).toEqual([
        'abilityUsed',
        'dominantPutUnder',
        'dominantTurnedUp',
      ]);
      expect(redrawn.player(0)).toMatchObject({ dominant: top, pile: [next, old], known: [old], stones: 1 });
      // The first active seat is read when the window closes: now NORTH has the higher one.
      expect(redrawn.state).toMatchObject({ stage: 'II_B_TURN', first: 1, lower: 0 });
    },
  );

  it('GUARD-062 a new tie is redrawn when the window closes; one that could not be redrawn is left', () => {
    const [six, two, ten] = [dominant(6), dominant(2), dominant(10)];
    const south = { guardian: 'L39', pile: [six, ten] };
    const tied = shown(south, { pile: [two] }).when(0, use('L39'));
    expect(tied.happened('dominantBuried')).toHaveLength(2);
    expect([tied.player(0).dominant, tied.player(1).dominant, tied.state.first]).toEqual([ten, two, 0]);
    const empty = shown({ guardian: 'L39', pile: [six] }, { pile: [] }).when(0, use('L39'));
    expect([empty.happened('dominantBuried'), empty.player(0).dominant]).toEqual([[], six]);
    expect(empty.state).toMatchObject({ first: 1, lower: null });
  });

  it('GUARD-063 a tie that had its redraws is not redrawn again', () => {
    const state = structuredClone(shown({ depot: [aShield()] }, {}, [6, 6]).state);
    const scene = given({ ...state, lower: null, first: 1 }).when(0, pass);
    expect([scene.happened('dominantBuried'), scene.state.first]).toEqual([[], 1]);
  });

  it('CARD-13 REDRAW_DOMINANT needs a pile, and both abilities a dominant', () => {
    const depot = [aShield()];
    const bare = shown({ guardian: 'L39', pile: [], depot });
    expect(bare.refusedBy(0, use('L39'))).toBe('ILLEGAL_TARGET GUARD-012');
    expect(shown({ guardian: 'L39', pile: [] }).goingOn().step).toBe('II_B_TURN');
    for (const guardian of ['L39', 'T39']) {
      const state = structuredClone(shown({ guardian, depot }).state);
      state.players[0].dominant = null;
      expect(given(state).refusedBy(0, use(guardian))).toBe('ILLEGAL_TARGET GUARD-012');
    }
  });

  it.each(['T39', 'T20'])(
    'FX-34 GUARD-031 %s discards its dominant; the value counts on, and I.A draws all cards from the pile',
    (id) => {
      const [old, foe] = [dominant(9), dominant(6)];
      const scene = shown({ guardian: id, dominant: old, depot: [aSpell()] }, { dominant: foe });
      const left = scene.when(0, use(id));
      expect(left.player(0)).toMatchObject({ dominant: null, discard: [old] });
      expect(left.happened('dominantLeft')).toMatchObject([{ value: 9 }]);
      const closed = left.when(0, pass);
      expect(closed.state).toMatchObject({
        stage: 'II_B_TURN',
        first: 0,
        lower: 1,
        marks: { dominantLeft: [9, null] },
      });
      const drawing = given({ ...structuredClone(closed.state), stage: 'I_A_DRAW' })
        .until('I_B_RESERVE')
        .goingOn();
      expect(drawing.happened('dominantTaken').map(({ seat }) => seat)).toEqual([1]);
      expect(drawing.happened('cardsDrawn').find(({ seat }) => seat === 0)?.count).toBe(3);
    },
  );

  it('GUARD-063 LEAVE_DOMINANT of a card from the discard pile leaves nothing to be given back', () => {
    const state = structuredClone(shown({ guardian: 'T39', pile: [] }).state);
    const left = given({ ...state, borrowed: [0] }).when(0, use('T39'));
    expect(left.state.borrowed).toEqual([]);
  });

  it('GUARD-062 who has left its dominant keeps what it counts when the other one’s new one ties', () => {
    const [nine, four] = [dominant(9), dominant(4)];
    const scene = shown({ guardian: 'T39' }, { guardian: 'L39', pile: [nine, four] });
    const tied = scene.when(0, use('T39')).when(1, use('L39'));
    expect(tied.happened('dominantBuried')).toMatchObject([{ seat: 1, card: { instanceId: nine } }]);
    expect([tied.player(1).dominant, tied.state.first, tied.state.lower]).toEqual([four, 0, 1]);
    expect([tied.player(0).dominant, tied.player(0).pile.length]).toEqual([null, 10]);
  });

  it('FX-38 R11 leads to phase III once the dominants are settled; shields stay as they are', () => {
    const scene = shown({ depot: ['R11', aSpell({ timing: ['SETTLEMENT'] })], stones: 1 });
    const called = scene.when(0, play('R11'));
    expect([called.state.marks.skipToSettlement, called.step]).toEqual([true, 'II_A_PLAYS']);
    const settling = called.when(0, pass);
    expect([settling.step, settling.asked, settling.stack(0, 'a1')?.turned]).toEqual(['III_PLAYS', [0], false]);
    expect(settling.happened('shieldTurned')).toEqual([]);
    const next = settling.until('I_A_DRAW').when(0, pass);
    expect(next.state).toMatchObject({ stage: 'I_A_DRAW', turn: 5, marks: { skipToSettlement: false } });
  });

  it('FX-38 R11 and a redrawn dominant: phase III begins with the first seat that was read again', () => {
    const scene = shown({ guardian: 'L39', depot: ['R11'], stones: 2, pile: [dominant(1)] }, { depot: [aShield()] });
    const called = scene.when(0, play('R11')).when(1, pass).when(1, pass).when(0, use('L39'));
    const settling = closed(called);
    expect([settling.step, settling.state.first, settling.asked]).toEqual(['III_PLAYS', 1, [1]]);
  });
});
