import type { JSX } from 'preact';
import { locale, locales, speak } from '../messages/locale.js';
import { words } from './words.js';

/** The language of the app, kept in this browser. */
export const Language = (): JSX.Element => (
  <section aria-labelledby="language">
    <h2 id="language">{words.language}</h2>
    <p class="actions">
      {locales.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === locale} onClick={() => speak(one)}>
          {words.languages[one]}
        </button>
      ))}
    </p>
  </section>
);
