import { localized } from '#kernel';
import type { Board } from '#skirmish';
import {
  among,
  attackWordProblems,
  nameProblems,
  nodesOf,
  pathOf,
  type Finding,
  type Naming,
  type Node,
} from '#skirmish/content/lint';
import { cardEntries } from '../card-entries.js';
import { box } from '../catalogue.js';
import type { Scenario, ScenarioPlan } from '../schema.js';
import { noSpace } from './check-pieces.js';

/**
 * Whether conditions and effects name only what exists (clash.md 11): spaces, zones, doors, tests, articles, tokens,
 * objects, sheets, and the track; words of attacks stand in powers alone (CLASH-095).
 */
export function wordProblems(scenario: Scenario, plan: ScenarioPlan, board: Board): Finding[] {
  const namings = namingsOf(scenario, plan, board);
  return nodesOf(scenario).flatMap((node): Finding[] => [
    ...nameProblems(node, namings),
    ...attackWordProblems(node),
    ...(!scenario.threatSheet && (node.value['villainOut'] === true || node.value['of'] === 'VILLAIN')
      ? [
          () => ({
            path: pathOf(node.keys),
            message: localized(
              'There is no super villain in a scenario without a threat sheet.',
              'Un scénario sans feuille de menace n’a pas de super vilain.',
            ),
          }),
        ]
      : []),
    ...(usesTrack(node) && !plan.track
      ? [
          () => ({
            path: pathOf([...node.keys, 'track']),
            message: localized('This scenario has no progress track.', 'Ce scénario n’a pas de piste de progression.'),
          }),
        ]
      : []),
  ]);
}

const usesTrack = ({ value }: Node): boolean =>
  value['track'] === true || (typeof value['track'] === 'object' && value['track'] !== null && 'by' in value['track']);

function namingsOf(scenario: Scenario, plan: ScenarioPlan, board: Board): Partial<Record<string, Naming>> {
  const ids = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);

  const tokens = among('kind of token', 'sorte de pion', ids(box.printed.tokenKind));
  const objects = among('kind of object', 'sorte d’objet', ids(box.printed.objectKind));
  const heroes = among('hero', 'héros', ids(box.printed.hero));
  const sheets = among('villain sheet', 'feuille de vilain', ids(box.printed.villainSheet));
  const test = among(
    'test in this scenario',
    'test dans ce scénario',
    ids([...plan.tests, ...cardEntries(scenario, plan, board).tests]),
  );
  const article = among('article at stake', 'article en jeu', ids(plan.articles));
  const door: Naming = (name) =>
    board.hasDoor(name)
      ? undefined
      : () =>
          localized(`There is no door “${name}” on this board.`, `Il n’y a pas de porte « ${name} » sur ce plateau.`);
  const laid = new Set(kindsUsed(scenario, plan, 'token'));
  const lying = new Set(kindsUsed(scenario, plan, 'object'));
  const met = new Set(sheetsUsed(scenario, plan));

  return {
    space: (name) => (board.hasSpace(name) ? undefined : () => noSpace(name)),
    zone: (name) =>
      board.hasZone(name)
        ? undefined
        : () =>
            localized(`There is no zone “${name}” on this board.`, `Il n’y a pas de zone « ${name} » sur ce plateau.`),
    feature: among('piece of scenery on this board', 'élément de décor sur ce plateau', sceneryOf(board)),
    door,
    doorOpen: door,
    test,
    testPassed: test,
    testFailed: test,
    article,
    articleWon: article,
    tokens: (name, node) =>
      tokens(name, node) ??
      (laid.has(name)
        ? undefined
        : () =>
            localized(
              `No “${name}” token is ever laid in this scenario.`,
              `Aucun pion « ${name} » n’est jamais posé dans ce scénario.`,
            )),
    along: tokens,
    objects: (name, node) =>
      objects(name, node) ??
      (lying.has(name)
        ? undefined
        : () =>
            localized(
              `No “${name}” ever stands in this scenario.`,
              `Aucun objet « ${name} » n’apparaît jamais dans ce scénario.`,
            )),
    sheet: (name, node) => {
      if (node.value['of'] === 'HERO') return heroes(name, node);
      return (
        sheets(name, node) ??
        (met.has(name)
          ? undefined
          : () =>
              localized(
                `No figure of “${name}” ever comes into play.`,
                `Aucune figurine de « ${name} » n’entre jamais en jeu.`,
              ))
      );
    },
    kind: (name, node) => {
      if (['tokens', 'putToken', 'takeToken'].includes(node.field)) return tokens(name, node);
      return ['objects', 'putObject', 'objectUsed'].includes(node.field) ? objects(name, node) : undefined;
    },
  };
}

const sceneryOf = ({ features }: Board): string[] => features.map(({ faceId, id }) => `${faceId}/${id}`);

/** Kinds of pieces that lie there at the start or that some effect lays. */
function kindsUsed({ objects, ...scenario }: Scenario, plan: ScenarioPlan, piece: 'token' | 'object'): string[] {
  const word = piece === 'token' ? 'putToken' : 'putObject';
  const start = piece === 'token' ? plan.tokens : objects;
  const put = nodesOf(scenario)
    .filter(({ field }) => field === word)
    .map(({ value }) => String(value['kind']));
  return [...start.map(({ kind }) => kind), ...put];
}

/** Villain sheets with figures at the start, or that some effect brings. */
const sheetsUsed = (scenario: Scenario, plan: ScenarioPlan): string[] => [
  ...plan.figures.map(({ sheet }) => sheet),
  ...nodesOf(scenario)
    .filter(({ field }) => field === 'spawn')
    .map(({ value }) => String(value['sheet'])),
];
