import type { Seat } from '#kernel';
import { ScriptedTurn } from '#kernel/testing';
import type { NumberedEffect } from '../engine/effects-in.js';
import type { CardKey } from '../ids.js';
import type { Effect } from '../schema/effect.js';
import { abilitiesBy, abilityMark } from './abilities.js';
import { areaAttack, areaSorts, struckTogether } from './areas.js';
import { onlyWhile } from './operation-rules.js';
import { isRemoval, removeTogether } from './removals.js';
import { seatFor, seatOperations } from './seat-operations.js';
import { isAmong, targetsBy, usesOf } from './uses.js';

/** A game in which seats have stones, and name each other. */
interface State {
  readonly players: { stones: number }[];
  readonly marks: { readonly abilities: string[] };
  window: 'DAY' | 'NIGHT';
}
interface Target {
  readonly seat: Seat;
}

const aState = (): State => ({ players: [{ stones: 2 }, { stones: 0 }], marks: { abilities: [] }, window: 'DAY' });

const effectOf = (op: Effect['op'], fields: Partial<Effect> = {}): Effect => ({
  op,
  trigger: 'ACTIVATED',
  target: 'SELF',
  duration: 'INSTANT',
  ...fields,
});
const numbered = (...effects: Effect[]): NumberedEffect[] => effects.map((effect, index) => ({ index, effect }));

/** Who looks names another seat; who draws names none; first is who has stones. */
const targetsFor = targetsBy<State, Target>((op) => ({
  *targets(state, seat) {
    if (op === 'LOOK') for (const other of state.players.keys()) if (other !== seat) yield { seat: other };
    if (op === 'FIRST') yield* onlyWhile(({ players }: State, by) => players[by]!.stones > 0)(state, seat);
    if (op === 'DRAW') yield null;
  },
}));

describe('Effects that are used together', () => {
  it('CARD-13 take the one target that any of them asks for', () => {
    expect(targetsFor(aState(), 0, 'x', numbered(effectOf('DRAW'), effectOf('LOOK')))).toEqual([{ seat: 1 }]);
    expect(targetsFor(aState(), 0, 'x', numbered(effectOf('DRAW')))).toEqual([null]);
  });

  it('CARD-13 cannot be used where one of them finds nothing, or there is none', () => {
    const both = numbered(effectOf('DRAW'), effectOf('FIRST'));
    expect(targetsFor(aState(), 0, 'x', both)).toEqual([null]);
    expect(targetsFor(aState(), 1, 'x', both)).toEqual([]);
    expect(targetsFor(aState(), 0, 'x', [])).toEqual([]);
  });

  it('know a legal target by its content, not by identity', () => {
    const targets = [{ seat: 1 }, null];
    expect([{ seat: 1 }, null, { seat: 0 }].map((target) => isAmong(targets, target))).toEqual([true, true, false]);
  });

  it('are uses of their card, each under its number', () => {
    const [, second] = numbered(effectOf('DRAW'), effectOf('LOOK'));
    expect(usesOf<Target>(1, 'x', [second!], { seat: 0 })).toEqual([
      { seat: 1, source: 'x', index: 1, effect: second!.effect, target: { seat: 0 } },
    ]);
    expect(usesOf<Target>(1, 'x', [second!])[0]!.target).toBeNull();
  });
});

describe('Abilities of cards in play', () => {
  const printed: Readonly<Record<CardKey, NumberedEffect[]>> = {
    twice: numbered(effectOf('DRAW', { cost: 1 }), effectOf('LOOK')),
    dear: numbered(effectOf('DRAW', { cost: 3 })),
    plain: [],
  };
  const of = (_state: State, source: CardKey): NumberedEffect[] => printed[source] ?? [];
  const { abilityToUse, hasUsableAbility, abilityOffers, refusedAbility } = abilitiesBy<State, Target>({
    cards: () => Object.keys(printed),
    of,
    now: (state, source) => (state.window === 'DAY' ? of(state, source) : []),
    targets: targetsFor,
    rules: { ability: 'RUSE-ABLE', once: 'RUSE-ONCE', cost: 'RUSE-COST', target: 'RUSE-AIM' },
  });
  const refusal = (state: State, cardId: CardKey, target: Target | null = null) => {
    const refused = refusedAbility(state, { cardId, target }, 0);
    return refused && [refused.rule, refused.code];
  };

  it('are used one after the other, each once a turn', () => {
    const state = aState();
    expect(abilityToUse(state, 0, 'twice')?.index).toBe(0);
    state.marks.abilities.push(abilityMark(0, 'twice', 0));
    expect(abilityToUse(state, 0, 'twice')?.index).toBe(1);
    expect(abilityToUse(state, 1, 'twice')?.index).toBe(0);
    state.marks.abilities.push(abilityMark(0, 'twice', 1));
    expect(refusal(state, 'twice')).toEqual(['RUSE-ONCE', 'ALREADY_USED_THIS_TURN']);
  });

  it('are offered with every target, whether they can be paid for or not', () => {
    expect([...abilityOffers(aState(), 1)]).toEqual([
      { cardId: 'twice', target: null },
      { cardId: 'dear', target: null },
    ]);
    expect([...abilityOffers({ ...aState(), window: 'NIGHT' }, 1)]).toEqual([]);
  });

  it('ask a seat only while it can pay for one of them', () => {
    const state = aState();
    expect([0, 1].map((seat) => hasUsableAbility(state, seat))).toEqual([true, false]);
    state.marks.abilities.push(abilityMark(1, 'twice', 0));
    expect(hasUsableAbility(state, 1)).toBe(true);
    state.window = 'NIGHT';
    expect(hasUsableAbility(state, 0)).toBe(false);
  });

  it('are refused for what the card is, its moment, its price and its target, in this order', () => {
    const state = aState();
    expect(refusal(state, 'plain')).toEqual(['RUSE-ABLE', 'NO_ABILITY']);
    expect(refusal({ ...state, window: 'NIGHT' }, 'twice')).toEqual(['RUSE-ABLE', 'WRONG_TIMING']);
    expect(refusal(state, 'dear', { seat: 0 })).toEqual(['RUSE-COST', 'NO_POWER_STONE']);
    expect(refusal(state, 'twice', { seat: 0 })).toEqual(['RUSE-AIM', 'ILLEGAL_TARGET']);
    expect(refusal(state, 'twice')).toBeUndefined();
  });
});

