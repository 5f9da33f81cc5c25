import type { Card } from '#cards';
import type { TableShowing } from '#cards-presentation';
import type * as drawing from '#drawing';
import type { Locale } from '#kernel';
import { printed, rulebook, type View } from '#guardians/queries';
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

/** The card that an id stands for, from any part of the view; `undefined` where it does not. */
export const cardWithId = ({ view }: Pick<Showing, 'view'>, id: string): Card | undefined => {
  const cardId = cardIdIn(view, id);
  return cardId === undefined ? undefined : printed(cardId);
};

function cardIdIn(value: unknown, id: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { instanceId: own, cardId } = value as { readonly instanceId?: unknown; readonly cardId?: unknown };
  if (own === id && typeof cardId === 'string') return cardId;
  for (const inner of Object.values(value)) {
    const found = cardIdIn(inner, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
