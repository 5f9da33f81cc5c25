import { isMet, scopeOfSide } from '#skirmish/behaviour';
import { objective as objectiveById } from '../content/catalogue.js';
import type { Evolvers, SkarovTurn } from '../flow/turn.js';
import { book } from '../rulebook.js';
import type { ObjectiveState, State } from '../state.js';
import type { Side } from '../words.js';
import { winObjective } from './articles.js';

/** The side that has an objective as things stand; the overlord where both would (SKAROV-OBJ-01, SKAROV-OBJ-04). */
function winnerOf(state: State, { id }: ObjectiveState): Side | null {
  const { reached, neutralised } = objectiveById(id);
  const table = { state, book };
  if (isMet(table, reached, scopeOfSide('OVERLORD'))) return 'OVERLORD';
  return isMet(table, neutralised, scopeOfSide('HEROES')) ? 'HEROES' : null;
}

/** Settles the objectives that are neutralised or reached now, in order (SKAROV-OBJ-01). @returns whether there was one. */
export function settleObjectives(turn: SkarovTurn): boolean {
  let settled = false;
  for (const objective of turn.state.objectives) {
    const side = objective.settled === null ? winnerOf(turn.state, objective) : null;
    if (side === null) continue;
    settleOne(turn, objective, side);
    settled = true;
  }
  if (settled) beginFinalCombat(turn);
  return settled;
}

/** A text gives an objective, by its article, to a side. */
export function settle(turn: SkarovTurn, articleId: string, side: Side): void {
  const found = turn.state.objectives.find(({ id }) => objectiveById(id).articleId === articleId);
  if (found?.settled !== null) return;
  settleOne(turn, found, side);
  beginFinalCombat(turn);
}

/** With the last objective the final combat begins, never to end (SKAROV-FINAL-01). */
function beginFinalCombat(turn: SkarovTurn): void {
  const { objectives, finalCombat } = turn.state;
  if (!finalCombat && objectives.every(({ settled }) => settled !== null)) turn.emit({ type: 'finalCombatBegun' });
}

/** Objectives that are not settled when the heroes are out, or the time is, count as reached; no combat begins by it (SKAROV-OBJ-03). */
export function settleTheRest(turn: SkarovTurn): void {
  for (const objective of turn.state.objectives) {
    if (objective.settled === null) settleOne(turn, objective, 'OVERLORD');
  }
}

function settleOne(turn: SkarovTurn, { id }: ObjectiveState, side: Side): void {
  turn.emit({ type: 'objectiveSettled', objectiveId: id, side });
  winObjective(turn, objectiveById(id).articleId, side);
}

export const objectiveEvolvers = {
  objectiveAdvanced({ objectives }, { objectiveId, counter }) {
    for (const objective of objectives) if (objective.id === objectiveId) objective.counter = counter;
  },
  objectiveSettled(state, { objectiveId, side }) {
    for (const objective of state.objectives) if (objective.id === objectiveId) objective.settled = side;
  },
  finalCombatBegun(state) {
    state.finalCombat = true;
  },
} satisfies Partial<Evolvers>;