describe('Creatures that are taken away together', () => {
  it('go operation by operation, each once, until the game is over', () => {
    expect((['DESTROY', 'HEAL', 'UNDER_PILE'] as const).map(isRemoval)).toEqual([true, false, true]);
    const turn = { state: { over: null as string | null } };
    const gone: string[] = [];
    const moves = {
      DESTROY: (_: typeof turn, cards: readonly string[]) => void gone.push(`destroyed ${cards.join()}`),
      SEND_HOME(_: typeof turn, cards: readonly string[]) {
        gone.push(`home ${cards.join()}`);
        turn.state.over = 'SHIELDS';
      },
      UNDER_PILE: (_: typeof turn, cards: readonly string[]) => void gone.push(`under ${cards.join()}`),
    };
    const doomed = [
      { id: 'a', op: 'SEND_HOME' },
      { id: 'b', op: 'DESTROY' },
      { id: 'a', op: 'DESTROY' },
      { id: 'c', op: 'UNDER_PILE' },
    ] as const;
    removeTogether(turn, doomed, moves);
    expect(gone).toEqual(['destroyed b', 'home a']);
  });

  it('are struck by areas as they lay before the first one, each by the first', () => {
    const struck = { first: ['a', 'b'], second: ['b', 'c'] };
    expect(struckTogether(['first', 'second'] as const, (area) => struck[area])).toEqual([
      { area: 'first', cards: ['a', 'b'] },
      { area: 'second', cards: ['c'] },
    ]);
  });

  it('escape an area by immunity to all of them, or to its sort', () => {
    const [plain, fire] = [effectOf('AREA'), effectOf('AREA', { what: 'FIRE' })];
    expect([plain, fire].map(areaAttack)).toEqual(['PLAIN', 'FIRE']);
    expect([plain, fire].map(areaSorts)).toEqual([['AOE'], ['AOE', 'FIRE']]);
  });
});

describe('What a seat gains and orders', () => {
  /** The result when seat 0, which has two stones against none, plays the effect. */
  function played(op: keyof typeof seatOperations, fields: Partial<Effect> = {}): readonly unknown[] {
    const turn = new ScriptedTurn(() => undefined, aState());
    const use = { seat: 0, source: 'x', index: 0, effect: effectOf(op, fields), target: null };
    expect([...seatOperations[op].targets(turn.state, 0, use.effect, 'x')]).toEqual([null]);
    expect(seatOperations[op].apply(turn, use)).toBe(false);
    return turn.events;
  }

  it('CARD-17 is power stones, which never fall below 0', () => {
    expect(played('STONES', { value: 4 })).toEqual([{ type: 'stonesChanged', seat: 0, change: 4 }]);
    expect(played('STONES', { value: -3 })).toEqual([{ type: 'stonesChanged', seat: 0, change: -2 }]);
    expect(played('STONES', { value: -3, target: 'ENEMY_SEAT' })).toEqual([]);
  });

  it('is to be first, and to go to the settlement', () => {
    expect(played('FIRST')).toEqual([{ type: 'firstClaimed', seat: 0 }]);
    expect(played('SKIP_TO_SETTLEMENT')).toEqual([{ type: 'settlementCalled', seat: 0 }]);
  });

  it('is for the seat that plays it, or for the enemy', () => {
    expect([1, 0].map((seat) => seatFor({ seat, effect: effectOf('DRAW') }))).toEqual([1, 0]);
    expect(seatFor({ seat: 0, effect: effectOf('DRAW', { target: 'ENEMY_SEAT' }) })).toBe(1);
  });
});
