import { buttonTellerIn, type ButtonTeller } from '#cards-presentation';
import type * as kernel from '#kernel';
import { type CommandOf, type CommandType, rulebook, type CommandTarget as Target, type View } from '#arena/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

/** Words for buttons, which know what their seat sees. */
export interface CommandTeller extends EventFormatter, ButtonTeller {
  /** An effect in force, by its key. */
  readonly effect: (key: string) => string;
  /** A card or ability, with what it is used on: “Play Fireball: Wolf”. */
  readonly used: (what: string, target: Target | null) => string;
}

/** The texts of buttons for some types of commands, in the language of its teller. */
export type CommandTexts<T extends CommandType> = kernel.Tellings<CommandOf<T>, CommandTeller>;

/** Tells in a language what a seat may do; `view` is its own. */
export function commandTellerIn(locale: kernel.Locale, names: readonly string[], view: View): CommandTeller {
  const words = formatterIn(locale, names);
  const buttons = buttonTellerIn(rulebook, words, view);
  const { say, place, stronghold, each } = words;
  const effect = (key: string): string => {
    const inForce = view.combat?.inForce ?? [];
    const found = inForce.find((one) => one.key === key);
    if (!found) return say('an effect', 'un effet');
    const same = inForce.filter(({ card }) => card.instanceId === found.card.instanceId);
    const number = same.length > 1 ? `, ${same.indexOf(found) + 1}` : '';
    const name = `${buttons.called(found.card.instanceId)}${number}`;
    return say(`the effect of ${name}`, `l’effet ${words.elided('de', name)}`);
  };
  return {
    ...words,
    ...buttons,
    effect,
    used(what, target) {
      const { cardId, place: at, effectKey, from, to } = target ?? {};
      const parts = [
        cardId === undefined ? [] : buttons.called(cardId),
        at === undefined ? [] : place(at),
        effectKey === undefined ? [] : effect(effectKey),
        from === undefined ? [] : say(`from ${stronghold(from)}`, `depuis ${stronghold(from)}`),
        to === undefined ? [] : say(`to ${stronghold(to)}`, `vers ${stronghold(to)}`),
      ].flat();
      return parts.length === 0 ? what : each([[what, parts.join(', ')]]);
    },
  };
}
