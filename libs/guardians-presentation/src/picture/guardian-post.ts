import { CARD_SIZE, counter, faceOf, emptyPlace } from '#cards-presentation';
import { inRow, like, over, pill, stacked, tag, told, withRef, type Piece } from '#drawing';
import { refKey } from '#kernel';
import { guardianSpaceOf, type PlayerView, printed } from '#guardians/queries';
import { colors, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const SHIELDS = 5;

/** The guardian on its space behind the strongholds, and what victory hangs on: stones, shields lost, lands (GUARD-210). */
export function guardianPost(showing: Showing, player: PlayerView): Piece {
  const { seat, guardian: cardId, powerStones, shieldsLost } = player;
  const card = cardId === undefined ? undefined : { ...printed(cardId), instanceId: cardId };
  const face = card
    ? faceOf(showing, card)
    : emptyPlace(CARD_SIZE.width, CARD_SIZE.height, told(showing, pictureWords.guardian));
  const space = guardianSpaceOf(seat);
  const mark = like(styles.bright, { size: 12.5, bold: true, color: '#ffffff' });
  const most = Math.max(card?.powerStones ?? powerStones, powerStones);
  const lands = showing.view.grounds.filter(
    ({ space: one, controller }) => /[23]/u.test(one) && controller === seat,
  ).length;
  const state = stacked(
    [
      withRef(refKey('space', space), pill(space, mark, colors.wood)),
      counter(told(showing, pictureWords.stones), most, powerStones, 'ruby', '#f0466f'),
      counter(told(showing, pictureWords.shieldsLost), SHIELDS, shieldsLost, 'shield', '#cfc6b4'),
      counter(told(showing, pictureWords.lands), 6, lands, 'earth', '#8fc07a'),
    ],
    14,
  );
  const isFought = showing.view.combat?.place === space;
  return inRow([isFought ? over(face, battleFrame) : face, state], 22);
}

const battleFrame = tag('rect', {
  x: -4,
  y: -4,
  width: CARD_SIZE.width + 8,
  height: CARD_SIZE.height + 8,
  rx: 12,
  fill: 'none',
  stroke: '#ff5a3c',
  'stroke-width': 5,
  'stroke-dasharray': '16 7',
});
