import { refuse } from '../../refusals.js';
import { otherSeat, playerOf } from '../../table/players.js';
import { finish, stillAsked } from '../sealed.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';
import { drawOpeningHands } from './opening-hand.js';

/** Cutting the pile of the other seat, with the option `cut` (GUARD-022). */
export const cutCommands = {
  cutDeck: {
    steps: ['SETUP_CUT'],
    *offers(state, seat) {
      for (let depth = 0; depth <= playerOf(state, otherSeat(seat)).pile.length; depth += 1) {
        yield { type: 'cutDeck', depth };
      }
    },
    check(state, { depth }, seat) {
      const { length: count } = playerOf(state, otherSeat(seat)).pile;
      return depth <= count ? undefined : refuse('022', 'BAD_DEPTH', { count });
    },
    perform(turn, { depth }, seat) {
      turn.emit({ type: 'deckCut', seat, depth });
    },
  },
} satisfies Partial<CommandTable>;

export const cutSteps = {
  SETUP_CUT: {
    asked: stillAsked,
    proceed: drawOpeningHands,
    byDefault: () => ({ type: 'cutDeck', depth: 0 }),
  },
} satisfies Record<string, StepRules>;

export const cutEvolvers = {
  deckCut(state, { seat, depth }) {
    const player = playerOf(state, otherSeat(seat));
    player.pile = [...player.pile.slice(depth), ...player.pile.slice(0, depth)];
    finish(state, seat);
  },
} satisfies Partial<Evolvers>;
