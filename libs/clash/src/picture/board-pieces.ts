import { disc, icon, joined, line, readableOn, tag, textWidth, told, type Markup } from '#drawing';
import { cellOf, turnedOffset, type CellEdge } from '#skirmish';
import { findObjectKind, findTokenKind } from '../content/catalogue.js';
import type { FigureView } from '../view/view-schema.js';
import type { SpaceId } from '../words.js';
import { colors, sideColor, styles } from './look.js';
import { lookOf, type Showing } from './showing.js';

/** Walls in thick ink; doors as bars, closed across their edge or swung open. */
export function boardEdges({ view: { board } }: Showing, size: number): Markup {
  const walls = board.walls.map(({ x, y, edge }) => edgePath(x, y, edge, size)).join('');
  const wall =
    walls === ''
      ? undefined
      : tag('path', { d: walls, stroke: colors.ink, 'stroke-width': 6, 'stroke-linecap': 'square', fill: 'none' });
  return joined(wall, ...board.doors.map(({ x, y, edge, open }) => door(x, y, edge, open, size)));
}

function edgePath(x: number, y: number, edge: CellEdge, size: number): string {
  const [left, top] = [x * size, y * size];
  const paths: Readonly<Record<CellEdge, string>> = {
    N: `M${left} ${top}h${size}`,
    S: `M${left} ${top + size}h${size}`,
    W: `M${left} ${top}v${size}`,
    E: `M${left + size} ${top}v${size}`,
  };
  return paths[edge];
}

function door(x: number, y: number, edge: CellEdge, open: boolean, size: number): Markup {
  const isVertical = edge === 'E' || edge === 'W';
  const ax = (x + (edge === 'E' ? 1 : 0)) * size;
  const ay = (y + (edge === 'S' ? 1 : 0)) * size;
  const post = size * 0.14;
  const [dx, dy] = isVertical ? [0, 1] : [1, 0];
  const jambs = `M${ax} ${ay}l${dx * post} ${dy * post}M${ax + dx * size} ${ay + dy * size}l${-dx * post} ${-dy * post}`;
  const leaf = open
    ? `M${ax + dx * post} ${ay + dy * post}l${isVertical ? size * 0.45 : size * 0.3} ${isVertical ? size * 0.3 : size * 0.45}`
    : `M${ax + dx * post} ${ay + dy * post}l${dx * (size - 2 * post)} ${dy * (size - 2 * post)}`;
  return joined(
    tag('path', { d: jambs, stroke: colors.ink, 'stroke-width': 7, 'stroke-linecap': 'square' }),
    tag('path', { d: leaf, stroke: colors.ink, 'stroke-width': 7.5, 'stroke-linecap': 'round' }),
    tag('path', { d: leaf, stroke: open ? '#6fbf73' : '#c5783a', 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
  );
}

/** Objects over the cells that they cover, and tokens, each with its name. */
export function boardThings(showing: Showing, size: number): Markup {
  const { objects, tokens } = showing.view;
  return joined(
    ...objects.map(({ kindId, spaceId, turns }) => {
      const kind = findObjectKind(kindId);
      const { x, y } = cellOf(spaceId);
      const cells = [{ x: 0, y: 0 }, ...(kind?.footprint ?? []).map((offset) => turnedOffset(offset, turns))];
      return thing(
        cells.map((cell) => ({ x: x + cell.x, y: y + cell.y })),
        kind ? told(showing, kind.name) : kindId,
        colors.object,
        size,
      );
    }),
    ...tokens.map(({ kindId, spaceId }) => {
      const kind = findTokenKind(kindId);
      return token(spaceId, kind ? told(showing, kind.name) : kindId, kind?.hasSpace ?? false, size);
    }),
  );
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A block over its cells, cut to their hull when they lie in a row, which they do. */
function thing(cells: readonly Cell[], name: string, color: string, size: number): Markup {
  const inset = size * 0.1;
  const [left, right] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x)) + 1];
  const [top, bottom] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y)) + 1];
  const [x, y, width, height] = [
    left * size + inset,
    top * size + inset,
    (right - left) * size - 2 * inset,
    (bottom - top) * size - 2 * inset,
  ];
  return joined(
    tag('rect', { x: x + 2, y: y + 3, width, height, rx: 6, fill: '#000', opacity: 0.25 }),
    tag('rect', { x, y, width, height, rx: 6, fill: color, stroke: colors.ink, 'stroke-width': 2 }),
    tag('rect', { x: x + 4, y: y + 4, width: width - 8, height: height - 8, rx: 4, fill: '#ffffff', opacity: 0.18 }),
    caption(name, { cx: x + width / 2, cy: y + height / 2, width: width - 6 }, size, '#ffffff'),
  );
}

