import { buttonTellerIn, type ButtonTeller } from '#cards-presentation';
import type * as kernel from '#kernel';
import { type CommandOf, type CommandType, rulebook, type Target, type View } from '#guardians/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

/** Words for buttons, which know what their seat sees. */
export interface CommandTeller extends EventFormatter, ButtonTeller {
  /** A card or ability, with what it is used on: “Play Fireball: Wolf”. */
  readonly used: (what: string, target: Target | null) => string;
}

/** The texts of buttons for some types of commands, in the language of its teller. */
export type CommandTexts<T extends CommandType> = kernel.Tellings<CommandOf<T>, CommandTeller>;

/** Tells in a language what a seat may do; `view` is its own. */
export function commandTellerIn(locale: kernel.Locale, names: readonly string[], view: View): CommandTeller {
  const words = formatterIn(locale, names);
  const buttons = buttonTellerIn(rulebook, words, view);
  return {
    ...words,
    ...buttons,
    used(what, target) {
      const parts = [
        target?.cardId === undefined ? [] : buttons.called(target.cardId),
        target?.space === undefined ? [] : words.space(target.space),
      ].flat();
      return parts.length === 0 ? what : words.each([[what, parts.join(', ')]]);
    },
  };
}
