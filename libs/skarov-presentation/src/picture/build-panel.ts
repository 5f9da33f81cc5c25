import { labelled, like, paragraph, stacked, told, type Piece } from '#drawing';
import { colors, comicPanel, entry, insideOf, styles } from '#skirmish-presentation';
import {
  allRooms,
  findVillainSheet,
  hasRoom,
  lieutenantsLeft,
  minionsLeft,
  mostPassages,
  mostTiles,
  roomOf,
} from '#skarov/queries';
import { baseSeen } from './base-seen.js';
import { tableWords } from './picture-words.js';
import { sheetName, type Showing } from './showing.js';

/** How far the base is, and what is left to lay; nothing once it is confirmed. */
export function buildPanel(showing: Showing, width: number): Piece[] {
  const { board, phase } = showing.view;
  if (board.confirmed || phase !== 'SETUP') return [];
  const inner = insideOf(width);
  const say = (title: keyof typeof tableWords, text: string | number): Piece =>
    paragraph(labelled(showing, told(showing, tableWords[title]), text), like(styles.small, { size: 12.5 }), inner, 3);
  const base = baseSeen(showing.view);
  const laid = (kind: 'DOOR' | 'AIRLOCK'): number => base.passages.filter((passage) => passage.kind === kind).length;
  const none = told(showing, tableWords.none);
  const listed = (names: readonly string[]): string => showing.tell.list(names, none);
  const parts = [
    say('rooms', `${base.tiles.length} ${told(showing, tableWords.of)} ${mostTiles}`),
    say('tilesLeft', listed(tilesLeft(showing).map(String))),
    ...(base.tilesDone ? [] : needed(showing, inner)),
    say('doorsLeft', mostPassages.DOOR - laid('DOOR')),
    say('airlocksLeft', mostPassages.AIRLOCK - laid('AIRLOCK')),
    say(
      'minionsLeft',
      listed(minionsLeft(base).map((id) => `${told(showing, sheetName(id))} (${figuresLeft(base, id)})`)),
    ),
    say('lieutenantsLeft', listed(lieutenantsLeft(base).map((id) => told(showing, sheetName(id))))),
    say('undone', base.undone),
    entry(showing, tableWords.legend, 'cross', inner),
  ];
  return [comicPanel(told(showing, tableWords.building), stacked(parts, 7), width, '#2f6f46')];
}

/** Tiles of which no face lies, by number. */
function tilesLeft({ view }: Showing): number[] {
  const laid = new Set(baseSeen(view).tiles.map((tile) => roomOf(tile).tileNumber));
  return [...new Set(allRooms().map(({ tileNumber }) => tileNumber))].filter((number) => !laid.has(number));
}

/** The rooms without which no base is whole (SKAROV-BASE-02). */
function needed(showing: Showing, width: number): Piece[] {
  const { tiles } = baseSeen(showing.view);
  const missing = [
    ...(hasRoom(tiles, 'CONTROL') ? [] : [told(showing, tableWords.controlRoom)]),
    ...(hasRoom(tiles, 'OBJECTIVE') ? [] : [told(showing, tableWords.objectiveRoom)]),
  ];
  if (missing.length === 0) return [];
  const text = labelled(showing, told(showing, tableWords.stillNeeded), missing.join(', '));
  return [paragraph(text, like(styles.small, { bold: true, color: colors.red }), width, 2)];
}

const figuresLeft = ({ minions }: ReturnType<typeof baseSeen>, sheetId: string): number =>
  (findVillainSheet(sheetId)?.figures ?? 0) - minions.filter(({ sheet }) => sheet === sheetId).length;
