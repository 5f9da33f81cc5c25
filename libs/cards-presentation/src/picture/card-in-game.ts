import { ofRef, type Markup } from '#drawing';
import { refKey } from '#kernel';
import type { Card } from '#cards';

/** A card to draw: with the id by which commands name it, where it is one of a game. */
export type DrawnCard = Card & { readonly instanceId?: string };

/** What is drawn of a card, as what a player selects where it is one of a game. */
export const ofCard = ({ instanceId }: DrawnCard, markup: Markup): Markup =>
  instanceId === undefined ? markup : ofRef(refKey('card', instanceId), markup);
