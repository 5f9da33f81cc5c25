import { joined, labelled, like, paragraph, pill, placed, stacked, tag, told, withRef, type Piece } from '#drawing';
import { refKey } from '#kernel';
import { colors, comicPanel, insideOf, styles, villainRows } from '#skirmish-presentation';
import { type FigureView, findVillainSheet } from '#skarov/queries';
import { OVERLORD } from './look.js';
import { tableWords } from './picture-words.js';
import { villainLook, type Showing } from './showing.js';

/** The villain sheets of the game: values as they are now, powers, and which have been activated this turn. */
export function villainsPanel(showing: Showing, width: number): Piece[] {
  const inner = insideOf(width);
  const villains = showing.view.figures.filter(({ kind }) => kind === 'VILLAIN');
  const rows = [...new Set(villains.map(({ sheetId }) => sheetId))].map((sheetId) =>
    sheetRows(
      showing,
      sheetId,
      villains.filter((figure) => figure.sheetId === sheetId),
      inner,
    ),
  );
  if (rows.length === 0) return [];
  return [comicPanel(told(showing, tableWords.villains), stacked(rows, 9), width, OVERLORD)];
}

/** A sheet; on yellow while its activation runs, with its token once it has been activated (SKAROV-ACT-06). */
function sheetRows(showing: Showing, sheetId: string, villains: readonly FigureView[], width: number): Piece {
  const { activatedSheets, villain, modifiers } = showing.view;
  const [first, ...others] = villains;
  if (!first) return stacked([]);
  const sheet = findVillainSheet(sheetId);
  const shown = { look: villainLook(sheetId), figures: [first, ...others] as const, sheet, modifiers };
  const style = like(styles.small, { bold: true, color: '#ffffff' });
  const done = activatedSheets.includes(sheetId)
    ? [pill(told(showing, tableWords.activated), style, colors.faded, 'bolt')]
    : [];
  const rows = stacked([...villainRows(showing, shown, width), ...supply(showing, villains, width), ...done], 4);
  const isActive = villain?.sheetId === sheetId;
  const ground = { x: -8, y: -4, width: width + 16, height: rows.height + 8, fill: colors.yellow, opacity: 0.45 };
  const markup = joined(isActive ? tag('rect', ground) : undefined, placed(0, 0, rows));
  return withRef(refKey('sheet', sheetId), { ...rows, width, markup });
}

/** How many minions of a sheet wait in the supply. */
function supply(showing: Showing, villains: readonly FigureView[], width: number): Piece[] {
  const left = villains.filter(({ status }) => status === 'RESERVE').length;
  if (left === 0) return [];
  return [
    paragraph(
      labelled(showing, told(showing, tableWords.supply), left),
      like(styles.small, { color: colors.faded }),
      width,
      1,
    ),
  ];
}
