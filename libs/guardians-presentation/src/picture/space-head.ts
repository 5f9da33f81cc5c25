import { wordFor } from '#cards/text';
import { flowing, like, pill, seatColor, told, type IconName, type Piece } from '#drawing';
import { disputedLands, type GroundView, printed, type Space, type View } from '#guardians/queries';
import { colors, INSIDE, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const style = like(styles.bright, { size: 12.5, bold: true, color: '#ffffff' });
const NAME = 150;

/** The name of a space, who controls it, its terrain, and what happens there. */
export function spaceHead(showing: Showing, ground: GroundView): Piece {
  const { space, controller } = ground;
  const control = pill(showing.tell.who(controller), style, seatColor(controller), 'flag', NAME);
  return flowing(
    [pill(space, style, colors.night), control, ...terrainMark(showing, ground), ...happening(showing, ground)],
    INSIDE,
    5,
  );
}

/** The type of the terrain in the color of its owner, with the owner’s name where the other seat controls the land. */
function terrainMark(showing: Showing, { terrain, controller }: GroundView): Piece[] {
  if (!terrain) return [];
  const { seat, faceDown, card } = terrain;
  const type = faceDown || !card ? undefined : printed(card.cardId).terrainType;
  const what = type === undefined ? told(showing, pictureWords.faceDown) : wordFor('terrainType', type, showing.locale);
  const text = seat === controller ? what : `${what} · ${showing.tell.who(seat)}`;
  return [pill(text, style, seatColor(seat), 'earth', INSIDE)];
}

/** The land whose shield is asked for its terrain: the first bare one in the order of the board (GUARD-191, GUARD-201). */
const landToSettle = ({ stage, asked, grounds: board }: View): Space | undefined =>
  stage === 'III_B_SETTLE'
    ? board.find(
        ({ space, terrain, stacks }) =>
          disputedLands.includes(space) && !terrain && stacks.some(({ seat }) => asked.includes(seat)),
      )?.space
    : undefined;

function happening({ view, ...showing }: Showing, { space }: GroundView): Piece[] {
  const mark = (text: string, fill: string, named: IconName): Piece => pill(text, style, fill, named, INSIDE);
  const path = view.plays.flatMap((play) => (play.kind === 'FLIGHT' && !play.cancelled ? (play.path ?? []) : []));
  const step = path.indexOf(space);
  return [
    ...(view.combat?.place === space ? [mark(told(showing, pictureWords.combat), '#b3261a', 'swords')] : []),
    ...(view.option === space ? [mark(told(showing, pictureWords.option), '#8a5a17', 'hourglass')] : []),
    ...(landToSettle(view) === space ? [mark(told(showing, pictureWords.toSettle), '#8a5a17', 'earth')] : []),
    ...(view.reinforcedFrom === space ? [mark(told(showing, pictureWords.gives), '#2f6b4a', 'recruit')] : []),
    ...(step >= 0 ? [mark(`${told(showing, pictureWords.flight)} ${step + 1}`, '#2f6f9a', 'air')] : []),
  ];
}