function token(spaceId: SpaceId, name: string, blocks: boolean, size: number): Markup {
  const { x, y } = cellOf(spaceId);
  const [cx, cy, r] = [(x + 0.5) * size, (y + 0.5) * size, size * 0.4];
  const points = [0, 1, 2, 3, 4, 5].map(
    (corner) =>
      `${Math.round(cx + r * Math.cos((corner * Math.PI) / 3))},${Math.round(cy + r * Math.sin((corner * Math.PI) / 3))}`,
  );
  return joined(
    tag('polygon', {
      points: points.join(' '),
      fill: blocks ? colors.token : colors.yellow,
      stroke: colors.ink,
      'stroke-width': 2,
    }),
    caption(name, { cx, cy, width: r * 1.7 }, size, colors.ink),
  );
}

/** Where a caption may be: around its middle. */
interface CaptionRoom {
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
}

/** A name in the middle of a piece: its words below each other, as large as they fit. */
function caption(name: string, { cx, cy, width }: CaptionRoom, size: number, color: string): Markup {
  const parts = captionLines(name);
  const style = { ...styles.tiny, size: 10, bold: true, color, anchor: 'middle' } as const;
  const widest = Math.max(...parts.map((part) => textWidth(part, style)));
  const fontSize = Math.min(size * 0.19, (width / widest) * 10, (size * 0.72) / (parts.length * 1.08));
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

/** The figures that stand on the board, the active one with a halo. */
export const boardFigures = (showing: Showing, size: number): Markup =>
  joined(
    ...showing.view.figures
      .filter(({ status, spaceId }) => status === 'IN_PLAY' && spaceId !== undefined)
      .map((figure) => figurePiece(showing, figure, size)),
  );

function figurePiece(showing: Showing, figure: FigureView, size: number): Markup {
  const { x, y } = cellOf(figure.spaceId ?? '0,0');
  const look = lookOf(figure);
  const [cx, cy, r] = [(x + 0.5) * size, (y + 0.5) * size, size * (figure.kind === 'SIDEKICK' ? 0.3 : 0.37)];
  const isActive = showing.view.active?.heroId === figure.figureId;
  const ring = figure.kind === 'VILLAIN' ? colors.ink : sideColor(figure.side);
  const mark = r * 1.15;
  return joined(
    isActive
      ? tag('circle', { cx, cy, r: r + 7, fill: colors.yellow, stroke: colors.ink, 'stroke-width': 1.5 })
      : undefined,
    tag('circle', { cx: cx + 1.5, cy: cy + 3, r: r + 2, fill: '#000', opacity: 0.3 }),
    tag('circle', { cx, cy, r: r + 2, fill: ring, stroke: '#ffffff', 'stroke-width': 1.4 }),
    tag('circle', { cx, cy, r: r - 2, fill: look.color }),
    icon(look.icon, cx - mark / 2, cy - mark / 2, mark, readableOn(look.color)),
    figure.damage > 0
      ? disc({ x: cx + r * 0.85, y: cy - r * 0.8, radius: size * 0.15 }, String(figure.damage), colors.red)
      : undefined,
    figure.kind === 'VILLAIN' && !figure.superVillain
      ? disc({ x: cx - r * 0.85, y: cy + r * 0.8, radius: size * 0.13 }, String(figure.number), colors.ink)
      : undefined,
    figure.superVillain ? icon('crown', cx - size * 0.16, cy - r - size * 0.2, size * 0.32, colors.yellow) : undefined,
  );
}
