import { icon, inRow, joined, label, like, line, pill, placed, tag, textWidth, told, type Piece } from '#drawing';
import { guildTile } from '#guilds/queries';
import { stepNames } from '../describe/step-names.js';
import { colors, styles } from './look.js';
import { endings, pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const HEIGHT = 84;

/** The name of the game, and where it stands. */
export function tableHeader(showing: Showing, width: number): Piece {
  const title = told(showing, pictureWords.title).toUpperCase();
  const titleWidth = textWidth(title, styles.title);
  const status = statusPills(showing);
  return {
    width,
    height: HEIGHT,
    markup: joined(
      icon('moon', 0, 12, 36, '#b9a5ea'),
      line(title, 54, 48, styles.title),
      icon('sun', 54 + titleWidth + 8, 10, 40, colors.light),
      placed(
        54 + titleWidth + 70,
        14,
        label(
          subtitle(showing),
          like(styles.flavor, { size: 19, color: colors.mist }),
          width - titleWidth - 130 - status.width - 30,
        ),
      ),
      placed(width - status.width, 14, status),
      tag('rect', { y: HEIGHT - 12, width, height: 1.5, fill: colors.gold, opacity: 0.55 }),
    ),
  };
}

/** The step that the table waits for, or the end of the game. */
function subtitle(showing: Showing): string {
  const { over, step } = showing.view;
  if (over !== undefined) return told(showing, endings[over]);
  return step === undefined ? '' : told(showing, stepNames[step]);
}

function statusPills(showing: Showing): Piece {
  const { turn, questDeck, round, over } = showing.view;
  const style = like(styles.bright, { size: 15, bold: true });
  const when =
    turn === 0
      ? told(showing, pictureWords.setUp)
      : `${told(showing, pictureWords.turn)} ${turn}${round > 0 ? ` · ${told(showing, pictureWords.round)} ${round}` : ''}`;
  const pills = [
    pill(when, style, '#3b3663', 'hourglass'),
    pill(`${questDeck} ${told(showing, pictureWords.questsLeft)}`, style, '#3b3663', 'scroll'),
  ];
  const winner = over === undefined ? undefined : leadingGuild(showing);
  if (winner !== undefined) pills.push(pill(winner, like(style, { color: colors.ink }), colors.gold, 'laurel'));
  return inRow(pills, 12);
}

/** The guild that has the most points, when the view alone can tell which. */
function leadingGuild(showing: Showing): string | undefined {
  const standing = showing.view.guilds.filter(({ resigned }) => !resigned);
  const most = Math.max(...standing.map(({ points }) => points));
  const [first, ...others] = standing.filter(({ points }) => points === most);
  return first && others.length === 0 ? told(showing, guildTile(first.tileId).name) : undefined;
}
