import { frozen, onceFor } from '#kernel';
import { scopeOfSide } from '../behaviour/scope.js';
import { spacesOf } from '../behaviour/select.js';
import type { SpaceId } from '../cells/cells.js';
import type { TestCard } from '../content/records/records.js';
import type { Place } from '../content/vocabulary/language.js';
import type { PieceId, TestId, TestKey } from '../content/words.js';
import type { Rulebook, Table } from '../rulebook.js';
import type { BoardToken, SkirmishState, TestState } from '../state.js';
import { boardOf } from '../table/board.js';

/** A test where it stands on the board now. A test of a kind of pieces stands once for each piece. */
export interface PlacedTest {
  /** `testId`, or `testId@pieceId`: what commands call it. */
  readonly key: string;
  readonly test: TestCard;
  readonly pieceId: PieceId | null;
  readonly spaces: readonly SpaceId[];
}

/** Every test that has a place on the board now, in printed order (CLASH-155, CLASH-248). */
export const placedTests = (table: Table): PlacedTest[] =>
  table.book.testsOf(table.state).flatMap((test) => placesOfTest(table, test));

/** The places of one test. */
export function placesOfTest(table: Table, test: TestCard): PlacedTest[] {
  const { id, at, door } = test;
  if (door !== undefined) {
    const { a, b } = boardOf(table).door(door);
    return [{ key: id, test, pieceId: door, spaces: [`${a.x},${a.y}`, `${b.x},${b.y}`] }];
  }
  const pieces = at && piecesAt(table, at);
  return pieces
    ? pieces.map((piece) => ({ key: `${id}@${piece.id}`, test, pieceId: piece.id, spaces: [piece.spaceId] }))
    : [{ key: id, test, pieceId: null, spaces: at ? spacesOf(table, at, scopeOfSide(null)) : [] }];
}

/** The pieces that a place names by their kind; `undefined` for a place of another sort. */
const piecesAt = ({ book, state }: Table, at: Place): readonly BoardToken[] | undefined =>
  at.tokens === undefined ? book.piecesAt(state, at) : state.tokens.filter(({ kindId }) => kindId === at.tokens);

const isOfPieces = (table: Table, at: Place | undefined): boolean =>
  at !== undefined && piecesAt(table, at) !== undefined;

/** The places of the test with this id. */
export const placesOfTestId = (table: Table, testId: TestId): PlacedTest[] =>
  table.book
    .testsOf(table.state)
    .filter(({ id }) => id === testId)
    .flatMap((test) => placesOfTest(table, test));

/** A test of the game by its key, be its piece still there or not. */
export const testOfKey = ({ book, state }: Table, key: string): TestCard | undefined =>
  book.testsOf(state).find(({ id, at }) => key === id || (isKeyOf(key, id) && isOfPieces({ book, state }, at)));

/** A test by its key where it stands now. Commands are checked one by one: the other tests are not looked for. */
export const placedTest = (table: Table, key: string): PlacedTest | undefined =>
  table.book
    .testsOf(table.state)
    .filter(({ id }) => isKeyOf(key, id))
    .flatMap((test) => placesOfTest(table, test))
    .find((placed) => placed.key === key);

const isKeyOf = (key: string, id: TestId): boolean => key === id || key.startsWith(`${id}@`);

/** The state of a test before the first attempt. */
export const untried = ({ sides }: Pick<Rulebook, 'sides'>): TestState => ({
  malus: {},
  change: 0,
  closed: false,
  passed: Object.fromEntries(sides.map((side) => [side, 0])),
});

const asItBegins = onceFor((book: Rulebook): Readonly<TestState> => frozen(untried(book)));

/** The key under which the −1 tokens of a test are kept (SKAROV-TEST-05). */
export const keyOfMalus = (
  { malusLiesOn }: Pick<Rulebook, 'malusLiesOn'>,
  { testKey, testId }: { readonly testKey: TestKey; readonly testId: TestId },
): TestKey => (malusLiesOn === 'TEST' ? testId : testKey);

/** The state that is kept for a place of a test, with the −1 tokens that count there. */
function withTokens(book: Rulebook, { tests }: SkirmishState, key: TestKey): Readonly<TestState> {
  const own = tests[key] ?? asItBegins(book);
  const [testId = key] = key.split('@');
  const tokens = tests[keyOfMalus(book, { testKey: key, testId })];
  return tokens === undefined || tokens === own ? own : { ...own, malus: tokens.malus };
}

/** How a test stands; closed also where its game says so (SKAROV-TEST-12). */
export function testState({ book, state }: Table, key: string): Readonly<TestState> {
  const test = withTokens(book, state, key);
  return !test.closed && book.isTestSettled(state, key) ? { ...test, closed: true } : test;
}
