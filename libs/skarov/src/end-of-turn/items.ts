import { superVillains } from '#skirmish/figures';
import { contextOfRule, effectsFrame } from '#skirmish/machine';
import { drawWounds, takeBackDiscards } from '#skirmish/wounds';
import { objective as objectiveById } from '../content/catalogue.js';
import { endGame } from '../end-of-game/end-game.js';
import type { Evolvers, SkarovTurn } from '../flow/turn.js';
import { machineOf } from '../frame-rules.js';
import type { Machine } from '../machine/runner.js';
import { discardSetEvents, drawEvents } from '../overlord/event-deck.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { turnLimitOf } from '../table/adventure.js';

/** Event cards that the overlord draws at the end of each turn, for any number of heroes (SKAROV-END-07). */
const DRAWN = 2;

/** One thing that the end of a turn does. */
interface Item {
  readonly name: string;
  do(turn: SkarovTurn, machine: Machine): void;
}

/** The state check between two parts of an item; traps and rules that the end of a figure sets off follow the item. */
function checking(machine: Machine): () => void {
  const context = contextOfRule('end-of-turn');
  machine.pushRoot(context);
  return () => {
    machine.check(context);
  };
}

/** Objectives that are not settled do what their cards say, for Skarov: what they leave open the overlord is asked (SKAROV-END-05). */
const objectiveItems = (state: State): Item[] =>
  state.objectives.map(({ id, settled }) => ({
    name: id,
    do({ state: now }, machine) {
      if (settled !== null) return;
      const context = contextOfRule(id, { selfId: superVillains(now)[0]?.id ?? null, creditSide: 'OVERLORD' });
      machine.pushRoot(context);
      machine.push(effectsFrame(objectiveById(id).endOfTurn, context));
    },
  }));

/** Rules of traps and of the scenario about the end of a turn, cards and wounds, then upkeep (SKAROV-END-06, SKAROV-END-11). */
const otherItems: readonly Item[] = [
  {
    name: 'rules',
    do(_turn, machine) {
      const context = contextOfRule('end-of-turn');
      machine.pushRoot(context);
      machine.happened({ kind: 'TURN_END' }, context);
    },
  },
  {
    name: 'discards',
    do(turn) {
      turn.emit({ type: 'cardsInPlayDiscarded' });
      discardSetEvents(turn);
    },
  },
  {
    name: 'draw',
    do(turn) {
      drawEvents(turn, DRAWN);
    },
  },
  {
    name: 'wounds',
    do(turn, machine) {
      drawWounds({ turn, state: turn.state, book }, checking(machine));
    },
  },
  {
    name: 'recovery',
    do(turn, machine) {
      takeBackDiscards({ turn, state: turn.state, book }, checking(machine));
    },
  },
  {
    name: 'upkeep',
    do(turn, machine) {
      turn.emit({ type: 'upkeepDone' });
      checking(machine)();
      if (turn.state.turn >= turnLimitOf(turn.state)) endGame(turn, 'TURN_LIMIT');
    },
  },
];

/** Carries out the next item of the end of the turn; each is told, also without an effect (SKAROV-END-12). @returns the machine, with what goes on. */
export function runItem(turn: SkarovTurn): Machine {
  const { state } = turn;
  const machine = machineOf(turn);
  const next = state.endOfTurnItem ?? 0;
  const item = [...objectiveItems(state), ...otherItems][next];
  if (!item) return machine;
  turn.emit({ type: 'endOfTurnItem', item: item.name, next: next + 1 });
  item.do(turn, machine);
  return machine;
}

export const itemEvolvers = {
  endOfTurnItem(state, { next }) {
    state.endOfTurnItem = next;
  },
} satisfies Partial<Evolvers>;
