import { icon, joined, label, like, paragraph, placed, sheet, stacked, tag, told, type Piece } from '#drawing';
import { type Action, actionCard } from '#guilds/queries';
import { actionIcons, colors, styles } from './look.js';
import type { InLanguage } from './showing.js';

const WIDTH = 250;
const INNER = WIDTH - 36;

/** An action alone: its effect, and its further effect when it is chosen twice. */
export function actionCardAlone(showing: InLanguage, action: Action): Piece {
  const { name, text, x2 } = actionCard(action);
  const title = label(told(showing, name), like(styles.questName, { size: 22 }), INNER - 44);
  const top: Piece = {
    width: INNER,
    height: 40,
    markup: joined(icon(actionIcons[action], 0, 3, 34, '#8a6a33'), placed(44, (40 - title.height) / 2, title)),
  };
  const style = like(styles.body, { size: 13, leading: 1.3 });
  const twice = paragraph(told(showing, x2), style, INNER - 46);
  const inside = stacked(
    [
      top,
      paragraph(told(showing, text), style, INNER),
      { width: INNER, height: 2, markup: tag('rect', { width: INNER, height: 1.5, fill: colors.parchmentEdge }) },
      {
        width: INNER,
        height: Math.max(26, twice.height),
        markup: joined(
          tag('rect', { width: 36, height: 24, rx: 12, fill: '#8a6a33' }),
          placed(0, 4, label('× 2', like(styles.number, { color: '#ffffff', anchor: 'middle' }), 36)),
          placed(46, 0, twice),
        ),
      },
    ],
    10,
  );
  const height = inside.height + 34;
  const markup = joined(
    sheet(WIDTH, height, { fill: colors.parchment, stroke: colors.parchmentEdge, strokeWidth: 2, shadow: true }),
    placed(18, 16, inside),
  );
  return { width: WIDTH, height, markup };
}
