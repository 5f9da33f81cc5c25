import { inRow, padded, picture, type Piece } from '#drawing';
import type { Telling } from './in-language.js';
import { playCard, type CardFace } from './power-card.js';

const WIDTH = 250;
const MARGIN = 10;

/** A card of a hero alone, as an SVG document: as its power, and as its technique beside it. A wound has one side alone. */
export function sheetCard(showing: Telling, face: CardFace): string {
  const sides: Piece[] = (face.isWound ? (['LEFT'] as const) : (['LEFT', 'RIGHT'] as const)).map((side) =>
    playCard(showing, face, side, WIDTH),
  );
  const { width, height, markup } = padded(inRow(sides, 12), MARGIN, MARGIN);
  return picture({ width, height, title: face.name, language: showing.locale, body: markup });
}
