import type { Card } from '#cards';
import { tag, written, type Piece } from '#drawing';
import type { Locale, Localized, Seat } from '#kernel';
import { tellerIn, type Teller } from '../describe/teller.js';
import type { OwnView, View } from '../view/view-schema.js';

/** What every part of the picture is drawn from. */
export interface Showing {
  readonly view: View;
  readonly locale: Locale;
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

/** A text in the language of the picture. */
export const told = ({ locale }: Pick<Showing, 'locale'>, text: Localized): string => text[locale];

/** The name of a card. */
export const nameOf = (showing: Pick<Showing, 'locale'>, card: Card): string => told(showing, card.name);

/** What the viewer knows of a seat's secrets: of its own, or as an auditor of both. */
export const secretsOf = ({ view }: Showing, seat: Seat): OwnView | undefined =>
  view.own?.seat === seat ? view.own : view.secrets?.find((own) => own.seat === seat);

/** A number with its sign, minus being a minus and no hyphen. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A piece drawn larger or smaller. */
export const scaled = (piece: Piece, factor: number): Piece => ({
  width: piece.width * factor,
  height: piece.height * factor,
  markup: factor === 1 ? piece.markup : tag('g', { transform: `scale(${written(factor)})` }, piece.markup),
});

/** Something with what is said of it: French sets a space before a colon. */
export const labelled = ({ locale }: Pick<Showing, 'locale'>, title: string, text: string | number): string =>
  `${title}${locale === 'fr' ? '\u00A0:' : ':'} ${text}`;
