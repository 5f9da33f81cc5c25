import { positionSchema, type StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { spaceSchema, type GuardianSpace, type Place, type Space } from '../words.js';

/** The spaces of the board in order. */
export const spaces: readonly Space[] = spaceSchema.options;

const columnOf = (space: Space): number => 'abc'.indexOf(space.charAt(0));
const rowOf = (space: Space): number => Number(space.charAt(1));

const atColumnAndRow = new Map(spaces.map((space) => [`${columnOf(space)} ${rowOf(space)}`, space]));

/** The spaces that are one column or one row away: a step, never a diagonal one (GUARD-020). In the order of the board. */
const neighbours = new Map(
  spaces.map((space) => {
    const [column, row] = [columnOf(space), rowOf(space)];
    const steps = [
      [column, row - 1],
      [column - 1, row],
      [column + 1, row],
      [column, row + 1],
    ];
    return [space, steps.flatMap(([x, y]) => atColumnAndRow.get(`${x} ${y}`) ?? [])];
  }),
);

/** The spaces one step away from a space of the board, in order; where guardians are is none of them (GUARD-020, GUARD-181). */
export const neighboursOf = (space: Space): readonly Space[] => neighbours.get(space) ?? [];

/** The spaces of a seat on the board. */
interface Home {
  /** The row of its strongholds. */
  readonly row: 1 | 4;
  /** The row of disputed lands that face them. */
  readonly facing: 2 | 3;
  /** The columns of its left, center and right stronghold, as it sees them. */
  readonly columns: readonly [string, string, string];
  readonly guardian: GuardianSpace;
}

/** SOUTH and NORTH, who see each other’s left on the right. */
const homes: readonly Home[] = [
  { row: 1, facing: 2, columns: ['a', 'b', 'c'], guardian: 'g1' },
  { row: 4, facing: 3, columns: ['c', 'b', 'a'], guardian: 'g4' },
];

/** The seats, in order: SOUTH, NORTH (GUARD-001). */
export const seats: readonly Seat[] = homes.map((_, seat) => seat);

function homeOf(seat: Seat): Home {
  const home = homes[seat];
  if (!home) throw new RangeError(`Guardians has no seat ${seat}.`);
  return home;
}

/** The space of a seat’s stronghold (GUARD-020). Throws a RangeError for a seat that is not 0 or 1. */
export function strongholdSpace(seat: Seat, position: StrongholdPosition): Space {
  const { row, columns } = homeOf(seat);
  return spaceSchema.parse(`${columns[positionSchema.options.indexOf(position)]}${row}`);
}

/** A stronghold by its owner and its position. */
export interface StrongholdPlace {
  readonly seat: Seat;
  readonly position: StrongholdPosition;
}

const strongholds = new Map(
  seats.flatMap((seat) =>
    positionSchema.options.map((position): [Space, StrongholdPlace] => [
      strongholdSpace(seat, position),
      { seat, position },
    ]),
  ),
);

/** The stronghold, or ruin, whose space it is; `null` for a disputed land. */
export const strongholdAt = (space: Space): StrongholdPlace | null => strongholds.get(space) ?? null;

/** The six spaces between the strongholds, in order. */
export const disputedLands: readonly Space[] = spaces.filter((space) => !strongholds.has(space));

/** The seat whose strongholds a disputed land faces (GUARD-197); `null` for a space of a stronghold. */
export const facedBy = (space: Space): Seat | null => {
  const seat = homes.findIndex(({ facing }) => facing === rowOf(space));
  return seat < 0 ? null : seat;
};

/** The two lands of a stronghold’s column: what is in front of it. */
export const inFrontOf = ({ seat, position }: StrongholdPlace): readonly Space[] => {
  const column = columnOf(strongholdSpace(seat, position));
  return disputedLands.filter((space) => columnOf(space) === column);
};

/** Where the guardian of a seat is. */
export const guardianSpaceOf = (seat: Seat): GuardianSpace => homeOf(seat).guardian;

/** The owner of the guardian there; `null` for a space of the board. */
export const guardianAt = (place: Place): Seat | null => {
  const seat = homes.findIndex(({ guardian }) => guardian === place);
  return seat < 0 ? null : seat;
};

/** The way on to a guardian from a space of its strongholds, one-way and for the enemy only; `null` from elsewhere (GUARD-181). */
export const guardianBehind = (space: Space): GuardianSpace | null => {
  const stronghold = strongholdAt(space);
  return stronghold && guardianSpaceOf(stronghold.seat);
};
