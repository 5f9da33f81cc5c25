export { picture, type PictureParts } from './document.js';
export { icon, iconShapes, type IconName } from './icons.js';
export { label, line, paragraph } from './lettering.js';
export { escaped, joined, moved, nothing, ofRef, tag, words, written, type Attribute, type Markup } from './markup.js';
export { fitted, sizeFor, textWidth, wrapped, type SizeLimits } from './measure.js';
export { darker, lighter, mixed, readableOn, seatColor, seatColors } from './palette.js';
export {
  centered,
  flowing,
  inRow,
  onSheet,
  over,
  padded,
  placed,
  sheet,
  space,
  stacked,
  withRef,
  type Piece,
  type SheetStyle,
} from './piece.js';
export { labelled, secretsOf, signed, told, withColon, type Showing } from './showing.js';
export { like, lineHeight, type Face, type TextStyle } from './text-style.js';
export { boxed, doubleRule, halftone, inColumns, thinRule, type Columns } from './newspaper.js';
export { amount, disc, pill, pips, type Circle, type PipLook } from './token.js';
