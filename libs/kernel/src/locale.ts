/** The languages of the server: every sentence and every card exists in all of them. */
export const locales = ['en', 'fr'] as const;

/** One of the languages of the server. */
export type Locale = (typeof locales)[number];

/** The same text in every language. */
export type Localized = Readonly<Record<Locale, string>>;

/** A text in both languages. */
export const localized = (en: string, fr: string): Localized => ({ en, fr });
