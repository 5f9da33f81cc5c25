import { ScriptedTurn } from '#kernel/testing';
import type { SkirmishEvent } from '../events/skirmish-events.js';
import type { SkirmishState } from '../state.js';
import { duelBook, duelState } from '../testing/duel-book.js';
import { drawWound } from './draw-wound.js';

describe('a wound card', () => {
  it('SKAROV-WND-07 is not drawn where pile and discard are empty and the game has none to make up for it', () => {
    const state = duelState();
    const turn = new ScriptedTurn<SkirmishState, SkirmishEvent>(() => undefined, state);
    expect(drawWound({ state, turn, book: duelBook({ book: { outAtHealth: () => false } }) }, 'south', 0)).toBe(false);
    expect(turn.events).toEqual([]);
  });

  it('CLASH-173 is drawn where the game makes one up', () => {
    const state = duelState();
    const turn = new ScriptedTurn<SkirmishState, SkirmishEvent>(() => undefined, state);
    const book = duelBook({ book: { outAtHealth: () => false, emptyWoundPile: () => 'wound:blank-1' } });
    expect(drawWound({ state, turn, book }, 'south', 2)).toBe(true);
    expect(turn.events).toEqual([
      { type: 'woundDrawn', heroId: 'south', side: 'SOUTH', discarded: 2, woundId: 'wound:blank-1' },
    ]);
  });
});
