import { lapse } from '#kernel';
import type { InstanceId } from '#cards';
import { rescueOf, wonTexts } from '../effects/after-combat.js';
import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn, AutomaticStep, Evolvers } from '../flow/turn.js';
import type { Fighter } from '../state.js';
import { discard, putUnderPile, sendToPen } from '../table/moves.js';
import { combatOf, duellists } from './fighters.js';

type Rescue = ReturnType<typeof rescueOf>;

/** State 17: what becomes of the creatures of a duel (arena.md 8, 7). */
export const resolution: AutomaticStep = {
  proceed(turn) {
    const { winner = null } = combatOf(turn.state);
    const left = duellists(turn.state);
    const best = left.find(({ seat }) => seat === winner);
    const loser = winner === null ? undefined : left.find(({ seat }) => seat !== winner);
    const rescue = loser ? rescueOf(turn.state, loser.id) : null;
    // WON comes before the loser's move, since its texts DISCARDED happen with that and are to come after.
    const acts = [
      () => clearDuelZone(turn),
      () => winner === null && sendToPen(turn, idsOf(left), 'TIE'),
      () => best && wonTexts(turn, best.id),
      () => loser && leaveBeaten(turn, loser, rescue),
    ];
    for (const act of acts) if (!turn.state.over) act();
    if (turn.state.over) return;
    turn.emit({ type: 'duelEnded', winner });
    enterStage(turn, 'RAID_HAND');
  },
};

const idsOf = (cards: readonly { readonly id: InstanceId }[]): InstanceId[] => cards.map(({ id }) => id);

/** Shields are discarded, and with them what they cover is turned up; attackers go under the piles (ARENA-SHD-04, ARENA-RES-01). */
function clearDuelZone(turn: ArenaTurn): void {
  const { shields, fighters } = combatOf(turn.state);
  const attackers = fighters.filter(({ part }) => part === 'SECONDARY');
  discard(turn, idsOf(shields), 'ROUND_OVER');
  if (!turn.state.over) putUnderPile(turn, idsOf(attackers), 'ROUND_OVER');
}

/** The loser is discarded, unless it was paid for or is healed (ARENA-RES-02, ARENA-RES-04). */
function leaveBeaten(turn: ArenaTurn, { id }: Fighter, rescue: Rescue): void {
  if (rescue) sendToPen(turn, [id], rescue === 'SAVE' ? 'SAVED' : 'HEALED');
  else discard(turn, [id], 'BEATEN');
}

export const resolutionEvolvers = {
  duelEnded(state) {
    state.combat = null;
    lapse(state.players, 'COMBAT');
  },
} satisfies Partial<Evolvers>;
