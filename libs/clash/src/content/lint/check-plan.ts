import type { Board } from '#skirmish';
import { findTokenKind } from '../catalogue.js';
import type { Scenario, ScenarioPlan, TestCard } from '../schema.js';
import type { Place } from '../vocabulary.js';
import { pathOf, repeated, type ScenarioProblem } from './problem.js';
import { nodesOf } from './walk.js';

/** Ids, places of tests and special actions, and the track (CLASH-156, CLASH-230, CLASH-248). */
export function planProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ScenarioProblem[] {
  return [
    ...idProblems(scenario, plan, part),
    ...plan.tests.flatMap((test, index) => testProblems(scenario, plan, test, `${part}.tests[${index}]`, board)),
    ...plan.specialActions.flatMap(({ at }, index) =>
      placeProblems(scenario, plan, at, `${part}.specialActions[${index}].at`, board),
    ),
    ...trackProblems(plan, part),
  ];
}

function idProblems({ threatSheet, rules }: Scenario, plan: ScenarioPlan, part: string): ScenarioProblem[] {
  const does = [
    ...(threatSheet?.endOfTurn ?? []),
    ...(threatSheet?.villainReactions ?? []),
    ...(threatSheet?.scenarioReactions ?? []),
    ...rules,
    ...plan.specialActions,
    ...plan.tests,
  ].map(({ id }) => id);
  return [
    ...repeated(does).map((id) => ({
      path: '',
      message: `Two rules, items, special actions or tests are called "${id}".`,
    })),
    ...repeated(plan.articles.map(({ id }) => id)).map((id) => ({
      path: `${part}.articles`,
      message: `Two articles are called "${id}".`,
    })),
    ...plan.tests.flatMap(({ id }, index) =>
      id.includes('@') ? [{ path: `${part}.tests[${index}].id`, message: 'The id of a test has no "@".' }] : [],
    ),
  ];
}

function testProblems(
  scenario: Scenario,
  plan: ScenarioPlan,
  test: TestCard,
  path: string,
  board: Board,
): ScenarioProblem[] {
  const twice = repeated(test.offers.map(({ characteristic }) => characteristic));
  return [
    ...((test.at === undefined) === (test.door === undefined)
      ? [{ path, message: 'A test has a place, or a door that it opens, and not both.' }]
      : []),
    ...(test.door === undefined || opens(test, test.door)
      ? []
      : [{ path: `${path}.onSuccess`, message: `The test stands on the door "${test.door}" and does not open it.` }]),
    ...twice.map((name) => ({ path: `${path}.offers`, message: `${name} is offered twice.` })),
    ...(test.at ? placeProblems(scenario, plan, test.at, `${path}.at`, board) : []),
  ];
}

const opens = ({ onSuccess }: TestCard, door: string): boolean =>
  [...nodesOf(onSuccess, [], 'onSuccess')].some(
    ({ field, value }) => field === 'setDoor' && value['door'] === door && value['open'] === true,
  );

/** A place that names one space names an interaction space, or one under an object or a token with a space. */
function placeProblems(
  scenario: Scenario,
  plan: ScenarioPlan,
  at: Place,
  path: string,
  board: Board,
): ScenarioProblem[] {
  const { space } = at;
  if (space === undefined || !board.hasSpace(space) || board.space(space).kind === 'INTERACTION') return [];
  const pieces = [
    ...scenario.objects.map(({ x, y }) => `${x},${y}`),
    ...plan.tokens.filter(({ kind }) => findTokenKind(kind)?.hasSpace).map((token) => token.space),
  ];
  return pieces.includes(space)
    ? []
    : [
        {
          path: `${path}.space`,
          message: `${space} is no interaction space, and nothing that makes it one lies there.`,
        },
      ];
}

function trackProblems({ track }: ScenarioPlan, part: string): ScenarioProblem[] {
  if (!track) return [];
  const problems: ScenarioProblem[] = [];
  if (track.start > track.length) {
    problems.push({ path: `${part}.track.start`, message: `The track ends at ${track.length}.` });
  }
  track.steps.forEach(({ at, do: effects }, index) => {
    const path = `${part}.track.steps[${index}]`;
    if (at > track.length) problems.push({ path: `${path}.at`, message: `The track ends at ${track.length}.` });
    for (const { keys, value } of nodesOf(effects)) {
      if (value['track'] === undefined || value['track'] === true) continue;
      problems.push({ path: `${path}.do${pathOf(keys)}`, message: 'A step of the track does not move the track.' });
    }
  });
  return problems;
}
