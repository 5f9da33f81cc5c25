import { joined, line, textWidth, type Markup } from '#drawing';
import { styles } from './look.js';

/** Where a caption may be: around its middle. */
export interface CaptionRoom {
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
}

/** A name in the middle of a piece: its words below each other, as large as they fit. `size` is the side of a cell. */
export function caption(name: string, { cx, cy, width }: CaptionRoom, size: number, color: string): Markup {
  const parts = captionLines(name);
  const style = { ...styles.tiny, size: 10, bold: true, color, anchor: 'middle' } as const;
  const widest = Math.max(...parts.map((part) => textWidth(part, style)));
  const fontSize = Math.min(size * 0.17, (width / widest) * 10, (size * 0.6) / (parts.length * 1.08));
  return joined(
    ...parts.map((part, index) =>
      line(part, cx, cy + (index - (parts.length - 1) / 2) * fontSize * 1.08 + fontSize * 0.35, {
        ...style,
        size: fontSize,
      }),
    ),
  );
}

/** The words of a name, short ones with the next. */
function captionLines(name: string): string[] {
  const lines: string[] = [];
  let pending = '';
  for (const word of name.split(' ')) {
    pending = pending === '' ? word : `${pending} ${word}`;
    if (word.length <= 2) continue;
    lines.push(pending);
    pending = '';
  }
  return pending === '' ? lines : [...lines, pending];
}
