import { footprintOf, footprintProblem, spaceIdOf, type Board, type FootprintProblem } from '#skirmish';
import { findObjectKind, findTokenKind, findVillainSheet } from '../catalogue.js';
import type { Scenario, ScenarioPlan } from '../schema.js';
import type { ScenarioProblem } from './problem.js';

const why: Record<FootprintProblem, string> = {
  NOT_A_SPACE: 'It does not lie on a space of the board.',
  NOT_OPEN: 'A cell that it covers beside its own space is not open.',
  COVERED: 'Something covers one of its cells already.',
};

/** Objects, tokens and villain figures, as they are placed before the first turn (CLASH-015, CLASH-099, CLASH-233). */
export function pieceProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ScenarioProblem[] {
  return [...layingProblems(scenario, plan, part, board), ...figureProblems(scenario, plan, part, board)];
}

function layingProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ScenarioProblem[] {
  const covered = new Set<string>();
  const objects = scenario.objects.flatMap(({ kind, x, y, turns }, index): ScenarioProblem[] => {
    const found = findObjectKind(kind);
    if (!found) return [];
    const cells = footprintOf({ x, y }, found.footprint, turns);
    const problem = footprintProblem(board, cells, covered);
    for (const cell of cells) covered.add(spaceIdOf(cell));
    return problem ? [{ path: `objects[${index}]`, message: `${found.name.en} at ${x},${y}: ${why[problem]}` }] : [];
  });
  const tokens = plan.tokens.flatMap(({ kind, space }, index): ScenarioProblem[] => {
    const found = findTokenKind(kind);
    if (!found?.hasSpace) return [];
    const clash = covered.has(space);
    covered.add(space);
    return clash ? [{ path: `${part}.tokens[${index}]`, message: `${found.name.en} at ${space}: ${why.COVERED}` }] : [];
  });
  return [...objects, ...tokens];
}

function figureProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ScenarioProblem[] {
  const taken = new Map([...scenario.starts.A, ...scenario.starts.B].map((space) => [space, 'a start space']));
  const placed = new Map<string, number>();
  return plan.figures.flatMap(({ sheet, count, at }, index): ScenarioProblem[] => {
    const path = `${part}.figures[${index}]`;
    const problems: ScenarioProblem[] = [];
    const supply = findVillainSheet(sheet)?.figures;
    const all = (placed.get(sheet) ?? 0) + count;
    placed.set(sheet, all);
    if (supply !== undefined && all > supply) {
      problems.push({ path, message: `"${sheet}" has ${supply} figures, and ${all} are placed.` });
    }
    if (at.length !== count) {
      problems.push({
        path: `${path}.at`,
        message: `${count} figures need ${count} spaces, and there are ${at.length}.`,
      });
    }
    at.forEach((space, place) => {
      const who = taken.get(space);
      if (!board.hasSpace(space)) problems.push({ path: `${path}.at[${place}]`, message: noSpace(space) });
      else if (who) problems.push({ path: `${path}.at[${place}]`, message: `${space} is ${who} already.` });
      taken.set(space, 'the space of a figure');
    });
    return problems;
  });
}

/** What is said of a text that names no space of the board. */
export const noSpace = (space: string): string => `There is no space "${space}" on the board of this scenario.`;
