import type { CardKey, InstanceId, Vulnerability } from '#cards';
import { mayHold } from '#cards/hidden';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import { currentStep } from '../flow/current-step.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf, isInGame } from '../table/cards.js';
import { sees, shownCard } from '../table/faces.js';
import { sendToPen } from '../table/movements.js';
import { otherSeat, playerOf } from '../table/players.js';
import { openVulnerabilities } from '../totals/receivers.js';
import { combatOf, fighterOf, isGuardian, matchedOf } from './fighters.js';

/**
 * The enemy creature that has just been played and that a seat may corrupt: the primary or secondary attacker, the ranged
 * attacker, the command creature; never a guardian, and no target of a secondary attack (GUARD-108, GUARD-155, GUARD-183).
 */
function corruptible(state: State, seat: Seat): InstanceId | undefined {
  const enemy = otherSeat(seat);
  const id = justPlayed(state, enemy);
  return id !== undefined && isInGame(state, id) && fighterOf(state, id)?.seat === enemy ? id : undefined;
}

function justPlayed(state: State, enemy: Seat): CardKey | undefined {
  const { commands, matchup } = combatOf(state);
  const last = state.plays.at(-1);
  if (last?.kind === 'RANGED') return last.seat === enemy ? last.card : undefined;
  if (state.stage === 'COMBAT_COMMAND') return commands[enemy]?.card ?? undefined;
  if (matchup?.kind === 'SECONDARY' && matchup.attacker !== enemy) return undefined;
  return matchedOf(state, enemy);
}

/** A seat is asked for a corruption by public facts: it has a depot that may hold one for the open vulnerabilities (GUARD-133). */
export function mayCorrupt(state: State, seat: Seat): boolean {
  if (playerOf(state, seat).depot.length === 0) return false;
  const target = corruptible(state, seat);
  const open = target === undefined ? [] : openVulnerabilities(state, target);
  return open.length > 0 && mayHold(state, seat, (id) => hasOneOf(cardOf(state, id).corrupts, open));
}

const hasOneOf = (corrupts: readonly Vulnerability[] = [], open: readonly Vulnerability[] = []): boolean =>
  corrupts.some((one) => open.includes(one));

/** Corrupting creatures as they are played (GUARD-106 to GUARD-110). */
export const corruptionCommands = {
  playCorruption: {
    steps: ['COMBAT_COMMAND', 'MATCHUP_CORRUPTION', 'RANGED_CORRUPTION', 'MATCHUP_MODIFY'],
    *offers(state, seat) {
      const targetCardId = corruptible(state, seat);
      if (targetCardId === undefined) return;
      for (const cardId of playerOf(state, seat).depot) {
        if (cardOf(state, cardId).type === 'CORRUPTION') yield { type: 'playCorruption', cardId, targetCardId };
      }
    },
    check: refusedCorruption,
    /** The creature is in its pen before it does anything; what it carries and the corruption are discarded (GUARD-109). */
    perform(turn, { cardId, targetCardId }, seat) {
      const { state } = turn;
      if (!isInGame(state, targetCardId)) throw new Error('A guardian is not corrupted.');
      const target = shownCard(state, targetCardId);
      turn.emit({ type: 'corruptionPlayed', seat, card: shownCard(state, cardId), target });
      sendToPen(turn, [targetCardId], 'CORRUPTED');
    },
  },
} satisfies Partial<CommandTable>;

function refusedCorruption(
  state: State,
  { cardId, targetCardId }: CommandOf<'playCorruption'>,
  seat: Seat,
): GuardiansRefusal | undefined {
  const refusal = refusedTarget(state, seat, targetCardId) ?? refusedCard(state, seat, cardId, ['CORRUPTION']);
  if (refusal) return refusal;
  if (!playerOf(state, seat).depot.includes(cardId)) return refuse('107', 'NOT_IN_HAND', { card: cardId });
  if (!isInGame(state, targetCardId)) return refuse('183', 'IS_GUARDIAN');
  if (corruptible(state, seat) !== targetCardId) return refuse('108', 'NOT_ENEMY_IN_COMBAT', { card: targetCardId });
  if (currentStep(state) === 'MATCHUP_MODIFY') return refuse('106', 'CORRUPTION_CLOSED');
  const { corrupts } = cardOf(state, cardId);
  if (!hasOneOf(corrupts, cardOf(state, targetCardId).vulnerabilities))
    return refuse('107', 'NOT_VULNERABLE', { card: targetCardId });
  if (!hasOneOf(corrupts, openVulnerabilities(state, targetCardId))) return refuse('107', 'CORRUPTION_BARRED');
  return state.marks.played.includes(cardId) ? refuse('132', 'ALREADY_PLAYED_THIS_TURN', { card: cardId }) : undefined;
}

/** `UNKNOWN_CARD` of what a command is to be done to: a card that the seat sees, or the guardian that is fought. */
export const refusedTarget = (state: State, seat: Seat, id: string): GuardiansRefusal | undefined =>
  isGuardian(state, id) || (isInGame(state, id) && sees(state, seat, id)) ? undefined : refuse('226', 'UNKNOWN_CARD');
