import { icon, joined, like, line, seatColor, tag, told, type Markup, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import { ALIGNMENT_LIMIT } from '#guilds/queries';
import { colors, seatMark, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const HEIGHT = 128;
const TRACK = 62;

/** The gradient of the track; the picture defines it once. */
export const trackGradient: Markup = tag(
  'linearGradient',
  { id: 'alignment' },
  tag('stop', { offset: '0', 'stop-color': '#2b1a52' }),
  tag('stop', { offset: '0.5', 'stop-color': '#8d6f96' }),
  tag('stop', { offset: '1', 'stop-color': '#f6d874' }),
);

/** The scale between Darkness and Light, with a marker for every guild; guilds on one step stand above each other. */
export function alignmentTrack(showing: Showing, width: number): Piece {
  const steps = 2 * ALIGNMENT_LIMIT + 1;
  const side = 150;
  const step = (width - 2 * side) / steps;
  const x = (alignment: number): number => side + (alignment + ALIGNMENT_LIMIT + 0.5) * step;
  const marks = Array.from({ length: steps }, (_, index) =>
    stepMark(index - ALIGNMENT_LIMIT, x(index - ALIGNMENT_LIMIT)),
  );
  const bar = tag('rect', {
    x: side - 6,
    y: TRACK,
    width: width - 2 * side + 12,
    height: 22,
    rx: 11,
    fill: 'url(#alignment)',
    stroke: colors.gold,
    'stroke-width': 1.4,
  });
  const markers = showing.view.guilds.map(({ seat, alignment }) => {
    const below = showing.view.guilds.filter((other) => other.alignment === alignment && other.seat < seat).length;
    return marker(seat, x(alignment), below);
  });
  return { width, height: HEIGHT, markup: joined(ends(showing, width), bar, ...marks, ...markers) };
}

function ends(showing: Showing, width: number): Markup {
  const style = like(styles.guild, { size: 19 });
  return joined(
    icon('moon', 0, TRACK - 10, 38, '#b9a5ea'),
    line(told(showing, pictureWords.darkness), 48, TRACK + 18, { ...style, color: '#cfc0f4' }),
    line(told(showing, pictureWords.light), width - 52, TRACK + 18, { ...style, color: colors.light, anchor: 'end' }),
    icon('sun', width - 42, TRACK - 11, 42, colors.light),
  );
}

function stepMark(alignment: number, x: number): Markup {
  const text = alignment > 0 ? `+${alignment}` : alignment < 0 ? `−${-alignment}` : '0';
  const major = alignment % 5 === 0;
  return joined(
    tag('circle', { cx: x, cy: TRACK + 11, r: major ? 4.5 : 2.6, fill: '#fff8e2', opacity: major ? 1 : 0.75 }),
    line(
      text,
      x,
      TRACK + 42,
      {
        ...styles.note,
        size: major ? 14 : 11.5,
        bold: major,
        anchor: 'middle',
        color: major ? colors.pale : colors.mist,
      },
      44,
    ),
  );
}

/** A pennant that points at its step: guilds on the same step fly theirs side by side, the second from below the track on a longer pole. */
function marker(seat: Seat, x: number, rank: number): Markup {
  const dx = rank === 0 ? 0 : (rank % 2 === 1 ? 1 : -1) * Math.ceil(rank / 2) * 25;
  const y = 30;
  const shape = `M${x + dx - 11} ${y - 24}h22v20l-11 8-11-8z`;
  return joined(
    tag('path', { d: `M${x + dx} ${y + 4}L${x} ${TRACK + 2}`, stroke: colors.pale, 'stroke-width': 1.6 }),
    tag('path', { d: shape, fill: seatColor(seat), stroke: '#ffffff', 'stroke-width': 1.6 }),
    line(seatMark(seat), x + dx, y - 7, { ...styles.number, color: '#ffffff', anchor: 'middle' }),
  );
}
