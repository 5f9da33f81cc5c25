import { label, like, stacked, told, type IconName, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import { colors, columnsOf, comicPanel, entry, heading, inColumnsOf, section, styles } from '#skirmish-presentation';
import { roomOf } from '#skarov/queries';
import { nameOfRoom } from '../describe/names.js';
import { baseSeen } from './base-seen.js';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/**
 * The rules in force beside those of the box: those of the adventure, the traps of the rooms that lie, and what Skarov can set
 * off in them. Nothing of a scenario that is not in the box, whose rules its options alone know.
 */
export function rulesPanel(showing: Showing, width: number): Piece[] {
  const { count, each: inner } = columnsOf(width);
  const tiles = [...baseSeen(showing.view).tiles].sort((a, b) => roomOf(a).tileNumber - roomOf(b).tileNumber);
  const rooms = tiles.map(roomOf);
  const title = (text: Localized): Piece => heading(showing, text, inner);
  const inRoom = (faceId: string, text: Localized, name: IconName): Piece =>
    stacked(
      [
        label(told(showing, nameOfRoom(faceId) ?? text), like(styles.small, { bold: true }), inner),
        entry(showing, text, name, inner),
      ],
      3,
    );
  const parts = [
    ...section(
      title(tableWords.scenarioRules),
      (showing.scenario?.rules ?? []).map(({ text }) => entry(showing, text, 'scroll', inner)),
    ),
    ...section(
      title(tableWords.traps),
      rooms.flatMap(({ id, traps }) => traps.map(({ text }) => inRoom(id, text, 'bolt'))),
    ),
    ...section(
      title(tableWords.activations),
      rooms.flatMap(({ id, activation }) => (activation ? [inRoom(id, activation.text, 'crown')] : [])),
    ),
  ];
  return parts.length === 0
    ? []
    : [comicPanel(told(showing, tableWords.rules), inColumnsOf(parts, count), width, colors.blue)];
}
