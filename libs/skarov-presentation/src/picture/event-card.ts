import { amount, inRow, paragraph, signed, stacked, told, type Piece } from '#drawing';
import { cardBack, colors, insideOfCard, modifiers, styles, titledCard, type Telling } from '#skirmish-presentation';
import { type CardId, findEventCard } from '#skarov/queries';
import { OVERLORD } from './look.js';
import { tableWords } from './picture-words.js';

/** The name of an event card. */
export function eventName(showing: Telling, cardId: CardId): string {
  const card = findEventCard(cardId);
  return card ? told(showing, card.name) : cardId;
}

/** An event card: what it changes as a technique, and what it does as an event. Dashed while only the overlord knows it. */
export function eventCard(showing: Telling, cardId: CardId, width: number, isSecret = false): Piece {
  const card = findEventCard(cardId);
  const inner = insideOfCard(width);
  const { technique, event } = card ?? {};
  const actions = technique?.actions;
  const changes = [
    ...(technique ? [modifiers(technique)] : []),
    ...(actions === undefined ? [] : [amount('bolt', signed(actions), 18, colors.blue, colors.ink)]),
  ];
  const parts = [
    ...(changes.length > 0 ? [inRow(changes, 12, 'middle')] : []),
    ...(event ? [paragraph(told(showing, event.text), styles.tiny, inner, 5)] : []),
  ];
  const kind = told(showing, event ? tableWords.event : tableWords.technique);
  return titledCard(
    {
      title: eventName(showing, cardId),
      kind,
      color: OVERLORD,
      paper: '#ffffff',
      body: stacked(parts, 5),
      isSecret,
    },
    width,
  );
}

/** An event card that lies face down by a sheet. */
export const hiddenEvent = (showing: Telling, width: number): Piece => cardBack(showing, undefined, width);
