import type { CardKey, InstanceId, StrongholdPosition } from '#cards';
import { mayHold } from '#cards/hidden';
import type { Seat } from '#kernel';
import { strongholdSpace } from '../board/spaces.js';
import type { CommandOf } from '../commands.js';
import { printed } from '../content/catalogue.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { cardOf, isInGame } from '../table/cards.js';
import { shownCard, shownInPlay } from '../table/faces.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
import {
  hasRangedAttack,
  influenceAfterCap,
  isInfluenceBarred,
  isRangedBarred,
  mayReceive,
  receiverOf,
} from '../totals/receivers.js';
import { refusedTarget } from './corruption.js';
import { combatHand, combatOf } from './fighters.js';

/** Power stones that an influence of the guardian costs (GUARD-135). */
const COST = 1;

/** Before both seats have passed on corruption nothing else is done in a match-up (GUARD-106). */
const refusedBeforeCorruption = (state: State): GuardiansRefusal | undefined =>
  state.stage === 'MATCHUP_CORRUPTION' ? refuse('106', 'CORRUPTION_FIRST') : undefined;

const guardianInfluence = (state: State, seat: Seat): number => {
  const { guardian } = playerOf(state, seat);
  return guardian === null ? 0 : (printed(guardian).influenceValue ?? 0);
};

/** `NOT_INFLUENCEABLE` to `INFLUENCE_CAP_REACHED`: why a creature does not receive so much influence (GUARD-135 to GUARD-139). */
function refusedReceiver(state: State, seat: Seat, card: InstanceId, offered: number): GuardiansRefusal | undefined {
  if (!mayReceive(state, card)) return refuse('135', 'NOT_INFLUENCEABLE', { card });
  if (isInfluenceBarred(state, card)) return refuse('135', 'INFLUENCE_BARRED');
  if (receiverOf(state, seat) !== card) return refuse('139', 'NOT_IN_FIRST_CONFRONTATION');
  return influenceAfterCap(state, card, offered) > 0 ? undefined : refuse('138', 'INFLUENCE_CAP_REACHED', { card });
}

/** `UNKNOWN_CARD`, `NOT_YOUR_CARD`, `IS_GUARDIAN`: what influence cannot be for at all (GUARD-183). */
const refusedInfluenced = (state: State, seat: Seat, id: CardKey): GuardiansRefusal | undefined =>
  refusedTarget(state, seat, id) ??
  (isInGame(state, id) ? refusedCard(state, seat, id, ['CREATURE']) : refuse('183', 'IS_GUARDIAN'));

/** The creature that is to receive something. Throws an Error of a guardian, which is refused before. */
function receiverNamed(state: State, id: CardKey): InstanceId {
  if (!isInGame(state, id)) throw new Error('A guardian receives nothing.');
  return id;
}

function refusedRanged(state: State, seat: Seat, cardId: InstanceId): GuardiansRefusal | undefined {
  const refusal = refusedCard(state, seat, cardId, ['CREATURE']) ?? refusedBeforeCorruption(state);
  if (refusal) return refusal;
  if (!combatHand(state, seat).includes(cardId)) return refuse('117', 'NOT_IN_COMBAT_HAND', { card: cardId });
  if (!hasRangedAttack(state, seat, cardId)) return refuse('117', 'NO_RANGED_ATTACK', { card: cardId });
  if (isRangedBarred(state, seat)) return refuse('118', 'RANGED_BARRED');
  return receiverOf(state, seat) === undefined ? refuse('121', 'NOT_IN_FIRST_CONFRONTATION') : undefined;
}

function refusedGuardianInfluence(
  state: State,
  { targetCardId }: Pick<CommandOf<'useGuardianInfluence'>, 'targetCardId'>,
  seat: Seat,
): GuardiansRefusal | undefined {
  const refusal =
    refusedInfluenced(state, seat, targetCardId) ??
    refusedBeforeCorruption(state) ??
    refusedReceiver(state, seat, receiverNamed(state, targetCardId), guardianInfluence(state, seat));
  if (refusal) return refusal;
  const { stones } = playerOf(state, seat);
  return stones < COST ? refuse('135', 'NO_POWER_STONE', { cost: COST, stones }) : undefined;
}

/** How the influence of a creature is marked for the turn: it influences once (GUARD-137). */
export const influenceMark = (seat: Seat, id: InstanceId): string => `${seat} ${id} influence`;

