import { tellerIn, type Locale } from '#kernel';
import type { Command, View } from '#lantern/queries';

/** The texts of buttons for commands. */
export function commandTexts(_view: View, locale: Locale, names: readonly string[]): (command: Command) => string {
  const { say, count } = tellerIn(locale, names);
  return ({ oil }) =>
    say(
      `Put ${count(oil, 'measure', 'mesure')} of oil under the lantern`,
      `Mettre ${count(oil, 'measure', 'mesure')} d’huile sous la lanterne`,
    );
}
