import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { CommandTable } from '../flow/turn.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { shownCard } from '../table/faces.js';
import { creaturesOn, MOST_TAKEN_BACK, placingOf, shieldOn } from './placements.js';

/** Whether a card is the last creature under a shield that has been laid (GUARD-043). */
function isLastUnderShield(state: State, seat: Seat, id: InstanceId): boolean {
  const { kind, stronghold } = placingOf(state, seat).placed.find((placement) => placement.cardId === id) ?? {};
  if (kind !== 'ON' || stronghold === undefined || shieldOn(state, seat, stronghold) === undefined) return false;
  const creatures = creaturesOn(state, seat, stronghold);
  return creatures.length === 1 && creatures.includes(id);
}

function refusedTakingBack(state: State, seat: Seat, id: InstanceId): GuardiansRefusal | undefined {
  const { placed, takenBack } = placingOf(state, seat);
  if (!placed.some((placement) => placement.cardId === id)) return refuse('058', 'NOT_PLACED_NOW', { card: id });
  if (takenBack >= MOST_TAKEN_BACK) return refuse('058', 'NO_TAKE_BACK_LEFT', { most: MOST_TAKEN_BACK });
  return isLastUnderShield(state, seat, id) ? refuse('043', 'SHIELD_NEEDS_CREATURE', { card: id }) : undefined;
}

/** Second thoughts about the placement, and its end (GUARD-040, GUARD-058). */
export const takeBackCommands = {
  unplace: {
    steps: ['I_C_PLACE'],
    *offers(state, seat) {
      for (const { cardId } of placingOf(state, seat).placed) yield { type: 'unplace', cardId };
    },
    check: (state, { cardId }, seat) => refusedCard(state, seat, cardId) ?? refusedTakingBack(state, seat, cardId),
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'cardTakenBack', seat, card: shownCard(turn.state, cardId) });
    },
  },
  finishPlacement: {
    steps: ['I_C_PLACE'],
    offers: () => [{ type: 'finishPlacement' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'placementFinished', seat });
    },
  },
} satisfies Partial<CommandTable>;
