import type { Card } from '#cards';
import type * as drawing from '#drawing';
import { tag, told, written, type Piece } from '#drawing';
import type { Locale, Seat } from '#kernel';
import { tellerIn, type Teller } from '../describe/teller.js';
import type { View } from '../view/view-schema.js';

/** What every part of the picture is drawn from. */
export interface Showing extends drawing.Showing<View> {
  readonly tell: Teller;
  /** The seat that sits at the lower edge: the viewer's own, else the first. */
  readonly near: Seat;
}

/** What a picture is drawn from, for a viewer. */
export const showing = (view: View, locale: Locale, names: readonly string[]): Showing => ({
  view,
  locale,
  tell: tellerIn(locale, names),
  near: view.own?.seat ?? 0,
});

/** The name of a card. */
export const nameOf = (showing: Pick<Showing, 'locale'>, card: Card): string => told(showing, card.name);

/** A piece drawn larger or smaller. */
export const scaled = (piece: Piece, factor: number): Piece => ({
  width: piece.width * factor,
  height: piece.height * factor,
  markup: factor === 1 ? piece.markup : tag('g', { transform: `scale(${written(factor)})` }, piece.markup),
});
