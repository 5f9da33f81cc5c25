import { localized, type Localized } from '#kernel';
import type { Board } from '#skirmish';
import { footprintOf, footprintProblem, type FootprintProblem } from '#skirmish/board';
import { spaceIdOf } from '#skirmish/cells';
import { type ContentProblem, counted } from '#skirmish/content/lint';
import { findObjectKind, findTokenKind, findVillainSheet } from '../catalogue.js';
import type { Scenario, ScenarioPlan } from '../schema.js';

const why: Record<FootprintProblem, Localized> = {
  NOT_A_SPACE: localized('It does not lie on a space of the board.', 'Il n’est pas sur un espace du plateau.'),
  NOT_OPEN: localized(
    'A cell that it covers beside its own space is not open.',
    'Une case qu’il couvre à côté de son espace n’est pas libre.',
  ),
  COVERED: localized('Something covers one of its cells already.', 'Quelque chose couvre déjà une de ses cases.'),
};

/** The message about a piece at its place. */
const at = (name: Localized, space: string, problem: Localized): Localized =>
  localized(`${name.en} at ${space}: ${problem.en}`, `${name.fr} en ${space} : ${problem.fr}`);

/** Objects, tokens and villain figures, as they are placed before the first turn (CLASH-015, CLASH-099, CLASH-233). */
export function pieceProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ContentProblem[] {
  return [...layingProblems(scenario, plan, part, board), ...figureProblems(scenario, plan, part, board)];
}

function layingProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ContentProblem[] {
  const covered = new Set<string>();
  const objects = scenario.objects.flatMap(({ kind, x, y, turns }, index): ContentProblem[] => {
    const found = findObjectKind(kind);
    if (!found) return [];
    const cells = footprintOf({ x, y }, found.footprint, turns);
    const problem = footprintProblem(board, cells, covered);
    for (const cell of cells) covered.add(spaceIdOf(cell));
    return problem ? [{ path: `objects[${index}]`, message: at(found.name, `${x},${y}`, why[problem]) }] : [];
  });
  const tokens = plan.tokens.flatMap(({ kind, space }, index): ContentProblem[] => {
    const found = findTokenKind(kind);
    if (!found?.hasSpace) return [];
    const clash = covered.has(space);
    covered.add(space);
    return clash ? [{ path: `${part}.tokens[${index}]`, message: at(found.name, space, why.COVERED) }] : [];
  });
  return [...objects, ...tokens];
}

const figures = (count: number): Localized => counted(count, 'figure', 'figurine');
const spaces = (count: number): Localized => counted(count, 'space', 'espace');

const START = localized('a start space', 'un espace de départ');
const FIGURE = localized('the space of a figure', 'l’espace d’une figurine');

function figureProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ContentProblem[] {
  const taken = new Map([...scenario.starts.A, ...scenario.starts.B].map((space) => [space, START]));
  const placed = new Map<string, number>();
  return plan.figures.flatMap(({ sheet, count, at }, index): ContentProblem[] => {
    const path = `${part}.figures[${index}]`;
    const problems: ContentProblem[] = [];
    const supply = findVillainSheet(sheet)?.figures;
    const all = (placed.get(sheet) ?? 0) + count;
    placed.set(sheet, all);
    if (supply !== undefined && all > supply) {
      problems.push({
        path,
        message: localized(
          `The sheet “${sheet}” has ${figures(supply).en}, and ${all} are placed.`,
          `La feuille « ${sheet} » a ${figures(supply).fr}, et ${all} sont placées.`,
        ),
      });
    }
    if (at.length !== count) {
      problems.push({
        path: `${path}.at`,
        message: localized(
          `Each figure needs a space of its own: for ${figures(count).en} this names ${spaces(at.length).en}.`,
          `Il faut un espace à chaque figurine : pour ${figures(count).fr} on nomme ici ${spaces(at.length).fr}.`,
        ),
      });
    }
    at.forEach((space, place) => {
      const who = taken.get(space);
      if (!board.hasSpace(space)) problems.push({ path: `${path}.at[${place}]`, message: noSpace(space) });
      else if (who)
        problems.push({
          path: `${path}.at[${place}]`,
          message: localized(`${space} is ${who.en} already.`, `${space} est déjà ${who.fr}.`),
        });
      taken.set(space, FIGURE);
    });
    return problems;
  });
}

/** The message about a text that names no space of the board. */
export const noSpace = (space: string): Localized =>
  localized(
    `There is no space “${space}” on the board of this scenario.`,
    `Il n’y a pas d’espace « ${space} » sur le plateau de ce scénario.`,
  );
