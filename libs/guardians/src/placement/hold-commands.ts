import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { positions, strongholdOf } from '../table/players.js';
import { refusedToLay } from './place-checks.js';
import { isHolding, laidAt, unplaced } from './placements.js';

/** `UPGRADE_HOLDS_NOTHING`, `SLOT_OCCUPIED`: one creature in each upgrade (cards.md 5.6). */
function refusedUpgrade(state: State, seat: Seat, position: StrongholdPosition): GuardiansRefusal | undefined {
  if (!isHolding(state, seat, position)) return refuse('012', 'UPGRADE_HOLDS_NOTHING');
  const isFull = laidAt(state, seat, 'IN', position).length > 0 || strongholdOf(state, seat, position).held !== null;
  return isFull ? refuse('012', 'SLOT_OCCUPIED') : undefined;
}

/** Putting a creature into an upgrade that holds one (cards.md 5.6). */
export const holdCommands = {
  placeInUpgrade: {
    steps: ['I_C_PLACE'],
    *offers(state, seat) {
      const holding = positions.filter((position) => isHolding(state, seat, position));
      for (const cardId of unplaced(state, seat)) {
        if (cardOf(state, cardId).type !== 'CREATURE') continue;
        for (const stronghold of holding) yield { type: 'placeInUpgrade', cardId, stronghold };
      }
    },
    check: (state, { cardId, stronghold }, seat) =>
      refusedToLay(state, seat, cardId, ['CREATURE']) ?? refusedUpgrade(state, seat, stronghold),
    perform(turn, { cardId, stronghold }, seat) {
      const placement = { cardId, kind: 'IN', of: seat, stronghold } as const;
      turn.emit({ type: 'cardLaid', seat, placement, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;
