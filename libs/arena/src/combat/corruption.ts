import type { InstanceId, Vulnerability } from '#cards';
import { mayHold } from '#cards/hidden';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { discard, sendToPen } from '../table/moves.js';
import { otherSeat, playerOf } from '../table/players.js';
import { sees, shownCard } from '../table/faces.js';
import { openVulnerabilities } from '../totals/attributes.js';
import { duellistOf } from '../totals/duellists.js';
import { combatOf } from './fighters.js';

/** The creature that a seat may corrupt now: one that has just come, else the enemy duellist (ARENA-COR-04, ARENA-COR-05). */
function corruptible(state: State, seat: Seat): InstanceId | undefined {
  const { appearance } = combatOf(state);
  return appearance ? appearance.id : duellistOf(state, otherSeat(seat))?.id;
}

const hasOneOf = (corrupts: readonly Vulnerability[] = [], open: readonly Vulnerability[] = []): boolean =>
  corrupts.some((one) => open.includes(one));

/** A seat is asked for a corruption by public facts: it holds, and one card may be for an open vulnerability (ARENA-GEN-06). */
export function mayCorrupt(state: State, seat: Seat, target: InstanceId): boolean {
  if (playerOf(state, seat).hand.length === 0) return false;
  const open = openVulnerabilities(state, target);
  return open.length > 0 && mayHold(state, seat, (id) => hasOneOf(cardOf(state, id).corrupts, open));
}

/** The same for the enemy duellist, while it is there (ARENA-COR-04). */
export function mayCorruptDuellist(state: State, seat: Seat): boolean {
  const duellist = duellistOf(state, otherSeat(seat));
  return duellist !== undefined && mayCorrupt(state, seat, duellist.id);
}

export const playCorruptionCommands = {
  playCorruption: {
    steps: ['PRIMARY_CORRUPTION', 'CORRUPTION_RESPONSE'],
    *offers(state, seat) {
      const targetCardId = corruptible(state, seat);
      if (targetCardId === undefined) return;
      for (const cardId of playerOf(state, seat).hand) {
        if (cardOf(state, cardId).type === 'CORRUPTION') yield { type: 'playCorruption', cardId, targetCardId };
      }
    },
    check: refusedCorruption,
    /** The creature is in its pen before it has done anything (ARENA-COR-03). */
    perform(turn, { cardId, targetCardId }, seat) {
      const { state } = turn;
      const target = shownCard(state, targetCardId);
      turn.emit({ type: 'corruptionPlayed', seat, card: shownCard(state, cardId), target });
      sendToPen(turn, [targetCardId], 'CORRUPTED');
      if (!turn.state.over) discard(turn, [cardId], 'PLAYED');
    },
  },
} satisfies Partial<CommandTable>;

function refusedCorruption(
  state: State,
  { cardId, targetCardId }: CommandOf<'playCorruption'>,
  seat: Seat,
): ArenaRefusal | undefined {
  if (!sees(state, seat, targetCardId)) return refuse('ENG-07', 'UNKNOWN_CARD');
  const refusal = refusedHandCard(state, seat, cardId, ['CORRUPTION']);
  if (refusal) return refusal;
  if (corruptible(state, seat) !== targetCardId) return refuse('COR-02', 'NOT_ENEMY_IN_COMBAT', { card: targetCardId });
  const { corrupts } = cardOf(state, cardId);
  if (!hasOneOf(corrupts, cardOf(state, targetCardId).vulnerabilities))
    return refuse('COR-02', 'NOT_VULNERABLE', { card: targetCardId });
  if (!hasOneOf(corrupts, openVulnerabilities(state, targetCardId))) return refuse('COR-08', 'CORRUPTION_BARRED');
  return state.marks.played.includes(cardId)
    ? refuse('GEN-11', 'ALREADY_PLAYED_THIS_TURN', { card: cardId })
    : undefined;
}

export const corruptionEvolvers = {
  corruptionPlayed(state, { card }) {
    state.marks.played.push(card.instanceId);
    combatOf(state).appearance = null;
  },
} satisfies Partial<Evolvers>;
