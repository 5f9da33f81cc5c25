import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { beginCombat } from '../combat/begin-combat.js';
import { mayEnterFromUnder } from '../effects/standing-effects.js';
import { enterStage } from '../flow/enter-stage.js';
import { choicesOf, stillChoosing } from '../flow/sealed-choices.js';
import type { ArenaTurn, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { inOrder, positions, strongholdOf } from '../table/players.js';

/** Comes to the entrance: a seat chooses when public facts may give it a choice (ARENA-ENT-01, arena.md 7.1). */
export const enterArena = (turn: ArenaTurn): void =>
  enterStage(
    turn,
    'ENTER_ARENA',
    inOrder(turn.state).filter((seat) => positions.some((position) => mayComeFrom(turn.state, seat, position))),
  );

function mayComeFrom(state: State, seat: Seat, position: StrongholdPosition): boolean {
  const { on, under } = strongholdOf(state, seat, position);
  return on !== null || (under !== null && (!under.faceUp || mayEnterFromUnder(state, seat, position)));
}

/** State 7: each seat sends one creature into the duel zone, or none (ARENA-ENT-01 to -05). */
export const entranceSteps = {
  ENTER_ARENA: {
    asked: stillChoosing,
    proceed(turn) {
      const creatures = inOrder(turn.state).flatMap((seat) => {
        const place = choicesOf(turn.state, seat)[0]?.place;
        return place ? [{ seat, place }] : [];
      });
      if (turn.state.sealed) turn.emit({ type: 'arenaEntered', creatures });
      if (turn.state.arena.every((placed) => placed !== null)) beginCombat(turn, 'DUEL');
      else enterStage(turn, 'RAID_HAND');
    },
    byDefault: () => ({ type: 'enterArena', place: null }),
  },
} satisfies Record<string, StepRules>;
