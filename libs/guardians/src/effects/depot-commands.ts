import type { InstanceId } from '#cards';
import { refusedPrice, refusedTarget } from '#cards/effects';
import type { Seat } from '#kernel';
import { currentStep } from '../flow/current-step.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { playerOf } from '../table/players.js';
import { playableCards } from './playable-cards.js';
import { effectsNow } from './timing.js';
import { targetsFor } from './use-effects.js';

const rules = { cost: 'GUARD-140', target: 'GUARD-140' };

/** Spells and hand items (GUARD-140, GUARD-141). */
export const depotCommands = {
  playDepotCard: {
    steps: [
      'I_B_PLAYS',
      'II_A_PLAYS',
      'II_B_TURN',
      'II_REACT',
      'RESPONSE',
      'MATCHUP_CORRUPTION',
      'MATCHUP_MODIFY',
      'III_PLAYS',
    ],
    offersAreLegal: true,
    *offers(state, seat) {
      for (const cardId of playableCards(state, seat)) {
        if (refusedCardNow(state, cardId, seat)) continue;
        for (const target of targetsFor(state, seat, cardId, effectsNow(state, cardOf(state, cardId)))) {
          yield { type: 'playDepotCard', cardId, target };
        }
      }
    },
    check(state, { cardId, target }, seat) {
      const refusal = refusedCardNow(state, cardId, seat);
      if (refusal) return refusal;
      const targets = targetsFor(state, seat, cardId, effectsNow(state, cardOf(state, cardId)));
      return refusedTarget(rules, targets, target);
    },
    perform(turn, { cardId, target }, seat) {
      const { state } = turn;
      const card = cardOf(state, cardId);
      const effects = effectsNow(state, card).map(({ index }) => index);
      turn.emit({
        type: 'depotCardPlayed',
        seat,
        card: shownCard(state, cardId),
        effects,
        target,
        cost: card.cost ?? 0,
      });
    },
  },
} satisfies Partial<CommandTable>;

/** The reason against playing a card now, with any target. */
function refusedCardNow(state: State, cardId: InstanceId, seat: Seat): GuardiansRefusal | undefined {
  const refusal = refusedCard(state, seat, cardId, ['SPELL', 'ITEM_HAND']);
  if (refusal) return refusal;
  if (!playableCards(state, seat).includes(cardId)) return refuse('140', 'NOT_IN_HAND', { card: cardId });
  if (currentStep(state) === 'MATCHUP_CORRUPTION') return refuse('106', 'CORRUPTION_FIRST');
  const card = cardOf(state, cardId);
  if (effectsNow(state, card).length === 0) return refuse('140', 'WRONG_TIMING', { card: cardId });
  if (state.marks.played.includes(cardId)) return refuse('132', 'ALREADY_PLAYED_THIS_TURN', { card: cardId });
  return refusedPrice(rules, { cost: card.cost, stones: playerOf(state, seat).stones });
}
