import { mayHold } from '#cards/hidden';
import type { Seat } from '#kernel';
import type { ArenaTurn, CommandTable, StepRules } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { discard, putUnderPile } from '../table/moves.js';
import { otherSeat, playerOf } from '../table/players.js';
import { destroyStronghold } from './destroy-stronghold.js';
import { garrisonOf, targetedStronghold } from './garrison.js';
import { end } from './reveal.js';

/** State 24: a terrain of the hand saves an undefended stronghold (ARENA-RAI-15). */
export const sacrificeSteps = {
  RAID_SACRIFICE: {
    asked(state) {
      const seat = state.raid?.undefended ?? null;
      if (seat === null || playerOf(state, seat).hand.length === 0) return [];
      return mayHold(state, seat, (id) => cardOf(state, id).type === 'TERRAIN') ? [seat] : [];
    },
    proceed(turn) {
      fall(turn, undefended(turn.state));
    },
    byDefault: () => ({ type: 'declineSacrifice' }),
  },
} satisfies Record<string, StepRules>;

function undefended({ raid }: State): Seat {
  if (raid?.undefended == null) throw new Error('No stronghold is undefended.');
  return raid.undefended;
}

/** Without a sacrifice the stronghold is destroyed; the creature stays face up ON its own (ARENA-RAI-15). */
function fall(turn: ArenaTurn, seat: Seat): void {
  destroyStronghold(turn, seat, targetedStronghold(turn.state, seat));
  end(turn);
}

export const sacrificeCommands = {
  declineSacrifice: {
    steps: ['RAID_SACRIFICE'],
    offers: () => [{ type: 'declineSacrifice' }],
    check: () => undefined,
    perform: (turn, _command, seat) => fall(turn, seat),
  },
  sacrificeTerrain: {
    steps: ['RAID_SACRIFICE'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (cardOf(state, cardId).type === 'TERRAIN') yield { type: 'sacrificeTerrain', cardId };
      }
    },
    check: (state, { cardId }, seat) => refusedHandCard(state, seat, cardId, ['TERRAIN']),
    perform(turn, { cardId }, seat) {
      discard(turn, [cardId], 'SACRIFICE');
      const raider = garrisonOf(turn.state, otherSeat(seat));
      if (raider && !turn.state.over) putUnderPile(turn, [raider.id], 'REPELLED');
      end(turn);
    },
  },
} satisfies Partial<CommandTable>;
