import { nameOf } from '#cards-presentation';
import type { Card, ShownCard } from '#cards';
import { flowing, like, pill, seatColor, signed, told, type IconName, type Piece } from '#drawing';
import { type PlayView, printed } from '#guardians/queries';
import { styles } from './look.js';
import { pictureWords } from './picture-words.js';
import { cardWithId, type Showing } from './showing.js';

/** The acts that wait for an answer, the last one last (GUARD-143). None: `undefined`. */
export function notices(showing: Showing, width: number): Piece | undefined {
  const { plays } = showing.view;
  if (plays.length === 0) return undefined;
  const style = like(styles.bright, { size: 14, bold: true, color: '#ffffff' });
  const shown = plays.map((play, at) => {
    const state = play.cancelled
      ? pictureWords.cancelled
      : at === plays.length - 1
        ? pictureWords.answerable
        : undefined;
    const text = [playText(showing, play), ...(state ? [told(showing, state)] : [])].join(' · ');
    return pill(text, style, seatColor(play.seat), signs[play.kind], width);
  });
  return flowing(shown, width, 8);
}

const signs: Readonly<Record<PlayView['kind'], IconName>> = {
  CARD: 'spark',
  COMMAND: 'flag',
  INFLUENCE: 'crown',
  RANGED: 'target',
  FLIGHT: 'air',
};

/** “Ada plays one card → another”: who does what, with which card, on what. */
function playText(showing: Showing, { seat, kind, card, target, receiver, value, path = [] }: PlayView): string {
  const { tell } = showing;
  const who = tell.who(seat);
  const name = (one: Card | undefined): string => (one ? nameOf(showing, one) : '');
  const shown = (one: ShownCard | undefined): string => (one ? name(printed(one.cardId)) : '');
  if (kind === 'FLIGHT') return `${who} ${told(showing, pictureWords.flies)} → ${path.join(' → ')}`;
  const how = kind === 'RANGED' ? ` (${told(showing, pictureWords.rangedAttack)})` : '';
  const much = value === undefined ? '' : ` ${signed(value)}`;
  const at = [
    shown(receiver),
    name(target?.cardId === undefined ? undefined : cardWithId(showing, target.cardId)),
    target?.space === undefined ? '' : tell.space(target.space),
  ].filter((one) => one !== '');
  return `${who} ${told(showing, pictureWords.plays)} ${shown(card)}${how}${much}${at.map((one) => ` → ${one}`).join('')}`;
}
