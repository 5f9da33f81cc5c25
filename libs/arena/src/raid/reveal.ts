import type { Seat } from '#kernel';
import { beginCombat } from '../combat/begin-combat.js';
import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn, AutomaticStep, Evolvers } from '../flow/turn.js';
import { discard } from '../table/moves.js';
import { inOrder, otherSeat } from '../table/players.js';
import { isShield } from '../table/sorts.js';
import { turnUp } from '../table/turn-up.js';
import { capture } from './capture.js';
import { garrisonOf, targetedStronghold } from './garrison.js';

/** States 22 and 26: the cards ON the targeted strongholds are shown (ARENA-RAI-06, ARENA-OBJ-03), and meet. */
export const revealSteps = {
  RAID_REVEAL: {
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        const garrison = garrisonOf(turn.state, seat);
        if (garrison) turnUp(turn, garrison.id);
      }
      pair(turn);
    },
  },
  RAID_END: {
    proceed(turn) {
      turn.emit({ type: 'raidEnded' });
      enterStage(turn, 'EXIT_ARENA');
    },
  },
} satisfies Record<string, AutomaticStep>;

/** The pairs that meet (ARENA-RAI-06 to ARENA-RAI-16). */
function pair(turn: ArenaTurn): void {
  const { state } = turn;
  const found = inOrder(state).flatMap((seat) => {
    const card = garrisonOf(state, seat);
    return card ? [{ seat, card, shield: isShield(state, card.id) }] : [];
  });
  const [first, second] = found;
  if (!first) enterStage(turn, 'RAID_END');
  else if (!second) meetNobody(turn, first.seat, first.shield);
  else if (first.shield && second.shield) {
    discard(turn, [first.card.id, second.card.id], 'SHIELD');
    end(turn);
  } else if (first.shield || second.shield) {
    const [shield, creature] = first.shield ? [first, second] : [second, first];
    capture(turn, shield.seat, shield.card.id, creature.card.id);
    end(turn);
  } else beginCombat(turn, 'RAID');
}

function meetNobody(turn: ArenaTurn, seat: Seat, shield: boolean): void {
  if (shield) {
    turn.emit({ type: 'shieldAlone', seat });
    enterStage(turn, 'RAID_LONE_SHIELD');
  } else leaveUndefended(turn, otherSeat(seat));
}

/** The targeted stronghold of this seat has a creature against it and no defence (ARENA-RAI-12, ARENA-RAI-15). */
export function leaveUndefended(turn: ArenaTurn, seat: Seat): void {
  turn.emit({ type: 'strongholdUndefended', seat, stronghold: targetedStronghold(turn.state, seat) });
  enterStage(turn, 'RAID_SACRIFICE');
}

/** The raid is over, unless the game is. */
export function end(turn: ArenaTurn): void {
  if (!turn.state.over) enterStage(turn, 'RAID_END');
}

export const revealEvolvers = {
  strongholdUndefended(state, { seat }) {
    if (state.raid) state.raid.undefended = seat;
  },
  shieldAlone(state, { seat }) {
    if (state.raid) state.raid.loneShield = seat;
  },
  raidEnded(state) {
    state.raid = null;
  },
} satisfies Partial<Evolvers>;
