import { flowing, icon, joined, like, line, tag, textWidth, told, type IconName, type Piece } from '#drawing';
import { actionCard, actions, elementNames, elements } from '#guilds/queries';
import { actionIcons, colors, elementLooks, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** The meaning of the signs of the table, in a line or two at its foot. */
export function legend(showing: Showing, width: number): Piece {
  const style = like(styles.note, { size: 12.5 });
  const entry = (name: IconName, color: string, text: string): Piece => ({
    width: 24 + textWidth(text, style),
    height: 20,
    markup: joined(icon(name, 0, 2, 16, color), line(text, 22, 15, style)),
  });
  const entries = [
    ...elements.map((element) =>
      entry(elementLooks[element].icon, elementLooks[element].color, told(showing, elementNames[element])),
    ),
    entry('sword', '#e6796f', told(showing, pictureWords.legendAttack)),
    entry('shield', '#8fa0d6', told(showing, pictureWords.legendDefense)),
    entry('heart', '#d8554b', told(showing, pictureWords.legendHealth)),
    entry('star', colors.gold, told(showing, pictureWords.legendPoints)),
    entry('ruby', '#ee3b68', told(showing, pictureWords.legendRubies)),
    entry('claw', '#e88a6a', told(showing, pictureWords.legendCounter)),
    entry('target', colors.gold, told(showing, pictureWords.objectives)),
    ...actions.map((action) => entry(actionIcons[action], colors.pale, told(showing, actionCard(action).name))),
  ];
  return flowing(entries, width, 14);
}

/** A thin line of gold. */
export const rule = (width: number): Piece => ({
  width,
  height: 2,
  markup: tag('rect', { width, height: 1.5, fill: colors.gold, opacity: 0.4 }),
});
