import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import { choicesOf, recordChoice, stillChoosing } from '../flow/sealed-choices.js';
import type { ArenaTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { inOrder, standing, strongholdOf } from '../table/players.js';
import { enterGarrisons } from './garrison-placement.js';

/** Own strongholds with a card ON them, and those that stand with nothing ON them. */
function movable(state: State, seat: Seat) {
  const all = standing(state, seat);
  const full = all.filter((position) => strongholdOf(state, seat, position).on !== null);
  return { from: full, to: all.filter((position) => !full.includes(position)) };
}

const canMove = (state: State, seat: Seat): boolean => {
  const { from, to } = movable(state, seat);
  return from.length > 0 && to.length > 0;
};

/** State 20: each seat may move one card between its strongholds (ARENA-RAI-04). */
export const enterMoves = (turn: ArenaTurn): void =>
  enterStage(
    turn,
    'RAID_MOVE',
    inOrder(turn.state).filter((seat) => canMove(turn.state, seat)),
  );

export const moveSteps = {
  RAID_MOVE: {
    asked: stillChoosing,
    proceed(turn) {
      const moves = inOrder(turn.state).flatMap((seat) => {
        const { from, to } = choicesOf(turn.state, seat)[0] ?? {};
        return from && to ? [{ seat, from, to }] : [];
      });
      if (turn.state.sealed) turn.emit({ type: 'garrisonsMoved', moves });
      enterGarrisons(turn);
    },
    byDefault: () => ({ type: 'moveGarrison', from: null, to: null }),
  },
} satisfies Record<string, StepRules>;

export const moveCommands = {
  moveGarrison: {
    steps: ['RAID_MOVE'],
    *offers(state, seat) {
      yield { type: 'moveGarrison', from: null, to: null };
      const { from, to } = movable(state, seat);
      for (const source of from) for (const goal of to) yield { type: 'moveGarrison', from: source, to: goal };
    },
    check(state, { from, to }, seat) {
      if (from === null && to === null) return undefined;
      if (from === null || !strongholdOf(state, seat, from).on) return refuse('RAI-04', 'NOTHING_ON');
      if (to === null || to === from) return refuse('RAI-04', 'SAME_STRONGHOLD');
      const goal = strongholdOf(state, seat, to);
      if (goal.ruin) return refuse('RAI-04', 'RUIN');
      return goal.on ? refuse('RAI-04', 'SLOT_OCCUPIED') : undefined;
    },
    perform(turn, { from, to }, seat) {
      turn.emit({ type: 'garrisonMoveChosen', seat, from, to });
    },
  },
} satisfies Partial<CommandTable>;

export const moveEvolvers = {
  garrisonMoveChosen(state, { seat, from, to }) {
    recordChoice(state, seat, { from, to });
  },
  garrisonsMoved(state, { moves }) {
    for (const { seat, from, to } of moves) {
      const source = strongholdOf(state, seat, from);
      if (source.on) source.on.seenBy = [];
      strongholdOf(state, seat, to).on = source.on;
      source.on = null;
    }
  },
} satisfies Partial<Evolvers>;
