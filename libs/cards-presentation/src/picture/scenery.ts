import { darker, icon, joined, lighter, mixed, tag, written, type Markup } from '#drawing';
import type { Card, TerrainType } from '#cards';
import { classIcons, cardColors, frameColor } from './look.js';
import { signOf, weakness } from './sigils.js';

/** Numbers from 0 to 1 that only depend on a text: the same card has the same picture everywhere. */
function fromText(text: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
}

/** How a landscape looks: its sky, its ground, and the line where they meet. */
interface Landscape {
  readonly sky: string;
  readonly ground: string;
  readonly ridge: 'hills' | 'peaks' | 'waves';
}

const kindScenes = {
  MORTAL: { sky: '#9cc3d8', ground: '#64864f', ridge: 'hills' },
  ELEMENTAL: { sky: '#c9a47c', ground: '#6f5748', ridge: 'peaks' },
  OUTSIDER: { sky: '#4a3a6b', ground: '#221a35', ridge: 'peaks' },
} as const satisfies Readonly<Record<string, Landscape>>;

const terrainScenes: Readonly<Record<TerrainType, Landscape>> = {
  FOREST: { sky: '#b9d5b0', ground: '#2f5c36', ridge: 'hills' },
  HIGHLAND: { sky: '#bcd0dd', ground: '#6d8a55', ridge: 'peaks' },
  LAKELAND: { sky: '#cfe2ea', ground: '#3f7ea5', ridge: 'waves' },
  MARSH: { sky: '#b9bd96', ground: '#58623c', ridge: 'waves' },
  WASTES: { sky: '#f0cf9b', ground: '#b07a47', ridge: 'hills' },
  PINNACLES: { sky: '#d7cfe0', ground: '#6b6078', ridge: 'peaks' },
};

function landscapeOf(card: Card): Landscape {
  if (card.terrainType) return terrainScenes[card.terrainType];
  if (card.kind) return kindScenes[card.kind];
  const color = frameColor(card);
  return { sky: lighter(color, 0.62), ground: darker(color, 0.25), ridge: 'hills' };
}

/** The landscape on a card, with the sign of what it is: drawn from the card's id, so that no two cards are alike. */
export function scenery(card: Card, width: number, height: number): Markup {
  const draw = fromText(card.id);
  const { sky, ground, ridge } = landscapeOf(card);
  const light = mixed(sky, '#fff6d8', 0.75);
  const sun = { cx: width * (0.28 + 0.5 * draw()), cy: height * (0.24 + 0.2 * draw()), r: 9 + 6 * draw() };
  const layers = [0.5, 0.66, 0.82].map((level, index) =>
    tag('path', {
      d: ridgeLine(ridge, width, height, height * level + 6 * draw(), draw),
      fill: mixed(mixed(sky, ground, 0.45), darker(ground, 0.2), index / 2),
    }),
  );
  return joined(
    tag('rect', { width, height, fill: sky }),
    tag('rect', { width, height: height * 0.3, fill: darker(sky, 0.12), opacity: 0.5 }),
    tag('circle', { ...sun, r: sun.r + 6, fill: light, opacity: 0.35 }),
    tag('circle', { ...sun, fill: light }),
    ...layers,
    card.terrainType === 'FOREST' ? trees(width, height, draw) : undefined,
    card.terrainType === undefined ? emblem(card, width, height) : undefined,
  );
}

/** The line of a ridge, from the left edge to the right, closed along the foot. */
function ridgeLine(
  ridge: Landscape['ridge'],
  width: number,
  height: number,
  level: number,
  draw: () => number,
): string {
  const step = ridge === 'waves' ? width / 10 : width / 5;
  let d = `M0 ${written(height)}V${written(level)}`;
  for (let x = 0; x < width - 1; x += step) {
    const end = written(x + step);
    if (ridge === 'peaks') {
      d += `L${written(x + step * (0.3 + 0.4 * draw()))} ${written(level - 4 - 16 * draw())}L${end} ${written(level + 3 * draw())}`;
    } else {
      const lift = ridge === 'waves' ? 4 : 3 + 13 * draw();
      d += `Q${written(x + step / 2)} ${written(level - lift)} ${end} ${written(level)}`;
    }
  }
  return `${d}V${written(height)}Z`;
}

function trees(width: number, height: number, draw: () => number): Markup {
  const shapes = Array.from({ length: 11 }, (_, index) => {
    const x = (index + 0.5 * draw()) * (width / 11);
    const tall = 20 + 18 * draw();
    const foot = height - 12 * draw();
    return `M${written(Math.min(x, width - 13))} ${written(foot)}l6.5 ${written(-tall)} 6.5 ${written(tall)}z`;
  });
  return tag('path', { d: shapes.join(''), fill: '#1e4527' });
}

/** The sign of a card in the middle of its landscape, with its shadow. */
function emblem(card: Card, width: number, height: number): Markup {
  const size = height * 0.62;
  const [x, y] = [(width - size) / 2, (height - size) / 2 + 3];
  return joined(
    tag('g', { opacity: 0.4 }, greatSign(card, x + 1.5, y + 2, size, '#000000')),
    greatSign(card, x, y, size, cardColors.pale),
  );
}

/** The sign of a card, with its second class or all that it corrupts by. */
function greatSign(card: Card, x: number, y: number, size: number, color: string): Markup {
  const second = card.classes?.[1];
  if (second) {
    const lesser = icon(classIcons[second], x + size * 0.55, y + size * 0.3, size * 0.6, color);
    return joined(signOf(card, x - size * 0.32, y, size, color), lesser);
  }
  const all = card.corrupts ?? [];
  if (all.length === 0) return signOf(card, x, y, size, color);
  const side = all.length === 1 ? size : size * 0.72;
  const left = x + size / 2 - (side * all.length) / 2;
  return joined(...all.map((one, index) => weakness(one, left + index * side, y + (size - side) / 2, side, color)));
}
