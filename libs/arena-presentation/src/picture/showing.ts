import type { TableShowing } from '#cards-presentation';
import type * as drawing from '#drawing';
import type { Locale } from '#kernel';
import { printed, rulebook, type View } from '#arena/queries';
import { formatterIn, type EventFormatter } from '../describe/event-formatter.js';
import { drawWords } from './picture-words.js';

/** The inputs of every part of the picture. */
export interface Showing extends drawing.Showing<View>, TableShowing {
  readonly tell: EventFormatter;
}

/** The inputs of a picture, for a viewer. */
export const showing = (view: View, locale: Locale, names: readonly string[]): Showing => ({
  view,
  locale,
  game: rulebook.game,
  draws: drawWords,
  tell: formatterIn(locale, names),
  near: view.own?.seat ?? 0,
  printed,
});
