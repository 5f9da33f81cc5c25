import { icon, joined, label, like, paragraph, placed, stacked, told, type IconName, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import { box } from '../content/catalogue.js';
import { comicPanel, insideOf } from './comic-panel.js';
import { colors, styles } from './look.js';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** How the game ends, and what else the sheet lets heroes and villains do. Nothing for a scenario that is not in the box. */
export function goalPanel(showing: Showing, width: number): Piece[] {
  const { scenario } = showing;
  const plan = scenario?.threatSheet ?? scenario?.plan;
  if (!plan) return [];
  const inner = insideOf(width);
  const parts: Piece[] = [paragraph(told(showing, plan.victory.text), like(styles.small, { size: 12.5 }), inner)];
  const section = (title: Localized, name: IconName, texts: readonly Localized[]): void => {
    if (texts.length === 0) return;
    parts.push(label(told(showing, title), like(styles.small, { bold: true, color: colors.red }), inner));
    parts.push(...texts.map((text) => entry(told(showing, text), name, inner)));
  };
  const sheets = new Set(
    showing.view.figures.filter(({ status }) => status === 'IN_PLAY').map(({ sheetId }) => sheetId),
  );
  const powers = box.printed.villainSheet
    .filter(({ id }) => sheets.has(id))
    .flatMap((sheet) => sheet.powers.map(({ text }) => text));
  section(tableWords.reactions, 'bolt', [
    ...powers,
    ...(scenario?.threatSheet?.villainReactions ?? []).map(({ text }) => text),
  ]);
  section(
    tableWords.specialActions,
    'spark',
    plan.specialActions.map(({ text }) => text),
  );
  return [comicPanel(told(showing, tableWords.goal), stacked(parts, 8), width, colors.blue)];
}

function entry(text: string, name: IconName, width: number): Piece {
  const shown = paragraph(text, styles.small, width - 26, 4);
  return {
    width,
    height: Math.max(18, shown.height),
    markup: joined(icon(name, 0, 0, 16, colors.faded), placed(24, 0, shown)),
  };
}
