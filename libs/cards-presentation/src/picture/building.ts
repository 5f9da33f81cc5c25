import { flowing, label, onSheet, stacked, told, type Piece } from '#drawing';
import type { z } from 'zod';
import type { CardId } from '#cards';
import type { buildingViewSchema } from '#cards/brought';
import { nameStrip } from './brief-card.js';
import type { TableShowing } from './card-showing.js';
import { cardColors, cardStyles } from './look.js';
import { tableWords } from './table-words.js';

const STRIP = 204;

/** The sealed deck that a seat builds: its guardian and strongholds, the cards it plays, and those it leaves out. */
export function building(showing: TableShowing, deck: z.output<typeof buildingViewSchema>, width: number): Piece {
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
          label(title, cardStyles.heading, inner),
          flowing(
            [...cardIds].sort().map((cardId) => nameStrip(showing, showing.printed(cardId), STRIP)),
            inner,
            6,
          ),
        ];
  return onSheet(
    stacked(
      [
        ...group(told(showing, tableWords.building), heads),
        ...group(`${played.length} ${told(showing, tableWords.playing)}`, played),
        ...group(`${leftOut.length} ${told(showing, tableWords.leftOut)}`, leftOut),
      ],
      8,
    ),
    16,
    { fill: cardColors.panel, stroke: cardColors.panelEdge, radius: 10 },
  );
}
