import { briefCard, caption, emptyPlace, scaled, totalMark, walls } from '#cards-presentation';
import {
  centered,
  icon,
  inRow,
  joined,
  label,
  like,
  padded,
  placed,
  seatColor,
  stacked,
  tag,
  told,
  type Markup,
  type Piece,
} from '#drawing';
import type { Seat } from '#kernel';
import { printed } from '#arena/queries';
import { fightersOf } from './fighters.js';
import { colors, styles } from './look.js';
import { faceOf } from './lying-card.js';
import { notices } from './notices.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const MIDDLE = 220;
const PADDING = 40;
const TERRAIN = { width: 132, height: 188 } as const;

/**
 * Where fights are fought, with the fighters of both seats and their totals: an arena of sand with its terrain, or in a raid the
 * rampart of the stronghold that is fought for, where the terrain does not count (ARENA-MOD-06).
 */
export function duelZone(showing: Showing, width: number): Piece {
  const { near } = showing;
  const side = (width - MIDDLE - 2 * PADDING - 20) / 2;
  const row = inRow([fightersOf(showing, near, side), middle(showing), fightersOf(showing, 1 - near, side)], 10);
  const told = notices(showing, width - 2 * PADDING);
  const inside = padded(stacked([...(told ? [centered(told, row.width)] : []), row], 12), PADDING, 24);
  const { height } = inside;
  return {
    width,
    height,
    markup: joined(isRaid(showing) ? rampart(width, height) : ground(width, height), inside.markup),
  };
}

const isRaid = ({ view }: Showing): boolean => view.combat?.kind === 'RAID';

/** A stretch of wall. */
const rampart = (width: number, height: number): Markup => walls({ width, height, state: 'STANDING', aim: false });

/** Sand within a ring of stones. */
const ground = (width: number, height: number): Markup => {
  const ring = (inset: number, more: Readonly<Record<string, string | number>>): Markup =>
    tag('rect', { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: 54 - inset, ...more });
  return joined(
    ring(0, { fill: '#000000', opacity: 0.35, transform: 'translate(0 5)' }),
    ring(5, { fill: 'url(#sand)', stroke: '#4a443a', 'stroke-width': 12 }),
    ring(5, { fill: 'none', stroke: '#8f8674', 'stroke-width': 9, 'stroke-dasharray': '30 3' }),
    ring(18, { fill: 'none', stroke: colors.sandEdge, 'stroke-width': 1.5, opacity: 0.8 }),
  );
};

/** Both totals with the terrain below them; the terrain alone while there is no fight. */
function middle(showing: Showing): Piece {
  const { terrain, terrainOwner, combat } = showing.view;
  const card = terrain
    ? faceOf(showing, terrain, TERRAIN.width, terrainOwner === undefined ? undefined : seatColor(terrainOwner))
    : sandPlace(told(showing, pictureWords.noTerrain));
  const ground = isRaid(showing) ? [...stormed(showing), ...(terrain ? [idle(showing, card)] : [])] : [card];
  return stacked(
    [...(combat ? [score(showing)] : []), ...ground].map((piece) => centered(piece, MIDDLE)),
    10,
  );
}

/** The stronghold that is fought for, with its number and its text. */
function stormed(showing: Showing): Piece[] {
  const { combat, players } = showing.view;
  const home = players.find(({ seat }) => seat !== combat?.attacker);
  const cardId = home?.strongholds.find(({ position }) => position === combat?.stronghold)?.cardId;
  return cardId === undefined ? [] : [briefCard(showing, printed(cardId), MIDDLE)];
}

/** The terrain of the arena, faintly: it lies there, and does nothing in a raid (ARENA-MOD-06). */
function idle(showing: Showing, card: Piece): Piece {
  const faint = { ...scaled(card, 0.6), markup: tag('g', { opacity: 0.5 }, scaled(card, 0.6).markup) };
  return stacked(
    [centered(faint, MIDDLE - 20), caption(told(showing, pictureWords.idleTerrain), MIDDLE - 20, colors.ink)],
    3,
  );
}

function sandPlace(text: string): Piece {
  const place = emptyPlace(TERRAIN.width, 60);
  const said = label(text, like(styles.note, { size: 12, color: '#6d5530', anchor: 'middle' }), TERRAIN.width);
  return { ...place, markup: joined(place.markup, placed(0, 22, said)) };
}

function score(showing: Showing): Piece {
  const { near, view } = showing;
  const total = (seat: Seat): number | undefined => view.combat?.totals.find((one) => one.seat === seat)?.total;
  return {
    width: MIDDLE,
    height: 72,
    markup: joined(
      totalMark(total(near), near, 40),
      icon('swords', MIDDLE / 2 - 22, 14, 44, '#4b3517'),
      totalMark(total(1 - near), 1 - near, MIDDLE - 40),
    ),
  };
}

/** The sand. */
export const sand = tag(
  'radialGradient',
  { id: 'sand', cx: '0.5', cy: '0.5', r: '0.75' },
  tag('stop', { offset: 0, 'stop-color': '#ecd6a6' }),
  tag('stop', { offset: 1, 'stop-color': '#c9a76c' }),
);
