import { mayEnterFromUnder } from '../effects/standing-effects.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { cardOf } from '../table/cards.js';
import { at, onPlace, places, positions, underPlace } from '../table/players.js';

/** The choice of who enters the arena (ARENA-ENT-01, ARENA-ENT-05). */
export const entranceCommands = {
  enterArena: {
    steps: ['ENTER_ARENA'],
    *offers(state, seat) {
      yield { type: 'enterArena', place: null };
      for (const place of places) if (at(state, seat, place)) yield { type: 'enterArena', place };
    },
    check(state, { place }, seat) {
      if (place === null) return undefined;
      const placed = place === 'DUEL_ZONE' ? null : at(state, seat, place);
      if (!placed || cardOf(state, placed.id).type !== 'CREATURE') return refuse('ENT-01', 'NO_CREATURE_ON');
      if (positions.some((position) => onPlace(position) === place)) return undefined;
      const position = positions.find((candidate) => underPlace(candidate) === place);
      return position && mayEnterFromUnder(state, seat, position) ? undefined : refuse('ENT-05', 'NOT_FROM_UNDER');
    },
    perform(turn, { place }, seat) {
      turn.emit({ type: 'entranceChosen', seat, place });
    },
  },
} satisfies Partial<CommandTable>;
