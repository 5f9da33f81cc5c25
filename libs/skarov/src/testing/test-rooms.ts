import { overlay } from '#kernel/testing';
import type { CellEdge, TileFace } from '#skirmish/board';
import { box } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';
import type { VillainSheet } from '../content/schema.js';

/** The wishes of a test for a room; the rest is the plainest there is. */
type RoomPlan = Partial<Omit<Room, 'face'>> & { readonly id: string; readonly tileNumber: number };

const sides: readonly CellEdge[] = ['N', 'E', 'S', 'W'];

const corners: Room['reinforcement'] = [
  { x: 0, y: 0, mark: 2, zone: 'a' },
  { x: 4, y: 0, mark: 2, zone: 'a' },
  { x: 0, y: 4, mark: 3, zone: 'b' },
  { x: 4, y: 4, mark: 4, zone: 'b' },
];

/** Two zones; reinforcement spaces 2+, 2+, 3+ and 4+ in the corners, on tiles 8 and 9 none in the last; passages on all sides. */
export function aRoom({ id, tileNumber, ...plan }: RoomPlan): Room {
  const full = tileNumber < 8;
  const face: TileFace = {
    id,
    tile: tileNumber,
    name: { en: id, fr: id },
    kind: 'INDOOR',
    map: ['ooooo', 'ooooo', 'ooooo', 'ooooo', full ? 'ooooo' : 'oooo#'],
    zones: ['#aaa#', 'aaaaa', 'aaaaa', 'bbbbb', '#bbb#'],
    zoneNames: ['a', 'b'].map((zone) => ({ zone, en: zone, fr: zone })),
    walls: [],
    doors: [],
    features: [],
  };
  return {
    id,
    tileNumber,
    face,
    kind: 'PLAIN',
    flavor: { en: id, fr: id },
    scenery: [],
    green: [],
    violet: [],
    reinforcement: full ? corners : corners.slice(0, 3),
    exits: [...sides],
    tokens: [],
    tests: [],
    traps: [],
    ...plan,
  };
}

const name = { en: 'place', fr: 'lieu' };
const green = [0, 1, 2, 3, 4].map((x) => ({ x, y: 3, name }));
const violet = Array.from({ length: 9 }, (_, at) => ({
  x: at % 5,
  y: 1 + Math.floor(at / 5),
  tileNumber: at + 1,
  name,
}));

/** Entry on tile 1, the control room with a passage to the south on tile 2, objectives on 3 to 7; plain rooms else. */
const testRooms: readonly Room[] = Array.from({ length: 9 }, (_, at) => at + 1).flatMap((tileNumber) => [
  aRoom({ id: `t${tileNumber}a`, tileNumber, ...frontOf(tileNumber) }),
  aRoom({ id: `t${tileNumber}b`, tileNumber, kind: tileNumber % 3 === 0 ? 'TRAP' : 'PLAIN' }),
]);

function frontOf(tileNumber: number): Partial<Room> {
  if (tileNumber === 1) return { kind: 'ENTRY', green };
  if (tileNumber === 2) return { kind: 'CONTROL', violet, exits: ['S', 'E'] };
  return tileNumber <= 7 ? { kind: 'OBJECTIVE' } : {};
}

const villain = (rank: VillainSheet['rank'], id: string): VillainSheet => ({
  id,
  name: { en: id, fr: id },
  type: { en: 'test', fr: 'test' },
  rank,
  figures: rank === 'MINION' ? 10 : 1,
  speed: 1,
  attack: 2,
  defense: 3,
  health: 1,
  actions: 2,
  emblem: 'cog',
  color: '#808080',
  powers: [],
  origin: { en: 'a test', fr: 'un test' },
});

const villains = [
  ...['android', 'gynoid', 'arachnoid'].map((id) => villain('MINION', id)),
  ...['chi', 'ki', 'no', 'tonnage'].map((id) => villain('LIEUTENANT', id)),
];

/** Rooms and villains of this file in the place of the box's, for the tests of one file. */
export function layTestBox(): void {
  const laid = overlay(box);
  for (const room of testRooms) laid.add('room', room);
  for (const sheet of villains) laid.add('villainSheet', sheet);
}
