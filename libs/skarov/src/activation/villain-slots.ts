import * as activation from '#skirmish/activation';
import * as attacking from '#skirmish/attacking';
import { figureOf, findFigure, heroesInPlay, isInPlay, standsOnBoard } from '#skirmish/figures';
import { findVillainSheet, villainSheet, villainSheetIds } from '../content/catalogue.js';
import { opensStep } from '../shared.js';
import type { CommandTable, Evolvers, SkarovTurn, StepRules } from '../flow/turn.js';
import { drawEvents } from '../overlord/event-deck.js';
import { refuse, type SkarovRefusal } from '../refusals.js';
import { book } from '../rulebook.js';
import type { Figure, State } from '../state.js';
import { isControlOpen } from '../table/rooms.js';
import { actionsOf } from '../table/sheets.js';
import type { FigureId } from '../words.js';

const standing = ({ figures }: State, sheetId: string): Figure[] =>
  figures.filter((figure) => figure.sheetId === sheetId && isInPlay(figure));

/** Why a sheet cannot be activated (SKAROV-ACT-06, SKAROV-ACT-09). */
function refusedSheet(state: State, sheetId: string): SkarovRefusal | undefined {
  if (state.activatedSheets.includes(sheetId)) return refuse('ACT-06', 'ALREADY_ACTIVATED', { sheet: sheetId });
  if (standing(state, sheetId).length === 0) return refuse('ACT-09', 'NOT_IN_PLAY', { id: sheetId });
  const locked = villainSheet(sheetId).rank === 'MASTER' && !(state.finalCombat && isControlOpen(state));
  return locked ? refuse('ACT-09', 'SKAROV_LOCKED') : undefined;
}

const eligible = (state: State): string[] => villainSheetIds().filter((id) => !refusedSheet(state, id));

export const villainSlotSteps = {
  'activation.choice': {
    asked: ({ overlord, villain }) => (villain ? [] : [overlord.seat]),
    byDefault: (state) => ({ type: 'activateSheet', sheetId: eligible(state)[0] ?? '' }),
  },
  'activation.villain': {
    asked: ({ overlord, villain }) => (villain ? [overlord.seat] : []),
    byDefault: () => ({ type: 'endActivation' }),
  },
} satisfies Record<string, StepRules>;

/**
 * After a hero: the overlord gets a slot if they have used fewer than heroes are in play; without an eligible sheet it is the draw of a
 * card (SKAROV-ACT-07, SKAROV-ACT-08).
 */
export function openSlot(turn: SkarovTurn): void {
  const { state } = turn;
  if (state.slotsUsed >= heroesInPlay(state).length) turn.emit({ type: 'slotPassed', drawn: false });
  else if (eligible(state).length > 0) opensStep(turn, 'activation.choice');
  else {
    turn.emit({ type: 'slotPassed', drawn: true });
    drawEvents(turn, 1);
  }
}

/** Whether a figure of the activated sheet has nothing left to do. */
function isFinished(state: State, figureId: FigureId): boolean {
  const { villain, active } = state;
  if (!standsOnBoard(state, figureId) || villain?.finished.includes(figureId)) return true;
  return active?.figureId === figureId ? active.actions <= 0 : actionsOf(state, figureOf(state, figureId)) <= 0;
}

/** The activation ends automatically on public grounds alone: no figure can act, and no event can come any more (SKAROV-ACT-12). */
export const isVillainOver = (state: State): boolean =>
  state.villain?.figureIds.every((id) => isFinished(state, id)) === true &&
  (state.villain.event !== null || state.overlord.hand.length === 0);

/** The activation of a sheet is over: the card of its event is discarded (SKAROV-EVT-09). */
export function endVillainActivation(turn: SkarovTurn): void {
  const { villain } = turn.state;
  if (villain) turn.emit({ type: 'villainActivationEnded', sheetId: villain.sheetId });
}

function select(turn: SkarovTurn, figureId: FigureId): void {
  const actions = actionsOf(turn.state, figureOf(turn.state, figureId));
  turn.emit({ type: 'figureSelected', figureId, actions });
}

export const villainSlotCommands = {
  activateSheet: {
    steps: ['activation.choice'],
    *offers() {
      for (const sheetId of villainSheetIds()) yield { type: 'activateSheet', sheetId };
    },
    check: (state, { sheetId }) =>
      findVillainSheet(sheetId) ? refusedSheet(state, sheetId) : refuse('ACT-03', 'UNKNOWN_ID', { id: sheetId }),
    perform(turn, { sheetId }) {
      const figureIds = standing(turn.state, sheetId).map(({ id }) => id);
      turn.emit({ type: 'sheetActivated', sheetId, figureIds });
      const [only] = figureIds;
      if (figureIds.length === 1 && only !== undefined) select(turn, only);
      opensStep(turn, 'activation.villain');
    },
  },
  selectFigure: {
    steps: ['activation.villain'],
    *offers({ villain }) {
      for (const figureId of villain?.figureIds ?? []) yield { type: 'selectFigure', figureId };
    },
    check(state, { figureId }) {
      const { villain, active } = state;
      if (!findFigure(state, figureId)) return refuse('ACT-13', 'UNKNOWN_ID', { id: figureId });
      if (!villain?.figureIds.includes(figureId) || active?.figureId === figureId) {
        return refuse('ACT-13', 'NOT_ACTIVE', { figure: figureId });
      }
      if (villain.finished.includes(figureId)) return refuse('ACT-05', 'FIGURE_FINISHED', { figure: figureId });
      return standsOnBoard(state, figureId) ? undefined : refuse('ACT-13', 'NOT_IN_PLAY', { id: figureId });
    },
    perform(turn, { figureId }) {
      select(turn, figureId);
    },
  },
} satisfies Partial<CommandTable>;

export const villainSlotEvolvers = {
  slotPassed(state, { drawn }) {
    state.slotDue = false;
    if (drawn) state.slotsUsed += 1;
  },
  sheetActivated(state, { sheetId, figureIds }) {
    state.slotDue = false;
    state.slotsUsed += 1;
    state.activatedSheets.push(sheetId);
    state.villain = { sheetId, figureIds: [...figureIds], finished: [], event: null };
  },
  figureSelected(state, { figureId, actions }) {
    if (state.active) state.villain?.finished.push(state.active.figureId);
    state.active = { figureId, actions, granted: actions, sidekicks: [] };
  },
  villainActivationEnded(state) {
    const { villain, overlord } = state;
    if (villain?.event) overlord.discard.push(villain.event);
    Object.assign(state, { villain: null, active: null, step: null });
    state.modifiers = state.modifiers.filter(({ until }) => until !== 'ACTIVATION');
  },
} satisfies Partial<Evolvers>;

/** The actions that heroes and villains have alike, and the end of either's activation (SKAROV-ACT-02, SKAROV-ACT-04). */
const acting = ['activation.hero', 'activation.villain'] as const;

export const actionCommands = {
  ...activation.moveCommands(book, acting),
  ...attacking.attackCommands(book, acting),
  ...activation.powerCommands(book, acting),
} satisfies Partial<CommandTable>;
