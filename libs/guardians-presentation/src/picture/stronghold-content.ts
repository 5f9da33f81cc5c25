import { briefCard, castleHead, nameOf, nameStrip } from '#cards-presentation';
import type { Effect, ShownCard } from '#cards';
import { effectsIn } from '#cards/engine';
import { inRow, label, like, sheet, joined, placed, stacked, told, type Piece } from '#drawing';
import { printed, type Space, strongholdAt, type StrongholdView } from '#guardians/queries';
import { cardIn } from './card-in-game.js';
import { withLaid } from './laid.js';
import { colors, INSIDE, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const TITLE = 112;

/** The stronghold of a space; `undefined` on a disputed land. */
export function strongholdIn({ view }: Showing, space: Space): StrongholdView | undefined {
  const home = strongholdAt(space);
  const owner = view.players.find(({ seat }) => seat === home?.seat);
  return owner?.strongholds.find(({ position }) => position === home?.position);
}

/** Name, number and text of a stronghold; its upgrade or downgrade; what lies under it and in its upgrade. */
export function strongholdContent(showing: Showing, space: Space): Piece[] {
  const standing = strongholdIn(showing, space);
  if (!standing) return [];
  const stronghold = withLaid(showing, standing);
  const { cardId, ruin, works, under, held } = stronghold;
  const card = printed(cardId);
  const isMute = ruin || isMuted(showing, stronghold);
  const state = ruin ? told(showing, pictureWords.ruin) : undefined;
  const head = castleHead(showing, { name: nameOf(showing, card), card, state, isMute, isDark: ruin }, INSIDE);
  return [
    head,
    ...(works ? [briefCard(showing, cardIn(works), INSIDE)] : []),
    ...(under ? [hiddenPlace(showing, pictureWords.under, ruin, under.card, under.item)] : []),
    ...(held ? [hiddenPlace(showing, pictureWords.held, ruin, held.card)] : []),
  ];
}

/** Whether a text switches the stronghold off: of what is attached to it, or in force in the combat on it (GUARD-116). */
export function isMuted({ view: { combat } }: Showing, { space, works }: StrongholdView): boolean {
  const attached = works ? effectsIn('GUARDIANS', printed(works.cardId), 'STATIC') : [];
  const inForce = combat?.place === space ? combat.inForce : [];
  return (
    attached.some(({ effect }) => mutes(effect)) ||
    inForce.some(({ source, effect }) => mutes(printed(source.cardId).effects[effect]))
  );
}

const mutes = (effect: Effect | undefined): boolean => effect?.op === 'NO_STRONGHOLD_BONUS';

/** A place where creatures lie hidden: the creatures where the viewer sees them, else that there are some. */
function hiddenPlace(
  showing: Showing,
  title: Parameters<typeof told>[1],
  isDark: boolean,
  card: ShownCard | undefined,
  item?: ShownCard,
): Piece {
  const width = INSIDE - TITLE;
  const strips = card
    ? [card, ...(item ? [item] : [])].map((shown) => nameStrip(showing, cardIn(shown), width))
    : [closedStrip(showing, width)];
  const style = like(styles.text, { size: 12, bold: true, color: isDark ? colors.pale : colors.ink });
  return inRow([label(told(showing, title), style, TITLE), stacked(strips, 3)], 0, 'middle');
}

/** A card that lies face down where it has little room. */
function closedStrip(showing: Showing, width: number): Piece {
  const height = 24;
  const style = like(styles.bright, { size: 12, anchor: 'middle' });
  const said = label(told(showing, pictureWords.closed), style, width);
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, { fill: '#3a2a22', stroke: colors.orange, strokeWidth: 2, radius: 5 }),
      placed(0, (height - said.height) / 2, said),
    ),
  };
}
