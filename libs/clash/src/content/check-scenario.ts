import { localized } from '#kernel';
import {
  findingsOf,
  readRecord,
  repeated,
  told,
  weightProblems,
  type ContentProblem,
  type Finding,
} from '#skirmish/content/lint';
import { endProblems } from './lint/check-ends.js';
import { laidOut } from './lint/check-layout.js';
import { pieceProblems } from './lint/check-pieces.js';
import { planProblems } from './lint/check-plan.js';
import { sizeProblems } from './lint/check-size.js';
import { wordProblems } from './lint/check-words.js';
import { scenarioSchema, type Scenario } from './schema.js';

/**
 * The faults of a scenario, of the box or custom, as clash.md 11 asks it of authors (CLASH-014): the
 * record, its board and start spaces, objects and figures, what its words name, tests, track, articles and ends.
 * Never throws; empty when the scenario can be played.
 */
export function checkScenario(record: unknown): ContentProblem[] {
  const { data, problems } = readRecord(scenarioSchema, record);
  return problems ?? told(scenarioProblems(data));
}

/** The faults of a scenario that has been read. */
export function scenarioProblems(scenario: Scenario): Finding[] {
  const found = planOf(scenario);
  if ('message' in found) return findingsOf([found]);
  const size = [...sizeProblems(scenario), ...weightProblems(scenario)];
  if (size.length > 0) return findingsOf(size);
  const { board, problems } = laidOut(scenario);
  if (!board) return findingsOf(problems);
  const { plan, part } = found;
  return [
    ...findingsOf([
      ...problems,
      ...modeProblems(scenario),
      ...tieProblems(scenario),
      ...allianceProblems(scenario),
      ...pieceProblems(scenario, plan, part, board),
    ]),
    ...wordProblems(scenario, plan, board),
    ...findingsOf([...planProblems(scenario, plan, part, board), ...endProblems(scenario, plan, part, board)]),
  ];
}

/** The source of pieces, tests and ends: the threat sheet or, without one, the scenario itself (CLASH-096). */
function planOf({
  threatSheet,
  plan,
}: Scenario): { plan: NonNullable<Scenario['plan']>; part: 'threatSheet' | 'plan' } | ContentProblem {
  if (threatSheet && plan)
    return {
      path: 'plan',
      message: localized(
        'A scenario with a threat sheet has no plan of its own.',
        'Un scénario avec une feuille de menace n’a pas de plan à lui.',
      ),
    };
  if (threatSheet) return { plan: threatSheet, part: 'threatSheet' };
  return plan
    ? { plan, part: 'plan' }
    : {
        path: 'plan',
        message: localized(
          'A scenario without a threat sheet says itself how it is won: it needs a plan.',
          'Un scénario sans feuille de menace dit lui-même comment on gagne : il lui faut un plan.',
        ),
      };
}

/** Only a threat sheet runs a villain against the heroes of solo and co-op (CLASH-190). */
const modeProblems = ({ modes, threatSheet }: Scenario): ContentProblem[] =>
  threatSheet || modes.every((mode) => mode === 'VERSUS')
    ? []
    : [
        {
          path: 'modes',
          message: localized(
            'Solo and co-op need a threat sheet.',
            'Le solo et la coopération demandent une feuille de menace.',
          ),
        },
      ];

/** The tiles that a threat sheet is tied to lie on the board (CLASH-084). */
const tieProblems = ({ threatSheet, tiles }: Scenario): ContentProblem[] =>
  (threatSheet?.tiles ?? []).flatMap((face, index) =>
    tiles.some((tile) => tile.face === face)
      ? []
      : [
          {
            path: `threatSheet.tiles[${index}]`,
            message: localized(
              `The threat sheet is tied to “${face}”, which does not lie on the board.`,
              `La feuille de menace est liée à « ${face} », qui n’est pas sur le plateau.`,
            ),
          },
        ],
  );

/** An ally of a side is no super villain, and fights for one side (CLASH-079, CLASH-224). */
function allianceProblems({ alliances = [], threatSheet }: Scenario): ContentProblem[] {
  return [
    ...repeated(alliances.map(({ sheet }) => sheet)).map((sheet) => ({
      path: 'alliances',
      message: localized(`The sheet “${sheet}” is allied twice.`, `La feuille « ${sheet} » est alliée deux fois.`),
    })),
    ...alliances.flatMap(({ sheet }, index) =>
      threatSheet?.superVillain.sheet === sheet
        ? [
            {
              path: `alliances[${index}].sheet`,
              message: localized('The super villain is no side’s ally.', 'Le super vilain n’est l’allié de personne.'),
            },
          ]
        : [],
    ),
  ];
}
