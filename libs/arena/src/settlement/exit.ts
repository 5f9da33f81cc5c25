import type { Seat } from '#kernel';
import { triggerDiscarded } from '../effects/discarded-texts.js';
import { victoriousTexts } from '../effects/victorious-texts.js';
import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn, AutomaticStep, Evolvers } from '../flow/turn.js';
import type { Placed } from '../state.js';
import { leave } from '../table/leave.js';
import { inOrder, playerOf } from '../table/players.js';
import { settle } from '../table/settle.js';
import { shownCard, shownCards } from '../table/faces.js';

/** State 27: the creature in the duel zone becomes victorious (ARENA-EXT-01). */
export const exitSteps = {
  EXIT_ARENA: {
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        const placed = turn.state.arena[seat];
        if (placed) becomeVictorious(turn, seat, placed);
        if (turn.state.over) return;
      }
      enterStage(turn, 'TERRAIN');
    },
  },
} satisfies Record<string, AutomaticStep>;

/** The victory check comes before the texts (ARENA-EXT-03). */
function becomeVictorious(turn: ArenaTurn, seat: Seat, { id, items }: Placed): void {
  const itemIds = items.map((item) => item.id);
  turn.emit({
    type: 'creatureVictorious',
    seat,
    card: shownCard(turn.state, id),
    items: shownCards(turn.state, itemIds),
  });
  settle(turn);
  if (turn.state.over) return;
  triggerDiscarded(turn, itemIds);
  victoriousTexts(turn, id);
}

export const exitEvolvers = {
  creatureVictorious(state, { seat, card }) {
    const items = leave(state, card.instanceId);
    const player = playerOf(state, seat);
    player.victorious.push(card.instanceId);
    player.discard.push(...items.map(({ id }) => id));
    state.marks.victor = seat;
  },
} satisfies Partial<Evolvers>;
