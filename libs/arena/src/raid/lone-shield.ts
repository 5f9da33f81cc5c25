import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { ArenaTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { discard, sendToPen } from '../table/moves.js';
import { at, otherSeat, places, playerOf } from '../table/players.js';
import type { Place } from '../words.js';
import { capture } from './capture.js';
import { garrisonOf } from './garrison.js';
import { end } from './reveal.js';

/** Whether a lone shield may capture what lies at a place of the enemy: the duel zone, or a face-up creature. */
function canCapture(state: State, enemy: Seat, place: Place): boolean {
  const placed = at(state, enemy, place);
  if (!placed) return false;
  return place === 'DUEL_ZONE' || (placed.faceUp && cardOf(state, placed.id).type === 'CREATURE');
}

const prey = (state: State, seat: Seat): Place[] => places.filter((place) => canCapture(state, otherSeat(seat), place));

const bearerOf = (state: State, seat: Seat): InstanceId | null => playerOf(state, otherSeat(seat)).standardBearer;

/** State 25: a shield without opponent captures, destroys a standard bearer, or goes home (ARENA-RAI-16). */
export const loneShieldSteps = {
  RAID_LONE_SHIELD: {
    asked(state) {
      const seat = state.raid?.loneShield ?? null;
      return seat !== null && (prey(state, seat).length > 0 || bearerOf(state, seat) !== null) ? [seat] : [];
    },
    proceed(turn) {
      const seat = turn.state.raid?.loneShield ?? null;
      if (seat !== null) goHome(turn, seat);
      end(turn);
    },
    byDefault: () => ({ type: 'useLoneShield', mode: 'NOTHING', place: null }),
  },
} satisfies Record<string, StepRules>;

/** The lone shield itself. Throws an Error when there is none. */
function shieldOf(state: State, seat: Seat): InstanceId {
  const shield = garrisonOf(state, seat);
  if (!shield) throw new Error('There is no lone shield.');
  return shield.id;
}

const goHome = (turn: ArenaTurn, seat: Seat): void => sendToPen(turn, [shieldOf(turn.state, seat)], 'SHIELD');

export const loneShieldCommands = {
  useLoneShield: {
    steps: ['RAID_LONE_SHIELD'],
    *offers(state, seat) {
      yield { type: 'useLoneShield', mode: 'NOTHING', place: null };
      yield { type: 'useLoneShield', mode: 'DESTROY_STANDARD_BEARER', place: null };
      for (const place of prey(state, seat)) yield { type: 'useLoneShield', mode: 'CAPTURE', place };
    },
    check(state, { mode, place }, seat) {
      if (mode === 'CAPTURE') {
        const legal = place !== null && canCapture(state, otherSeat(seat), place);
        return legal ? undefined : refuse('RAI-16', 'ILLEGAL_TARGET');
      }
      if (place !== null) return refuse('RAI-16', 'ILLEGAL_TARGET');
      const bearer = mode === 'NOTHING' || bearerOf(state, seat) !== null;
      return bearer ? undefined : refuse('RAI-16', 'NO_STANDARD_BEARER');
    },
    perform(turn, { mode, place }, seat) {
      turn.emit({ type: 'loneShieldUsed', seat, mode, place });
      const shield = shieldOf(turn.state, seat);
      const captive = place === null ? null : at(turn.state, otherSeat(seat), place);
      const bearer = bearerOf(turn.state, seat);
      if (captive) capture(turn, seat, shield, captive.id);
      else if (mode === 'DESTROY_STANDARD_BEARER' && bearer !== null) discard(turn, [bearer, shield], 'SHIELD');
      else goHome(turn, seat);
      end(turn);
    },
  },
} satisfies Partial<CommandTable>;

export const loneShieldEvolvers = {
  loneShieldUsed: () => undefined,
} satisfies Partial<Evolvers>;
