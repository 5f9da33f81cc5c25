import type { CommandTable, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse } from '../refusals.js';
import { refusedHandCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { playerOf, positions, seats, strongholdOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { forgetInHand } from './knowledge.js';
import { refusedOccupied, refusedStronghold } from './placements.js';

/** Items on creatures, upgrades and downgrades on strongholds (ARENA-ENL-03, ARENA-ENL-05, ARENA-ENL-06). */
export const attachmentCommands = {
  attachItem: {
    steps: ['ENLISTMENT'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (cardOf(state, cardId).type !== 'ITEM_CREATURE') continue;
        for (const stronghold of positions) yield { type: 'attachItem', cardId, stronghold };
      }
    },
    check(state, { cardId, stronghold }, seat) {
      const refusal = refusedHandCard(state, seat, cardId, ['ITEM_CREATURE']);
      if (refusal) return refusal;
      const { on } = strongholdOf(state, seat, stronghold);
      return on && cardOf(state, on.id).type === 'CREATURE' ? undefined : refuse('ENL-03', 'NO_CREATURE_ON');
    },
    perform(turn, { cardId, stronghold }, seat) {
      turn.emit({ type: 'itemAttached', seat, stronghold, card: shownCard(turn.state, cardId) });
    },
  },
  attachUpgrade: {
    steps: ['ENLISTMENT'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (cardOf(state, cardId).type !== 'UPGRADE') continue;
        for (const stronghold of positions) {
          for (const targetSeat of seats) yield { type: 'attachUpgrade', cardId, targetSeat, stronghold };
        }
      }
    },
    check(state, { cardId, targetSeat, stronghold }, seat) {
      const refusal = refusedHandCard(state, seat, cardId, ['UPGRADE']);
      if (refusal) return refusal;
      if (stronghold === 'CENTER') return refuse('ENL-05', 'CENTER_NOT_ALLOWED');
      const closed = refusedStronghold(state, targetSeat, stronghold);
      if (closed) return closed;
      const upgrades = cardOf(state, cardId).variant === 'UPGRADE';
      if (upgrades !== (targetSeat === seat)) return refuse('ENL-06', 'WRONG_SIDE');
      return refusedOccupied(state, targetSeat, stronghold, upgrades ? 'upgrade' : 'downgrade');
    },
    perform(turn, { cardId, targetSeat, stronghold }, seat) {
      turn.emit({ type: 'upgradeAttached', seat, targetSeat, stronghold, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;

export const attachmentEvolvers = {
  itemAttached(state, { seat, stronghold, card }) {
    forgetInHand(state, seat, (id) => cardOf(state, id).type === 'ITEM_CREATURE');
    leave(state, card.instanceId);
    strongholdOf(state, seat, stronghold).on?.items.push({ id: card.instanceId, faceUp: false });
  },
  upgradeAttached(state, { targetSeat, stronghold, card }) {
    leave(state, card.instanceId);
    const there = strongholdOf(state, targetSeat, stronghold);
    if (cardOf(state, card.instanceId).variant === 'UPGRADE') there.upgrade = card.instanceId;
    else there.downgrade = card.instanceId;
  },
} satisfies Partial<Evolvers>;
