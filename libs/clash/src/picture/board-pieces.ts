import {
  disc,
  fitted,
  icon,
  joined,
  line,
  readableOn,
  tag,
  textWidth,
  told,
  written,
  type Markup,
  type TextStyle,
} from '#drawing';
import { cellOf, turnedOffset, type CellEdge } from '#skirmish';
import { findObjectKind, findTokenKind } from '../content/catalogue.js';
import type { FigureView } from '../view/view-schema.js';
import type { SpaceId } from '../words.js';
import { SQUARE } from './board-ground.js';
import { colors, sideColor, styles } from './look.js';
import { pieceShape } from './piece-shapes.js';
import { CELL } from './shapes.js';
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

/** Objects over the cells that they cover, and tokens, each with its name, and with its number where there are several. */
export function boardThings(showing: Showing, size: number): Markup {
  const { objects, tokens } = showing.view;
  const pieces = [
    ...objects.map(({ objectId, kindId, spaceId, turns }) => ({
      id: objectId,
      kind: findObjectKind(kindId),
      kindId,
      spaceId,
      turns,
    })),
    ...tokens.map(({ tokenId, kindId, spaceId }) => ({
      id: tokenId,
      kind: findTokenKind(kindId),
      kindId,
      spaceId,
      turns: 0,
    })),
  ];
  return joined(
    ...pieces.map(({ id, kind, kindId, spaceId, turns }) => {
      const isAlone = pieces.filter((piece) => piece.kindId === kindId).length === 1;
      const number = isAlone ? '' : ` ${/\d+$/.exec(id)?.[0] ?? ''}`;
      const offsets = kind && 'footprint' in kind ? kind.footprint : [];
      return thing(
        { kindId, spaceId, turns, offsets, name: `${kind ? told(showing, kind.name) : kindId}${number}` },
        size,
      );
    }),
  );
}

/** An object or token as it lies. */
interface Thing {
  readonly kindId: string;
  readonly spaceId: SpaceId;
  readonly turns: number;
  /** Cells that it covers beside its own, before it is turned. */
  readonly offsets: readonly Cell[];
  readonly name: string;
}

/** The piece with its name; one of several cells with a frame around its own space, at which it is used (CLASH-233). */
function thing({ kindId, spaceId, turns, offsets, name }: Thing, size: number): Markup {
  const { x, y } = cellOf(spaceId);
  const turn = offsets.length === 0 ? ' translate(8 13) scale(0.84)' : ` rotate(${turns * 90} ${CELL / 2} ${CELL / 2})`;
  const transform = `translate(${written(x * size)} ${written(y * size)}) scale(${written(size / CELL)})${turn}`;
  const covered = [{ x: 0, y: 0 }, ...offsets.map((offset) => turnedOffset(offset, turns))];
  const inOneRow = covered.filter((cell) => cell.y === 0).map((cell) => cell.x);
  const [left, right] = [Math.min(...inOneRow), Math.max(...inOneRow)];
  const frame = {
    x: (x + SQUARE.x) * size,
    y: (y + SQUARE.y) * size,
    width: SQUARE.width * size,
    height: SQUARE.height * size,
  };
  return joined(
    tag('g', { transform }, pieceShape(kindId)),
    offsets.length === 0
      ? undefined
      : tag('rect', {
          ...frame,
          rx: size * 0.12,
          fill: 'none',
          stroke: '#ff9d1c',
          'stroke-width': 3.5,
          'stroke-dasharray': '9 5',
        }),
    plate(name, (x + (left + right + 1) / 2) * size, (y + 0.09) * size, (right - left + 1) * size - 4, size),
  );
}

/** A name on a white plate around its middle. */
function plate(name: string, cx: number, cy: number, most: number, size: number): Markup {
  const style: TextStyle = { ...styles.tiny, size: Math.max(8, size * 0.125), bold: true, anchor: 'middle' };
  const smaller = {
    ...style,
    size: Math.max(size * 0.085, Math.min(style.size, ((most - 6.5) / textWidth(name, style)) * style.size)),
  };
  const text = fitted(name, smaller, most - 6);
  const width = textWidth(text, smaller) + 6;
  const height = size * 0.17;
  return joined(
    tag('rect', {
      x: cx - width / 2,
      y: cy - height / 2,
      width,
      height,
      rx: 3,
      fill: '#ffffff',
      opacity: 0.88,
      stroke: colors.ink,
      'stroke-width': 1,
    }),
    line(text, cx, cy + smaller.size * 0.36, smaller, most - 6),
  );
}

interface Cell {
  readonly x: number;
  readonly y: number;
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
  const [cx, cy, r] = [(x + 0.5) * size, (y + 0.57) * size, size * (figure.kind === 'SIDEKICK' ? 0.28 : 0.34)];
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
