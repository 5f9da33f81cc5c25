import type { CardKey } from '#cards';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { isInGame } from '../table/cards.js';
import { otherSeat, playerOf } from '../table/players.js';
import { shownSource } from '../table/sources.js';
import { abilitiesNow, abilitiesOf, abilityCards, abilityToUse } from './abilities.js';
import { isAmong, targetsFor, useEffects, usesOf } from './use-effects.js';

const abilityTypes = ['GUARDIAN', 'STANDARD_BEARER', 'UPGRADE', 'CREATURE'] as const;

/** Abilities of cards that lie open (GUARD-012). Nobody answers them: they happen at once. */
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
      for (const cardId of abilityCards(state, seat)) {
        const ability = abilityToUse(state, seat, cardId);
        if (!ability) continue;
        for (const target of targetsFor(state, seat, cardId, [ability])) yield { type: 'useAbility', cardId, target };
      }
    },
    check: refusedAbility,
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

function refusedAbility(
  state: State,
  { cardId, target }: CommandOf<'useAbility'>,
  seat: Seat,
): GuardiansRefusal | undefined {
  const refusal = refusedSource(state, cardId, seat);
  if (refusal) return refusal;
  if (abilitiesOf(state, cardId).length === 0) return refuse('012', 'NO_ABILITY', { card: cardId });
  if (abilitiesNow(state, cardId).length === 0) return refuse('012', 'WRONG_TIMING', { card: cardId });
  const ability = abilityToUse(state, seat, cardId);
  if (!ability) return refuse('132', 'ALREADY_USED_THIS_TURN');
  const { stones } = playerOf(state, seat);
  const { cost = 0 } = ability.effect;
  if (cost > stones) return refuse('012', 'NO_POWER_STONE', { cost, stones });
  return isAmong(targetsFor(state, seat, cardId, [ability]), target) ? undefined : refuse('012', 'ILLEGAL_TARGET');
}

/** What speaks against the card itself: unknown, the enemy’s, of a type without abilities, or not where it works. */
function refusedSource(state: State, cardId: CardKey, seat: Seat): GuardiansRefusal | undefined {
  if ([...abilityCards(state, seat)].includes(cardId)) return undefined;
  if (isInGame(state, cardId)) {
    return refusedCard(state, seat, cardId, abilityTypes) ?? refuse('012', 'NO_ABILITY', { card: cardId });
  }
  return playerOf(state, otherSeat(seat)).guardian === cardId
    ? refuse('226', 'NOT_YOUR_CARD', { card: cardId })
    : refuse('226', 'UNKNOWN_CARD');
}
