import { en, type Messages } from './en.js';
import { fr } from './fr.js';

/** The languages of the app. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

const KEPT = 'language';

const isLocale = (text: string | null): text is Locale => locales.some((one) => one === text);

/** The language of an address (`?lang=fr`), else the one chosen before, else the first that the browser prefers. */
function wanted(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLocale(asked)) return asked;
  const kept = localStorage.getItem(KEPT);
  if (isLocale(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLocale) ?? 'en';
}

/** The language of this page. It changes with a reload only, so that no half of a page is in another. */
export const locale: Locale = wanted();

/** The words of this page. */
export const words: Messages = { en, fr }[locale];

/** Keeps a language and loads the page in it. */
export function speak(next: Locale): void {
  localStorage.setItem(KEPT, next);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  location.replace(address);
}
