import { joined, tag, written, type Markup } from '#drawing';
import { cardColors } from './look.js';

/** How high the battlements are. */
export const CREST = 16;

/** The state of walls. */
export interface Walls {
  readonly width: number;
  readonly height: number;
  readonly state: 'STANDING' | 'RUIN' | 'PLANNED';
  /** A raid is aimed at it. */
  readonly aim: boolean;
}

/** The walls of a stronghold: battlements when it stands, a broken edge as a ruin, an outline before it is deployed. */
export function walls({ width, height, state, aim }: Walls): Markup {
  const d = `${state === 'RUIN' ? brokenEdge(width) : battlements(width)}V${written(height - 6)}q0 6-6 6H6q-6 0-6-6Z`;
  const stroke = aim ? cardColors.red : '#0d0b09';
  if (state === 'PLANNED') {
    return tag('path', {
      d,
      fill: '#000000',
      'fill-opacity': 0.16,
      stroke: cardColors.mist,
      'stroke-opacity': 0.5,
      'stroke-dasharray': '7 6',
      'stroke-width': 1.4,
    });
  }
  const fill = state === 'RUIN' ? cardColors.rubble : 'url(#masonry)';
  return joined(
    tag('path', { d, fill: '#000000', opacity: 0.3, transform: 'translate(2 4)' }),
    tag('path', { d, fill, stroke, 'stroke-width': aim ? 4 : 1.2 }),
    state === 'RUIN' ? cracks(width, height) : courses(width, height),
  );
}

/** Nine merlons from the left edge to the right. */
function battlements(width: number): string {
  const step = width / 17;
  let d = `M0 ${CREST}V0`;
  for (let index = 0; index < 17; index += 1)
    d += `${index === 0 ? '' : `V${index % 2 === 0 ? 0 : CREST}`}H${written((index + 1) * step)}`;
  return d;
}

/** The remains of battlements. */
function brokenEdge(width: number): string {
  const heights = [4, 14, 9, 20, 26, 17, 22, 12, 24, 28, 15, 8, 13];
  const step = width / (heights.length - 1);
  return heights.map((y, index) => `${index === 0 ? 'M' : 'L'}${written(index * step)} ${y}`).join('');
}

/** Joints between the stones. */
function courses(width: number, height: number): Markup {
  let d = '';
  for (let y = CREST + 18, row = 0; y < height - 4; y += 22, row += 1) {
    d += `M0 ${y}H${width}`;
    for (let x = row % 2 === 0 ? 24 : 48; x < width; x += 48) d += `M${x} ${y}v${Math.min(22, height - 4 - y)}`;
  }
  return tag('path', { d, fill: 'none', stroke: '#4d473d', 'stroke-width': 0.8, opacity: 0.28 });
}

const cracks = (width: number, height: number): Markup =>
  tag('path', {
    d: `M${width * 0.3} 26l10 ${height * 0.2}-14 ${height * 0.2} 8 ${height * 0.25}M${width * 0.72} 30l-12 ${height * 0.25} 10 ${height * 0.2}`,
    fill: 'none',
    stroke: '#191714',
    'stroke-width': 2,
  });

/** The color of standing walls. */
export const masonry = tag(
  'linearGradient',
  { id: 'masonry', x1: 0, y1: 0, x2: 0, y2: 1 },
  tag('stop', { offset: 0, 'stop-color': '#c4bba8' }),
  tag('stop', { offset: 1, 'stop-color': '#8f8674' }),
);
