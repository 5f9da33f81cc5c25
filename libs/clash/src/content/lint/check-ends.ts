import { localized } from '#kernel';
import type { Board } from '#skirmish';
import { type ContentProblem, counted, nodesOf, pathOf } from '#skirmish/content/lint';
import { findVillainSheet } from '../catalogue.js';
import type { ObjectiveArticle, Scenario, ScenarioPlan, ThreatSheet } from '../schema.js';
import type { Condition } from '../vocabulary.js';
import { holdsAtStart } from './holds-at-start.js';

/** Victory, the villain’s objective and the articles at stake (CLASH-093, CLASH-180, CLASH-190, CLASH-198, CLASH-224). */
export function endProblems(scenario: Scenario, plan: ScenarioPlan, part: string, board: Board): ContentProblem[] {
  return [
    ...plan.articles.flatMap((article, index) =>
      articleProblems(scenario, plan, article, `${part}.articles[${index}]`),
    ),
    ...goalsOf(plan, part).flatMap(({ path, condition }) => goalProblems(plan, path, condition, board)),
    ...(scenario.threatSheet ? threatProblems(scenario, scenario.threatSheet) : []),
  ];
}

/** The conditions that may end the game or win an article. */
function goalsOf({ victory, articles }: ScenarioPlan, part: string): { path: string; condition: Condition }[] {
  const ends = (['A', 'B', 'villain', 'other'] as const).flatMap((whose) => {
    const condition = victory[whose];
    return condition ? [{ path: `${part}.victory.${whose}`, condition }] : [];
  });
  const won = articles.flatMap(({ condition }, index) =>
    condition ? [{ path: `${part}.articles[${index}].condition`, condition }] : [],
  );
  return [...ends, ...won];
}

function threatProblems(scenario: Scenario, sheet: ThreatSheet): ContentProblem[] {
  const { superVillain, victory, articles, figures } = sheet;
  const printed = findVillainSheet(superVillain.sheet);
  const placed = figures.filter((each) => each.sheet === superVillain.sheet).reduce((sum, { count }) => sum + count, 0);
  const numbers = superVillain.figures ?? [1];
  const ends = nodesOf(scenario).some(({ value }) => value['endGame'] === 'VILLAIN');
  return [
    ...(articles.length === 2
      ? []
      : [
          {
            path: 'threatSheet.articles',
            message: localized(
              `A threat sheet puts exactly two articles at stake, not ${articles.length}.`,
              `Une feuille de menace met exactement deux articles en jeu ; il y en a ${articles.length}.`,
            ),
          },
        ]),
    ...numbers
      .filter((number) => printed && number > printed.figures)
      .map((number) => ({
        path: 'threatSheet.superVillain.figures',
        message: localized(
          `The sheet “${superVillain.sheet}” has no figure ${number}.`,
          `La feuille « ${superVillain.sheet} » n’a pas de figurine ${number}.`,
        ),
      })),
    ...(numbers.some((number) => number <= placed)
      ? []
      : [
          {
            path: 'threatSheet.superVillain',
            message: localized(
              'The super villain stands nowhere at the start, and would be out at once.',
              'Le super vilain n’est nulle part au début, et serait aussitôt hors de combat.',
            ),
          },
        ]),
    ...(victory.villain || ends || victory.atTurnLimit === 'VILLAIN'
      ? []
      : [
          {
            path: 'threatSheet.victory',
            message: localized(
              'The villain has no objective: nothing lets it win.',
              'Le vilain n’a pas d’objectif : rien ne le fait gagner.',
            ),
          },
        ]),
  ];
}

