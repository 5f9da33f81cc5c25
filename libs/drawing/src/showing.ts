import type { Locale, Localized, Teller } from '#kernel';

/** The inputs of every part of a picture. Games add what theirs look up again and again. */
export interface Showing<View> {
  readonly view: View;
  readonly locale: Locale;
  /** Names the players (`tell.who(seat)`) and writes sentences, in the language of the picture. */
  readonly tell: Teller;
}

/** An object that knows the language of a picture. */
type InLanguage = Pick<Showing<unknown>, 'locale'>;

/** A text in the language of the picture. */
export const told = ({ locale }: InLanguage, text: Localized): string => text[locale];

/** A view with what its viewer alone knows: its own secrets, or as an auditor those of all. */
interface WithSecrets<Own> {
  readonly own?: Own | null | undefined;
  readonly secrets?: readonly Own[] | null | undefined;
}

/** The known secrets of a side; `undefined`: none. */
export const secretsOf = <Own>(
  { view }: { readonly view: WithSecrets<Own> },
  isTheirs: (own: Own) => boolean,
): Own | undefined => [...(view.own ? [view.own] : []), ...(view.secrets ?? [])].find(isTheirs);

/** A text with the colon of its language after it: French sets a space before. */
export const withColon = ({ locale }: InLanguage, text: string): string =>
  `${text}${locale === 'fr' ? '\u00A0:' : ':'}`;

/** Something with what is said of it. */
export const labelled = (showing: InLanguage, title: string, text: string | number): string =>
  `${withColon(showing, title)} ${text}`;

/** A number with its sign, minus being a minus and no hyphen. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
