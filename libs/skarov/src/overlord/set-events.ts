import { figuresInPlay } from '#skirmish/figures';
import { eventCard, findEventCard, findVillainSheet, villainSheetIds } from '../content/catalogue.js';
import type { EventCard } from '../content/schema.js';
import { refuse } from '../refusals.js';
import { inEventOrder } from './event-order.js';
import { EVENT_TAKE_BACKS, type SetEvent, type WithOverlord } from './overlord-state.js';
import type { EventCommandTable, OverlordEvolvers, OverlordTurn, PlanningStep } from './overlord-turn.js';

const planning: readonly PlanningStep[] = ['strategy', 'strategy.lastWord'];

const hasTechnique = (cardId: string): boolean => eventCard(cardId).technique !== undefined;

/**
 * Whether the sheet of a lieutenant or of Skarov is out of action, or has never come into the game. Minions may always come
 * back (SKAROV-EVT-13).
 */
const isSheetOut = ({ figures }: WithOverlord, sheetId: string): boolean =>
  findVillainSheet(sheetId)?.rank !== 'MINION' &&
  !figures.some((figure) => figure.sheetId === sheetId && figure.status === 'IN_PLAY');

/** As many in all as heroes are in play (SKAROV-STRAT-05). */
const mostEvents = (state: WithOverlord): number => figuresInPlay(state).filter(({ kind }) => kind === 'HERO').length;

const isFull = (state: WithOverlord): boolean => state.overlord.set.length >= mostEvents(state);

const setCard = ({ overlord }: WithOverlord, cardId: string): SetEvent | undefined =>
  overlord.set.find((each) => each.cardId === cardId);

/** The cards that lie by sheets, in canonical order (SKAROV-GEN-14). */
export const setCards = ({ overlord }: WithOverlord): readonly string[] =>
  inEventOrder(overlord.set.map(({ cardId }) => cardId));

export const setEventCommands = {
  setEvent: {
    steps: planning,
    offersAreLegal: true,
    *offers(state) {
      if (isFull(state)) return;
      for (const cardId of state.overlord.hand.filter(hasTechnique)) {
        for (const sheetId of villainSheetIds()) {
          if (!isSheetOut(state, sheetId)) yield { type: 'setEvent', cardId, sheetId };
        }
      }
    },
    check(state, { cardId, sheetId }) {
      if (!findEventCard(cardId)) return refuse('STRAT-05', 'UNKNOWN_ID', { id: cardId });
      if (!findVillainSheet(sheetId)) return refuse('STRAT-05', 'UNKNOWN_ID', { id: sheetId });
      if (!state.overlord.hand.includes(cardId)) return refuse('STRAT-05', 'CARD_NOT_IN_HAND', { card: cardId });
      if (!hasTechnique(cardId)) return refuse('EVT-02', 'CARD_HAS_NO_TECHNIQUE', { card: cardId });
      if (isSheetOut(state, sheetId)) return refuse('EVT-13', 'SHEET_OUT', { sheet: sheetId });
      return isFull(state) ? refuse('STRAT-05', 'TOO_MANY_EVENTS', { most: mostEvents(state) }) : undefined;
    },
    perform(turn, { cardId, sheetId }, seat) {
      turn.emit({ type: 'eventSet', seat, sheetId, cardId });
    },
  },
  takeBackEvent: {
    steps: planning,
    *offers(state) {
      for (const cardId of setCards(state)) yield { type: 'takeBackEvent', cardId };
    },
    check(state, { cardId }) {
      if (!findEventCard(cardId)) return refuse('STRAT-12', 'UNKNOWN_ID', { id: cardId });
      const found = setCard(state, cardId);
      if (!found) return refuse('STRAT-12', 'CARD_NOT_SET', { card: cardId });
      if (found.shown) return refuse('STRAT-12', 'ALREADY_SHOWN', { card: cardId });
      return state.overlord.takeBacks > 0
        ? undefined
        : refuse('STRAT-14', 'NO_TAKE_BACK_LEFT', { most: EVENT_TAKE_BACKS });
    },
    perform(turn, { cardId }, seat) {
      turn.emit({ type: 'eventTakenBack', seat, sheetId: setCard(turn.state, cardId)?.sheetId ?? '', cardId });
    },
  },
  announceActivation: {
    steps: ['strategy.lastWord'],
    offersAreLegal: true,
    offers: () => [{ type: 'announceActivation' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'activationAnnounced', seat });
    },
  },
} satisfies EventCommandTable;

/** Why a card by a villain sheet cannot be turned face up (SKAROV-STRAT-12). */
export function whyNotShown(state: WithOverlord, cardId: string) {
  const found = setCard(state, cardId);
  if (!found) return refuse('STRAT-12', 'CARD_NOT_SET', { card: cardId });
  return found.shown ? refuse('STRAT-12', 'ALREADY_SHOWN', { card: cardId }) : undefined;
}

/** Turns a card by a villain sheet face up; `whyNotShown` has let it pass. */
export function showEvent(turn: OverlordTurn, cardId: string): void {
  const { state } = turn;
  turn.emit({ type: 'eventShown', seat: state.overlord.seat, sheetId: setCard(state, cardId)?.sheetId ?? '', cardId });
}

/** The event cards by a sheet that lie face up: their techniques are in force from the reveal (SKAROV-EVT-02). */
export const techniquesBeside = ({ overlord }: WithOverlord, sheetId: string): readonly EventTechnique[] =>
  overlord.set
    .filter((each) => each.shown && each.sheetId === sheetId)
    .flatMap(({ cardId }) => eventCard(cardId).technique ?? []);

type EventTechnique = NonNullable<EventCard['technique']>;

export const setEventEvolvers = {
  eventSet({ overlord }, { sheetId, cardId }) {
    overlord.hand = overlord.hand.filter((id) => id !== cardId);
    overlord.set.push({ cardId, sheetId, shown: false });
  },
  eventTakenBack({ overlord }, { cardId }) {
    overlord.set = overlord.set.filter((each) => each.cardId !== cardId);
    overlord.hand = inEventOrder([...overlord.hand, cardId]);
    overlord.takeBacks -= 1;
  },
  eventShown({ overlord }, { cardId }) {
    for (const each of overlord.set) if (each.cardId === cardId) each.shown = true;
  },
  activationAnnounced: () => undefined,
} satisfies Partial<OverlordEvolvers>;
