import type { Localized } from '#kernel';
import type { CardGame } from '../../words.js';

/** Words that may differ by game; `undefined`: in this game there is nothing to say (CARD-35). */
export type Phrase = Readonly<Record<CardGame, Localized | undefined>>;

/** The same words in both languages. */
export const said = (en: string, fr: string): Localized => ({ en, fr });

/** A phrase that both games have. */
export const inBoth = (en: string, fr: string): Phrase => ({ GUARDIANS: { en, fr }, ARENA: { en, fr } });

/** A phrase of each game. */
export const inEach = (GUARDIANS: Localized | undefined, ARENA: Localized | undefined): Phrase => ({
  GUARDIANS,
  ARENA,
});