function articleProblems(
  scenario: Scenario,
  { tests, tokens }: ScenarioPlan,
  article: ObjectiveArticle,
  path: string,
): ContentProblem[] {
  if (!article.condition) {
    const awarded = nodesOf(scenario).some(({ field, value }) => field === 'award' && value['article'] === article.id);
    if (scenario.threatSheet || awarded) return [];
    return [
      {
        path,
        message: localized(
          'No side can win this article: it has no condition, and there is no super villain.',
          'Personne ne peut gagner cet article : il n’a pas de condition, et il n’y a pas de super vilain.',
        ),
      },
    ];
  }
  return nodesOf(article.condition).flatMap(({ keys, value }): ContentProblem[] => {
    const where = `${path}.condition${inside(keys)}`;
    const oneSided = ['A', 'B'].includes(String(value['side'])) || ['A', 'B'].includes(String(value['heroesOut']));
    return [
      ...(oneSided
        ? [
            {
              path: where,
              message: localized(
                'Only one side can win this article; speak of SIDE and OTHER instead.',
                'Un seul camp peut gagner cet article ; employez plutôt SIDE et OTHER.',
              ),
            },
          ]
        : []),
      ...tooOften(value, scenario, tests, tokens, where),
    ];
  });
}

/** A test that closes permanently when it is passed cannot be passed more often than there are places of it (CLASH-247). */
function tooOften(
  { atLeast }: Condition,
  scenario: Scenario,
  tests: ScenarioPlan['tests'],
  tokens: ScenarioPlan['tokens'],
  path: string,
): ContentProblem[] {
  const test = tests.find(({ id }) => id === atLeast?.what.passed?.test);
  if (!atLeast || !test || test.repeatable || test.at?.objects !== undefined) return [];
  const kind = test.at?.tokens;
  const more = nodesOf(scenario).some(
    ({ field, value }) =>
      (field === 'openTest' && value['test'] === test.id) || (field === 'putToken' && value['kind'] === kind),
  );
  if (more) return [];
  const places = kind === undefined ? 1 : tokens.filter((token) => token.kind === kind).length;
  return atLeast.number > places
    ? [
        {
          path,
          message: localized(
            `The test “${test.id}” can be passed ${counted(places, 'time', 'fois').en} only.`,
            `Le test « ${test.id} » ne peut être réussi que ${places} fois.`,
          ),
        },
      ]
    : [];
}

/** Goals that are there from the start, and ends of the track that it never reaches. */
function goalProblems(plan: ScenarioPlan, path: string, condition: Condition, board: Board): ContentProblem[] {
  const end = plan.track?.length ?? 0;
  const beyond = nodesOf(condition).flatMap(
    ({ keys, value: { atLeast } }: { keys: readonly PropertyKey[]; value: Condition }) =>
      plan.track && atLeast?.what.track && atLeast.number > end
        ? [
            {
              path: `${path}${inside(keys)}`,
              message: localized(
                `The track ends at ${end}, and never reaches ${atLeast.number}.`,
                `La piste finit à ${end} et n’atteint jamais ${atLeast.number}.`,
              ),
            },
          ]
        : [],
  );
  const crowded = tooManyInZone(condition, path, board);
  return holdsAtStart(condition, plan, board) === true
    ? [
        ...beyond,
        ...crowded,
        {
          path,
          message: localized(
            'This holds from the start, and no side can prevent it.',
            'C’est vrai dès le début, et personne ne peut l’empêcher.',
          ),
        },
      ]
    : [...beyond, ...crowded];
}

/** More figures in a zone than it has spaces: one figure a space (CLASH-082). */
function tooManyInZone(condition: Condition, path: string, board: Board): ContentProblem[] {
  return nodesOf(condition).flatMap(
    ({ keys, value: { atLeast } }: { keys: readonly PropertyKey[]; value: Condition }) => {
      const zone = atLeast?.what.count?.inZone?.zone;
      if (!atLeast || zone === undefined || !board.hasZone(zone)) return [];
      const { length } = board.zone(zone).spaces;
      const spaces = counted(length, 'space', 'espace');
      const figures = counted(atLeast.number, 'figure', 'figurine');
      return atLeast.number <= length
        ? []
        : [
            {
              path: `${path}${inside(keys)}`,
              message: localized(
                `The zone “${zone}” has ${spaces.en}, and never holds ${figures.en}.`,
                `La zone « ${zone} » a ${spaces.fr} et ne contient jamais ${figures.fr}.`,
              ),
            },
          ];
    },
  );
}

const inside = (keys: readonly PropertyKey[]): string => (keys.length === 0 ? '' : `.${pathOf(keys)}`);
