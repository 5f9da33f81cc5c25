import { localized, type Localized } from '#kernel';
import type { Board } from '#skirmish';
import { boardProblems, buildBoard, type PlacedTile } from '#skirmish/board';
import { type ContentProblem, counted, nodesOf, repeated } from '#skirmish/content/lint';
import { cardEntries } from '../card-entries.js';
import { findTileFace } from '../catalogue.js';
import type { Scenario } from '../schema.js';

/** The board of a scenario, or what hinders it from being one. */
export interface LaidOut {
  /** `undefined` when tiles are unknown or lie on each other. */
  readonly board: Board | undefined;
  readonly problems: readonly ContentProblem[];
}

/** The tiles, start spaces and ways of a scenario (CLASH-206, CLASH-217 to CLASH-220, CLASH-084). */
export function laidOut(scenario: Scenario): LaidOut {
  const tiles: PlacedTile[] = [];
  const unknown: ContentProblem[] = [];
  scenario.tiles.forEach(({ face: id, column, row, turns }, index) => {
    const face = findTileFace(id);
    if (face) tiles.push({ face, column, row, turns });
    else
      unknown.push({
        path: `tiles[${index}].face`,
        message: localized(
          `There is no tile face “${id}” in the box.`,
          `Il n’y a pas de face de tuile « ${id} » dans la boîte.`,
        ),
      });
  });
  if (unknown.length > 0) return { board: undefined, problems: unknown };
  const { A, B } = scenario.starts;
  const board = buildBoard({ tiles, border: 'OPEN' });
  const found = boardProblems({ tiles, border: 'OPEN', starts: { A, B }, openable: openableDoors(scenario, board) });
  const problems = [
    ...found.map(({ path, message }) => ({ path: path.replace(/\.(\d+)(?=\.|$)/g, '[$1]'), message })),
    ...startProblems(scenario),
  ];
  return {
    board: found.some(({ path }) => path === 'tiles') ? undefined : board,
    problems,
  };
}

/** Doors that some effect of the scenario or of its tiles’ cards opens, mostly that of the test on the door. */
function openableDoors(scenario: Scenario, board: Board): Set<string> {
  const doors = new Set<string>();
  const plan = scenario.threatSheet ?? scenario.plan;
  for (const { field, value } of nodesOf([scenario, plan ? cardEntries(scenario, plan, board) : []])) {
    if (field === 'setDoor' && typeof value['door'] === 'string' && value['open'] === true) doors.add(value['door']);
  }
  return doors;
}

/** A side has at most five heroes against another one, six together, and one alone (CLASH-009, CLASH-201). */
const mostHeroes = { VERSUS: 5, SOLO: 1, COOP: 6 } as const;

const starting = (count: number): Localized => counted(count, 'start space', 'espace');

function startProblems({ starts, modes }: Scenario): ContentProblem[] {
  const needed = Math.max(...modes.map((mode) => mostHeroes[mode]));
  return [
    ...(['A', 'B'] as const).flatMap((side) =>
      starts[side].length < needed
        ? [
            {
              path: `starts.${side}`,
              message: localized(
                `Side ${side} needs ${starting(needed).en}, one for each hero that it may have, and has ${starts[side].length}.`,
                `Il faut au camp ${side} ${starting(needed).fr} de départ, un par héros qu’il peut avoir, et il en a ${starts[side].length}.`,
              ),
            },
          ]
        : [],
    ),
    ...repeated(modes).map((mode) => ({
      path: 'modes',
      message: localized(`${mode} is named twice.`, `${mode} est nommé deux fois.`),
    })),
  ];
}
