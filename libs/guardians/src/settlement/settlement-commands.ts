import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { controllerOf } from '../board/control.js';
import { neighboursOf, spaces, strongholdAt } from '../board/spaces.js';
import type { CommandTable, GuardiansTurn } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { claimsOn } from '../table/claims.js';
import { shownCard } from '../table/faces.js';
import { sendEmptyShieldHome } from '../table/movements.js';
import { SPACE_LIMIT, stackAt, vitalityOf } from '../table/stacks.js';
import type { Space } from '../words.js';
import { landToSettle, settleNext, terrainsOf } from './bare-lands.js';

/** `NO_SHIELD_THERE`: only the land that is asked for is settled. */
const refusedLand = (state: State, seat: Seat, space: Space): GuardiansRefusal | undefined => {
  const asked = landToSettle(state);
  return asked?.seat === seat && asked.space === space ? undefined : refuse('192', 'NO_SHIELD_THERE');
};

/** `NO_SHIELD_THERE`, `HAS_TERRAIN`: who has a terrain places it (GUARD-191, GUARD-193). */
const refusedWithout = (state: State, seat: Seat, space: Space): GuardiansRefusal | undefined =>
  refusedLand(state, seat, space) ?? (terrainsOf(state, seat).length > 0 ? refuse('193', 'HAS_TERRAIN') : undefined);

/** Whether a shield may withdraw to a space: an own stronghold or ruin, or a land with an own terrain (GUARD-194). */
function isRefuge(state: State, seat: Seat, to: Space): boolean {
  const claims = claimsOn(state, to);
  const isOwn = strongholdAt(to) ? strongholdAt(to)?.seat === seat : claims.terrainOf === seat;
  return isOwn && controllerOf(to, claims) === seat;
}

function refusedWithdrawal(state: State, seat: Seat, from: Space, to: Space): GuardiansRefusal | undefined {
  if (!neighboursOf(from).includes(to)) return refuse('194', 'NOT_ADJACENT');
  if (!isRefuge(state, seat, to)) return refuse('194', 'NOT_CONTROLLED');
  const there = stackAt(state, seat, to);
  if (there?.shield != null) return refuse('194', 'OWN_SHIELD_THERE');
  const total = vitalityOf(state, [...(there?.creatures ?? []), ...(stackAt(state, seat, from)?.creatures ?? [])]);
  return total <= SPACE_LIMIT ? undefined : refuse('194', 'SPACE_LIMIT', { total, limit: SPACE_LIMIT });
}

/** A creature is laid down; the shield that has none left goes to the pen (GUARD-172, GUARD-193). */
function layCreature(turn: GuardiansTurn, seat: Seat, space: Space, cardId: InstanceId): void {
  const { state } = turn;
  const item = stackAt(state, seat, space)?.creatures.find(({ id }) => id === cardId)?.item ?? null;
  const carried = item === null ? {} : { item: shownCard(state, item) };
  const last = stackAt(state, seat, space)?.creatures.length === 1;
  turn.emit({ type: 'creatureLaid', seat, space, card: shownCard(state, cardId), ...carried, last });
  sendEmptyShieldHome(turn, seat, space);
}

/** The fate of a shield on a bare land (GUARD-191 to GUARD-194). */
export const settlementCommands = {
  settleTerrain: {
    steps: ['III_B_SETTLE'],
    *offers(state, seat) {
      const { space } = landToSettle(state) ?? {};
      if (space) for (const cardId of terrainsOf(state, seat)) yield { type: 'settleTerrain', space, cardId };
    },
    check: (state, { space, cardId }, seat) =>
      refusedCard(state, seat, cardId, ['TERRAIN']) ??
      refusedLand(state, seat, space) ??
      (terrainsOf(state, seat).includes(cardId) ? undefined : refuse('191', 'NOT_IN_HAND', { card: cardId })),
    perform(turn, { space, cardId }, seat) {
      turn.emit({ type: 'terrainLaid', seat, space, card: shownCard(turn.state, cardId) });
      settleNext(turn);
    },
  },
  settleWithCreature: {
    steps: ['III_B_SETTLE'],
    *offers(state, seat) {
      const { space } = landToSettle(state) ?? {};
      if (!space) return;
      for (const { id: cardId } of stackAt(state, seat, space)?.creatures ?? []) {
        yield { type: 'settleWithCreature', space, cardId };
      }
    },
    check: (state, { space, cardId }, seat) =>
      refusedCard(state, seat, cardId, ['CREATURE']) ??
      refusedWithout(state, seat, space) ??
      (stackAt(state, seat, space)?.creatures.some(({ id }) => id === cardId)
        ? undefined
        : refuse('193', 'CREATURE_NOT_HERE')),
    perform(turn, { space, cardId }, seat) {
      layCreature(turn, seat, space, cardId);
      settleNext(turn);
    },
  },
  withdrawShield: {
    steps: ['III_B_SETTLE'],
    *offers(state) {
      const { space } = landToSettle(state) ?? {};
      if (space) for (const to of spaces) yield { type: 'withdrawShield', space, to };
    },
    check: (state, { space, to }, seat) =>
      refusedWithout(state, seat, space) ?? refusedWithdrawal(state, seat, space, to),
    perform(turn, { space, to }, seat) {
      turn.emit({ type: 'shieldWithdrawn', seat, from: space, to });
      settleNext(turn);
    },
  },
} satisfies Partial<CommandTable>;
