import { icon, joined, line, tag, type Markup } from '#drawing';
import { cellOf } from '#skirmish';
import type { TestView } from '../view/view-schema.js';
import { characteristicIcons, colors, styles } from './look.js';
import type { Showing } from './showing.js';

/** The tests that can be attempted, as flags on their spaces: the characteristics and how hard they are now. */
export function boardTests({ view: { tests } }: Showing, size: number): Markup {
  const flagged = new Map<string, TestView[]>();
  for (const test of tests) {
    const [space] = test.spaces;
    if (test.closed || space === undefined || test.spaces.length > 2) continue;
    flagged.set(space, [...(flagged.get(space) ?? []), test]);
  }
  return joined(...[...flagged].map(([space, there]) => flag(space, there, size)));
}

function flag(space: string, tests: readonly TestView[], size: number): Markup {
  const { x, y } = cellOf(space);
  const offers = tests.flatMap((test) => test.offers).slice(0, 3);
  const height = Math.max(13, size * 0.2);
  const each = height * 2;
  const width = each * offers.length + 4;
  const [left, top] = [(x + 0.5) * size - width / 2, (y + 1) * size - height - 1];
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
        left + index * each + height * 1.42,
        top + height * 0.76,
        { ...styles.number, size: height * 0.75, anchor: 'middle' },
        height,
      ),
    ),
  );
  const box = { x: left, y: top, width, height, rx: height / 3 };
  return joined(tag('rect', { ...box, fill: colors.yellow, stroke: colors.ink, 'stroke-width': 1.6 }), ...marks);
}
