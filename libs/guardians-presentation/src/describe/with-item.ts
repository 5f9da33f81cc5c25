import type { ShownCard } from '#cards';
import type { EventFormatter } from './event-formatter.js';

/** A creature, with what it carries. */
export const withItem = (
  tell: EventFormatter,
  { card, item }: { readonly card: ShownCard; readonly item?: ShownCard | undefined },
): string =>
  item
    ? tell.say(`${tell.card(card)} with ${tell.card(item)}`, `${tell.card(card)} avec ${tell.card(item)}`)
    : tell.card(card);
