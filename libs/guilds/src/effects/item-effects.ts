import type { Seat } from '#kernel';
import type { Choices } from '../commands.js';
import type { ItemId } from '../content/ids.js';
import { opensStep } from '../flow/opens-step.js';
import type { CommandTable, Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { notAmong } from '../table/checks.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { isObject, noItemLeft, receiveItem, replenishItems } from '../table/items-deck.js';
import { learn } from '../table/knowledge.js';
import { drawSpellUnseen, moveSpellUnseen } from '../table/move-spell.js';
import { moveObject } from '../table/moves.js';
import { noChoice, nothingToChoose, type EffectTable } from './effect-rules.js';

/** The pick that is open; `undefined` outside `effect.pick`. */
const pickOf = (state: State) => (state.effect?.kind === 'pick' ? state.effect : undefined);

/** Takes a named object, or else a random spell, from another seat by a card. Booty is counted, and has events of its own. */
function takeItem(turn: GuildsTurn, seat: Seat, from: Seat, objectId: ItemId | undefined): void {
  if (objectId === undefined) turn.emit({ type: 'spellTaken', ...drawSpellUnseen(turn, from, seat) });
  else turn.emit({ type: 'objectTaken', seat, from, objectId });
}

/** The possible booty from a guild: each of its objects by name, and a random spell when it holds any. */
function* takeable(state: State, from: Seat): Iterable<Pick<Choices, 'objectId' | 'randomSpell'>> {
  const { objects, spells } = guildOf(state, from);
  for (const { id: objectId } of objects) yield { objectId };
  if (spells.length > 0) yield { randomSpell: true };
}

export const itemEffects: EffectTable<'drawItems' | 'stealItem'> = {
  drawItems: {
    forms: () => noChoice,
    choices: nothingToChoose,
    *objections(state) {
      if (state.resolution?.market.open) yield refuse(188, 'deckInUse');
      if (noItemLeft(state)) yield refuse(190, 'impossible');
    },
    apply(turn, seat, { draw, keep }) {
      replenishItems(turn, draw);
      const itemIds = turn.state.items.deck.slice(0, draw);
      turn.emit({ type: 'itemsDrawn', seat, count: itemIds.length, keep: Math.min(keep, itemIds.length), itemIds });
      if (itemIds.length > keep) opensStep(turn, 'effect.pick', [seat]);
    },
  },
  stealItem: {
    forms: () => [
      ['targetSeat', 'objectId'],
      ['targetSeat', 'randomSpell'],
    ],
    *choices(state, seat) {
      for (const { seat: targetSeat } of state.guilds) {
        if (targetSeat === seat) continue;
        for (const taken of takeable(state, targetSeat)) yield { targetSeat, ...taken };
      }
    },
    *objections(state, seat, _effect, { targetSeat, objectId, randomSpell }) {
      const target = targetSeat === undefined ? undefined : state.guilds[targetSeat];
      if (!target) return;
      if (targetSeat === seat) yield refuse(190, 'illegalChoice');
      if (objectId !== undefined && !target.objects.some(({ id }) => id === objectId)) {
        yield refuse(190, 'notYours', { card: objectId });
      }
      if (randomSpell && target.spells.length === 0) yield refuse(190, 'impossible');
    },
    apply: (turn, seat, _effect, { targetSeat: from = seat, objectId }) => takeItem(turn, seat, from, objectId),
  },
};

/** Ends `effect.pick`: keeps what is left to keep, and puts the rest under the deck in the order drawn (11.3). */
export function finishPick(turn: GuildsTurn): void {
  const pick = pickOf(turn.state);
  if (!pick) return;
  const { seat } = pick;
  while (pick.due > 0 && pick.cards[0] !== undefined) keepItem(turn, seat, pick.cards[0]);
  turn.emit({ type: 'itemsPutUnder', seat, count: pick.cards.length });
}

function keepItem(turn: GuildsTurn, seat: Seat, itemId: ItemId): void {
  if (isObject(itemId)) turn.emit({ type: 'objectPicked', seat, objectId: itemId });
  else turn.emit({ type: 'spellPicked', seat, spellId: itemId });
}

export const pickSteps = {
  'effect.pick': {
    asked(state) {
      const pick = pickOf(state);
      return pick && pick.due > 0 && pick.cards.length > pick.due ? [pick.seat] : [];
    },
    byDefault: (state) => ({ type: 'pickItem', itemId: pickOf(state)?.cards[0] ?? '' }),
    passable: () => false,
  },
} satisfies Record<string, StepRules>;

export const pickCommands: CommandTable<'pickItem'> = {
  pickItem: {
    steps: ['effect.pick'],
    offers: (state) => (pickOf(state)?.cards ?? []).map((itemId) => ({ type: 'pickItem', itemId })),
    check: (state, { itemId }, seat) => notAmong(state, seat, itemId, pickOf(state)?.cards ?? [], 187),
    perform: (turn, { itemId }, seat) => keepItem(turn, seat, itemId),
  },
};

function picked(state: State, seat: Seat, itemId: ItemId): void {
  const pick = pickOf(state);
  if (pick) {
    pick.cards = pick.cards.filter((card) => card !== itemId);
    pick.due -= 1;
  }
  receiveItem(state, seat, itemId);
}

export const itemEvolvers: Evolvers<
  'itemsDrawn' | 'objectPicked' | 'spellPicked' | 'itemsPutUnder' | 'objectTaken' | 'spellTaken'
> = {
  itemsDrawn(state, { seat, count, keep, itemIds }) {
    state.items.deck.splice(0, count);
    for (const itemId of itemIds) learn(state, itemId, [seat]);
    state.effect = { kind: 'pick', seat, cards: [...itemIds], due: keep };
  },
  objectPicked(state, { seat, objectId }) {
    picked(state, seat, objectId);
  },
  spellPicked(state, { seat, spellId }) {
    picked(state, seat, spellId);
  },
  itemsPutUnder(state) {
    state.items.deck.push(...(pickOf(state)?.cards ?? []));
    state.effect = null;
    state.effectStep = null;
  },
  objectTaken(state, { seat, from, objectId }) {
    moveObject(state, from, seat, objectId);
  },
  spellTaken(state, { seat, from, spellId }) {
    moveSpellUnseen(state, from, seat, spellId);
  },
};
