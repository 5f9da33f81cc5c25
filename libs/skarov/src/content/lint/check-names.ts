import { localized } from '#kernel';
import {
  among,
  attackWordProblems,
  nameProblems,
  nodesOf,
  type Finding,
  type Naming,
  type Node,
} from '#skirmish/content/lint';
import { box } from '../catalogue.js';
import type { Room } from '../schema.js';

/** The names that the words of a record may use. */
export interface Ground {
  /** The rooms that lie there, or may. */
  readonly rooms: readonly Room[];
  /** Ids of articles that are at stake. */
  readonly articles: readonly string[];
  /** The doors, by their edges; absent where the overlord lays them. */
  readonly doors?: readonly string[];
}

/** Whether conditions, effects and triggers name only what there is (skarov.md 11.6). */
export function wordProblems(record: unknown, ground: Ground, keys: readonly PropertyKey[] = []): Finding[] {
  return namesIn(nodesOf(record, keys), ground);
}

/** The same, and whether words of a running attack stand where none runs: in rooms and adventures. */
export function ruleProblems(record: unknown, ground: Ground, keys: readonly PropertyKey[] = []): Finding[] {
  const nodes = nodesOf(record, keys);
  return [...namesIn(nodes, ground), ...nodes.flatMap(attackWordProblems)];
}

function namesIn(nodes: readonly Node[], ground: Ground): Finding[] {
  const namings = namingsOf(ground);
  return nodes.flatMap((node) => nameProblems(node, namings));
}

const ids = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);

/** The tests of a room, those of its traps among them. */
const testsIn = ({ tests, traps }: Room): string[] => [
  ...ids(tests),
  ...traps.flatMap(({ test }) => (test ? [test.id] : [])),
];

function namingsOf({ rooms, articles, doors }: Ground): Partial<Record<string, Naming>> {
  const test = among('test in these rooms', 'test dans ces salles', rooms.flatMap(testsIn));
  const objectives = rooms.flatMap(({ objective }) => (objective ? [objective.id] : []));
  const objective = among('objective in these rooms', 'objectif dans ces salles', objectives);
  const article = among('article at stake', 'article en jeu', articles);
  const tokens = among('kind of token', 'sorte de pion', ids(box.printed.tokenKind));
  const heroes = among('hero', 'héros', ids(box.printed.hero));
  const sheets = among('villain sheet', 'fiche de vilain', ids(box.printed.villainSheet));
  const minions = among(
    'sheet of minions, who alone come to reinforcement spaces,',
    'fiche de sbires, les seuls à venir sur des espaces de Renfort,',
    ids(box.printed.villainSheet.filter(({ rank }) => rank === 'MINION')),
  );
  const door: Naming = (name) =>
    !doors || doors.includes(name)
      ? undefined
      : () => localized(`There is no door on the edge “${name}”.`, `Il n’y a pas de porte sur le bord « ${name} ».`);
  return {
    room: among('room', 'salle', ids(rooms)),
    zone: among('zone in these rooms', 'zone dans ces salles', rooms.flatMap(zonesIn)),
    feature: among('piece of scenery in these rooms', 'élément de décor dans ces salles', rooms.flatMap(sceneryIn)),
    test,
    testFailed: test,
    objective,
    counter: objective,
    article,
    tokens,
    along: tokens,
    kind: (name, node) => (['putToken', 'takeToken'].includes(node.field) ? tokens(name, node) : undefined),
    sheet: (name, node) =>
      (node.value['of'] === 'HERO' ? heroes : comesToReinforcement(node) ? minions : sheets)(name, node),
    door,
    doorOpen: door,
  };
}

const zonesIn = ({ id, face }: Room): string[] => face.zoneNames.map(({ zone }) => `${id}/${zone}`);
const sceneryIn = ({ id, scenery }: Room): string[] => scenery.map((piece) => `${id}/${piece.id}`);

/** Whether figures arrive on reinforcement spaces, where only minions do (SKAROV-TILE-06). */
const comesToReinforcement = ({ field, value: { at } }: Node): boolean =>
  field === 'spawn' && typeof at === 'object' && at !== null && 'reinforcement' in at;
