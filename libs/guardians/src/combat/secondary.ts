import type { CardKey, InstanceId } from '#cards';
import { actingOn } from '#cards/engine';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable, GuardiansTurn, StepRules } from '../flow/turn.js';
import { enterWindow } from '../flow/windows.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { shownInPlay } from '../table/faces.js';
import { otherSeat } from '../table/players.js';
import { shownSource } from '../table/sources.js';
import { fightIn } from '../totals/fights.js';
import { refusedTarget } from './corruption.js';
import { combatHand, combatOf, fighterOf, inCombatOrder } from './fighters.js';

/** The seat that may send a secondary attacker: the one with creatures left, until it stops (GUARD-150, GUARD-156). */
function whoAttacks(state: State): Seat | undefined {
  const combat = combatOf(state);
  return combat.stopped ? undefined : inCombatOrder(combat).find((seat) => combatHand(state, seat).length > 0);
}

/** Comes to the next secondary attack, or to the end of the combat. */
export const goOnWithSecondary = (turn: GuardiansTurn): void => enterStage(turn, 'SECONDARY_CHOOSE');

export const secondarySteps = {
  SECONDARY_CHOOSE: {
    asked(state) {
      const seat = whoAttacks(state);
      return seat === undefined ? [] : [seat];
    },
    proceed: (turn) => enterWindow(turn, 'COMBAT_HEAL', combatOf(turn.state).attacker),
    byDefault: () => ({ type: 'endSecondary' }),
  },
} satisfies Record<string, StepRules>;

function refusedAttack(state: State, seat: Seat, cardId: InstanceId, target: CardKey): GuardiansRefusal | undefined {
  const refusal = refusedTarget(state, seat, target) ?? refusedCard(state, seat, cardId, ['CREATURE']);
  if (refusal) return refusal;
  if (!combatHand(state, seat).includes(cardId)) return refuse('150', 'NOT_IN_COMBAT_HAND', { card: cardId });
  const fighter = fighterOf(state, target);
  if (fighter?.seat !== otherSeat(seat)) return refuse('150', 'TARGET_NOT_IN_PLAY');
  if (fighter.beaten) return refuse('150', 'TARGET_BEATEN', { card: target });
  return actingOn(fightIn(state, combatOf(state)), 'NO_SECONDARY', target).length > 0
    ? refuse('150', 'NO_SECONDARY_ON_TARGET', { card: target })
    : undefined;
}

/** Secondary attacks (GUARD-150, GUARD-156). */
export const secondaryCommands = {
  commitSecondary: {
    steps: ['SECONDARY_CHOOSE'],
    *offers(state, seat) {
      const enemies = combatOf(state).fighters.filter((fighter) => fighter.seat !== seat);
      for (const cardId of combatHand(state, seat)) {
        for (const { id: targetCardId } of enemies) yield { type: 'commitSecondary', cardId, targetCardId };
      }
    },
    check: (state, { cardId, targetCardId }, seat) => refusedAttack(state, seat, cardId, targetCardId),
    perform(turn, { cardId, targetCardId }, seat) {
      const { state } = turn;
      const target = shownSource(state, targetCardId);
      turn.emit({ type: 'secondaryCommitted', seat, ...shownInPlay(state, cardId), target });
      enterWindow(turn, 'MATCHUP_CORRUPTION', combatOf(state).attacker);
    },
  },
  endSecondary: {
    steps: ['SECONDARY_CHOOSE'],
    offers: () => [{ type: 'endSecondary' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'secondaryStopped', seat });
      goOnWithSecondary(turn);
    },
  },
} satisfies Partial<CommandTable>;
