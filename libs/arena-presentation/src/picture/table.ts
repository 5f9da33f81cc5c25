import { lattice, masonry, sigilSymbols } from '#cards-presentation';
import { inRow, joined, padded, picture, stacked, tag, told, type Piece } from '#drawing';
import type { Picture } from '#kernel';
import { stepNames } from '../describe/step-names.js';
import type { PlayerView, View } from '#arena/queries';
import { duelZone, sand } from './duel-zone.js';
import { header } from './header.js';
import { ledger } from './ledger.js';
import { colors } from './look.js';
import { pictureWords } from './picture-words.js';
import { prison, PRISON_WIDTH } from './prison.js';
import { showing as showingOf, type Showing } from './showing.js';
import { side } from './side.js';

const WIDTH = 1600;
const MARGIN = 26;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 16;

/** The whole table of a game of Arena, as its viewer sees it: the own side below, the other one above (ARENA-ENG-04). */
export const table: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const near = view.players.filter(({ seat }) => seat === showing.near);
  const far = view.players.filter(({ seat }) => seat !== showing.near);
  const sides = (players: readonly PlayerView[]): Piece[] => players.map((player) => side(showing, player, INNER));
  const whole = stacked([header(showing, INNER), ...sides(far), ...middle(showing, near, far), ...sides(near)], GAP);
  const { width, height, markup } = padded(whole, MARGIN, MARGIN - 6);
  return picture({
    width,
    height,
    title: `${told(showing, pictureWords.title)} — ${told(showing, pictureWords.turn)} ${view.turn}`,
    description: told(showing, stepNames[view.step ?? view.stage]),
    language: locale,
    definitions: joined(cloth, sand, masonry, lattice, sigilSymbols),
    body: joined(tag('rect', { width, height, fill: 'url(#cloth)' }), markup),
  });
};

/** The duel zone between both prisons, each to the right of its owner; under it what the totals are made of. */
function middle(showing: Showing, near: readonly PlayerView[], far: readonly PlayerView[]): Piece[] {
  const { combat } = showing.view;
  const zone = duelZone(showing, INNER - 2 * (PRISON_WIDTH + GAP));
  const prisons = (players: readonly PlayerView[]): Piece[] => players.map((player) => prison(showing, player));
  const row = inRow([...prisons(far), zone, ...prisons(near)], GAP, 'middle');
  return [row, ...(combat ? [ledger(showing, combat, INNER)] : [])];
}

const cloth = tag(
  'radialGradient',
  { id: 'cloth', cx: '0.5', cy: '0.5', r: '0.8' },
  tag('stop', { offset: 0, 'stop-color': '#2a4339' }),
  tag('stop', { offset: 1, 'stop-color': colors.clothEdge }),
);
