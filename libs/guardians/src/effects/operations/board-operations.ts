import type { InstanceId } from '#cards';
import { isImmune } from '#cards/engine';
import { isPrey, recoverable, weakestOf } from '#cards/engine/happenings';
import { stackOf } from '../../combat/fighters.js';
import type { Target } from '../../commands.js';
import type { GuardiansTurn } from '../../flow/turn.js';
import type { Creature, State } from '../../state.js';
import { cardOf } from '../../table/cards.js';
import { shownCard, shownCreature } from '../../table/faces.js';
import { discard, sendEmptyShieldHome } from '../../table/movements.js';
import { playerOf } from '../../table/players.js';
import type { PlacedStack } from '../../table/stacks.js';
import { noFight } from '../../totals/fights.js';
import { discardOperation } from './discard-operation.js';
import { enemyStacks, stackNamed } from './enemy-stacks.js';
import { holdOperation } from './hold-operation.js';
import { nothingToChoose, type OperationTable } from './operation-rules.js';

/** Operations on cards on the table outside the combats (cards.md 5.3, 5.5, 5.6). */
export const boardOperations = {
  /** The weakest creature is shown, also where it is no prey (CARD-12). */
  AMBUSH: {
    targets: enemyStacks,
    apply(turn, { seat, effect, target }) {
      const { state } = turn;
      const found = stackNamed(state, seat, target);
      const weakest = found && weakestIn(state, found);
      if (!found || !weakest) return;
      reveal(turn, found, [weakest]);
      const { id } = weakest;
      if (!isPrey(effect, cardOf(state, id), (tag) => isImmune(noFight(state), id, tag))) return;
      // A fighting stack loses the shield when the combat ends (GUARD-164).
      const fights = state.combat !== null && stackOf(state, found.seat) === found.stack;
      discard(turn, [id], 'DESTROYED');
      if (!fights) sendEmptyShieldHome(turn, found.seat, found.space);
    },
  },
  REVEAL: {
    targets: enemyStacks,
    apply(turn, { seat, target }) {
      const found = stackNamed(turn.state, seat, target);
      if (found) reveal(turn, found, found.stack.creatures);
    },
  },
  DISCARD: discardOperation,
  RECOVER: {
    *targets(state, seat, effect): Iterable<Target> {
      const pile = playerOf(state, seat).discard;
      const found = recoverable(effect, stackedIn(state, pile));
      for (const cardId of pile) if (found.includes(cardId)) yield { cardId };
    },
    apply(turn, { seat, target }) {
      const { cardId } = target ?? {};
      if (cardId === undefined || !playerOf(turn.state, seat).discard.includes(cardId)) return;
      turn.emit({ type: 'creatureRecovered', seat, card: shownCard(turn.state, cardId) });
    },
  },
  EXTRA_STEP: {
    targets: nothingToChoose,
    apply(turn, { seat }) {
      turn.emit({ type: 'extraStepGranted', seat });
    },
  },
  HOLD: holdOperation,
  STOP_FLIGHT: {
    targets: ({ plays }) => (plays.at(-1)?.kind === 'FLIGHT' ? [null] : []),
    apply(turn) {
      const last = turn.state.plays.at(-1);
      if (last?.kind === 'FLIGHT') turn.emit({ type: 'flightStopped', seat: last.seat });
    },
  },
} satisfies Partial<OperationTable>;

const stackedIn = (state: State, ids: readonly InstanceId[]) => ids.map((id) => ({ key: id, card: cardOf(state, id) }));

function weakestIn(state: State, { stack: { creatures } }: PlacedStack): Creature | undefined {
  const weakest = weakestOf(
    stackedIn(
      state,
      creatures.map(({ id }) => id),
    ),
  );
  return creatures.find(({ id }) => id === weakest?.key);
}

const reveal = (turn: GuardiansTurn, { seat, space }: PlacedStack, creatures: readonly Creature[]): void =>
  turn.emit({
    type: 'creaturesRevealed',
    seat,
    space,
    creatures: creatures.map((one) => shownCreature(turn.state, one)),
  });
