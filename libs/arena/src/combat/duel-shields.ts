import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { putUnderPile } from '../table/moves.js';
import { playerOf } from '../table/players.js';
import { sees, shownCard } from '../table/faces.js';
import { isShield, shieldTypes } from '../table/sorts.js';
import { combatOf, fights } from './fighters.js';

/**
 * What a shield of the seat may name: enemy creatures of the duel (one that has a shield already cannot be met, since a seat
 * lays one), and those UNDER strongholds that gave something in this round (ARENA-SHD-01, ARENA-SHD-03).
 */
function targetsOf(state: State, seat: Seat): InstanceId[] {
  const { fighters, supports } = combatOf(state);
  const inDuel = fighters.filter((fighter) => fighter.seat !== seat).map(({ id }) => id);
  const helpers = supports.filter((support) => support.seat !== seat).map(({ source }) => source);
  return [...inDuel, ...helpers.filter((id) => id !== null)];
}

export const shieldCommands = {
  playDuelShield: {
    steps: ['SECONDARY_ACTIONS'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (!isShield(state, cardId)) continue;
        for (const targetCardId of targetsOf(state, seat)) yield { type: 'playDuelShield', cardId, targetCardId };
      }
    },
    check: refusedShield,
    /** A gift from UNDER a stronghold is cancelled, and the creature goes under its pile (ARENA-SHD-03). */
    perform(turn, { cardId, targetCardId }, seat) {
      const { state } = turn;
      const inDuel = fights(state, targetCardId);
      const on = shownCard(state, targetCardId);
      turn.emit({ type: 'duelShieldLaid', seat, card: shownCard(state, cardId), on });
      if (!inDuel) putUnderPile(turn, [targetCardId], 'SHIELD');
    },
  },
} satisfies Partial<CommandTable>;

function refusedShield(
  state: State,
  { cardId, targetCardId }: CommandOf<'playDuelShield'>,
  seat: Seat,
): ArenaRefusal | undefined {
  if (!sees(state, seat, targetCardId)) return refuse('ENG-07', 'UNKNOWN_CARD');
  const refusal = refusedHandCard(state, seat, cardId, shieldTypes);
  if (refusal) return refusal;
  const { shields, fighters } = combatOf(state);
  if (shields.some((shield) => shield.seat === seat)) return refuse('SHD-02', 'SHIELD_LIMIT');
  if (!fighters.some((fighter) => fighter.seat === seat)) return refuse('SHD-01', 'NO_CARRIER');
  return targetsOf(state, seat).includes(targetCardId) ? undefined : refuse('SHD-01', 'ILLEGAL_TARGET');
}

export const shieldEvolvers = {
  duelShieldLaid(state, { seat, card: { instanceId: id }, on }) {
    leave(state, id);
    const combat = combatOf(state);
    combat.shields.push({ seat, id, on: on.instanceId });
    combat.supports = combat.supports.filter(({ source }) => source !== on.instanceId);
  },
} satisfies Partial<Evolvers>;