function refusedStrongholdCreature(
  state: State,
  { stronghold, targetCardId }: Pick<CommandOf<'useStrongholdCreature'>, 'stronghold' | 'targetCardId'>,
  seat: Seat,
): GuardiansRefusal | undefined {
  const refusal = refusedInfluenced(state, seat, targetCardId) ?? refusedBeforeCorruption(state);
  if (refusal) return refusal;
  const { under } = strongholdOf(state, seat, stronghold);
  if (!under) return refuse('136', 'NO_CREATURE_UNDER');
  const { influenceValue, influenceReceivers } = cardOf(state, under.id);
  if (influenceValue === undefined) return refuse('136', 'ABILITY_MISSING');
  if (isHeldByEnemyOf(state, seat, strongholdSpace(seat, stronghold))) return refuse('137', 'STRONGHOLD_HELD');
  if (state.marks.abilities.includes(influenceMark(seat, under.id))) return refuse('137', 'ALREADY_USED_THIS_TURN');
  const receiver = receiverNamed(state, targetCardId);
  const { kind } = cardOf(state, receiver);
  const mayGive = influenceReceivers === undefined || (kind !== undefined && influenceReceivers.includes(kind));
  return (
    refusedReceiver(state, seat, receiver, influenceValue) ??
    (mayGive ? undefined : refuse('136', 'RECEIVER_NOT_ALLOWED', { card: receiver }))
  );
}

/** Whether all that is known of a creature under a stronghold lets it influence the receiver: face down it may be any. */
function mayBeInfluential(state: State, seat: Seat, stronghold: StrongholdPosition, receiver: InstanceId): boolean {
  const { under } = strongholdOf(state, seat, stronghold);
  if (!under) return false;
  if (under.faceUp) return !refusedStrongholdCreature(state, { stronghold, targetCardId: receiver }, seat);
  if (isHeldByEnemyOf(state, seat, strongholdSpace(seat, stronghold))) return false;
  return refusedReceiver(state, seat, receiver, 1) === undefined;
}

/** Whether a creature of the combat hand may make a ranged attack: of the defender of a secondary attack none is left. */
function mayShoot(state: State, seat: Seat): boolean {
  const { matchup } = combatOf(state);
  const hasHand = matchup?.kind === 'PRIMARY' || matchup?.attacker === seat;
  if (!hasHand || isRangedBarred(state, seat)) return false;
  return mayHold(state, seat, (id) => cardOf(state, id).rangedStrength !== undefined);
}

/** Whether a seat may support its creature in the match-up, as far as all can know: with a deck of its own it may always (GUARD-133). */
export function maySupport(state: State, seat: Seat): boolean {
  if (playerOf(state, seat).starter === null) return true;
  const receiver = receiverOf(state, seat);
  if (receiver === undefined) return false;
  return (
    mayShoot(state, seat) ||
    !refusedGuardianInfluence(state, { targetCardId: receiver }, seat) ||
    positions.some((position) => mayBeInfluential(state, seat, position, receiver))
  );
}

/** Commands for a creature in its match-up: ranged attacks and influence (GUARD-117, GUARD-135 to GUARD-139). */
export const supportCommands = {
  rangedAttack: {
    steps: ['MATCHUP_CORRUPTION', 'MATCHUP_MODIFY'],
    *offers(state, seat) {
      for (const cardId of combatHand(state, seat)) yield { type: 'rangedAttack', cardId };
    },
    check: (state, { cardId }, seat) => refusedRanged(state, seat, cardId),
    perform(turn, { cardId }, seat) {
      const { state } = turn;
      const receiver = receiverOf(state, seat);
      if (receiver === undefined) throw new Error('There is no creature to receive a ranged attack.');
      const shown = shownInPlay(state, cardId);
      turn.emit({ type: 'rangedAttackMade', seat, ...shown, receiver: shownCard(state, receiver) });
    },
  },
  useGuardianInfluence: {
    steps: ['MATCHUP_CORRUPTION', 'MATCHUP_MODIFY'],
    *offers(state, seat) {
      const targetCardId = receiverOf(state, seat);
      if (targetCardId !== undefined) yield { type: 'useGuardianInfluence', targetCardId };
    },
    check: refusedGuardianInfluence,
    /** As much as the creature may still receive; the points above are lost (GUARD-138). */
    perform(turn, { targetCardId }, seat) {
      const { state } = turn;
      const receiver = receiverNamed(state, targetCardId);
      const value = influenceAfterCap(state, receiver, guardianInfluence(state, seat));
      turn.emit({ type: 'guardianInfluenced', seat, receiver: shownCard(state, receiver), value });
    },
  },
  useStrongholdCreature: {
    steps: ['MATCHUP_CORRUPTION', 'MATCHUP_MODIFY'],
    *offers(state, seat) {
      const targetCardId = receiverOf(state, seat);
      if (targetCardId === undefined) return;
      for (const stronghold of positions) yield { type: 'useStrongholdCreature', stronghold, targetCardId };
    },
    check: refusedStrongholdCreature,
    perform(turn, { stronghold, targetCardId }, seat) {
      const { state } = turn;
      const { under } = strongholdOf(state, seat, stronghold);
      const receiver = receiverNamed(state, targetCardId);
      if (!under) throw new Error('There is no creature under this stronghold.');
      turn.emit({
        type: 'strongholdCreatureUsed',
        seat,
        stronghold,
        card: shownCard(state, under.id),
        receiver: shownCard(state, receiver),
        value: influenceAfterCap(state, receiver, cardOf(state, under.id).influenceValue ?? 0),
      });
    },
  },
} satisfies Partial<CommandTable>;
