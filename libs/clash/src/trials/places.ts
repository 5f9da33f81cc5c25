import { scopeOfSide } from '../behaviour/scope.js';
import { spacesOf } from '../behaviour/select.js';
import type { TestCard } from '../content/schema.js';
import type { State, TestState } from '../state.js';
import { boardOf } from '../table/board.js';
import { onTable } from '../table/on-table.js';
import type { PieceId, SpaceId } from '../words.js';

/** A test where it stands on the board now. A test of a kind of pieces stands once for each piece. */
export interface PlacedTest {
  /** `testId`, or `testId@pieceId`: what commands call it. */
  readonly key: string;
  readonly test: TestCard;
  readonly pieceId: PieceId | null;
  readonly spaces: readonly SpaceId[];
}

/** Every test that has a place on the board now, in printed order (CLASH-155, CLASH-248). */
export const placedTests = (state: State): PlacedTest[] =>
  onTable(state).tests.flatMap((test) => placesOfTest(state, test));

/** The places of one test. */
export function placesOfTest(state: State, test: TestCard): PlacedTest[] {
  const { id, at, door } = test;
  if (door !== undefined) {
    const { a, b } = boardOf(state).door(door);
    return [{ key: id, test, pieceId: door, spaces: [`${a.x},${a.y}`, `${b.x},${b.y}`] }];
  }
  const kind = at?.tokens ?? at?.objects;
  if (kind === undefined) {
    return [{ key: id, test, pieceId: null, spaces: at ? spacesOf(state, at, scopeOfSide(null)) : [] }];
  }
  const pieces = at?.tokens === undefined ? state.objects : state.tokens;
  return pieces
    .filter(({ kindId }) => kindId === kind)
    .map((piece) => ({ key: `${id}@${piece.id}`, test, pieceId: piece.id, spaces: [piece.spaceId] }));
}

/** A test of the sheet by its key, be its piece still there or not. */
export const testOfKey = (state: State, key: string): TestCard | undefined =>
  onTable(state).tests.find(({ id }) => id === key || key.startsWith(`${id}@`));

/** How a test stands that nobody has attempted. */
export const untried = (): TestState => ({ malus: {}, change: 0, closed: false, passed: { A: 0, B: 0 } });

/** How a test stands. */
export const testState = (state: State, key: string): Readonly<TestState> => state.tests[key] ?? untried();
