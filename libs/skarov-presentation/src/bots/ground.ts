import { onceFor } from '#kernel';
import { boardOfBase, connectionsOf, layoutMemory, passagesAmong, type View } from '#skarov/queries';
import type { OpenDoors, SpaceId } from '#skirmish';
import { spaceIdOf } from '#skirmish/cells';
import { type Crossing, type Ground } from '#skirmish-presentation';

/** Nothing in a base blocks lines but figures (SKAROV-LOS-07). */
const nothing: ReadonlySet<SpaceId> = new Set();
/** The cost of a closed door in moves: to stand before it, and to pass its test. */
const CLOSED_DOOR = 3;

/** Sets of doors are remembered by what they hold: boards remember by them what they have worked out. */
const doorSets = new Map<string, OpenDoors>();
const MOST_SETS = 200;

function doorSet(open: readonly string[]): OpenDoors {
  const key = open.join(' ');
  const known = doorSets.get(key) ?? new Set(open);
  if (doorSets.size >= MOST_SETS) doorSets.clear();
  doorSets.set(key, known);
  return known;
}

const edgesOf = (view: View, fits: (passage: View['board']['passages'][number]) => boolean): string[] =>
  view.board.passages.filter(fits).map(({ edge }) => edge);

/** The base as heroes walk and look through it: what is closed is a wall. */
export const groundOf = onceFor((view: View): Ground =>
  groundWith(
    view,
    edgesOf(view, ({ open }) => open),
  ),
);

/** The base as villains walk through it: every door lets them pass (SKAROV-DOOR-06). */
export const groundOfVillains = onceFor((view: View): Ground =>
  groundWith(
    view,
    edgesOf(view, () => true),
  ),
);

/** The base as heroes would walk through it with one door more open. */
export const groundBehind = (view: View, door: string): Ground =>
  groundWith(
    view,
    edgesOf(view, ({ edge, open }) => open || edge === door),
  );

const groundWith = ({ board }: View, open: readonly string[]): Ground => ({
  board: boardOfBase(board),
  doors: doorSet(open),
  covered: nothing,
});

/** The door of the control room (SKAROV-BASE-07); empty while there is none. */
export const controlDoorOf = layoutMemory(
  ({ tiles, passages }): string =>
    passagesAmong(connectionsOf(tiles), passages).find(({ atControl }) => atControl)?.edge ?? '',
);

/** The closed doors that heroes may open now: that of the control room in the final combat alone (SKAROV-DOOR-10). */
export const closedDoorsOf = onceFor((view: View): string[] => {
  const control = controlDoorOf(view.board);
  return edgesOf(view, ({ edge, open }) => !open && (view.finalCombat || edge !== control));
});

/** The two spaces that face a door. */
export function spacesFacing({ board }: View, door: string): [SpaceId, SpaceId] {
  const { a, b } = boardOfBase(board).door(door);
  return [spaceIdOf(a), spaceIdOf(b)];
}

/** The ways through closed doors, in both directions. */
export const crossingsOf = onceFor((view: View): Crossing[] =>
  closedDoorsOf(view).flatMap((door) => {
    const [from = '', to = ''] = spacesFacing(view, door).map((space) => boardOfBase(view.board).space(space).zoneId);
    return [
      { from, to, moves: CLOSED_DOOR },
      { from: to, to: from, moves: CLOSED_DOOR },
    ];
  }),
);
