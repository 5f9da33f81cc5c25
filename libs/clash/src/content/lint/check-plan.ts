import { localized } from '#kernel';
import type { Board } from '#skirmish';
import { type ContentProblem, nodesOf, pathOf, repeated } from '#skirmish/content/lint';
import { findTokenKind } from '../catalogue.js';
import type { Scenario, ScenarioPlan, TestCard } from '../schema.js';
import type { Place } from '../vocabulary.js';

/** Ids, places of tests and special actions, and the track (CLASH-156, CLASH-230, CLASH-248). */
export function planProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ContentProblem[] {
  return [
    ...idProblems(scenario, plan, part),
    ...plan.tests.flatMap((test, index) => testProblems(scenario, plan, test, `${part}.tests[${index}]`, board)),
    ...plan.specialActions.flatMap(({ at }, index) =>
      placeProblems(scenario, plan, at, `${part}.specialActions[${index}].at`, board),
    ),
    ...trackProblems(plan, part),
  ];
}

function idProblems({ threatSheet, rules }: Scenario, plan: ScenarioPlan, part: string): ContentProblem[] {
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
      message: localized(
        `Two rules, items, special actions or tests are called “${id}”.`,
        `Deux règles, points, actions spéciales ou tests s’appellent « ${id} ».`,
      ),
    })),
    ...repeated(plan.articles.map(({ id }) => id)).map((id) => ({
      path: `${part}.articles`,
      message: localized(`Two articles are called “${id}”.`, `Deux articles s’appellent « ${id} ».`),
    })),
    ...plan.tests.flatMap(({ id }, index) =>
      id.includes('@')
        ? [
            {
              path: `${part}.tests[${index}].id`,
              message: localized('The id of a test has no “@”.', 'L’id d’un test ne contient pas de « @ ».'),
            },
          ]
        : [],
    ),
  ];
}

function testProblems(
  scenario: Scenario,
  plan: ScenarioPlan,
  test: TestCard,
  path: string,
  board: Board,
): ContentProblem[] {
  const twice = repeated(test.offers.map(({ characteristic }) => characteristic));
  return [
    ...((test.at === undefined) === (test.door === undefined)
      ? [
          {
            path,
            message: localized(
              'A test has a place, or a door that it opens, and not both.',
              'Un test a un lieu, ou une porte qu’il ouvre, et pas les deux.',
            ),
          },
        ]
      : []),
    ...(test.door === undefined || opens(test, test.door)
      ? []
      : [
          {
            path: `${path}.onSuccess`,
            message: localized(
              `The test stands on the door “${test.door}” and does not open it.`,
              `Le test est sur la porte « ${test.door} » et ne l’ouvre pas.`,
            ),
          },
        ]),
    ...twice.map((name) => ({
      path: `${path}.offers`,
      message: localized(`${name} is offered twice.`, `${name} est proposé deux fois.`),
    })),
    ...(test.at ? placeProblems(scenario, plan, test.at, `${path}.at`, board) : []),
  ];
}

const opens = ({ onSuccess }: TestCard, door: string): boolean =>
  nodesOf(onSuccess, [], 'onSuccess').some(
    ({ field, value }) => field === 'setDoor' && value['door'] === door && value['open'] === true,
  );

/** A place that names one space names an interaction space, or one under an object or a token with a space. */
function placeProblems(
  scenario: Scenario,
  plan: ScenarioPlan,
  at: Place,
  path: string,
  board: Board,
): ContentProblem[] {
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
          message: localized(
            `${space} is no interaction space, and nothing that makes it one lies there.`,
            `${space} n’est pas un espace d’interaction, et rien n’en fait un.`,
          ),
        },
      ];
}

function trackProblems({ track }: ScenarioPlan, part: string): ContentProblem[] {
  if (!track) return [];
  const problems: ContentProblem[] = [];
  if (track.start > track.length) {
    problems.push({
      path: `${part}.track.start`,
      message: localized(`The track ends at ${track.length}.`, `La piste finit à ${track.length}.`),
    });
  }
  track.steps.forEach(({ at, do: effects }, index) => {
    const path = `${part}.track.steps[${index}]`;
    if (at > track.length)
      problems.push({
        path: `${path}.at`,
        message: localized(`The track ends at ${track.length}.`, `La piste finit à ${track.length}.`),
      });
    for (const { keys, value } of nodesOf(effects)) {
      if (value['track'] === undefined || value['track'] === true) continue;
      problems.push({
        path: `${path}.do${pathOf(keys)}`,
        message: localized(
          'A step of the track does not move the track.',
          'Une étape de la piste ne fait pas avancer la piste.',
        ),
      });
    }
  });
  return problems;
}
