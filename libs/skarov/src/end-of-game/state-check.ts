import { figureOf, heroesInPlay, isVillainOut } from '#skirmish/figures';
import { skirmishEvolvers } from '#skirmish/flow';
import type { Credit } from '#skirmish/machine';
import { nobodysCredit, putOut, whoIsOut, type OutCause } from '#skirmish/wounds';
import type { Evolvers, SkarovTurn } from '../flow/turn.js';
import type { MachineEvent } from '../machine/machine-event.js';
import { book } from '../rulebook.js';
import { villainSheet } from '../content/catalogue.js';
import type { State } from '../state.js';
import type { FigureId } from '../words.js';
import { accomplishMissions, disgrace } from './articles.js';
import { endGame } from './end-game.js';
import { settleObjectives } from './objectives.js';

/** Puts a figure out of action; a hero is disgraced at once (SKAROV-ELIM-01, SKAROV-ELIM-03). */
export function putOutOfAction(turn: SkarovTurn, figureId: FigureId, cause: OutCause, credit?: Credit): void {
  const { state } = turn;
  putOut({ turn, state, book }, figureId, cause, credit);
  if (figureOf(state, figureId).kind !== 'HERO') return;
  disgrace(turn, figureId);
  const opensEscape = state.finalCombat && !state.heroOutDuringFinalCombat && heroesInPlay(state).length > 0;
  if (opensEscape) turn.emit({ type: 'escapeOpened', heroId: figureId });
}

/**
 * The state check: who is out goes, then missions, so that the last blow counts too (SKAROV-MISS-04), then the ends of the game,
 * the heroes' first, then objectives; again until nothing changes (SKAROV-GEN-08). The game may be over afterwards. `credit`: who
 * has caused it.
 * @returns who has gone out, in order.
 */
export function stateCheck(turn: SkarovTurn, credit: Credit = nobodysCredit): MachineEvent[] {
  const { state } = turn;
  if (state.phase === 'SETUP') return [];
  const outs: FigureId[] = [];
  // Evaluated each time: the steps below may end the game.
  const isOver = (): boolean => state.over !== null;
  for (let changed = true; changed && !isOver();) {
    turn.spend();
    const leaving = whoIsOut({ state, book });
    for (const { figureId, cause } of leaving) putOutOfAction(turn, figureId, cause, credit);
    outs.push(...leaving.map(({ figureId }) => figureId));
    accomplishMissions(turn, false);
    endIfOver(turn);
    changed = !isOver() && (settleObjectives(turn) || leaving.length > 0);
  }
  return outs.map((figureId) => ({ kind: 'OUT', figureId }));
}

/** All heroes out of action, then Skarov (SKAROV-FINAL-06, SKAROV-FINAL-07, SKAROV-GEN-08). */
function endIfOver(turn: SkarovTurn): void {
  if (heroesInPlay(turn.state).length === 0) endGame(turn, 'NO_HERO');
  else if (isVillainOut(turn.state)) endGame(turn, 'SKAROV_OUT');
}

const shared = skirmishEvolvers(book);

/** A figure that leaves the board has finished with the activation of its sheet, even if it comes back in it (SKAROV-ACT-15). */
function leaveActivation(state: State, figureId: FigureId): void {
  const { villain } = state;
  if (!villain?.figureIds.includes(figureId)) return;
  if (!villain.finished.includes(figureId)) villain.finished.push(figureId);
  if (state.active?.figureId === figureId) state.active = null;
}

/** A minion goes back to the supply; a hero who falls in the final combat opens Skarov's way out (SKAROV-DMG-01, SKAROV-FINAL-05). */
export const outEvolvers = {
  figureOut(state, event) {
    shared.figureOut(state, event);
    leaveActivation(state, event.figureId);
    const figure = figureOf(state, event.figureId);
    if (figure.kind === 'VILLAIN' && villainSheet(figure.sheetId).rank === 'MINION') {
      Object.assign(figure, { status: 'RESERVE', damage: 0 });
    }
  },
  escapeOpened(state) {
    state.heroOutDuringFinalCombat = true;
  },
  pieceRemoved(state, event) {
    shared.pieceRemoved(state, event);
    if (event.piece === 'FIGURE') leaveActivation(state, event.pieceId);
  },
} satisfies Partial<Evolvers>;
