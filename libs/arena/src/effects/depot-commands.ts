import type { InstanceId } from '#cards';
import { refusedUse, usesOf } from '#cards/effects';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { handOfPhaseThree, refusedCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { discard } from '../table/moves.js';
import { playerOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { publicTarget } from './operations/enemy-places.js';
import { effectsNow } from './timing.js';
import { targetsFor, useEffects } from './use-effects.js';

const rules = { cost: 'ARENA-SPL-03', target: 'ARENA-SPL-04' };

const depotTypes = ['SPELL', 'ITEM_HAND', 'CORRUPTION'] as const;

/** The places from which a seat may play: in phase III hand, pen and depot are one (ARENA-TER-04). */
export const playableHand = (state: State, seat: Seat): readonly InstanceId[] =>
  state.stage === 'TERRAIN' || state.stage === 'CHALLENGE' ? handOfPhaseThree(state, seat) : playerOf(state, seat).hand;

/** Spells and hand items (ARENA-SPL). */
export const depotCommands = {
  playDepotCard: {
    steps: ['ENLISTMENT', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS', 'TERRAIN', 'CHALLENGE'],
    *offers(state, seat) {
      for (const cardId of playableHand(state, seat)) {
        const card = cardOf(state, cardId);
        if (card.type !== 'SPELL' && card.type !== 'ITEM_HAND') continue;
        for (const target of targetsFor(state, seat, cardId, effectsNow(state, card))) {
          yield { type: 'playDepotCard', cardId, target };
        }
      }
    },
    check: refusedPlay,
    /** It resolves at once and is discarded then (ARENA-SPL-02): meanwhile it is neither held nor discarded. */
    perform(turn, { cardId, target }, seat) {
      const { state } = turn;
      const card = cardOf(state, cardId);
      const effects = effectsNow(state, card);
      const shown = { card: shownCard(state, cardId), target: publicTarget(state, target) };
      turn.emit({ type: 'depotCardPlayed', seat, ...shown, cost: card.cost ?? 0 });
      useEffects(turn, usesOf(seat, cardId, effects, target));
      discard(turn, [cardId], 'PLAYED');
    },
  },
} satisfies Partial<CommandTable>;

function refusedPlay(
  state: State,
  { cardId, target }: CommandOf<'playDepotCard'>,
  seat: Seat,
): ArenaRefusal | undefined {
  const refusal = refusedCard(state, seat, cardId, depotTypes);
  if (refusal) return refusal;
  if (!playableHand(state, seat).includes(cardId)) return refuse('SPL-01', 'NOT_IN_HAND', { card: cardId });
  const card = cardOf(state, cardId);
  if (card.type === 'CORRUPTION') return refuse('COR-01', 'TOO_LATE');
  const effects = effectsNow(state, card);
  if (effects.length === 0) return refuse('SPL-01', 'WRONG_TIMING', { card: cardId });
  if (state.marks.played.includes(cardId)) return refuse('GEN-11', 'ALREADY_PLAYED_THIS_TURN', { card: cardId });
  const price = { cost: card.cost, stones: playerOf(state, seat).stones };
  return refusedUse(rules, price, () => targetsFor(state, seat, cardId, effects), target);
}

export const depotEvolvers = {
  depotCardPlayed(state, { seat, card, cost }) {
    leave(state, card.instanceId);
    playerOf(state, seat).stones -= cost;
    state.marks.played.push(card.instanceId);
  },
} satisfies Partial<Evolvers>;
