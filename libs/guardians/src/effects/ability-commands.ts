import type { CardKey } from '#cards';
import { usesOf } from '#cards/effects';
import type { Seat } from '#kernel';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { isInGame } from '../table/cards.js';
import { otherSeat, playerOf } from '../table/players.js';
import { shownSource } from '../table/sources.js';
import { abilityCards, abilityOffers, abilityToUse, refusedAbility } from './abilities.js';
import { useEffects } from './use-effects.js';

const abilityTypes = ['GUARDIAN', 'STANDARD_BEARER', 'UPGRADE', 'CREATURE'] as const;

/** Abilities of cards that lie open (GUARD-012). No seat answers them: they happen at once. */
export const abilityCommands = {
  useAbility: {
    steps: [
      'I_B_PLAYS',
      'II_A_PLAYS',
      'II_B_TURN',
      'II_REACT',
      'RESPONSE',
      'MATCHUP_MODIFY',
      'COMBAT_HEAL',
      'III_PLAYS',
    ],
    *offers(state, seat) {
      for (const use of abilityOffers(state, seat)) yield { type: 'useAbility', ...use };
    },
    check: (state, use, seat) => refusedSource(state, use.cardId, seat) ?? refusedAbility(state, use, seat),
    perform(turn, { cardId, target }, seat) {
      const { state } = turn;
      const ability = abilityToUse(state, seat, cardId);
      if (!ability) throw new Error('There is no ability to use.');
      const { index: effect } = ability;
      const { cost = 0 } = ability.effect;
      turn.emit({ type: 'abilityUsed', seat, source: shownSource(state, cardId), effect, target, cost });
      useEffects(turn, usesOf(seat, cardId, [ability], target));
    },
  },
} satisfies Partial<CommandTable>;

/** The faults of the card itself: unknown, the enemy’s, of a type without abilities, or not where it works. */
function refusedSource(state: State, cardId: CardKey, seat: Seat): GuardiansRefusal | undefined {
  if ([...abilityCards(state, seat)].includes(cardId)) return undefined;
  if (isInGame(state, cardId)) {
    return refusedCard(state, seat, cardId, abilityTypes) ?? refuse('012', 'NO_ABILITY', { card: cardId });
  }
  return playerOf(state, otherSeat(seat)).guardian === cardId
    ? refuse('226', 'NOT_YOUR_CARD', { card: cardId })
    : refuse('226', 'UNKNOWN_CARD');
}
