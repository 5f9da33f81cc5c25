import { type CardId, nameStrip } from '#cards';
import { flowing, label, onSheet, stacked, told, type Piece } from '#drawing';
import { printed } from '../content/catalogue.js';
import type { OwnView } from '../view/view-schema.js';
import { colors, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const STRIP = 204;

/** The sealed deck that a seat builds: its guardian and strongholds, the cards it plays, and those it leaves out. */
export function building(showing: Showing, deck: NonNullable<OwnView['building']>, width: number): Piece {
  const { pool, leftOut, guardian, strongholds } = deck;
  const inner = width - 32;
  const out = [...leftOut];
  const played = pool.filter((cardId) => {
    const at = out.indexOf(cardId);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
  const heads = [...(guardian === undefined ? [] : [guardian]), ...strongholds];
  const group = (title: string, cardIds: readonly CardId[]): Piece[] =>
    cardIds.length === 0
      ? []
      : [
          label(title, styles.heading, inner),
          flowing(
            [...cardIds].sort().map((cardId) => nameStrip(showing, printed(cardId), STRIP)),
            inner,
            6,
          ),
        ];
  return onSheet(
    stacked(
      [
        ...group(told(showing, pictureWords.building), heads),
        ...group(`${played.length} ${told(showing, pictureWords.playing)}`, played),
        ...group(`${leftOut.length} ${told(showing, pictureWords.leftOut)}`, leftOut),
      ],
      8,
    ),
    16,
    { fill: colors.panel, stroke: colors.panelEdge, radius: 10 },
  );
}
