import { lattice, masonry, sigilSymbols } from '#cards-presentation';
import { joined, padded, picture, stacked, tag, told, type Piece } from '#drawing';
import type { Picture } from '#kernel';
import { stepNames } from '../describe/step-names.js';
import type { PlayerView, View } from '#guardians/queries';
import { board } from './board.js';
import { combatZone } from './combat-zone.js';
import { handOf } from './hand.js';
import { header } from './header.js';
import { ledger } from './ledger.js';
import { colors } from './look.js';
import { notices } from './notices.js';
import { endings, pictureWords } from './picture-words.js';
import { showing as showingOf, type Showing } from './showing.js';
import { side } from './side.js';

const WIDTH = 1400;
const MARGIN = 22;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 14;

/**
 * The whole table of a game of Guardians, as its viewer sees it: what is going on, then the board from the far guardian to the
 * near one, and the own hand below (guardians.md 3.1 and 6).
 */
export const table: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const near = view.players.filter(({ seat }) => seat === showing.near);
  const far = view.players.filter(({ seat }) => seat !== showing.near);
  const whole = stacked(
    [
      header(showing, INNER),
      ...goingOn(showing),
      ...hands(showing, far),
      ...far.map((player) => side(showing, player, INNER)),
      ...board(showing, INNER),
      ...near.map((player) => side(showing, player, INNER)),
      ...hands(showing, near),
    ],
    GAP,
  );
  const { width, height, markup } = padded(whole, MARGIN, MARGIN - 6);
  return picture({
    width,
    height,
    title: `${told(showing, pictureWords.title)} — ${told(showing, pictureWords.turn)} ${view.turn}`,
    description: told(showing, view.over === undefined ? stepNames[view.step ?? view.stage] : endings[view.over]),
    language: locale,
    definitions: joined(cloth, masonry, lattice, sigilSymbols),
    body: joined(tag('rect', { width, height, fill: 'url(#cloth)' }), markup),
  });
};

/** The acts that wait for an answer, and the combat with the parts of its totals. */
function goingOn(showing: Showing): Piece[] {
  const { combat } = showing.view;
  const said = notices(showing, INNER);
  return [
    ...(said ? [said] : []),
    ...(combat ? [combatZone(showing, combat, INNER)] : []),
    ...(combat?.matchup || (combat && combat.inForce.length > 0) ? [ledger(showing, combat, INNER)] : []),
  ];
}

const hands = (showing: Showing, players: readonly PlayerView[]): Piece[] =>
  players.flatMap((player) => handOf(showing, player, INNER));

const cloth = tag(
  'radialGradient',
  { id: 'cloth', cx: '0.5', cy: '0.5', r: '0.8' },
  tag('stop', { offset: 0, 'stop-color': colors.cloth }),
  tag('stop', { offset: 1, 'stop-color': colors.clothEdge }),
);
