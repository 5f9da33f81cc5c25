import type { Locale, Localized, Seat } from '#kernel';
import type { OwnView, View } from '../view/view-schema.js';

/** What every part of the picture is drawn from. */
export interface Showing {
  readonly view: View;
  readonly locale: Locale;
  /** The players' names by seat; where there is none the seat has its number. */
  readonly names: readonly string[];
}

/** A text in the language of the picture. */
export const told = ({ locale }: Showing, text: Localized): string => text[locale];

/** What the viewer knows of a seat's secrets: of its own, or as an auditor of all. */
export const secretsOf = ({ view }: Showing, seat: Seat): OwnView | undefined =>
  view.own?.seat === seat ? view.own : view.secrets?.find((own) => own.seat === seat);

/** What a player is called. */
export const playerName = ({ names, locale }: Showing, seat: Seat): string =>
  names[seat] ?? (locale === 'fr' ? `Place ${seat}` : `Seat ${seat}`);
