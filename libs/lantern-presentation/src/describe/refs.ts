import { localized, tellerIn, type Refs } from '#kernel';
import type { View } from '#lantern/queries';

/** The cards that a keeper may choose; two of one value are the same choice. */
export const refs: Refs<View> = {
  kinds: { card: localized('cards', 'cartes') },
  fields: { oil: 'card' },
  words: { 'type=chooseCard': localized('choose a card', 'choisir une carte') },
  pieces(view, locale, names) {
    const { say } = tellerIn(locale, names);
    return [...new Set(view.hand)].map((oil) => ({
      kind: 'card',
      id: String(oil),
      name: say(`card ${String(oil)}`, `carte ${String(oil)}`),
    }));
  },
};
