import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { beginCombat } from '../combat/begin-combat.js';
import { mayEnterFromUnder } from '../effects/standing-effects.js';
import { choicesOf, enterStage, recordChoice, stillChoosing } from '../flow/enter-stage.js';
import type { ArenaTurn, CommandTable, Evolvers, StageRules } from '../flow/step-rules.js';
import { cardOf } from '../printed.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { leave } from '../table/leave.js';
import { at, inOrder, onPlace, places, positions, strongholdOf, underPlace } from '../table/players.js';

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
export const entranceStages = {
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
    *offers(state, seat) {
      yield { type: 'enterArena', place: null };
      for (const place of places) if (at(state, seat, place)) yield { type: 'enterArena', place };
    },
    byDefault: () => ({ type: 'enterArena', place: null }),
  },
} satisfies Record<string, StageRules>;

export const entranceCommands = {
  enterArena: {
    steps: ['ENTER_ARENA'],
    check(state, { place }, seat) {
      if (place === null) return undefined;
      const placed = place === 'DUEL_ZONE' ? null : at(state, seat, place);
      if (!placed || cardOf(state, placed.id).type !== 'CREATURE') return refuse('ENT-01', 'NO_CREATURE_ON');
      if (positions.some((position) => onPlace(position) === place)) return undefined;
      const position = positions.find((candidate) => underPlace(candidate) === place);
      return position && mayEnterFromUnder(state, seat, position) ? undefined : refuse('ENT-05', 'NOT_FROM_UNDER');
    },
    perform(turn, { place }, seat) {
      turn.emit({ type: 'entranceChosen', seat, place });
    },
  },
} satisfies Partial<CommandTable>;

export const entranceEvolvers = {
  entranceChosen(state, { seat, place }) {
    recordChoice(state, seat, { place });
  },
  arenaEntered(state, { creatures }) {
    for (const { seat, place } of creatures) moveToArena(state, seat, place);
  },
} satisfies Partial<Evolvers>;

/** It keeps its facing and its items; what others were let see of it they forget (ARENA-ENT-02, ARENA-ENG-10). */
function moveToArena(state: State, seat: Seat, place: (typeof places)[number]): void {
  const placed = at(state, seat, place);
  if (!placed) return;
  leave(state, placed.id);
  state.arena[seat] = { ...placed, seenBy: [] };
}
