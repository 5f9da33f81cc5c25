import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { cardOf } from '../table/cards.js';
import { refusedHandCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { discard } from '../table/moves.js';
import { playerOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';

/** Standard bearers at the guardians (ARENA-ENL-07, ARENA-ENL-08). */
export const standardBearerCommands = {
  raiseStandardBearer: {
    steps: ['ENLISTMENT'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (cardOf(state, cardId).type === 'STANDARD_BEARER') yield { type: 'raiseStandardBearer', cardId };
      }
    },
    check: (state, { cardId }, seat) =>
      refusedHandCard(state, seat, cardId, ['STANDARD_BEARER']) ??
      (playerOf(state, seat).standardBearer === null ? undefined : refuse('ENL-07', 'SLOT_OCCUPIED')),
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'standardBearerRaised', seat, card: shownCard(turn.state, cardId) });
    },
  },
  sacrificeStandardBearer: {
    steps: ['ENLISTMENT'],
    offers: () => [{ type: 'sacrificeStandardBearer' }],
    check: (state) =>
      state.players.every(({ standardBearer }) => standardBearer !== null)
        ? undefined
        : refuse('ENL-08', 'NO_STANDARD_BEARER'),
    perform(turn) {
      const bearers = turn.state.players.flatMap(({ standardBearer }) => standardBearer ?? []);
      discard(turn, bearers, 'SACRIFICE');
    },
  },
} satisfies Partial<CommandTable>;

export const standardBearerEvolvers = {
  standardBearerRaised(state, { seat, card }) {
    leave(state, card.instanceId);
    playerOf(state, seat).standardBearer = card.instanceId;
  },
} satisfies Partial<Evolvers>;
