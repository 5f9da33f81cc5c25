import type { TableShowing } from '#cards-presentation';
import type * as drawing from '#drawing';
import type { Locale } from '#kernel';
import { printed, rulebook, type View } from '#arena/queries';
import { tellerIn, type Teller } from '../describe/teller.js';
import { drawWords } from './picture-words.js';

/** The inputs of every part of the picture. */
export interface Showing extends drawing.Showing<View>, TableShowing {
  readonly tell: Teller;
}

/** The inputs of a picture, for a viewer. */
export const showing = (view: View, locale: Locale, names: readonly string[]): Showing => ({
  view,
  locale,
  game: rulebook.game,
  draws: drawWords,
  tell: tellerIn(locale, names),
  near: view.own?.seat ?? 0,
  printed,
});
