import { icon, joined, line, tag, type Markup } from '#drawing';
import type { Characteristic, SpaceId } from '#skirmish';
import { cellOf, type EdgeOfCell } from '#skirmish/cells';
import { characteristicIcons, colors, styles } from './look.js';

/** A test as a flag shows it. */
export interface DrawnTest {
  readonly closed: boolean;
  readonly spaces: readonly SpaceId[];
  /** The door that it opens. */
  readonly door?: string | undefined;
  readonly offers: readonly { readonly characteristic: Characteristic; readonly difficulty: number }[];
}

/** The tests and actions on a board. */
export interface TestParts {
  readonly tests: readonly DrawnTest[];
  /** Special actions that need no test: from where they are taken. */
  readonly actions: readonly { readonly spaces: readonly SpaceId[] }[];
  readonly doors: ReadonlyMap<string, EdgeOfCell>;
}

/** The content of a flag: tests, and special actions that need none. */
interface Offered {
  readonly tests: DrawnTest[];
  actions: number;
}

/**
 * Tests and actions, as flags: the characteristics and how hard they are now, a spark for each special action. On the space
 * of a test, at the door that a test opens.
 */
export function boardTests({ tests, actions, doors }: TestParts, size: number): Markup {
  const offered = new Map<string, Offered>();
  const at = (place: string): Offered => {
    const known = offered.get(place) ?? { tests: [], actions: 0 };
    offered.set(place, known);
    return known;
  };
  for (const test of tests) {
    const [space] = test.spaces;
    if (test.closed || space === undefined || test.spaces.length > 2) continue;
    at(test.door ?? space).tests.push(test);
  }
  for (const { spaces } of actions) for (const space of spaces.length > 2 ? [] : spaces) at(space).actions += 1;
  return joined(
    ...[...offered].map(([place, there]) => {
      const door = doors.get(place);
      if (!door) {
        const { x, y } = cellOf(place);
        return flag((x + 0.5) * size, (y + 0.88) * size, there, size);
      }
      const { x, y, edge } = door;
      const isUpright = edge === 'E' || edge === 'W';
      return isUpright
        ? flag((x + 1) * size, (y + 0.5) * size, there, size)
        : flag((x + 0.5) * size, (y + 1) * size, there, size);
    }),
  );
}

/** A flag around its middle. */
function flag(cx: number, cy: number, { tests, actions }: Offered, size: number): Markup {
  const offers = tests.flatMap((test) => test.offers).slice(0, 3);
  const height = Math.max(13, size * 0.19);
  const each = height * 1.9;
  const width = each * offers.length + (actions > 0 ? height * 1.1 : 0) + 4;
  const [left, top] = [cx - width / 2, cy - height / 2];
  const marks = offers.map(({ characteristic, difficulty }, index) =>
    joined(
      icon(
        characteristicIcons[characteristic],
        left + 3 + index * each,
        top + height * 0.14,
        height * 0.72,
        colors.ink,
      ),
      line(
        String(difficulty),
        left + index * each + height * 1.36,
        top + height * 0.76,
        { ...styles.number, size: height * 0.75, anchor: 'middle' },
        height,
      ),
    ),
  );
  const spark =
    actions === 0
      ? undefined
      : icon('spark', left + each * offers.length + height * 0.2, top + height * 0.1, height * 0.8, colors.red);
  const box = { x: left, y: top, width, height, rx: height / 3 };
  return joined(tag('rect', { ...box, fill: colors.yellow, stroke: colors.ink, 'stroke-width': 1.6 }), ...marks, spark);
}
