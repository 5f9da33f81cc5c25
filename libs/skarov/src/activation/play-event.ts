import { canDo, isMet, scopeOf } from '#skirmish/behaviour';
import { standsOnBoard } from '#skirmish/figures';
import { contextOfRule, effectsFrame, type Context } from '#skirmish/machine';
import { eventCard, findEventCard } from '../content/catalogue.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import type { Effect } from '../content/vocabulary.js';
import { refuse } from '../refusals.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import type { CardId } from '../words.js';

/**
 * The meaning of the words of an event: SELF is the acting figure, or the first of its sheet that stands. The event needs none of them,
 * and its choices are the overlord's (SKAROV-EVT-06, SKAROV-EVT-07).
 */
function contextOf(state: State, cardId: CardId): Context {
  const { active, villain } = state;
  const ids = [...(active ? [active.figureId] : []), ...(villain?.figureIds ?? [])];
  const selfId = ids.find((id) => standsOnBoard(state, id)) ?? ids[0] ?? null;
  return contextOfRule(cardId, { selfId, creditSide: 'OVERLORD' });
}

const asksFirst = ({ chooseFigure, choose, discardEvents }: Effect): boolean =>
  (chooseFigure ?? choose ?? discardEvents) !== undefined;

/** Whether an event changes a rule for the figures of the activated sheet (SKAROV-EVT-08). */
function changesRules(cardId: CardId): boolean {
  const { event } = eventCard(cardId);
  return event?.modifiers !== undefined || event?.grants !== undefined;
}

/**
 * Whether an event can be played: it changes something to the end, or has something that it can do; where it begins with a choice
 * there has to be something to choose (SKAROV-SPEC-08).
 */
function hasTarget(state: State, cardId: CardId): boolean {
  const { event } = eventCard(cardId);
  const context = contextOf(state, cardId);
  const table = { state, book };
  if (!event || !isMet(table, event.needs, scopeOf(context))) return false;
  if (changesRules(cardId)) return true;
  const { effects = [] } = event;
  const [first] = effects;
  return canDo(table, first && asksFirst(first) ? [first] : effects, context);
}

/** One event an activation, between actions, for no action (SKAROV-EVT-04, SKAROV-EVT-05, SKAROV-EVT-12). */
export const eventCommands = {
  playEvent: {
    steps: ['activation.villain'],
    *offers({ overlord }) {
      for (const cardId of overlord.hand) yield { type: 'playEvent', cardId };
    },
    check(state, { cardId }) {
      const card = findEventCard(cardId);
      if (!card) return refuse('EVT-04', 'UNKNOWN_ID', { id: cardId });
      if (state.villain?.event) return refuse('EVT-05', 'EVENT_ALREADY_PLAYED');
      if (!state.overlord.hand.includes(cardId)) return refuse('EVT-04', 'CARD_NOT_IN_HAND', { card: cardId });
      if (!card.event) return refuse('EVT-01', 'CARD_HAS_NO_EVENT', { card: cardId });
      return hasTarget(state, cardId) ? undefined : refuse('SPEC-08', 'NO_TARGET');
    },
    perform(turn, { cardId }, seat, machine) {
      const { state } = turn;
      const context = contextOf(state, cardId);
      machine.pushRoot(context);
      turn.emit({ type: 'eventPlayed', seat, sheetId: state.villain?.sheetId ?? '', cardId });
      machine.push(effectsFrame(eventCard(cardId).event?.effects ?? [], context));
    },
  },
} satisfies Partial<CommandTable>;

export const eventEvolvers = {
  eventPlayed({ overlord, villain }, { cardId }) {
    overlord.hand = overlord.hand.filter((id) => id !== cardId);
    if (!villain) return;
    villain.event = cardId;
    if (changesRules(cardId)) overlord.inForce.push({ cardId, sheetId: villain.sheetId });
  },
  eventDiscarded({ overlord }, { cardId }) {
    overlord.hand = overlord.hand.filter((id) => id !== cardId);
    overlord.discard.push(cardId);
  },
} satisfies Partial<Evolvers>;
